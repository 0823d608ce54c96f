import type { BoxPage } from '../../box';

export const box: BoxPage = {
  verbs: { hive: { mark: '4' } },
};

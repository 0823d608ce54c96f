/** A thrown token may topple a tower: it is pointed at on its top. */
import type { VerbPage } from '../../box';
import { topOf } from '../../pieces';

export const TOPPLE: VerbPage = { at: (view, draw, square) => topOf(view, draw, square, 'tower') };

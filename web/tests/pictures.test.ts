import { describe, expect, it } from 'vitest';
import { partsOf } from '../src/games/carcassonne/pictures.svelte';

describe('the pictures of tiles', () => {
  it('carry only the definitions that they use, and what those use', () => {
    const defs =
      '<defs><style>.ca-m{fill:url(#ca-meadow)}</style><pattern id="ca-meadow"/><g id="ca-inn"><use href="#ca-house1"/></g></defs>' +
      '<defs><g id="ca-house1"/><g id="ca-tree0"/></defs>';
    const shared = partsOf(defs)('<use href="#ca-inn"/>');
    for (const id of ['ca-meadow', 'ca-inn', 'ca-house1']) expect(shared).toContain(`id="${id}"`);
    expect(shared).not.toContain('ca-tree0');
    expect(shared).toContain('.ca-m{');
  });
});

import { describe, expect, it } from 'vitest';
import { read } from '../src/games/carcassonne/painting/drawing';

describe('our drawings', () => {
  it('are read as a tree', () => {
    const [group] = read(
      '<g transform="rotate(90 50 50)"><path class="ca-m" d="M0 0"/><text y="2">A</text></g><use href="#x"/>',
    );
    expect(group?.tag).toBe('g');
    expect(group?.attributes.transform).toBe('rotate(90 50 50)');
    expect(group?.children.map(({ tag }) => tag)).toEqual(['path', 'text']);
    expect(group?.children[1]?.text).toBe('A');
  });
});

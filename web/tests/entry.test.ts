import { describe, expect, it } from 'vitest';
import type { EntryInfo } from '../src/lib/protocol';
import { certain } from '../src/entering/entry';

const bag = (number: number, counts: Record<string, number>, seat: EntryInfo['seat'] = 'A'): EntryInfo => ({
  line: 0,
  topic: 'follower',
  seat,
  number,
  left: Object.values(counts).reduce((sum, count) => sum + count, 0),
  outcomes: Object.entries(counts).map(([outcome, count]) => ({ outcome, count })),
  rules: [],
});

describe('what comes in any case', () => {
  it('is the whole bag where all of it is drawn', () => {
    expect(certain(bag(3, { farmer: 2, monk: 1 }))).toEqual(['farmer', 'farmer', 'monk']);
  });

  it('is what is in the bag more often than something can stay behind', () => {
    expect(certain(bag(5, { farmer: 3, monk: 2, trader: 1, knight: 0 }))).toEqual(['farmer', 'farmer', 'monk']);
    expect(certain(bag(4, { farmer: 2, monk: 2, trader: 2 }))).toEqual([]);
  });

  it('is nothing where the order counts', () => {
    expect(certain(bag(2, { wine: 2 }, null))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { isPlan, planned, touches, turnText } from '../src/games/orleans/advice';
import type { ShownDecision } from '../src/lib/study.svelte';

const decision = (text: string): ShownDecision => ({
  text,
  verb: text.split(' ')[0] ?? '',
  label: '',
  args: {},
  targets: [],
});
const whole = [decision('plan knight@castle.1, technology@village.1, monk@ship.2 from tower; done')];
const stepwise = ['put monk village.2', 'put knight castle.1', 'take village.2', 'tech village.1', 'done'].map(
  decision,
);
const spoken = ({ text }: ShownDecision): string => text;

describe('a plan', () => {
  it('is the same, made at once or step by step', () => {
    expect([...planned(whole)]).toEqual([
      ['castle.1', 'knight'],
      ['village.1', 'technology'],
      ['ship.2', 'monk'],
    ]);
    expect([...planned(stepwise)]).toEqual([
      ['castle.1', 'knight'],
      ['village.1', 'technology'],
    ]);
  });

  it('can lie beside another; what is done with places cannot', () => {
    expect(isPlan(whole)).toBe(true);
    expect(isPlan(stepwise)).toBe(true);
    expect(isPlan([decision('use castle')])).toBe(false);
    expect(isPlan([])).toBe(false);
  });

  it('touches its places, each once', () => {
    expect(touches(decision('plan farmer@castle.1, boatman@castle.2; done'))).toEqual(['place:castle']);
  });

  it('is told by its places; anything else by what is done', () => {
    expect(turnText(stepwise, spoken)).not.toContain('put');
    expect(turnText([decision('use castle'), decision('draw 4')], spoken)).toBe('use castle · draw 4');
  });
});

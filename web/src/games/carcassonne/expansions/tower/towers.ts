/** Towers on their foundations, and who stands on them. */
import type { Draw } from '../../art.svelte';
import type { Piece } from '../../box';
import { placeOn, topOf } from '../../pieces';
import type { Pair, View } from '../../view';
import Tower from './Tower.svelte';

/** A foundation, as a part of its tile. */
const PART = 'tower';
/** A piece of a tower is so much higher than the one below it. */
export const STOREY = 9;
/** From the foundation to the middle of a follower on a tower without any pieces. */
const CLIMB = 14;

const heightAt = (view: View, at: Pair): number =>
  view.towers?.find(({ square }) => square.join() === at.join())?.height ?? 0;

/** How far above the foundation somebody stands on a tower of that height. */
export const liftOf = (height: number): number => (height > 0 ? CLIMB + STOREY * height : 0);

export function liftOnTower(view: View, square: Pair, part: string | undefined): number {
  return part === PART ? liftOf(heightAt(view, square)) : 0;
}

export function towersOf(view: View, draw: Draw): Piece[] {
  return (view.towers ?? []).flatMap(({ square, height }): Piece[] => {
    const at = placeOn(view, draw, square, PART);
    const about = { figure: PART, seat: null, lying: false, square, part: PART, area: PART, lift: 0, height };
    return at && height > 0 ? [{ ...about, key: `${PART}:${square.join(',')}`, at, Drawing: Tower }] : [];
  });
}

/** Where one more piece would lie. */
export function nextStorey(view: View, draw: Draw, square: Pair): Pair | null {
  const at = placeOn(view, draw, square, PART);
  return at && [at[0], at[1] - STOREY * heightAt(view, square)];
}

/** Where somebody would stand on it. */
export function onTop(view: View, draw: Draw, square: Pair): Pair | null {
  return topOf(view, draw, square, PART);
}

/** As many tiles in each direction as the tower that has just grown is high, beyond gaps too, and its own. */
export function reachOf(view: View): Pair[] {
  const at = view.raised;
  if (!at) return [];
  const height = heightAt(view, at);
  return view.tiles.flatMap(([x, y]): Pair[] => {
    const [dx, dy] = [Math.abs(x - at[0]), Math.abs(y - at[1])];
    return (dx === 0 && dy <= height) || (dy === 0 && dx <= height) ? [[x, y]] : [];
  });
}

import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  fit,
  fitBeside,
  fitClear,
  isUnder,
  keyOf,
  openNeighbours,
  shows,
  squareOf,
  toward,
} from '../src/games/carcassonne/board';

const MARGIN = { left: 10, top: 10, right: 10, bottom: 10 };

describe('squares', () => {
  it('are written as the record writes them', () => {
    expect(keyOf({ x: -2, y: 3 })).toBe('-2,3');
    expect(squareOf('-2,3')).toEqual({ x: -2, y: 3 });
  });

  it('take up a hundred units each', () => {
    expect(boundsOf([{ x: 0, y: 0 }])).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
    const wide = boundsOf([
      { x: -1, y: 2 },
      { x: 3, y: 0 },
    ]);
    expect(wide).toEqual({ left: -100, top: 0, right: 400, bottom: 300 });
  });

  it('of an empty board are the one in the middle', () => {
    expect(boundsOf([])).toEqual(boundsOf([{ x: 0, y: 0 }]));
  });

  it('have four neighbours, of which some are free', () => {
    const free = openNeighbours(new Set(['0,0', '1,0']))
      .map(keyOf)
      .sort();
    expect(free).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0'].sort());
  });
});

describe('the view', () => {
  const bounds = boundsOf([
    { x: 0, y: 0 },
    { x: 3, y: 1 },
  ]);

  it('puts the land into the middle', () => {
    const view = fit(bounds, 1000, 600, MARGIN, 9);
    expect(view.k).toBeCloseTo(980 / 400);
    expect(view.x + view.k * 200).toBeCloseTo(500);
    expect(view.y + view.k * 100).toBeCloseTo(300);
  });

  it('is no closer than it may be', () => {
    expect(fit(bounds, 1000, 600, MARGIN, 1.2).k).toBe(1.2);
  });

  it('keeps free what lies over its foot', () => {
    const view = fit(bounds, 1000, 600, { ...MARGIN, bottom: 110 }, 9);
    expect(view.y + view.k * bounds.bottom).toBeLessThanOrEqual(490 + 0.01);
  });

  it('makes room for a card over the land, and only then', () => {
    const cover = { width: 312, height: 220 };
    const land = boundsOf([
      { x: 0, y: 0 },
      { x: 11, y: 7 },
    ]);
    const view = fitBeside(land, 1100, 760, cover);
    const beside = view.x + view.k * land.left >= cover.width || view.y + view.k * land.top >= cover.height;
    expect(beside).toBe(true);
    expect(shows(view, land, 1100, 760)).toBe(true);
    expect(fitBeside(bounds, 1100, 760, cover)).toEqual(fit(bounds, 1100, 760));
    expect(fitBeside(land, 1100, 760, { width: 0, height: 0 })).toEqual(fit(land, 1100, 760));
  });

  it('keeps the places where a tile may go out from under the buttons', () => {
    const [width, height, none, buttons] = [390, 500, { width: 0, height: 0 }, { width: 72, height: 210 }];
    const clear = (right: number, bottom: number) => {
      const land = boundsOf([
        { x: 0, y: 0 },
        { x: right, y: bottom },
      ]);
      const places = [boundsOf([{ x: right, y: bottom }])];
      const view = fitClear(land, width, height, none, places, buttons);
      expect(isUnder(view, places, width, height, buttons)).toBe(false);
      expect(shows(view, land, width, height)).toBe(true);
      expect(fitClear(land, width, height, none, [], buttons)).toEqual(fitBeside(land, width, height, none));
      return view.k / fitBeside(land, width, height, none).k;
    };
    expect(clear(11, 6)).toBe(1); // above the buttons there is room enough
    expect(clear(11, 12)).toBeGreaterThan(0.85);
  });

  it('knows what it shows', () => {
    const view = fit(bounds, 1000, 600, MARGIN);
    expect(shows(view, bounds, 1000, 600)).toBe(true);
    expect(shows({ ...view, x: view.x - 600 }, bounds, 1000, 600)).toBe(false);
  });
});

describe('arrows', () => {
  const squares = ['0,-1', '3,0', '1,2', '-1,0'].map(squareOf);

  it('go to the nearest square in their direction', () => {
    expect(toward(squareOf('0,0'), 'north', squares)).toEqual(squareOf('0,-1'));
    expect(toward(squareOf('0,0'), 'east', squares)).toEqual(squareOf('3,0'));
    expect(toward(squareOf('0,0'), 'west', squares)).toEqual(squareOf('-1,0'));
  });

  it('stay where nothing lies ahead', () => {
    expect(toward(squareOf('0,-1'), 'north', squares)).toBeNull();
  });
});

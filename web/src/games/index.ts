/** The games that have a board. A game without one is played by the list of options. */
import { localizer } from '../lib/language.svelte';
import type { AnyBuilding, Building } from './building';
import type { AnyFace, Face } from './face';

/** The table hands a face only the turns that this face began: it need not know what they are. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a face is never given another game's turn
const closed = <Turn>({ face }: { face: Face<Turn> }): AnyFace => face as AnyFace;

/** The page of a game is fetched when somebody comes to play it. */
const FACES: Record<string, () => Promise<AnyFace>> = {
  carcassonne: () => import('./carcassonne/face').then(closed),
  johanna: () => import('./johanna/face').then(closed),
  orleans: () => import('./orleans/face').then(closed),
};

/** The face of a game, with what is said there. */
export async function loadFace(game: string): Promise<AnyFace | null> {
  const load = FACES[game];
  if (!load) return null;
  const [face] = await Promise.all([load(), localizer.learn(game)]);
  return face;
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a building is never given another game's brush
const ready = <Brush>({ building }: { building: Building<Brush> }): AnyBuilding => building as AnyBuilding;

const BUILDINGS: Record<string, () => Promise<AnyBuilding>> = {
  carcassonne: () => import('./carcassonne/building/building').then(ready),
};

/** How positions of a game are built on its board; null where there are only forms. */
export const loadBuilding = async (game: string): Promise<AnyBuilding | null> => (await BUILDINGS[game]?.()) ?? null;

/** All games of the house, also those that cannot be played yet. */
export const HOUSE = ['orleans', 'johanna', 'carcassonne'];

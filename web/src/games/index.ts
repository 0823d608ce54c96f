/** The games that have a board. A game without one is played by the list of options. */
import type { AnyFace, Face } from './face';
import { face as carcassonne } from './carcassonne/face';
import { face as johanna } from './johanna/face';
import { face as orleans } from './orleans/face';

/** The table hands a face only the turns that this face began: it need not know what they are. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a face is never given another game's turn
const closed = <Turn>(face: Face<Turn>): AnyFace => face as AnyFace;

const FACES: Record<string, AnyFace> = {
  carcassonne: closed(carcassonne),
  johanna: closed(johanna),
  orleans: closed(orleans),
};

export const faceOf = (game: string): AnyFace | null => FACES[game] ?? null;

/** All games of the house, also those that cannot be played yet. */
export const HOUSE = ['orleans', 'johanna', 'carcassonne'];

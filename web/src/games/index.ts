/** The games that have a board. A game without one is played by the list of options. */
import type { AnyFace } from './face';
import { face as carcassonne } from './carcassonne/face';
import { face as johanna } from './johanna/face';
import { face as orleans } from './orleans/face';

const FACES: Record<string, AnyFace> = {
  carcassonne: carcassonne as AnyFace,
  johanna: johanna as AnyFace,
  orleans: orleans as AnyFace,
};

export const faceOf = (game: string): AnyFace | null => FACES[game] ?? null;

/** All games of the house, also those that cannot be played yet. */
export const HOUSE = ['orleans', 'johanna', 'carcassonne'];

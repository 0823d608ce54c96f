/** The round-headed miniature of each game, and the same cut small as its sign. */
import carcassonne from '../art/carcassonne.svg';
import carcassonneSign from '../art/carcassonne-sign.svg';
import johanna from '../art/johanna.svg';
import johannaSign from '../art/johanna-sign.svg';
import orleans from '../art/orleans.svg';
import orleansSign from '../art/orleans-sign.svg';

export const emblems: Record<string, string> = { orleans, johanna, carcassonne };
export const signs: Record<string, string> = {
  orleans: orleansSign,
  johanna: johannaSign,
  carcassonne: carcassonneSign,
};

/** How a person likes to follow a game: pace, sounds, word when it is one's turn. Kept in this browser. */
import { read, write } from './keep';
import { still } from './motion';

export const PACES = ['slow', 'normal', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** So many milliseconds a move of somebody else is to be seen before the next. */
const SEEN: Record<Pace, number> = { slow: 1400, normal: 600, instant: 0 };

class Flow {
  pace = $state<Pace>(read<Pace>('bastide.pace', 'normal'));
  sounds = $state(read('bastide.sounds', true));
  notifies = $state(read('bastide.notifies', false));
  /** Whether one wants to see the points if the game ended now. */
  foretells = $state(read('bastide.foretells', true));
  /** Whether the buttons lie under the left thumb, on a phone on its side. */
  left = $state(read('bastide.left', false));

  /** How long a move is to be seen; not at all while nobody looks, or for those who asked for stillness. */
  get pause(): number {
    return document.hidden || still() ? 0 : SEEN[this.pace];
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    write('bastide.pace', pace);
  }

  hear(on: boolean): void {
    this.sounds = on;
    write('bastide.sounds', on);
  }

  foretell(on: boolean): void {
    this.foretells = on;
    write('bastide.foretells', on);
  }

  chooseHand(left: boolean): void {
    this.left = left;
    write('bastide.left', left);
  }

  /** Browsers ask the person first; whoever says no is not asked again. */
  async notify(on: boolean): Promise<void> {
    this.notifies = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    write('bastide.notifies', this.notifies);
  }
}

export const flow = new Flow();

/** Says that it is one's turn, to somebody who looks elsewhere. */
export function callBack(table: string, title: string, text: string): void {
  if (!flow.notifies || !document.hidden || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body: text, tag: table, icon: '/icon-192.png' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Whether one wants to see what others say. */
import { read, write } from './keep';

const KEY = 'bastide.emotes';

class Shown {
  on = $state(read(KEY, true));

  set(on: boolean): void {
    this.on = on;
    write(KEY, on);
  }
}

export const shown = new Shown();

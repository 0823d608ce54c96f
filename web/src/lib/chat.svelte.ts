/** What people write at a table: read or not yet, open or not. */
import { announcer } from './announce.svelte';
import { t } from './language.svelte';
import { read, write } from './keep';
import { nameAt } from './people';
import type { Table } from './table.svelte';

const READ = 'bastide.chat.read';
const OPEN = 'bastide.chat.open';
const MOST_TABLES = 50;
/** Where there is room beside the board it stays open from table to table. */
const roomy = (): boolean => matchMedia('(min-width: 1013px)').matches;

export class ChatReader {
  open = $state<boolean>(roomy() && read<boolean>(OPEN, false));
  #read = $state(0);
  #told = -1;

  constructor(readonly table: Table) {
    this.#read = read<Record<string, number>>(READ, {})[table.id] ?? 0;
  }

  /** People can write here, or have. */
  get offered(): boolean {
    return this.table.info?.chat === true && (this.table.mine.length > 0 || this.table.chat.length > 0);
  }

  get unread(): number {
    const { chat, mine } = this.table;
    return this.open ? 0 : chat.filter((line) => line.number > this.#read && !mine.includes(line.seat)).length;
  }

  toggle(open: boolean): void {
    this.open = open;
    if (roomy()) write(OPEN, open);
  }

  /** Says what is new to those who listen, and keeps how far one has read. */
  listen(): void {
    const { chat, mine, info } = this.table;
    const last = chat.at(-1)?.number ?? 0;
    if (this.#told >= 0)
      for (const line of chat)
        if (line.number > this.#told && !mine.includes(line.seat))
          announcer.say(t('chat-said', { name: nameAt(info, line.seat), text: line.text }));
    if (info) this.#told = last;
    if (!this.open || last <= this.#read) return;
    this.#read = last;
    const others = Object.entries(read<Record<string, number>>(READ, {})).slice(-MOST_TABLES);
    write(READ, { ...Object.fromEntries(others), [this.table.id]: last });
  }
}

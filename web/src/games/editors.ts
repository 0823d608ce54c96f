/** How a switch is set that is a text: with a drawing board of the game's own. */
import type { Component } from 'svelte';
import type { Switch } from '../lib/protocol';
import type { TableDraft } from '../lib/tableDraft.svelte';
import { switchPage } from './carcassonne/boxes';

type Editor = Component<{ draft: TableDraft; one: Switch }>;

const EDITORS: Record<string, (name: string) => Editor | undefined> = {
  carcassonne: (name) => switchPage(name)?.Editor,
};

export const editorOf = (game: string, name: string): Editor | null => EDITORS[game]?.(name) ?? null;

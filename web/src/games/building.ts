/** What a game brings to build its positions on a board of its own. Without it there are the forms alone. */
import type { Component } from 'svelte';
import type { Editor } from '../editor/editor.svelte';

export interface Building<Brush> {
  /** What somebody has in hand while they build. */
  begin(): Brush;
  /** The parts of its palette, each a tab. */
  tabs: readonly string[];
  turnTo(brush: Brush, tab: string): void;
  Palette: Component<{ editor: Editor; brush: Brush; part: string }>;
  Land: Component<{ editor: Editor; brush: Brush }>;
  /** What is drawn and not laid yet. */
  Hand: Component<{ editor: Editor }>;
}

/** A board to build on whose brush only its game knows. */
export type AnyBuilding = Building<unknown>;

/** What kind of screen this is, where a style sheet is not enough. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone, upright or on its side. */
export const onPhone = (): MediaQuery => new MediaQuery('(max-width: 720px), (max-height: 480px)');

/** A phone on its side: the board has the height, a rail beside it everything else. */
export const onItsSide = (): MediaQuery => new MediaQuery('(max-height: 480px) and (orientation: landscape)');

/**
 * The element `<latin-puzzle>`: importing this defines it. It needs nothing else, and asks nobody for anything.
 *
 * @packageDocumentation
 */
import { LatinPuzzleElement } from './element.ts';

export { LatinPuzzleElement } from './element.ts';
export type { LatinFaultEvent, LatinProgressEvent, LatinSolvedEvent, PuzzleProgress, PuzzleSolved } from './events.ts';

/** The name of the element on a page. */
export const TAG = 'latin-puzzle';

// Where there is no page, as when a server renders one, there is nothing to define; a second copy leaves the first in place.
if (globalThis.customElements && !customElements.get(TAG)) customElements.define(TAG, LatinPuzzleElement);

declare global {
  interface HTMLElementTagNameMap {
    'latin-puzzle': LatinPuzzleElement;
  }
}

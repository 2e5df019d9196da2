import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** For buttons beside the board: pressed with a pointer, they leave the keys to the board. Tab still leads to them. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Gives the keys to the board: to its solid if that is shown. */
export function focusBoard(area: HTMLElement | null): void {
  const board = area?.querySelector<HTMLElement>('.solid-stage') ?? area?.querySelector<HTMLElement>('.board-view');
  board?.focus({ preventScroll: true });
}

/** Nobody has the keys. A finger needs no focus, which would only draw a ring. */
export function noFocus(): boolean {
  const { activeElement } = document;
  const lost = activeElement === null || activeElement === document.body || activeElement.id === 'content';
  return lost && matchMedia('(pointer: fine)').matches;
}

/**
 * While a board has the keys, buttons pressed with a pointer leave them there, and so does a press beside everything:
 * who goes on typing goes on playing. Hints, and the buttons that turn a solid, have keys of their own.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      const button = (event.target as Element).closest('.desk button');
      if (!button || button.closest('.hints, .solid-controls')) return;
      if (noFocus() || area.current?.contains(document.activeElement)) keepFocus(event);
    };
    const giveBack = () => {
      // Nor is a text given up that has just been marked, to be copied.
      if (noFocus() && getSelection()?.isCollapsed !== false) focusBoard(area.current);
    };
    document.addEventListener('mousedown', keep);
    document.addEventListener('click', giveBack);
    return () => {
      document.removeEventListener('mousedown', keep);
      document.removeEventListener('click', giveBack);
    };
  }, [area]);
}

import { keepFocus } from '@latin-puzzles/view/playing';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

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

/** Keys that mean nothing to a button: whoever types them goes on playing, whatever was pressed last. */
function isForBoard({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]')) return false;
  if (target.closest('input, textarea, select, [contenteditable]')) return false;
  if (target === document.body || target.id === 'content') return key !== 'Tab' && !altKey;
  if (!target.closest('.desk')) return false;
  if (ctrlKey || metaKey) return /^[zy]$/i.test(key);
  return !altKey && ([...key].length === 1 ? key !== ' ' : key === 'Backspace' || key === 'Delete');
}

/** Gives the board keys that were pressed beside it, and then all that follow. */
export function useStrayKeys(area: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const route = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !area.current || area.current.contains(event.target as Node)) return;
      if (!isForBoard(event)) return;
      latest.current(event);
      if (event.defaultPrevented) focusBoard(area.current);
    };
    document.addEventListener('keydown', route);
    return () => document.removeEventListener('keydown', route);
  }, [area]);
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

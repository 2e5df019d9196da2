import { useEffect } from 'preact/hooks';

/** Escape closes what lies over the pad or the board, before the board hears of it; but first what lies over that. */
export function useEscape(close: () => void, over: string): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector(over)) return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', leave, true);
    return () => document.removeEventListener('keydown', leave, true);
  }, [close, over]);
}

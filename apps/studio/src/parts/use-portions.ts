import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * How many of so many portions of a page may be drawn by now: one more each time that the browser has had room to paint
 * and to answer. What is far down need not hold up what is seen first.
 */
export function usePortions(all: number): number {
  const drawn = useSignal(0);
  useEffect(() => {
    if (drawn.value >= all) return;
    // Two frames: the first is drawn before it is painted.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        drawn.value += 1;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn.value, all]);
  return drawn.value;
}

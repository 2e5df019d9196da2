import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** How near to the screen something counts as seen. */
const MARGIN = '400px';

/** Whether an element has come near the screen: what is costly is made only then. */
export function useSeen(element: RefObject<Element | null>): Signal<boolean> {
  const seen = useSignal(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // One after the other, so that a page full of pictures answers in between.
        timer = setTimeout(() => {
          seen.value = true;
        });
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current!);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, seen]);
  return seen;
}

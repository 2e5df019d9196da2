import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** For what takes the place of something that had the focus: it has it then, so that keys are not lost. */
export function useFocusIfLost<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}

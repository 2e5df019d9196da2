import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { enlargeBy, type Room } from './room.ts';

/** A notch of the wheel enlarges by this share for every pixel that it would scroll. */
const WHEEL = 0.0016;

type Spot = readonly [x: number, y: number];

/** A spot of the window, and what share of the board lies left of it and above it. */
interface Anchor {
  readonly at: Spot;
  readonly share: Spot;
}

/**
 * The wheel and two fingers enlarge the board round where they are; one finger that begins beside the cells moves the window over
 * it. What is on the board under the fingers stays there.
 */
export function useZooming(window: RefObject<HTMLElement | null>, room: Room): void {
  const anchor = useRef<Anchor | undefined>(undefined);
  useLayoutEffect(() => {
    const [element, held] = [window.current, anchor.current];
    anchor.current = undefined;
    const board = element?.querySelector('.board-view');
    if (!element || !board || !held) return;
    const { left, top, width, height } = board.getBoundingClientRect();
    element.scrollBy(left + held.share[0] * width - held.at[0], top + held.share[1] * height - held.at[1]);
  }, [room.zoom.value]);

  useEffect(() => {
    const element = window.current!;
    const touches = new Map<number, Spot>();

    const zoom = (factor: number, at: Spot) => {
      const { left, top, width, height } = element.querySelector('.board-view')!.getBoundingClientRect();
      const before = room.zoom.peek();
      anchor.current = { at, share: [(at[0] - left) / width, (at[1] - top) / height] };
      enlargeBy(room, factor);
      if (room.zoom.peek() === before) anchor.current = undefined;
    };
    const wheel = (event: WheelEvent) => {
      if (event.shiftKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL), [event.clientX, event.clientY]);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      touches.set(event.pointerId, [event.clientX, event.clientY]);
      // A second finger picks nothing.
      if (touches.size > 1) event.stopPropagation();
    };
    const move = (event: PointerEvent) => {
      const before = touches.get(event.pointerId);
      if (!before) return;
      const now: Spot = [event.clientX, event.clientY];
      const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
      const beside = other === undefined && !(event.target as Element).closest('[data-cell]');
      touches.set(event.pointerId, now);
      if (beside) element.scrollBy(before[0] - now[0], before[1] - now[1]);
      if (!other) return;
      event.stopPropagation();
      const apart = ([x, y]: Spot) => Math.max(1, Math.hypot(x - other[0], y - other[1]));
      zoom(apart(now) / apart(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    };
    const up = (event: PointerEvent) => touches.delete(event.pointerId);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down, true);
    element.addEventListener('pointermove', move, true);
    for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, up, true);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down, true);
      element.removeEventListener('pointermove', move, true);
      for (const end of ['pointerup', 'pointercancel'] as const) element.removeEventListener(end, up, true);
    };
  }, [room, window]);
}

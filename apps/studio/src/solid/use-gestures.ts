import { type BoardViewProps, cellPressedByReader } from '@latin-puzzles/view/board-view';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { drag, type Gesture, IDLE, lift, press } from './gesture.ts';
import type { Show } from './show.ts';

/** A second tap within this time, in milliseconds, is the second half of a double one. */
const TWICE = 350;

/** A notch of the wheel enlarges by this share for every pixel that it would scroll. */
const WHEEL = 0.0016;

type Handlers = Pick<BoardViewProps, 'onPick' | 'onPickTwice' | 'onHover'>;

/** Turning, enlarging and picking by mouse, pen or fingers. */
export function useGestures(
  { onPick, onPickTwice, onHover }: Handlers,
  host: RefObject<HTMLElement | null>,
  show: RefObject<Show | undefined>,
  onTap: (cell: number) => void,
) {
  const gesture = useRef<Gesture>(IDLE);
  const last = useRef({ cell: -1, at: Number.NEGATIVE_INFINITY });

  useEffect(() => {
    const element = host.current!;
    // At the ends of the range the page scrolls on.
    const turnWheel = (event: WheelEvent) => {
      if (show.current?.zoom(Math.exp(-event.deltaY * WHEEL))) event.preventDefault();
    };
    element.addEventListener('wheel', turnWheel, { passive: false });
    return () => element.removeEventListener('wheel', turnWheel);
  }, [host, show]);

  function cellAt(x: number, y: number): number | undefined {
    const { left, top } = host.current!.getBoundingClientRect();
    return show.current?.cellAt(x - left, y - top);
  }

  function tap(event: PointerEvent, at: readonly [number, number]): void {
    const cell = cellAt(...at);
    if (cell === undefined) return;
    const twice = cell === last.current.cell && event.timeStamp - last.current.at < TWICE;
    last.current = { cell, at: event.timeStamp };
    onTap(cell);
    if (twice && onPickTwice) onPickTwice(cell);
    else onPick?.(cell, { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey, dragging: false });
  }

  function up(event: PointerEvent): void {
    const [next, release] = lift(gesture.current, event.pointerId, event.timeStamp);
    gesture.current = next;
    if (release?.kind === 'tap') tap(event, release.at);
    else if (release) show.current?.release(release.right, release.up);
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      host.current!.setPointerCapture(event.pointerId);
      gesture.current = press(gesture.current, event.pointerId, event.clientX, event.clientY, event.timeStamp);
    },
    onPointerMove(event: PointerEvent) {
      if (event.buttons === 0 && event.pointerType === 'mouse')
        onHover?.(cellAt(event.clientX, event.clientY), undefined);
      const [next, move] = drag(gesture.current, event.pointerId, event.clientX, event.clientY, event.timeStamp);
      gesture.current = next;
      if (move?.kind === 'pull') show.current?.pull(move.right, move.up);
      else if (move) {
        show.current?.zoom(move.zoom);
        show.current?.roll(move.roll);
      }
    },
    onPointerUp: up,
    // The solid turns what is picked so to the reader.
    onClick(event: MouseEvent) {
      const cell = cellPressedByReader(event);
      if (cell !== undefined) onPick?.(cell, { extend: false, toggle: false, dragging: false });
    },
    onPointerLeave: () => onHover?.(undefined, undefined),
    onPointerCancel(event: PointerEvent) {
      [gesture.current] = lift(gesture.current, event.pointerId, event.timeStamp);
    },
  };
}

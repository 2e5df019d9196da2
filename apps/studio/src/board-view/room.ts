import { type Signal, signal } from '@preact/signals';

/** How a flat board fits the room that it has. */
export interface Room {
  /** Larger than its room, which becomes a window that is moved over it. */
  readonly enlarged: Signal<boolean>;
  /** Whether its cells, fitted to the room, are small for the hand. */
  readonly crowded: Signal<boolean>;
  /** Pixels to a point of the drawing, once that is known. */
  readonly scale: Signal<number | undefined>;
}

export function makeRoom(): Room {
  return { enlarged: signal(false), crowded: signal(false), scale: signal(undefined) };
}

/** Pixels to a point of a drawing below which cells are small for a finger, and for a mouse. */
const FINGER = 1.2;
const MOUSE = 1.1;

/** Watches whether a board is crowded, until told to stop. */
export function watchRoom(board: HTMLElement, { crowded, enlarged, scale }: Room): () => void {
  const least = matchMedia('(pointer: coarse)').matches ? FINGER : MOUSE;
  return watchFit(board, () => {
    const { width, height } = board.getBoundingClientRect();
    const { baseVal: frame } = lastSheet(board).viewBox;
    scale.value = Math.min(width / frame.width, height / frame.height);
    if (!enlarged.value) crowded.value = scale.value < least;
  });
}

/** The sheet that a board never goes without. */
export function lastSheet(board: Element): SVGSVGElement {
  return board.querySelector<SVGSVGElement>('.targets')!;
}

/** Tells whenever a board takes another size, or its drawing another frame, until told to stop. */
export function watchFit(board: HTMLElement, tell: () => void): () => void {
  const sized = new ResizeObserver(tell);
  sized.observe(board);
  const framed = new MutationObserver(tell);
  framed.observe(lastSheet(board), { attributeFilter: ['viewBox'] });
  return () => {
    sized.disconnect();
    framed.disconnect();
  };
}

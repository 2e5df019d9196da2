import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** How a flat board fits the room that it has. */
export interface Room {
  /** How many times as large as its room the board is; where it is more than once, its room is a window moved over it. */
  readonly zoom: Signal<number>;
  readonly enlarged: ReadonlySignal<boolean>;
  /** Whether its cells, fitted to the room, are small for the hand. */
  readonly crowded: Signal<boolean>;
  /** Pixels to a point of the drawing where it just fits, once that is known. */
  readonly fit: Signal<number | undefined>;
  /** Whether a board whose clues cannot be read where it just fits is enlarged at once. */
  readonly legible: boolean;
  /** Pixels to a point of the drawing as it is shown, once that is known. */
  readonly scale: ReadonlySignal<number | undefined>;
}

export function makeRoom(legible = false): Room {
  const zoom = signal(1);
  const fit = signal<number | undefined>(undefined);
  return {
    zoom,
    enlarged: computed(() => zoom.value > 1),
    crowded: signal(false),
    fit,
    legible,
    scale: computed(() => fit.value && fit.value * zoom.value),
  };
}

/** No board is enlarged more than so many times. */
const MOST = 6;

/** Enlarges a board to so many pixels to a point; one that would be smaller than its room fits it. */
export function enlargeTo({ zoom, fit }: Room, scale: number): void {
  if (fit.value) zoom.value = Math.min(MOST, Math.max(1, scale / fit.value));
}

/** Enlarges a board by a factor, or makes it smaller; never smaller than its room. */
export function enlargeBy({ zoom }: Room, factor: number): void {
  zoom.value = Math.min(MOST, Math.max(1, zoom.value * factor));
}

/** Pixels to a point of a drawing below which cells are small for a finger, and for a mouse. */
const FINGER = 1.2;
const MOUSE = 1.1;

/** Clues may not be smaller than this, in pixels. */
const LEGIBLE = 11;

/** Watches how a board fits its window, until told to stop. */
export function watchRoom(window: HTMLElement, room: Room): () => void {
  const board = window.querySelector<HTMLElement>('.board-view')!;
  const least = matchMedia('(pointer: coarse)').matches ? FINGER : MOUSE;
  return watchFit(board, window, () => {
    const { clientWidth, clientHeight } = window;
    if (clientWidth === 0 || clientHeight === 0) return;
    const first = room.legible && room.fit.value === undefined;
    const { baseVal: frame } = lastSheet(board).viewBox;
    room.fit.value = Math.min(clientWidth / frame.width, clientHeight / frame.height);
    room.crowded.value = room.fit.value < least;
    if (first && room.fit.value * clueSizeOf(board) < LEGIBLE) enlargeTo(room, (1.01 * LEGIBLE) / clueSizeOf(board));
  });
}

/** The size of the smallest clue on a board, in points. */
function clueSizeOf(board: HTMLElement): number {
  return Number(board.dataset.clue);
}

/** The sheet that a board never goes without. */
export function lastSheet(board: Element): SVGSVGElement {
  return board.querySelector<SVGSVGElement>('.targets')!;
}

/** Tells whenever a board or what it lies in takes another size, or its drawing another frame, until told to stop. */
export function watchFit(board: HTMLElement, around: HTMLElement, tell: () => void): () => void {
  const sized = new ResizeObserver(tell);
  for (const element of [board, around]) sized.observe(element);
  const framed = new MutationObserver(tell);
  framed.observe(lastSheet(board), { attributeFilter: ['viewBox'] });
  return () => {
    sized.disconnect();
    framed.disconnect();
  };
}

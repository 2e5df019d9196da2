import type { Surface } from '@latin-puzzles/drawing';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { lastSheet, watchFit } from './room.ts';

type Box = Surface['frame'];

/** What is seen of a board, and how large. */
export interface Sight {
  /** Pixels of the page to a point of the drawing. */
  readonly scale: number;
  /** Pixels to be painted for one of the page. */
  readonly ratio: number;
  /** Where the origin of the drawing is, in pixels of the page from the corner of the board. */
  readonly at: readonly [number, number];
  /** The part that is in view, in points. */
  readonly part: Box;
}

/** A small label needs so many pixels each way to be read. */
const LEAST = 5;

/** Whether so many candidates in a cell can be read. Those that cannot are not drawn: on large boards there are many. */
export function isLegible(labels: number, span: number, scale: number): boolean {
  return (scale * span) / Math.sqrt(labels) >= LEAST;
}

/** Pixels to a point at which a usual cell of half an inch is as large as a fingertip. */
const FINGER = 1.25;

/** Pixels to a point of a board that is enlarged: its cells are as large as a fingertip, and their candidates can be read. */
export function roomyScale(labels: number, span: number): number {
  return Math.max(FINGER, (LEAST * Math.sqrt(labels)) / span);
}

/** Follows what is seen of a board as long as somebody wants to know. */
export function useSight(root: RefObject<HTMLElement | null>, wanted: boolean): Signal<Sight | undefined> {
  const sight = useSignal<Sight | undefined>(undefined);
  useEffect(() => {
    const [board, around] = [root.current, root.current?.parentElement];
    if (!wanted || !board || !around) return;
    let due = 0;
    const look = () => {
      due = 0;
      const seen = sightOf(board, around);
      if (JSON.stringify(seen) !== JSON.stringify(sight.value)) sight.value = seen;
    };
    const soon = () => {
      due ||= requestAnimationFrame(look);
    };
    const unwatch = watchFit(board, around, soon);
    for (const target of [around, window]) target.addEventListener('scroll', soon, { passive: true });
    // Whoever zooms the page changes how many pixels it has, but not its boxes. Fingers zoom only what is seen of it.
    for (const target of [window, visualViewport]) target?.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(due);
      unwatch();
      for (const target of [around, window]) target.removeEventListener('scroll', soon);
      for (const target of [window, visualViewport]) target?.removeEventListener('resize', soon);
    };
  }, [wanted]);
  return sight;
}

/** Up to this, a board that is zoomed by fingers need not be painted finer. */
const SLIGHT = 1.2;
/** How much finer it is painted then: in one step, so that it is not painted anew with every move of the fingers. */
const FINER = 2;

/** The part in view grows and shrinks by so many points, about four cells, so that it does not change with every pixel. */
const STEP = 144;

function sightOf(board: HTMLElement, around: HTMLElement): Sight | undefined {
  const matrix = lastSheet(board).getScreenCTM();
  if (!matrix) return undefined;
  const { left, top, right, bottom } = around.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const corner = board.getBoundingClientRect();
  const back = matrix.inverse();
  const from = new DOMPoint(Math.max(0, left), Math.max(0, top)).matrixTransform(back);
  const to = new DOMPoint(Math.min(clientWidth, right), Math.min(clientHeight, bottom)).matrixTransform(back);
  const [before, after] = [(x: number) => STEP * Math.floor(x / STEP), (x: number) => STEP * Math.ceil(x / STEP)];
  return {
    scale: matrix.a,
    ratio: devicePixelRatio * ((visualViewport?.scale ?? 1) > SLIGHT ? FINER : 1),
    at: [hundredths(matrix.e - corner.left), hundredths(matrix.f - corner.top)],
    part: { left: before(from.x), top: before(from.y), right: after(to.x), bottom: after(to.y) },
  };
}

/** Finer differences come from where the page is scrolled to. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

import type { XY } from '../plane/vector.ts';
import { PAPERS, type Paper } from './paper.ts';
import type { Item, Scene } from './scene.ts';

/** A sheet with one drawing on it, or several. Lengths are points; the origin is the upper left corner. */
export interface Page {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

/** Items that are enlarged or reduced together, type and lines included, and put so that their origin is at a place. */
export interface Part {
  readonly items: readonly Item[];
  readonly at: XY;
  readonly scale: number;
}

const MARGIN = 36;

/** Larger than this, a small board would look like a poster. */
export const LARGEST_SCALE = 1.75;

/** A scene on a sheet, which is turned as suits it and which it fills; or on a page as large as the scene. */
export function pageOf(scene: Scene, paper: Paper | 'scene'): Page {
  const { title, frame, items } = scene;
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top];
  const [width, height] = paper === 'scene' ? ([wide, high] as const) : turnedSheet(PAPERS[paper], wide, high);
  const scale = paper === 'scene' ? 1 : fitting([width, height], wide, high);
  // Centred, but a little above the middle, where the eye takes the middle to be.
  const [x, y] = [(width - scale * wide) / 2, (height - scale * high) * 0.44];
  return { title, width, height, parts: [{ items, at: [x - scale * frame.left, y - scale * frame.top], scale }] };
}

function turnedSheet([short, long]: readonly [number, number], width: number, height: number) {
  const [upright, lying] = [[short, long] as const, [long, short] as const];
  return fitting(lying, width, height) > 1.1 * fitting(upright, width, height) ? lying : upright;
}

function fitting(sheet: readonly [number, number], width: number, height: number): number {
  return Math.min(LARGEST_SCALE, (sheet[0] - 2 * MARGIN) / width, (sheet[1] - 2 * MARGIN) / height);
}

import type { XY } from '../plane/vector.ts';
import { PAPERS, type Paper } from './paper.ts';
import type { Item, Scene, TextTag } from './scene.ts';

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
  /** By how many quarters it is turned round its origin, against the clock. */
  readonly turn?: number | undefined;
  /** What it is to who listens: a paragraph unless told. */
  readonly tag?: PartTag | undefined;
  /** What a drawing shows, in words. */
  readonly alt?: string | undefined;
}

/** Headings, paragraphs, drawings, and what is passed over. */
export type PartTag = TextTag | 'Figure' | 'Artifact';

/** Where a place of a part lies on its page. */
export function onPage({ at, scale, turn = 0 }: Part, [x, y]: XY): XY {
  const [cos, sin] = QUARTERS[turn % 4]!;
  return [at[0] + scale * (x * cos + y * sin), at[1] + scale * (y * cos - x * sin)];
}

/** Cosine and sine of quarter turns. */
export const QUARTERS: readonly XY[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const MARGIN = 36;

/** Larger than this, a small board would look like a poster. */
export const LARGEST_SCALE = 1.75;

/** Type smaller than this, in points, is drawn nowhere. */
export const LEAST_TYPE = 5;

/**
 * A scene on a sheet, which is turned as suits it and which it fills; or on a page as large as the scene. A sheet on which its type
 * could not be read is made larger.
 */
export function pageOf(scene: Scene, paper: Paper | 'scene'): Page {
  const { title, frame, items } = scene;
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top];
  const sheet = paper === 'scene' ? ([wide, high] as const) : turnedSheet(PAPERS[paper], wide, high);
  const usual = paper === 'scene' ? 1 : fitting(sheet, wide, high);
  const least = LEAST_TYPE / smallestType(items);
  const scale = Math.max(usual, least);
  const [width, height] = scale > usual ? [scale * wide + 2 * MARGIN, scale * high + 2 * MARGIN] : sheet;
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

/** The smallest type among items; endless where there is no text. */
export function smallestType(items: readonly Item[]): number {
  return items.reduce((least, item) => (item.shape === 'text' ? Math.min(least, item.size) : least), Infinity);
}

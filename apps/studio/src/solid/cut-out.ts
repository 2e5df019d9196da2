import type { Item } from '@latin-puzzles/drawing';
import type { BodySheet, DrawingPoint } from './body.ts';

export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function sheetBoxOf(spots: readonly DrawingPoint[]): SheetBox {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Lines on paper that a body has no use for: it has edges and arrows of its own. */
const FLAT_ONLY: ReadonlySet<string> = new Set(['fold', 'cut', 'rim', 'link']);

/** What of a drawing is to be seen on a sheet. */
export function cutOut({ outline, takes }: BodySheet, items: readonly Item[]): Item[] {
  const box = sheetBoxOf(outline);
  const taken = (item: Item) => (takes === 'everything' ? true : isLine(item) === (takes === 'lines'));
  return items.filter((item) => belongs(item) && taken(item) && meets(item, box));
}

function belongs(item: Item): boolean {
  // Texts that are in no cell stand beside the net.
  if (item.shape === 'text') return item.cell !== undefined;
  if (item.shape === 'disc') return true;
  return !(item.line !== undefined && FLAT_ONLY.has(item.line)) && item.fill !== 'strong';
}

/** What joins cells that are studs. */
function isLine(item: Item): boolean {
  return item.shape === 'path' && item.line !== undefined && /^strip-|-trail$|^sight$/.test(item.line);
}

/** Texts are no longer than this, in their size. */
const LONGEST = 4;

function meets(item: Item, box: SheetBox): boolean {
  const own = extentOf(item);
  return own.right >= box.left && own.left <= box.right && own.bottom >= box.top && own.top <= box.bottom;
}

function extentOf(item: Item): SheetBox {
  if (item.shape === 'path') return sheetBoxOf(item.lines.flat());
  const reach = item.shape === 'disc' ? item.radius : LONGEST * item.size;
  const [x, y] = item.at;
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

import { times } from '../plane/vector.ts';
import { LEAST_TYPE, smallestType } from '../scene/page.ts';
import type { Item } from '../scene/scene.ts';

/** By how much items must be enlarged for their smallest type to be read. */
export function enlargement(items: readonly Item[]): number {
  return Math.max(1, LEAST_TYPE / smallestType(items));
}

/** The same items, larger. Lines stay as broad as they are. */
export function enlarged(items: readonly Item[], by: number): readonly Item[] {
  return by > 1 ? items.map((item) => largerItem(item, by)) : items;
}

function largerItem(item: Item, by: number): Item {
  if (item.shape === 'path') return { ...item, lines: item.lines.map((line) => line.map((at) => times(at, by))) };
  const at = times(item.at, by);
  return item.shape === 'disc'
    ? { ...item, at, radius: item.radius * by }
    : { ...item, at, size: Math.max(LEAST_TYPE, item.size * by) };
}

import { times } from '../plane/vector.ts';
import { LEAST_TYPE, smallestType } from '../scene/page.ts';
import type { Item } from '../scene/scene.ts';

/** The same items, larger if their smallest type takes that to be read. Lines stay as broad as they are. */
export function legible(items: readonly Item[]): readonly Item[] {
  const smallest = smallestType(items);
  return smallest < LEAST_TYPE ? items.map((item) => enlarged(item, LEAST_TYPE / smallest)) : items;
}

function enlarged(item: Item, by: number): Item {
  if (item.shape === 'path') return { ...item, lines: item.lines.map((line) => line.map((at) => times(at, by))) };
  const at = times(item.at, by);
  return item.shape === 'disc'
    ? { ...item, at, radius: item.radius * by }
    : { ...item, at, size: Math.max(LEAST_TYPE, item.size * by) };
}

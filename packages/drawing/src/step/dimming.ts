import type { Ink, Item, Line } from '../scene/scene.ts';

/** A picture in which what a step does not speak of steps back: labels of other cells, strips and lines of other asterisms. */
export function dimmed(items: readonly Item[], cells: ReadonlySet<number>, asterisms: ReadonlySet<number>): Item[] {
  const shown = new Set([...asterisms].map((asterism) => `strip-${asterism}`));
  const isOther = (part: Line | Ink | undefined) => part?.startsWith('strip-') && !shown.has(part);
  return items.flatMap((item): Item[] => {
    if (item.shape !== 'text') return isOther(item.line) ? [] : [item];
    const isOut = item.cell === undefined ? isOther(item.ink) : !cells.has(item.cell);
    return isOut ? [{ ...item, ink: 'dimmed', bold: false }] : [item];
  });
}

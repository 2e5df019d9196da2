import type { Point } from '@latin-puzzles/core/board';
import type { DesignDraft, DraftCell } from '@latin-puzzles/workshop/design';
import type { NewAsterism } from './editing.ts';
import { isNumbered } from './naming.ts';

const STRAIGHT = 1e-6;

/** Every straight line through exactly so many cells. */
export function straightLines({ cells, asterisms }: DesignDraft, count: number): NewAsterism[] {
  const found = new Map<string, readonly DraftCell[]>();
  for (const [i, a] of cells.entries())
    for (const b of cells.slice(i + 1)) {
      const line = cells.filter((cell) => isOn(cell.point, a.point, b.point));
      // A line is met once for every pair of its cells: the first pair counts.
      if (line.length === count && line[0] === a && line[1] === b) found.set(line.map(({ id }) => id).join(' '), line);
    }
  const before = asterisms.filter(({ name }) => isNumbered('line', name)).length;
  return [...found.values()].map((line, i) => ({
    kind: 'line',
    name: `line ${before + i + 1}`,
    cells: line.map(({ id }) => id),
  }));
}

function isOn(point: Point, a: Point, b: Point): boolean {
  const [dx, dy] = [b[0]! - a[0]!, b[1]! - a[1]!];
  return Math.abs((point[0]! - a[0]!) * dy - (point[1]! - a[1]!) * dx) < STRAIGHT * Math.hypot(dx, dy);
}

import { usualBoxes } from '../square/boxes.ts';
import type { ExtraGroup } from '../square/sheet.ts';

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** The diagonal that rises to the right, and the one that falls. */
export function diagonals(size: number): readonly [ExtraGroup, ExtraGroup] {
  return [
    { kind: 'line', name: 'diagonal /', cells: range(size).map((row) => row * size + size - 1 - row) },
    { kind: 'line', name: 'diagonal \\', cells: range(size).map((row) => row * size + row) },
  ];
}

/** Whether two groups have the same cells. */
export function isSameGroup(a: ExtraGroup, b: ExtraGroup): boolean {
  const cells = new Set(a.cells);
  return a.cells.length === b.cells.length && b.cells.every((cell) => cells.has(cell));
}

/** For each cell the number of the usual box that holds it, in the order of reading. */
export function usualBoxOf(size: number): number[] | undefined {
  const [height, width] = usualBoxes(size) ?? [];
  if (height === undefined) return undefined;
  return range(size * size).map((cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / height) * height + Math.floor(column / width!);
  });
}

/** Cells that stand in the same place of their boxes. */
export function disjointGroups(size: number): ExtraGroup[] {
  const [height, width] = usualBoxes(size) ?? [];
  if (height === undefined) return [];
  return range(size).map((place) => ({
    kind: 'region',
    name: `place ${place + 1} of the boxes`,
    cells: range(size).map((box) => {
      const row = Math.floor(box / height) * height + Math.floor(place / width!);
      return row * size + (box % height) * width! + (place % width!);
    }),
  }));
}

import type { Placement, Step } from '@latin-puzzles/core/attrition';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { PlayerState } from '@latin-puzzles/drawing';
import type { Move, Table } from '../play/index.ts';

/**
 * What a player would do who takes a step. Labels are written. What is removed goes from the centre marks of its cell; a
 * cell without any is given those that are left, since else there would be nothing to see.
 */
export function makeStepMoves(table: Table, { domains }: PlayerState, { writes, removals }: Step): Move[] {
  const count = domains.length / table.length;
  const open = removals.filter(({ cell }) => table[cell]!.label === EMPTY);
  const bare = [...new Set(open.map(({ cell }) => cell))].filter((cell) => table[cell]!.centre.length === 0);
  const gone = new Set(open.map(({ cell, label }) => cell * count + label));
  const left = bare.flatMap((cell) =>
    Array.from({ length: count }, (_, label) => ({ cell, label })).filter(({ label }) => {
      const candidate = cell * count + label;
      return domains[candidate] === 1 && !gone.has(candidate);
    }),
  );
  const marked = open.filter(({ cell, label }) => table[cell]!.centre.includes(label));
  return [
    ...groupByLabel(writes).map(([label, cells]): Move => ({ kind: 'write', cells, label })),
    ...groupByLabel(marked).map(([value, cells]): Move => ({ kind: 'mark', mark: 'centre', cells, value, on: false })),
    ...groupByLabel(left).map(([value, cells]): Move => ({ kind: 'mark', mark: 'centre', cells, value, on: true })),
  ];
}

function groupByLabel(placements: readonly Placement[]): [number, number[]][] {
  const cells = new Map<number, number[]>();
  for (const { cell, label } of placements) cells.set(label, [...(cells.get(label) ?? []), cell]);
  return [...cells].sort(([a], [b]) => a - b);
}

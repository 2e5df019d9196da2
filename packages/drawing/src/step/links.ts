import type { Assumption, Placement, Step } from '@latin-puzzles/core/attrition';
import type { Board } from '@latin-puzzles/core/board';
import { length, minus, plus, quarterTurn, times, unit, type XY } from '../plane/vector.ts';
import type { Item } from '../scene.ts';
import { placementsOf } from './roles.ts';

/** More than this would be a tangle: the rings alone must do. */
const MOST_LINKS = 24;

/** Arrows from each label that a supposition leads to, to those that follow from it. */
export function links(
  board: Board,
  labels: number,
  step: Step,
  at: (placement: Placement) => XY | undefined,
  clearance: number,
): Item[] {
  const { assumption, steps = [], cases = [] } = step.premises;
  const branches = assumption ? [{ assumption, steps }] : cases;
  const pairs = branches.flatMap((branch) => [...consequences(board, labels, branch.assumption, branch.steps)]);
  if (pairs.length > MOST_LINKS) return [];
  const arrows = pairs.flatMap(([from, to]) => {
    const [a, b] = [at(from), at(to)];
    return a && b && length(minus(b, a)) > 3 * clearance ? [arrow(a, b, clearance)] : [];
  });
  if (arrows.length === 0) return [];
  return [
    { shape: 'path', lines: arrows.map(({ shaft }) => shaft), closed: false, line: 'link' },
    { shape: 'path', lines: arrows.map(({ head }) => head), closed: true, fill: 'strong' },
  ];
}

/**
 * Which written labels follow from which. A label that is removed on the way belongs to those that were written before
 * and took it away.
 */
function* consequences(
  board: Board,
  labels: number,
  assumption: Assumption,
  steps: readonly Step[],
): Generator<readonly [Placement, Placement]> {
  const causes = new Map<number, ReadonlySet<Placement>>();
  const write = (placement: Placement) => {
    for (let label = 0; label < labels; label++) causes.set(placement.cell * labels + label, new Set([placement]));
  };
  if (assumption.holds) write(assumption);
  else causes.set(assumption.cell * labels + assumption.label, new Set([assumption]));
  for (const { premises, writes, removals } of steps) {
    const counted = premises.terms.flatMap((term) => placementsOf(board, labels, term));
    const from = new Set(counted.flatMap(({ cell, label }) => [...(causes.get(cell * labels + label) ?? [])]));
    for (const { cell, label } of removals)
      if (!causes.has(cell * labels + label)) causes.set(cell * labels + label, from);
    for (const placement of writes) {
      for (const cause of from) yield [cause, placement];
      write(placement);
    }
  }
}

const [HEAD, HALF] = [4.2, 1.7];

function arrow(from: XY, to: XY, clearance: number): { shaft: XY[]; head: XY[] } {
  const along = unit(minus(to, from));
  const [start, tip] = [plus(from, times(along, clearance)), minus(to, times(along, clearance))];
  const neck = minus(tip, times(along, HEAD));
  const aside = times(quarterTurn(along), HALF);
  return { shaft: [start, neck], head: [plus(neck, aside), tip, minus(neck, aside)] };
}

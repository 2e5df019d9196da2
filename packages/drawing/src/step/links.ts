import type { Assumption, Placement, Step } from '@latin-puzzles/core/attrition';
import type { Board } from '@latin-puzzles/core/board';
import { length, minus, plus, quarterTurn, times, unit, type XY } from '../plane/vector.ts';
import type { Item } from '../scene/scene.ts';
import { placementsOf } from './roles.ts';

/** More than this would be a tangle: the rings alone must do. */
const MOST_LINKS = 24;

/** A small label of a cell, and where it is drawn. */
export interface LinkEnd {
  readonly cell: number;
  readonly at: XY;
}

/** From a label that a supposition leads to, to one that follows from it. */
export interface Link {
  readonly from: LinkEnd;
  readonly to: LinkEnd;
  /** How much room an arrow leaves round the labels at its ends. */
  readonly clearance: number;
}

/** What follows from what in the suppositions of a step. */
export function linksOf(
  board: Board,
  labels: number,
  step: Step,
  at: (placement: Placement) => XY | undefined,
  clearance: number,
): Link[] {
  const { assumption, steps = [], cases = [] } = step.premises;
  const branches = assumption ? [{ assumption, steps }] : cases;
  const pairs = branches.flatMap((branch) => [...consequences(board, labels, branch.assumption, branch.steps)]);
  if (pairs.length > MOST_LINKS) return [];
  return pairs.flatMap(([from, to]) => {
    const [a, b] = [at(from), at(to)];
    return a && b ? [{ from: { cell: from.cell, at: a }, to: { cell: to.cell, at: b }, clearance }] : [];
  });
}

/** Links as arrows; labels close together need none. */
export function drawStepLinks(links: readonly Link[]): Item[] {
  const arrows = links
    .filter(({ from, to, clearance }) => length(minus(to.at, from.at)) > 3 * clearance)
    .map(({ from, to, clearance }) => arrow(from.at, to.at, clearance));
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

/** The head of an arrow: how long it is, and half its width. */
export const ARROW_HEAD = { length: 4.2, halfWidth: 1.7 } as const;

function arrow(from: XY, to: XY, clearance: number): { shaft: XY[]; head: XY[] } {
  const along = unit(minus(to, from));
  const [start, tip] = [plus(from, times(along, clearance)), minus(to, times(along, clearance))];
  const neck = minus(tip, times(along, ARROW_HEAD.length));
  const aside = times(quarterTurn(along), ARROW_HEAD.halfWidth);
  return { shaft: [start, neck], head: [plus(neck, aside), tip, minus(neck, aside)] };
}

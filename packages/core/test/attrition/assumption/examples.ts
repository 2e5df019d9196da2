import { climb, Position, type Shape, type Step, shapeOf } from '../../../src/attrition/index.ts';
import { fullCount } from '../../../src/attrition/theorems/elementary/full-count.ts';
import { lastPlaces } from '../../../src/attrition/theorems/elementary/last-places.ts';
import { onlyCandidate } from '../../../src/attrition/theorems/elementary/only-candidate.ts';
import { must } from '../../../src/basis/index.ts';
import { makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

export function shapeWith(board: string, labels: string): Shape {
  return shapeOf(problemOf(boardOf(board), must(makeMultiset([...labels]))));
}

/** A position without clues, but for domains given as the labels of cells. */
export function positionWith(
  board: string,
  labels: string,
  domains: Readonly<Record<number, readonly number[]>>,
): Position {
  const position = new Position(shapeWith(board, labels));
  for (const [cell, domain] of Object.entries(domains))
    for (let label = 0; label < position.shape.labels; label++)
      if (!domain.includes(label)) position.remove(Number(cell), label);
  return position;
}

/** A position where theorems 1–3 have nothing to add to the domains, given for all cells as their labels run together. */
export function positionRead(board: string, labels: string, domains: string): Position {
  const given = domains.split(' ').map((domain) => [...domain].map(Number));
  const position = positionWith(board, labels, given);
  for (const _ of climb(position, [fullCount, lastPlaces, onlyCandidate]));
  return position;
}

/** Leaves a label only some places in an asterism. */
export function confine(position: Position, label: number, asterism: number, cells: readonly number[]): void {
  for (const cell of position.shape.asterisms[asterism]!) if (!cells.includes(cell)) position.remove(cell, label);
}

/** The removals of steps as pairs of cell and label, in order of cells. */
export function removed(steps: Iterable<Step>): [cell: number, label: number][] {
  return [...steps]
    .flatMap(({ removals }) => removals.map(({ cell, label }): [number, number] => [cell, label]))
    .sort(([a], [b]) => a - b);
}

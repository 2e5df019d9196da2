import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  climbUp,
  LADDER,
  onlyTerm,
  type Position,
  proveCompactly,
  type Step,
  shapeOf,
  startOf,
} from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { parseNative, parsePuzzle } from '../../src/format/index.ts';
import { EMPTY, type Puzzle, problemOf } from '../../src/puzzle/index.ts';

const FULL_COUNT = LADDER.filter(({ name }) => name === 'full-count');
const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const specimen = (name: string) =>
  must(parseNative(readFileSync(join(import.meta.dirname, '../../../../specimens', `${name}.json`), 'utf8')));

/** How far one looks for the last places of a label in an asterism: at no other if nothing else there is open, else at all that cross it. */
function lookAt({ shape, written, needs }: Position, asterism: number, label: number): number {
  const cells = shape.asterisms[asterism]!;
  const open = cells.filter((cell) => written[cell] === EMPTY).length;
  if (open === needs[asterism * shape.labels + label]) return 0;
  return shape.asterisms.filter((other) => other !== cells && other.some((cell) => cells.includes(cell))).length;
}

/** The looks that each label written by its last places takes, and the shortest that any label took where it was written. */
function looks({ board, multiset, labeling }: Puzzle): { readonly taken: number; readonly shortest: number }[] {
  const shape = shapeOf(problemOf(board, multiset));
  const { steps } = proveCompactly(shape, labeling, LADDER);
  const position = startOf(shape, labeling);
  const found: { taken: number; shortest: number }[] = [];
  for (const step of steps) {
    climbUp(position, FULL_COUNT);
    if (isLastPlace(step)) {
      const all: number[] = [];
      for (let at = 0; at < shape.demands.length; at++)
        if (position.needs[at]! > 0 && position.needs[at] === position.places[at])
          all.push(lookAt(position, Math.floor(at / shape.labels), at % shape.labels));
      const { asterism, label } = onlyTerm(step) as { asterism: number; label: number };
      found.push({ taken: lookAt(position, asterism, label), shortest: Math.min(...all) });
    }
    position.apply(step);
  }
  return found;
}

function isLastPlace(step: Step): boolean {
  return step.theorem === 'last-places' && step.premises.terms.length === 1;
}

test.each([['sudoku'], ['helios-one'], ['canario-one'], ['sudoku-ripeto'], ['quadoku-one'], ['orb-one'], ['win-one']])(
  'a proof of %s writes what takes the shortest look first',
  (name) => {
    const found = looks(specimen(name));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ taken, shortest }) => taken > shortest)).toEqual([]);
  },
);

test('a proof goes on near what was written last', () => {
  const puzzle = must(parsePuzzle(WIKIPEDIA));
  const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
  const { steps } = proveCompactly(shape, puzzle.labeling, LADDER);
  const written = steps.flatMap(({ writes }) => writes.map(({ cell }) => cell));
  const box = (cell: number) => `${Math.floor(cell / 27)} ${Math.floor((cell % 9) / 3)}`;
  expect(new Set(written.slice(0, 4).map(box)).size).toBe(1);
  expect(written).toHaveLength(51);
});

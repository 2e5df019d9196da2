import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkProof,
  findMisnamed,
  LADDER,
  type Position,
  proveCompactly,
  type Step,
  shapeOf,
  startOf,
} from '../../src/attrition/index.ts';
import { type PartialBoard, problemOf } from '../../src/puzzle/index.ts';
import { boardOf, puzzleOf } from '../support.ts';
import { randomUnique } from './positions.ts';

const ESCARGOT = puzzleOf(
  boardOf('sudoku:3x3'),
  [...'123456789'],
  [...'1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'],
);

/** A Sudoku whose proof has chains. */
const WITH_CHAINS = puzzleOf(
  boardOf('sudoku:3x3'),
  [...'123456789'],
  [...'2....75..3.5.629.4.9.......46....2.7..3.....17.......5..6..914.....46..2....1....'],
);

/** A Sudoku whose proof has a finned fish. */
const WITH_FINS = puzzleOf(
  boardOf('sudoku:3x3'),
  [...'123456789'],
  [...'6..8....2....5..8.1..9..35....58....8..391.7691..76.353.27...6.............62....'],
);

function proven({ board, multiset, labeling }: PartialBoard) {
  const problem = problemOf(board, multiset);
  const shape = shapeOf(problem);
  const proof = proveCompactly(shape, labeling, LADDER);
  const misnamed = (steps: readonly Step[]) => findMisnamed(shape, labeling, steps, LADDER);
  const isValid = (steps: readonly Step[], fair: boolean) => checkProof(problem, labeling, { steps, fair }).valid;
  return { shape, labeling, steps: proof.steps, misnamed, isValid };
}

/** Whether a theorem itself finds the conclusions of a step at a position. */
function finds(position: Position, name: string, { writes, removals }: Step): boolean {
  const key = (cell: number, label: number, holds: boolean) => `${cell} ${label} ${holds}`;
  const theorem = LADDER.find((each) => each.name === name)!;
  const said = new Set(
    [...theorem.steps(position.copy())].flatMap((step) => [
      ...step.writes.map(({ cell, label }) => key(cell, label, true)),
      ...step.removals.map(({ cell, label }) => key(cell, label, false)),
    ]),
  );
  return (
    writes.every(({ cell, label }) => said.has(key(cell, label, true))) &&
    removals.every(({ cell, label }) => said.has(key(cell, label, false)))
  );
}

describe('a proof by the theorems that it names', () => {
  test('is what we find', () => {
    fc.assert(
      fc.property(randomUnique, (partial) => {
        const { steps, misnamed } = proven(partial);
        expect(misnamed(steps)).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test('is what we find where much is supposed', () => {
    const { steps, misnamed } = proven(ESCARGOT);
    expect(steps.some(({ theorem }) => theorem === 'backtrack')).toBe(true);
    expect(misnamed(steps)).toBeUndefined();
  });

  test('is not one whose chains are called full count, though it is valid', () => {
    const { steps, misnamed, isValid } = proven(WITH_CHAINS);
    expect(steps.some(({ theorem }) => theorem === 'chain')).toBe(true);
    const renamed = steps.map((step) => (step.theorem === 'chain' ? { ...step, theorem: 'full-count' } : step));
    expect(isValid(renamed, true)).toBe(true);
    expect(misnamed(renamed)).toMatchObject({ theorem: 'full-count', known: true });
  });

  test('is not one that calls a finned fish a fish, though it is valid', () => {
    const { steps, misnamed, isValid } = proven(WITH_FINS);
    const index = steps.findIndex(({ theorem }) => theorem === 'finned-fish');
    const renamed = steps.with(index, { ...steps[index]!, theorem: 'fish' });
    expect(isValid(renamed, true)).toBe(true);
    expect(misnamed(renamed)).toMatchObject({ step: index, theorem: 'fish', known: true });
  });

  test('is not one that supposes something and adds up what it likes from there, though it is valid', () => {
    const { board, multiset, labeling } = WITH_CHAINS;
    const problem = problemOf(board, multiset);
    const shape = shapeOf(problem);
    // Backtracks that need no others inside, by theorems of every kind.
    const { steps } = proveCompactly(shape, labeling, LADDER.slice(0, 8));
    const isBacktrack = ({ theorem }: Step) => theorem === 'backtrack';
    expect(steps.some((step) => isBacktrack(step) && !step.premises.steps!.some(isBacktrack))).toBe(true);
    const renamed = steps.map((step) => (isBacktrack(step) ? { ...step, theorem: 'chain' } : step));
    expect(checkProof(problem, labeling, { steps: renamed, fair: true }).valid).toBe(true);
    expect(findMisnamed(shape, labeling, renamed, LADDER)).toMatchObject({ theorem: 'chain', known: true });
  });

  test('is not one that calls a chain what uses other sums inside, or takes too long', () => {
    const { steps, misnamed } = proven(ESCARGOT);
    const renamed = steps.map((step) => (step.theorem === 'backtrack' ? { ...step, theorem: 'chain' } : step));
    expect(misnamed(renamed)).toMatchObject({ theorem: 'chain', known: true });
    const shaved = steps.map((step) => (step.theorem === 'backtrack' ? { ...step, theorem: 'shaving' } : step));
    expect(misnamed(shaved)).toMatchObject({ theorem: 'shaving', known: true });
  });

  test('does not judge theorems that are not ours', () => {
    const { steps, misnamed } = proven(ESCARGOT);
    expect(misnamed([{ ...steps[0]!, theorem: 'naked-pair' }])).toMatchObject({ step: 0, known: false });
  });

  test('with a step called by the name of a lower theorem is refused, or the theorem says the same there', () => {
    fc.assert(
      fc.property(randomUnique, fc.nat(), fc.nat(), (partial, at, to) => {
        const { shape, labeling, steps, misnamed } = proven(partial);
        if (steps.length === 0) return;
        const index = at % steps.length;
        const step = steps[index]!;
        const rung = LADDER.findIndex(({ name }) => name === step.theorem);
        const lower = rung < 0 ? LADDER : LADDER.slice(0, rung);
        if (lower.length === 0) return;
        const { name } = lower[to % lower.length]!;
        const found = misnamed(steps.with(index, { ...step, theorem: name }));
        if (found) return;
        const position = startOf(shape, labeling);
        for (const earlier of steps.slice(0, index)) position.apply(earlier);
        expect(finds(position, name, step)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

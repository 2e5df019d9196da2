import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkProof,
  climb,
  ELEMENTARY,
  LADDER,
  type Position,
  type Proof,
  proveCompactly,
  type Shape,
  shapeOf,
  shortestProof,
  solves,
  startOf,
} from '../../src/attrition/index.ts';
import { makeRandom } from '../../src/basis/index.ts';
import { EMPTY, type Labeling, type PartialBoard, problemOf } from '../../src/puzzle/index.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { boardOf, puzzleOf } from '../support.ts';
import { randomUnique } from './positions.ts';

const SUDOKU = puzzleOf(
  boardOf('sudoku:3x3'),
  [...'123456789'],
  [...'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'],
);

/** How often each theorem above the elementary ones is used, the hardest first, then the number of steps. */
function effort({ steps }: Proof): number[] {
  const uses = (name: string) => steps.filter((step) => step.theorem === name).length;
  const harder = LADDER.filter((theorem) => !ELEMENTARY.includes(theorem));
  return [uses('backtrack'), ...harder.toReversed().map(({ name }) => uses(name)), steps.length];
}

function isNoHarder(a: Proof, b: Proof): boolean {
  const [of, than] = [effort(a), effort(b)];
  const at = of.findIndex((uses, i) => uses !== than[i]);
  return at < 0 || of[at]! < than[at]!;
}

describe('the shortest proof found', () => {
  test('is valid, as fair as any, and no harder than the plain one', () => {
    fc.assert(
      fc.property(randomUnique, fc.nat(), ({ board, multiset, labeling }, seed) => {
        const problem = problemOf(board, multiset);
        const shape = shapeOf(problem);
        const plain = proveCompactly(shape, labeling, LADDER);
        const short = shortestProof(shape, labeling, LADDER, { tries: 4, seed });
        expect(checkProof(problem, labeling, short).valid).toBe(true);
        expect(short.fair).toBe(plain.fair);
        expect(isNoHarder(short, plain)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('can be stopped at any time, and then is the best so far', () => {
    const { board, multiset, labeling } = SUDOKU;
    const problem = problemOf(board, multiset);
    const shape = shapeOf(problem);
    const lengths = [0, 20, 4000].map((looks) => {
      let left = looks + plainLooks(shape, labeling);
      const signal = {
        get aborted() {
          return left-- <= 0;
        },
      };
      const proof = shortestProof(shape, labeling, LADDER, { tries: 30, seed: 1, signal });
      expect(checkProof(problem, labeling, proof).valid).toBe(true);
      return proof.steps.length;
    });
    expect(lengths[1]).toBeLessThanOrEqual(lengths[0]!);
    expect(lengths[2]).toBeLessThan(lengths[0]!);
  });

  test('is the same for the same seed', () => {
    const { board, multiset, labeling } = SUDOKU;
    const shape = shapeOf(problemOf(board, multiset));
    const [first, second] = [0, 1].map(() => shortestProof(shape, labeling, LADDER, { tries: 3, seed: 7 }));
    expect(second).toEqual(first);
  });

  test.each(['sudoku:2x2', 'latin-square:4'])('on %s is nearly always the shortest that there is', (name) => {
    let excess = 0;
    for (let seed = 1; seed <= 15; seed++) {
      const { board, multiset, labeling } = bareSquare(name, seed);
      const shape = shapeOf(problemOf(board, multiset));
      const { steps } = shortestProof(shape, labeling, ELEMENTARY, { tries: 40, seed });
      const longer = steps.length - leastSteps(startOf(shape, labeling));
      expect(longer).toBeGreaterThanOrEqual(0);
      excess += longer;
    }
    expect(excess).toBeLessThanOrEqual(1);
  });
});

/** How often the plain proof looks whether it is to stop. */
function plainLooks(shape: Shape, labeling: Labeling): number {
  let looks = 0;
  const signal = {
    get aborted() {
      looks++;
      return false;
    },
  };
  proveCompactly(shape, labeling, LADDER, { signal });
  return looks;
}

/** A puzzle of distinct labels that elementary theorems solve, and no longer if a clue goes. */
function bareSquare(name: string, seed: number): PartialBoard {
  const random = makeRandom(seed);
  const empty = puzzleOf(boardOf(name), [...'abcd'], new Array(16).fill('.'));
  const row = random.shuffled([0, 1, 2, 3]);
  const begun = { ...empty, labeling: empty.labeling.map((label, cell) => row[cell] ?? label) };
  const solutions = [...backtrack(begun)];
  const labeling = [...solutions[random.below(solutions.length)]!];
  const shape = shapeOf(problemOf(empty.board, empty.multiset));
  for (const cell of random.shuffled([...labeling.keys()])) {
    const clue = labeling[cell]!;
    labeling[cell] = EMPTY;
    if (!solves(shape, labeling, ELEMENTARY)) labeling[cell] = clue;
  }
  return { ...empty, labeling };
}

/**
 * The least number of steps by elementary theorems, found by trying all sets of removals, the smallest first. With
 * distinct labels a step writes one cell, so writes are never spared and never hurt: they are taken as soon as possible.
 */
function leastSteps(start: Position): number {
  const [removing, ...writing] = ELEMENTARY;
  const withWrites = (position: Position) => {
    for (const _ of climb(position, writing));
    return position;
  };
  const seen = new Set<string>();
  let level = [withWrites(start.copy())];
  for (let removals = 0; level.length > 0; removals++) {
    if (level.some(({ solved }) => solved)) return start.open + removals;
    level = level.flatMap((position) =>
      [...removing!.steps(position)].flatMap((step) => {
        const next = position.copy();
        next.apply(step);
        const key = withWrites(next).domains.join('');
        if (seen.has(key)) return [];
        seen.add(key);
        return [next];
      }),
    );
  }
  throw new Error('Elementary theorems do not solve the puzzle.');
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { climb, ELEMENTARY, LADDER, type Position, type Step, shapeOf, startOf } from '../../../src/attrition/index.ts';
import { singlePassPuzzles, singlePassPuzzlesAsync } from '../../../src/finding/index.ts';
import { EMPTY, isComplete, type Labeling, type PartialBoard, problemOf } from '../../../src/puzzle/index.ts';
import { backtrack } from '../../oracle/backtracker.ts';
import { blankOf, exhaust, exhaustUntilAborted, smallBoard } from './support.ts';

/** Small boards with a few labels of a Latin board written. */
const partialBoard: fc.Arbitrary<PartialBoard> = fc
  .tuple(
    fc.oneof(
      smallBoard,
      fc
        .constantFrom(blankOf('sudoku:2x2', 'abcd'), blankOf('latin-square:4', 'aabc'))
        .chain((blank) =>
          fc.nat().map((seed) => ({ ...blank, solution: blank.engine.sample(blank.labeling, { seed }).solution! })),
        ),
    ),
    fc.array(fc.nat(), { minLength: 2, maxLength: 6 }),
  )
  .map(([{ board, multiset, solution }, cells]) => {
    const written = new Set(cells.map((cell) => cell % board.cells));
    return { board, multiset, labeling: solution.map((label, cell) => (written.has(cell) ? label : EMPTY)) };
  });

/** Every partial board that is met when Latin boards are listed in the plainest way, by its tag. */
function everyTag({ board, multiset, labeling }: PartialBoard): Map<number, Labeling> {
  const met = new Map<number, Labeling>();
  const search = (position: Position, before: Labeling) => {
    const written = [...before];
    const record = (step: Pick<Step, 'writes'>) => {
      for (const { cell, label } of step.writes) {
        written[cell] = label;
        met.set(met.size + 1, [...written]);
      }
    };
    for (const step of climb(position, ELEMENTARY)) record(step);
    if (position.contradictory || position.open === 0) return;
    const open = [...written.keys()].filter((cell) => position.written[cell] === EMPTY);
    const least = Math.min(...open.map((cell) => position.sizes[cell]!));
    const cell = open.find((cell) => position.sizes[cell] === least)!;
    for (const label of position.domain(cell)) {
      const below = position.copy();
      below.write(cell, label);
      met.set(met.size + 1, written.with(cell, label));
      search(below, written.with(cell, label));
    }
  };
  search(startOf(shapeOf(problemOf(board, multiset)), labeling), labeling);
  return met;
}

function solutionsOf(partial: PartialBoard, labeling: Labeling): Labeling[] {
  const solutions: Labeling[] = [];
  for (const solution of backtrack({ ...partial, labeling })) if (solutions.push(solution) === 2) break;
  return solutions;
}

const sudoku = blankOf('sudoku', '123456789');
const sudokuShape = shapeOf(sudoku.engine.problem);

describe('the puzzles of a single pass', () => {
  test('are, of all that is met, just what has one solution', () => {
    fc.assert(
      fc.property(partialBoard, (partial) => {
        const expected = [...everyTag(partial)].filter(
          ([, labeling]) => !isComplete(labeling) && solutionsOf(partial, labeling).length === 1,
        );
        const shape = shapeOf(problemOf(partial.board, partial.multiset));
        const { items, ending } = exhaust(singlePassPuzzles(shape, partial.labeling));
        expect(new Map(items.map(({ tag, labeling }) => [tag, labeling]))).toEqual(new Map(expected));
        expect(ending).toMatchObject({ verdict: 'complete', puzzles: expected.length });
      }),
      { numRuns: 100 },
    );
  });

  test('lead to the solution that they come with, none twice, in whatever order labels are tried', () => {
    fc.assert(
      fc.property(partialBoard, fc.nat(), fc.integer({ min: 0, max: 6 }), (partial, seed, rungs) => {
        const shape = shapeOf(problemOf(partial.board, partial.multiset));
        const options = { seed, ladder: LADDER.slice(0, rungs), limit: 200 };
        const { items } = exhaust(singlePassPuzzles(shape, partial.labeling, options));
        for (const { labeling, tried, solution } of items) {
          expect(solutionsOf(partial, labeling)).toEqual([solution]);
          expect(solutionsOf(partial, tried)).toEqual([solution]);
        }
        expect(new Set(items.map(({ labeling }) => labeling.join())).size).toBe(items.length);
      }),
      { numRuns: 100 },
    );
  });

  test('come long before an empty Sudoku is searched, in any order, and stop when told to', async () => {
    const first = (seed?: number) =>
      exhaust(singlePassPuzzles(sudokuShape, sudoku.labeling, { seed, limit: 20 })).items;
    expect(first(4)).toEqual(first(4));
    expect(first(4)).not.toEqual(first(5));
    for (const { labeling } of [...first(), ...first(4)]) expect(sudoku.engine.countUpTo(labeling, 2)).toBe(1);
    const { items, ending } = await exhaustUntilAborted((signal) =>
      singlePassPuzzlesAsync(sudokuShape, sudoku.labeling, { signal }),
    );
    expect(ending).toMatchObject({ verdict: 'aborted', puzzles: items.length });
    let now = 0;
    const options = { clock: () => now++, timeLimit: 50 };
    expect(exhaust(singlePassPuzzles(sudokuShape, sudoku.labeling, options)).ending.verdict).toBe('timeout');
  });

  test('are none where there is no Latin board', () => {
    const { engine } = blankOf('latin-square:2', 'ab');
    expect([...singlePassPuzzles(shapeOf(engine.problem), [0, 0, EMPTY, EMPTY])]).toEqual([]);
  });

  test('tell how far the search has come', () => {
    const { engine, labeling } = blankOf('sudoku:2x2', 'abcd');
    const explored: number[] = [];
    exhaust(
      singlePassPuzzles(shapeOf(engine.problem), labeling, { onProgress: (report) => explored.push(report.explored) }),
    );
    expect(explored).toEqual(explored.toSorted((a, b) => a - b));
    expect(explored.at(-1)).toBeCloseTo(1);
  });
});

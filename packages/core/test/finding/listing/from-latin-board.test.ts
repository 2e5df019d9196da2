import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FindingProgress, puzzlesFromLatinBoard, puzzlesFromLatinBoardAsync } from '../../../src/finding/index.ts';
import { followWalk } from '../../../src/finding/listing/follow-walk.ts';
import { removalWalk } from '../../../src/finding/listing/removal-walk.ts';
import { WalkLimits } from '../../../src/finding/listing/walk-limits.ts';
import { EMPTY, type Labeling } from '../../../src/puzzle/index.ts';
import {
  blankOf,
  completions,
  exhaust,
  exhaustAsync,
  exhaustUntilAborted,
  isCritical,
  parts,
  type SmallBoard,
  smallBoard,
  texts,
} from './support.ts';

/** A small board with some cells whose clues stay. */
const withKept = fc.tuple(smallBoard, fc.array(fc.nat(8), { maxLength: 3 })).map(([small, cells]) => ({
  small,
  keep: [...new Set(cells.map((cell) => cell % small.board.cells))],
}));

/** The puzzles of a walk that is told no Latin board beforehand and must ask for each. */
function byAsking({ engine, solution }: SmallBoard, keep: readonly number[], critical: boolean): Labeling[] {
  const order = [...solution.keys()].filter((cell) => !keep.includes(cell));
  const walk = removalWalk(engine.problem, solution, { order, critical });
  return [...followWalk({ walk, engine, copy: ({ labeling }) => [...labeling] }, new WalkLimits({}))];
}

const sudoku = blankOf('sudoku', '123456789');
const sudokuBoard = sudoku.engine.sample(sudoku.labeling, { seed: 5 }).solution!;

describe('the puzzles of a Latin board', () => {
  test('are all its parts that no other Latin board shares, each once, critical or not, whatever clues stay', () => {
    fc.assert(
      fc.property(withKept, fc.option(fc.nat(), { nil: undefined }), ({ small, keep }, seed) => {
        const { engine, solution, latinBoards } = small;
        const expected = parts(solution, keep).filter((part) => completions(latinBoards, part) === 1);
        const found = [...puzzlesFromLatinBoard(engine, solution, { keep, seed })];
        expect(texts(found.map(({ labeling }) => labeling))).toEqual(texts(expected));
        expect(found.every((puzzle) => puzzle.solution.join() === solution.join())).toBe(true);
        const critical = [...puzzlesFromLatinBoard(engine, solution, { keep, seed, critical: true })];
        expect(texts(critical.map(({ labeling }) => labeling))).toEqual(
          texts(expected.filter((part) => isCritical(latinBoards, part, keep))),
        );
      }),
      { numRuns: 100 },
    );
  });

  test('are the same when other Latin boards are met one by one', () => {
    fc.assert(
      fc.property(withKept, fc.boolean(), ({ small, keep }, critical) => {
        const { engine, solution } = small;
        const told = [...puzzlesFromLatinBoard(engine, solution, { keep, critical })];
        expect(byAsking(small, keep, critical)).toEqual(told.map(({ labeling }) => labeling));
      }),
      { numRuns: 100 },
    );
  });

  test('get harder and harder: each has a clue fewer than one before it', () => {
    const { engine, labeling } = blankOf('latin-square:3', 'abc');
    const [solution] = engine.list(labeling);
    const seen = new Set([solution!.join()]);
    const orphans: Labeling[] = [];
    for (const { labeling } of puzzlesFromLatinBoard(engine, solution!)) {
      const parents = labeling.flatMap((label, cell) =>
        label === EMPTY ? [labeling.with(cell, solution![cell]!)] : [],
      );
      if (!parents.some((parent) => seen.has(parent.join()))) orphans.push(labeling);
      seen.add(labeling.join());
    }
    expect(orphans).toEqual([]);
  });

  test('come at once: the first of a Sudoku without the rest', () => {
    const { items, ending } = exhaust(puzzlesFromLatinBoard(sudoku.engine, sudokuBoard, { limit: 1 }));
    expect(items).toEqual([{ labeling: sudokuBoard.with(0, EMPTY), solution: sudokuBoard }]);
    expect(ending).toEqual({ verdict: 'limit', puzzles: 1, nodes: 1 });
  });

  test('come in another order with a seed, and the same for the same seed', () => {
    const first = (seed: number) =>
      exhaust(puzzlesFromLatinBoard(sudoku.engine, sudokuBoard, { seed, limit: 30 })).items.map((p) =>
        p.labeling.join(),
      );
    expect(first(1)).toEqual(first(1));
    expect(first(1)).not.toEqual(first(2));
  });

  test('of a Sudoku are critical when asked for, one quickly after the other', () => {
    const keep = [0, 1, 2];
    const run = puzzlesFromLatinBoard(sudoku.engine, sudokuBoard, { critical: true, keep, limit: 40, seed: 3 });
    const { items, ending } = exhaust(run);
    expect(new Set(items.map(({ labeling }) => labeling.join())).size).toBe(40);
    expect(ending.nodes).toBeLessThan(100_000);
    for (const { labeling } of items) {
      expect(sudoku.engine.countUpTo(labeling, 2)).toBe(1);
      for (const [cell, label] of labeling.entries())
        if (keep.includes(cell)) expect(label).toBe(sudokuBoard[cell]);
        else if (label !== EMPTY) expect(sudoku.engine.countUpTo(labeling.with(cell, EMPTY), 2)).toBe(2);
    }
  });

  test('are none if it is no Latin board, or if all its clues stay', () => {
    const { engine } = blankOf('latin-square:2', 'ab');
    expect([...puzzlesFromLatinBoard(engine, [0, 1, 0, 1])]).toEqual([]);
    expect([...puzzlesFromLatinBoard(engine, [0, 1, 1, EMPTY])]).toEqual([]);
    expect([...puzzlesFromLatinBoard(engine, [0, 1, 1, 0], { keep: [0, 1, 2, 3], critical: true })]).toEqual([]);
  });
});

describe('a list of puzzles', () => {
  test('stops when told to, or when its time is over', () => {
    const signal = { aborted: false };
    const taken: Labeling[] = [];
    const run = puzzlesFromLatinBoard(sudoku.engine, sudokuBoard, { signal });
    for (let step = run.next(); ; step = run.next()) {
      if (step.done) {
        expect(step.value).toMatchObject({ verdict: 'aborted', puzzles: 10 });
        break;
      }
      signal.aborted = taken.push(step.value.labeling) === 10;
    }
    let now = 0;
    const clock = () => now++;
    const { items, ending } = exhaust(puzzlesFromLatinBoard(sudoku.engine, sudokuBoard, { clock, timeLimit: 1000 }));
    expect(ending.verdict).toBe('timeout');
    expect(items.length).toBeGreaterThan(0);
  });

  test('gives an AbortSignal the time to fire', async () => {
    const { items, ending } = await exhaustUntilAborted((signal) =>
      puzzlesFromLatinBoardAsync(sudoku.engine, sudokuBoard, { signal }),
    );
    expect(ending).toMatchObject({ verdict: 'aborted', puzzles: items.length });
  });

  test('asynchronous or not is the same', async () => {
    const options = { critical: true, seed: 8, limit: 5 };
    expect(await exhaustAsync(puzzlesFromLatinBoardAsync(sudoku.engine, sudokuBoard, options))).toEqual(
      exhaust(puzzlesFromLatinBoard(sudoku.engine, sudokuBoard, options)),
    );
  });

  test('tells how far it has come', () => {
    const { engine, labeling } = blankOf('sudoku:2x2', 'abcd');
    const [solution] = engine.list(labeling);
    const reports: FindingProgress[] = [];
    const { ending } = exhaust(puzzlesFromLatinBoard(engine, solution!, { onProgress: (p) => reports.push(p) }));
    expect(reports.length).toBeGreaterThan(100);
    for (const [i, report] of reports.slice(1).entries()) {
      expect(report.explored).toBeGreaterThanOrEqual(reports[i]!.explored);
      expect(report.puzzles).toBeGreaterThanOrEqual(reports[i]!.puzzles);
    }
    expect(reports.at(-1)).toEqual({ puzzles: ending.puzzles, nodes: ending.nodes, explored: 1 });
  });
});

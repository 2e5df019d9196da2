import { describe, expect, it } from 'vitest';
import { makeEngine, type Progress } from '../../src/engine/index.ts';
import { EMPTY, type Labeling } from '../../src/puzzle/index.ts';
import { blank, clues, ones, squareProblem } from './problems.ts';

const sudoku = squareProblem(9, ones(9), [3, 3]);
const engine = makeEngine(sudoku);
/** Made by taking labels from a random Latin board while it stayed unique. */
const puzzle = clues('3.....2.72..8..4.1...12....5..9.......6..5..3.......8.83.....6..7...4........95..');
const [solution] = [...engine.list(puzzle)] as [Labeling];

/** The first row of the board that seed 2026 gives on every machine. */
const SAMPLED: Labeling = [5, 1, 7, 0, 6, 2, 8, 4, 3];

/** A clock on which every slice of a search takes ten milliseconds. */
function steadyClock(): () => number {
  let now = 0;
  return () => {
    now += 10;
    return now;
  };
}

/** Takes everything a generator yields, and what it returns. */
function drain<T, R>(run: Generator<T, R, undefined>): [T[], R] {
  const items: T[] = [];
  let step = run.next();
  for (; !step.done; step = run.next()) items.push(step.value);
  return [items, step.value];
}

describe('what a list holds', () => {
  it('is the one Latin board of a Latin puzzle', () => {
    const [found, ending] = drain(engine.list(puzzle));
    expect(found).toHaveLength(1);
    expect(ending).toMatchObject({ verdict: 'complete', solutions: 1 });
    for (const asterism of sudoku.asterisms)
      expect(asterism.map((cell) => found[0]![cell]!).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(puzzle.every((label, cell) => label === EMPTY || label === found[0]![cell])).toBe(true);
  });

  it('is a Latin board itself if that is what was given', () => {
    expect(drain(engine.list(solution))).toEqual([[solution], { verdict: 'complete', nodes: 1, solutions: 1 }]);
  });

  it('is nothing, without a search, for what is not a partial Latin board', () => {
    const twice = blank(sudoku).map((label, cell) => (cell === 0 || cell === 80 - 8 ? 4 : label));
    expect(drain(engine.list(twice))).toEqual([[], { verdict: 'complete', nodes: 0, solutions: 0 }]);
  });

  it('is nothing for labels that the problem does not have, or another number of cells', () => {
    for (const wrong of [[0], [...puzzle.slice(1), 9], [...puzzle.slice(1), 0.5]])
      expect(drain(engine.list(wrong))).toEqual([[], { verdict: 'complete', nodes: 0, solutions: 0 }]);
    expect(engine.sample([0], { seed: 1 }).solution).toBeUndefined();
  });
});

describe('limits', () => {
  it('end a list after so many solutions', () => {
    for (const limit of [0, 1, 2, 3, 1000]) {
      const [found, ending] = drain(engine.list(blank(sudoku), { limit }));
      expect(ending).toMatchObject({ verdict: 'limit', solutions: limit });
      expect(new Set(found.map(String)).size).toBe(limit);
    }
  });

  it('count no further than asked', () => {
    expect(engine.countUpTo(puzzle, 2)).toBe(1);
    expect(engine.countUpTo(blank(sudoku), 2)).toBe(2);
    expect(engine.count(blank(sudoku), { limit: 12_345 })).toMatchObject({ verdict: 'limit', solutions: 12_345 });
  });

  it('end a list when the time is up, by the clock that was given', () => {
    const clock = steadyClock();
    expect(engine.count(blank(sudoku), { timeLimit: 500, clock }).verdict).toBe('timeout');
    expect(clock()).toBeLessThan(600);
    expect(engine.count(puzzle, { timeLimit: 0 })).toMatchObject({ verdict: 'timeout', nodes: 0 });
  });

  it('end a list when its signal says so, even between two solutions', () => {
    const signal = { aborted: false };
    const run = engine.list(blank(sudoku), { signal });
    for (let i = 0; i < 10; i++) expect(run.next().done).toBe(false);
    signal.aborted = true;
    expect(run.next()).toMatchObject({ done: true, value: { verdict: 'aborted', solutions: 10 } });
  });

  it('let an AbortSignal fire during an asynchronous list', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const run = engine.listAsync(blank(sudoku), { signal: controller.signal });
    let step = await run.next();
    while (!step.done) step = await run.next();
    expect(step.value.verdict).toBe('aborted');
    expect(step.value.solutions).toBeGreaterThan(0);
  });
});

describe('a list', () => {
  it('is lazy: its first solution takes a handful of nodes', () => {
    const signal = { aborted: false };
    const run = engine.list(blank(sudoku), { signal });
    run.next();
    signal.aborted = true;
    expect(run.next().value).toMatchObject({ verdict: 'aborted', solutions: 1 });
    expect(engine.count(blank(sudoku), { limit: 1 }).nodes).toBeLessThan(100);
  });

  it('goes on undisturbed while another one is taken from', () => {
    const alone = drain(engine.list(blank(sudoku), { limit: 500 }))[0];
    const one = engine.list(blank(sudoku), { limit: 500 });
    const other = engine.list(blank(sudoku), { limit: 500 });
    for (const expected of alone) {
      expect(one.next().value).toEqual(expected);
      expect(other.next().value).toEqual(expected);
      expect(engine.countUpTo(puzzle, 2)).toBe(1);
    }
  });

  it('can be left early, and its kernel is used again', () => {
    for (let i = 0; i < 3000; i++) for (const _ of engine.list(blank(sudoku))) break;
    expect(engine.countUpTo(puzzle, 2)).toBe(1);
  });

  it('reports nodes, solutions and a share of the tree that grows to 1', () => {
    const square = squareProblem(5, ones(5));
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    const ending = makeEngine(square).count(blank(square), { onProgress, clock: steadyClock() });
    expect(seen.length).toBeGreaterThan(100);
    for (const [i, { nodes, solutions, explored }] of seen.entries()) {
      const before = seen[i - 1] ?? { nodes: 0, solutions: 0, explored: 0 };
      expect(nodes).toBeGreaterThan(before.nodes);
      expect(solutions).toBeGreaterThanOrEqual(before.solutions);
      expect(explored).toBeGreaterThanOrEqual(before.explored);
      // Branches of one choice are about alike, so the share foretells the end.
      expect(Math.abs(explored - nodes / ending.nodes)).toBeLessThan(0.2);
    }
    expect(seen.at(-1)!.explored).toBeCloseTo(1);
  });
});

describe('a seed', () => {
  it('gives the same Latin boards in the same order, always', () => {
    const draw = (seed: number) => drain(makeEngine(sudoku).list(blank(sudoku), { seed, limit: 20 }))[0];
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(engine.sample(blank(sudoku), { seed: 2026 }).solution!.slice(0, 9)).toEqual(SAMPLED);
  });

  it('samples varied boards: every label comes up in every cell', () => {
    const seen = blank(sudoku).map(() => new Set<number>());
    for (let seed = 0; seed < 200; seed++)
      for (const [cell, label] of engine.sample(blank(sudoku), { seed }).solution!.entries()) seen[cell]!.add(label);
    for (const labels of seen) expect(labels.size).toBe(9);
  });

  it('samples completions of what is given, and none where there are none', () => {
    expect(engine.sample(puzzle, { seed: 1 })).toMatchObject({ solution, ending: { verdict: 'limit' } });
    const dead = [...solution];
    [dead[0], dead[1]] = [dead[1]!, dead[0]!];
    expect(engine.sample(dead, { seed: 1 })).toMatchObject({ solution: undefined, ending: { verdict: 'complete' } });
    expect(engine.sample(blank(sudoku), { seed: 1, signal: { aborted: true } }).ending.verdict).toBe('aborted');
    expect(engine.sample(blank(sudoku), { seed: 1, timeLimit: 0 }).ending.verdict).toBe('timeout');
  });
});

describe('a batch', () => {
  it('counts what single calls count, over more puzzles than fit in one crossing', () => {
    const labelings = [puzzle, solution, blank(sudoku), solution.map((label, cell) => (cell < 40 ? EMPTY : label))];
    const counts = labelings.map((labeling) => engine.countUpTo(labeling, 3));
    const many = Array.from({ length: 9000 }, (_, i) => i % labelings.length);
    const packed = Int16Array.from(many.flatMap((i) => labelings[i]!));
    expect([...engine.countEach(packed, 3)]).toEqual(many.map((i) => counts[i]));
  });

  it('counts nothing for labels that the problem does not have', () => {
    expect([...engine.countEach(Int8Array.from([...puzzle, ...puzzle.slice(1), 9, ...puzzle]), 2)]).toEqual([1, 0, 1]);
  });

  it('takes up no more memory as it goes on', () => {
    const packed = new Int8Array(81 * 4000);
    for (let i = 0; i < 4000; i++) packed.set(puzzle, 81 * i);
    const round = () => engine.countEach(packed, 2).every((count) => count === 1);
    const held = () => process.memoryUsage().arrayBuffers + process.memoryUsage().external;
    for (let i = 0; i < 5; i++) expect(round()).toBe(true);
    const before = held();
    for (let i = 0; i < 50; i++) expect(round()).toBe(true);
    expect(held() - before).toBeLessThan(1 << 20);
  });
});

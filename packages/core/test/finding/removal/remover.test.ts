import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom, must, numbers } from '../../../src/basis/index.ts';
import type { Board } from '../../../src/board/index.ts';
import { makeEngine, type RemovalOptions } from '../../../src/engine/index.ts';
import { makeRemover } from '../../../src/finding/removal/index.ts';
import { EMPTY, type Labeling, type Multiset, makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { backtrack } from '../../oracle/backtracker.ts';
import { boardOf, randomBoard } from '../../support.ts';

interface Solved {
  readonly board: Board;
  readonly multiset: Multiset;
  readonly solution: Labeling;
}

const isAlone = ({ board, multiset }: Solved, labeling: Labeling) => {
  const solutions = backtrack({ board, multiset, labeling });
  solutions.next();
  return solutions.next().done === true;
};

/** What `reduce` promises, done in the plainest way. */
function removeOneByOne(
  solved: Solved,
  start: Labeling,
  groups: readonly (readonly number[])[],
  { least = 0, accept }: RemovalOptions = {},
): Labeling {
  let labeling = start;
  for (const group of groups) {
    const without = labeling.map((label, cell) => (group.includes(cell) ? EMPTY : label));
    const left = without.filter((label) => label !== EMPTY).length;
    if (left >= least && isAlone(solved, without) && (accept?.(without) ?? true)) labeling = without;
  }
  return labeling;
}

/** Small boards with a Latin board, labels repeated or not. */
const solvedBoard: fc.Arbitrary<Solved> = fc
  .oneof(
    randomBoard,
    fc.constantFrom('latin-square:3', 'latin-square:4', 'sudoku:2x2').map((name) => boardOf(name)),
  )
  .chain((board) =>
    fc.record({
      board: fc.constant(board),
      labels: fc.oneof(
        fc.constant(numbers(board.k!)),
        fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: board.k!, maxLength: board.k! }),
      ),
      which: fc.nat(20),
    }),
  )
  .map(({ board, labels, which }) => {
    const multiset = must(makeMultiset(labels));
    const labeling = new Array<number>(board.cells).fill(EMPTY);
    let solution: Labeling = [];
    let index = 0;
    for (const found of backtrack({ board, multiset, labeling })) {
      solution = found;
      if (index++ === which) break;
    }
    return { board, multiset, solution };
  })
  .filter(({ solution }) => solution.length > 0);

const removal = solvedBoard.chain((solved) =>
  fc.record({
    solved: fc.constant(solved),
    order: fc.shuffledSubarray([...solved.solution.keys()]),
    size: fc.constantFrom(1, 1, 2, 3),
    least: fc.constantFrom(0, 0, 4),
  }),
);

const groupsOf = (cells: readonly number[], size: number) =>
  Array.from({ length: Math.ceil(cells.length / size) }, (_, i) => cells.slice(i * size, (i + 1) * size));

describe('taking clues away', () => {
  it('gives what taking them away one group after the other gives, by brute force', () => {
    fc.assert(
      fc.property(removal, ({ solved, order, size, least }) => {
        const { board, multiset, solution } = solved;
        const remover = makeRemover(makeEngine(problemOf(board, multiset)));
        const groups = groupsOf(order, size);
        const expected = removeOneByOne(solved, solution, groups, { least });
        expect(remover.reduce(solution, solution, groups, { least })).toEqual(expected);
        const backwards = groups.toReversed();
        // From a puzzle, and with the other solutions of the first pass in mind.
        expect(remover.reduce(solution, expected, backwards)).toEqual(removeOneByOne(solved, expected, backwards));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['sudoku', numbers(9), 1],
    ['sudoku', numbers(9), 2],
    ['sudoku', [...'111222333'], 1],
    ['win', numbers(9), 1],
  ] as const)(
    'gives the same on whole boards, where many groups go at once: %s, labels %s, groups of %i',
    (name, labels, size) => {
      const engine = makeEngine(problemOf(boardOf(name), must(makeMultiset(labels))));
      const remover = makeRemover(engine);
      const blank = new Array<number>(engine.problem.cells).fill(EMPTY);
      for (let seed = 0; seed < 150; seed++) {
        const solution = engine.sample(blank, { seed }).solution!;
        const groups = groupsOf(makeRandom(seed).shuffled([...solution.keys()]), size);
        let expected = solution;
        for (const group of groups) {
          const without = expected.map((label, cell) => (group.includes(cell) ? EMPTY : label));
          if (engine.countUpTo(without, 2) === 1) expected = without;
        }
        expect(remover.reduce(solution, solution, groups), `seed ${seed}`).toEqual(expected);
      }
    },
  );

  it('asks for acceptance of every puzzle on the way', () => {
    fc.assert(
      fc.property(removal, ({ solved, order, size }) => {
        const { board, multiset, solution } = solved;
        const remover = makeRemover(makeEngine(problemOf(board, multiset)));
        // As fairness does, it refuses whatever has fewer clues than something refused.
        const accept = (labeling: Labeling) => labeling[0] !== EMPTY || labeling[1] !== EMPTY;
        const groups = groupsOf(order, size);
        expect(remover.reduce(solution, solution, groups, { accept })).toEqual(
          removeOneByOne(solved, solution, groups, { accept }),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('keeps what it learned of one Latin board apart from another', () => {
    const board = boardOf('sudoku:2x3');
    const engine = makeEngine(problemOf(board, must(makeMultiset(numbers(6)))));
    const remover = makeRemover(engine);
    const blank = new Array<number>(36).fill(EMPTY);
    for (let seed = 0; seed < 40; seed++) {
      const solution = engine.sample(blank, { seed: seed >> 1 }).solution!;
      const groups = makeRandom(seed)
        .shuffled([...solution.keys()])
        .map((cell) => [cell]);
      expect(remover.reduce(solution, solution, groups)).toEqual(
        makeRemover(engine).reduce(solution, solution, groups),
      );
    }
  });

  it('leaves a start with several solutions as it is', () => {
    const engine = makeEngine(problemOf(boardOf('sudoku'), must(makeMultiset(numbers(9)))));
    const blank = new Array<number>(81).fill(EMPTY);
    const { solution } = engine.sample(blank, { seed: 1 });
    const start = blank.with(0, solution![0]!);
    expect(makeRemover(engine).reduce(solution!, start, [[0]])).toEqual(start);
  });

  it('stops when told to, with one solution still', () => {
    const engine = makeEngine(problemOf(boardOf('sudoku'), must(makeMultiset(numbers(9)))));
    const solution = engine.sample(new Array<number>(81).fill(EMPTY), { seed: 1 }).solution!;
    const groups = makeRandom(1)
      .shuffled([...solution.keys()])
      .map((cell) => [cell]);
    const whole = makeRemover(engine).reduce(solution, solution, groups);
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 3;
      },
    };
    const stopped = makeRemover(engine).reduce(solution, solution, groups, { signal });
    expect(engine.countUpTo(stopped, 2)).toBe(1);
    const clues = (labeling: Labeling) => labeling.filter((label) => label !== EMPTY).length;
    expect(clues(stopped)).toBeLessThan(81);
    expect(clues(stopped)).toBeGreaterThan(clues(whole));
    const at = makeRemover(engine).reduce(solution, solution, groups, { signal: { aborted: true } });
    expect(at).toEqual(solution);
  });

  /** Takes clues off a random Latin board. */
  const reduced = (name: string, effort: number | undefined) => {
    const board = boardOf(name);
    const engine = makeEngine(problemOf(board, must(makeMultiset(numbers(board.k!)))));
    const empty = new Array<number>(board.cells).fill(EMPTY);
    const solution = engine.sample(empty, { seed: 1 }).solution!;
    const groups = makeRandom(1)
      .shuffled([...solution.keys()])
      .map((cell) => [cell]);
    let parts = 0;
    const onReduced = () => {
      parts++;
    };
    const labeling = makeRemover(engine).reduce(solution, solution, groups, { effort, onReduced });
    const clues = labeling.filter((label) => label !== EMPTY).length;
    return { labeling, parts, clues, isPuzzle: engine.countUpTo(labeling, 2) === 1 };
  };

  it('leaves the result alone where the effort suffices for every search', () => {
    expect(reduced('sudoku:3x3', 2_000_000)).toEqual(reduced('sudoku:3x3', undefined));
  });

  it.each([
    ['sudoku:4x4', 26, 93],
    ['sudoku:5x5', 18, 306],
    ['latin-square:25', 18, 395],
  ])('takes clues off %s in %i parts down to %i, and gives up where that takes long', (name, parts, clues) => {
    expect(reduced(name, 2_000_000)).toMatchObject({ parts, clues, isPuzzle: true });
  });
});

import { makeRandom, must, numbers, VERSION } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { criticalPuzzle, makeRemover } from '@latin-puzzles/core/finding';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { LEVELS } from '@latin-puzzles/core/rating';

const BOARDS = ['sudoku', 'win', 'triangle:8', 'latin-square:6'];
/** From common to rare. */
const THEOREMS = ['last-places', 'intersection', 'only-candidate', 'hall-labels', 'fish', 'chain'];
/** Critical puzzles of each board that others are made of. */
const BASES = 20;

/**
 * Different Latin puzzles, as many as one likes, at no cost: a critical puzzle stays a Latin puzzle when some more labels of
 * its solution are given. Their ratings are made up; the shares of levels and theorems are like those of real ones. Those
 * before `from` are passed over.
 */
export function* puzzlesToKeep(count, seed = 1, from = 0) {
  const source = makeRandom(seed);
  const random = () => source.below(2 ** 20) / 2 ** 20;
  const bases = BOARDS.flatMap(basesOf);
  for (let number = 0; number < count; number++) {
    const { board, multiset, clues, solution } = bases[Math.floor(random() * bases.length)];
    const labeling = clues.map((label, cell) => (label >= 0 || random() > 0.12 ? label : solution[cell]));
    const score = Math.round(1000 * random() ** 2) / 10;
    const theorems = THEOREMS.filter((_, rank) => random() < 0.5 ** rank);
    const rating = {
      score,
      level: LEVELS[Math.min(4, Math.floor(score / 20))],
      hardest: theorems.at(-1) ?? THEOREMS[0],
      fair: true,
      theorems,
    };
    if (number < from) continue;
    const wishes = { critical: false, fair: true };
    const generated = { seed, attempt: number, version: VERSION, wishes, plan: `plan-${number % 20}`, line: 1 };
    yield { board, multiset, labeling, inscription: [], solution, source: { board: board.name, rating, generated } };
  }
}

function basesOf(name) {
  const board = must(resolveBoard(name));
  const multiset = must(makeMultiset(numbers(board.k)));
  const engine = makeEngine(problemOf(board, multiset));
  const remover = makeRemover(engine);
  const blank = new Array(board.cells).fill(-1);
  return Array.from({ length: BASES }, (_, seed) => {
    const { solution } = engine.sample(blank, { seed });
    return { board, multiset, solution, clues: criticalPuzzle(remover, solution, makeRandom(seed)) };
  });
}

/**
 * What else there is to try ratings by, beside the ratings of Sudokus: a solver that looks about at random and counts its looks,
 * and what becomes of a score when a clue is added that was implied. scripts/rating-docs.mjs writes both down.
 */
import { easiestSweep, LADDER, shapeOf, startOf } from '@latin-puzzles/core/attrition';
import { makeRandom, must } from '@latin-puzzles/core/basis';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeRemover } from '@latin-puzzles/core/finding';
import { EMPTY, problemOf } from '@latin-puzzles/core/puzzle';
import { measure, rate, spearman } from '@latin-puzzles/core/rating';
import { makeBeginning, subjectNamed } from '@latin-puzzles/workshop/generate';

export const WITNESS_BOARDS = [
  'latin-square',
  'wave-one',
  'sudoku',
  'orb-one',
  'canario-one',
  'tartan-one',
  'helios-one',
  'latin-tetrahedron',
  'latin-icosahedron',
  'sudoku-ripeto',
];
export const PUZZLES = 40;
export const RUNS = 5;
const SEED = 16;

const [FULL_COUNT, ...OTHERS] = LADDER;
const BEYOND = OTHERS.filter(({ name }) => name !== 'last-places' && name !== 'only-candidate');

/**
 * Looks at an open cell, or at a label that an asterism needs, any of them as likely as the others, and writes what must be
 * there. Where nothing can be seen so, every theorem up to the one that helps is tried on every label that may be in a cell.
 */
export function countLooks(shape, labeling, random) {
  const position = startOf(shape, labeling);
  let looks = 0;
  const settle = () => {
    for (let climb = easiestSweep(position, [FULL_COUNT]); climb; climb = easiestSweep(position, [FULL_COUNT]))
      take(position, climb.sweep);
  };
  settle();
  while (position.open > 0) {
    const tight = members(position.tight);
    const single = members(position.single).filter((cell) => position.written[cell] === EMPTY);
    const seen = tight.length + single.length;
    if (seen > 0) {
      const places = position.open + position.needs.filter((need) => need > 0).length;
      do looks++;
      while (random.below(places) >= seen);
      const chosen = random.below(seen);
      if (chosen < tight.length) {
        const at = tight[chosen];
        const label = at % shape.labels;
        for (const cell of position.placesAmong(shape.asterisms[Math.floor(at / shape.labels)], label))
          position.write(cell, label);
      } else {
        const cell = single[chosen - tight.length];
        position.write(cell, position.domain(cell)[0]);
      }
    } else {
      const climb = easiestSweep(position, BEYOND);
      if (!climb) return undefined;
      const candidates = position.sizes.reduce((sum, size) => sum + (size > 1 ? size : 0), 0);
      looks += candidates * (1 + BEYOND.indexOf(climb.theorem));
      take(position, climb.sweep);
    }
    settle();
  }
  return looks;
}

function take(position, { writes, removals }) {
  for (const { cell, label } of removals) position.remove(cell, label);
  for (const { cell, label } of writes) if (position.written[cell] === EMPTY) position.write(cell, label);
}

function members(bits) {
  const found = [];
  for (let at = bits.next(0); at >= 0; at = bits.next(at + 1)) found.push(at);
  return found;
}

/** Fair puzzles of a board, from nearly full ones to critical ones, with their scores. */
function puzzlesOf(name, random) {
  const { board, multiset, labeling: empty } = must(makeBeginning(must(subjectNamed(name))));
  const problem = problemOf(board, multiset);
  const [shape, engine] = [shapeOf(problem), makeEngine(problem)];
  const remover = makeRemover(engine);
  const puzzles = [];
  while (puzzles.length < PUZZLES) {
    const { solution } = engine.sample(empty, { seed: random.below(2 ** 31) });
    const order = random.shuffled([...solution.keys()]);
    const end = remover.reduce(
      solution,
      solution,
      order.map((cell) => [cell]),
    );
    const gone = order.filter((cell) => end[cell] === EMPTY);
    const count = Math.ceil(gone.length * (0.5 + random.below(51) / 100));
    const labeling = [...solution];
    for (const cell of gone.slice(0, count)) labeling[cell] = EMPTY;
    const rating = rate(measure(shape, labeling));
    if (rating.fair) puzzles.push({ labeling, solution, score: rating.score });
  }
  return { shape, puzzles };
}

/** For each board: how well scores follow the looks of the solver, and how often a clue more makes no harder puzzle. */
export function witness() {
  return WITNESS_BOARDS.map((name) => {
    const random = makeRandom(SEED);
    const { shape, puzzles } = puzzlesOf(name, random);
    const looks = puzzles.map(({ labeling }) => {
      let sum = 0;
      for (let run = 0; run < RUNS; run++) sum += countLooks(shape, labeling, random);
      return sum / RUNS;
    });
    const rises = puzzles.map(({ labeling, solution, score }) => {
      const open = [...labeling.keys()].filter((cell) => labeling[cell] === EMPTY);
      const cell = open[random.below(open.length)];
      return rate(measure(shape, Object.assign([...labeling], { [cell]: solution[cell] }))).score - score;
    });
    const correlation = spearman(
      puzzles.map(({ score }) => score),
      looks,
    );
    return { name, looks, correlation, rises };
  });
}

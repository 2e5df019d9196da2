import { parseArgs } from 'node:util';
import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine, study } from '@latin-puzzles/core/engine';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';

const emptyBoard = (name, labels) => problemOf(must(resolveBoard(name)), must(makeMultiset(labels)));

/** Rows, columns and all broken diagonals. */
function knutVik(order) {
  const line = Array.from({ length: order }, (_, i) => i);
  const cell = (row, column) => order * row + ((column + order) % order);
  const asterisms = line.flatMap((i) => [
    line.map((j) => cell(i, j)),
    line.map((j) => cell(j, i)),
    line.map((j) => cell(j, i + j)),
    line.map((j) => cell(j, i - j)),
  ]);
  return {
    cells: order * order,
    labels: order,
    asterisms,
    demands: asterisms.map(() => new Array(order).fill(1)),
  };
}

const TASKS = {
  'Sudoku 2×2': emptyBoard('sudoku:2x2', numbers(4)),
  'Latin square 5': emptyBoard('latin-square:5', numbers(5)),
  '5×5, labels 2+2+1': emptyBoard('latin-square:5', [...'aabbc']),
  'Knut Vik design of order 6': knutVik(6),
  'Knut Vik design of order 8': knutVik(8),
  'Sudoku 2×3': emptyBoard('sudoku:2x3', numbers(6)),
  'Latin square 6': emptyBoard('latin-square:6', numbers(6)),
  'Latin dodecahedron': emptyBoard('dodecahedron', numbers(6)),
  Helios: emptyBoard('star:12/3', numbers(6)),
};

/** `symmetry`: the whole tree of an empty board, with symmetrical no-goods, without, and by the engine. */
export function symmetry(args) {
  const { values } = parseArgs({ args, options: { timeout: { type: 'string', default: '60' } } });
  const timeLimit = 1000 * Number(values.timeout);
  if (!(timeLimit > 0)) throw new Error('Usage: symmetry [--timeout 60]');
  for (const [name, problem] of Object.entries(TASKS)) {
    const empty = new Array(problem.cells).fill(-1);
    const by = (attrition) => () => {
      const strategy = { attrition, branching: 'smallest-domain', upToSymmetry: true };
      const run = study(problem, empty, strategy, { timeLimit });
      let step = run.next();
      while (!step.done) step = run.next();
      return step.value;
    };
    const contenders = {
      'symmetric-no-goods': by('symmetric-no-goods'),
      optimized: by('optimized'),
      engine: () => makeEngine(problem).count(empty, { timeLimit }),
    };
    for (const [contender, search] of Object.entries(contenders)) {
      const start = performance.now();
      const { verdict, nodes, solutions, represented = solutions } = search();
      const time = `${Math.round(performance.now() - start)} ms`;
      console.log(`${name}: ${contender}, ${verdict}, ${nodes} nodes, ${solutions} listed for ${represented}, ${time}`);
    }
  }
}

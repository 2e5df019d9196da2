import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { must, numbers } from '@latin-puzzles/core/basis';
import { catalogEntry, resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeLocalSearch } from '@latin-puzzles/core/finding';
import { beginningOf, EMPTY, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { worked } from '../scripts/shared.mjs';

/** The Latin Puzzles of the catalog whose minimum is not proved here, and Sudoku 2 × 4. */
const BOARDS = [
  'win-one',
  'sudoku',
  'quadoku-one',
  'tartan-one',
  'sudoku-ripeto',
  'sudoku-ripeto-234',
  'orb-ripeto',
  'quadoku-ripeto',
  'custom-focus',
  'custom-sudoku',
  'custom-orb',
  'custom-steps',
  'custom-sky',
  'custom-win',
  'critical-custom-sudoku',
  'sudoku:2x4',
];

/** Steps between two looks at how long the search has worked: on some boards a look takes longer than a step. */
const STEPS = 10;

/**
 * `fewest`: the fewest clues that the search finds on each board in so many seconds of processor time, once for each seed. With `--against`
 * the folder dist of another build of core, its search has the same seeds and the same time, turn by turn.
 */
export async function fewest(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      seconds: { type: 'string', default: '8' },
      seeds: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
    },
  });
  const time = 1000 * Number(values.seconds);
  const seeds = Number(values.seeds);
  if (!(time > 0) || !(seeds >= 1))
    throw new Error('Usage: fewest [--seconds 8] [--seeds 3] [--against PATH/TO/core/dist] [--json] [BOARD …]');
  const rivals = [{ who: 'this build', makeEngine, makeLocalSearch }];
  if (values.against !== undefined) {
    const other = (room) => import(pathToFileURL(resolve(values.against, room, 'index.js')).href);
    rivals.push({ who: 'the other', ...(await other('engine')), ...(await other('finding')) });
  }
  for (const board of positionals.length > 0 ? positionals : BOARDS) {
    const found = new Map(rivals.map(({ who }) => [who, []]));
    for (let seed = 1; seed <= seeds; seed++)
      for (const rival of rivals) found.get(rival.who).push(searchFor(rival, board, seed, time));
    if (values.json) console.log(JSON.stringify({ board, ...Object.fromEntries(found) }));
    else
      for (const [who, best] of found)
        console.log(
          board.padEnd(20),
          who.padEnd(12),
          best.map(({ clues, at }) => `${clues} (${at.toFixed(1)} s)`.padStart(12)).join(''),
        );
  }
}

function searchFor(rival, name, seed, time) {
  const { problem, beginning } = subjectOf(name);
  const start = worked();
  const search = rival.makeLocalSearch(rival.makeEngine(problem), { seed, beginning });
  let at = 0;
  while (worked() - start < time) for (let i = 0; i < STEPS; i++) if (search.step()) at = (worked() - start) / 1000;
  return { clues: search.best.clues, at };
}

/** A Latin Puzzle of the catalog, or a board with distinct labels. */
function subjectOf(name) {
  const entry = catalogEntry(name);
  if (entry) {
    const { board, multiset, labeling } = beginningOf(entry);
    return { problem: problemOf(board, multiset), beginning: labeling };
  }
  const board = must(resolveBoard(name));
  return {
    problem: problemOf(board, must(makeMultiset(numbers(board.k)))),
    beginning: new Array(board.cells).fill(EMPTY),
  };
}

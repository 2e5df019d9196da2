import { parseArgs } from 'node:util';
import { LADDER, makePreference, prove, shapeOf, tellHint } from '@latin-puzzles/core/attrition';
import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeGenerator } from '@latin-puzzles/core/finding';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { measure, playEasily, rate } from '@latin-puzzles/core/rating';
import { drawPuzzle, renderSvg } from '@latin-puzzles/drawing';
import { median, short, timedByProcessor as timed } from './timing.mjs';

/**
 * From small to large, the ordinary Sudoku first: it warms the machine up, and the others are measured by it. The octahedron of
 * order 4 has no Latin board with 24 labels, but has some where each of eight comes three times.
 */
const BOARDS = [
  { name: 'sudoku:3x3' },
  { name: 'sudoku:3x4' },
  { name: 'sudoku:4x4' },
  { name: 'sudoku:5x5' },
  { name: 'latin-square:12' },
  { name: 'latin-square:16' },
  { name: 'latin-square:25' },
  { name: 'triangle:10' },
  { name: 'triangle:12' },
  { name: 'triangle:16' },
  { name: 'orb:12' },
  { name: 'cube:6' },
  { name: 'octahedron:4', times: 3 },
  { name: 'icosahedron:3' },
  { name: 'samurai:9' },
];
const WORK = ['puzzle', 'proof', 'rating', 'hint', 'drawing'];

/**
 * `scale`: how much processor time it takes to make a fair puzzle of large boards, its generator included, and to prove, rate, hint
 * and draw it: the median of some seeds, and the worst. What takes longer than the cap is given up, and counts as the cap.
 */
export function scale(args) {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      seeds: { type: 'string', default: '10' },
      cap: { type: 'string', default: '20' },
      level: { type: 'string', default: 'medium' },
      board: { type: 'string', multiple: true },
    },
  });
  const options = { seeds: Number(values.seeds), cap: 1000 * Number(values.cap), level: values.level };
  if (!(options.seeds >= 1) || !(options.cap > 0))
    throw new Error('Usage: scale [--seeds 10] [--cap SECONDS] [--level medium|…|any] [--board NAME]… [--json]');
  const wanted = BOARDS.filter(({ name }) => values.board?.includes(name) ?? true);
  if (!values.json)
    console.log(`${'milliseconds, median (worst)'.padEnd(30)}${WORK.map((work) => work.padStart(17)).join('')}`);
  for (const subject of wanted) {
    const row = measureBoard(subject, options);
    if (values.json) console.log(JSON.stringify(row));
    else print(row, options);
  }
}

/** Makes puzzles of a board with the seeds from 0, and measures each kind of work on it. */
export function measureBoard({ name, times = 1 }, { seeds, cap, level }) {
  const board = must(resolveBoard(name));
  const labels = numbers(board.k).map((_, i) => String(1 + Math.floor(i / times)));
  const multiset = must(makeMultiset(labels));
  const laps = Object.fromEntries(WORK.map((work) => [work, []]));
  for (let seed = 0; seed < seeds; seed++) {
    const { ms, value: puzzle } = timed(() =>
      makeOne({ board, multiset, ...(level !== 'any' && { level }) }, seed, cap),
    );
    laps.puzzle.push(puzzle ? ms : cap);
    if (!puzzle) continue;
    for (const [work, one] of Object.entries(useOf(puzzle, cap))) laps[work].push(one);
  }
  const told = Object.fromEntries(
    WORK.map((work) => [work, laps[work].length > 0 && { median: median(laps[work]), worst: Math.max(...laps[work]) }]),
  );
  return { board: name, cells: board.cells, labels: new Set(labels).size, made: laps.proof.length, ...told };
}

/** The first puzzle of attempts in the order of their seeds; nothing if there is none in time. */
function makeOne(wishes, seed, cap) {
  const signal = within(cap);
  const generator = must(makeGenerator(wishes, {}, signal));
  for (let attempt = 0; !signal.aborted; attempt++) {
    const made = generator.attempt(1000 * seed + attempt, signal);
    if (made.found) return made.puzzle;
  }
  return undefined;
}

/** What is done with a puzzle, each by itself: a hint from the clues on, the whole of what it tells. */
function useOf(puzzle, cap) {
  const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
  const { labeling } = puzzle;
  const signal = within(cap);
  const hint = () => {
    const [step] = playEasily(shape, labeling);
    return tellHint(step, [], puzzle, 'en', 'conclusion');
  };
  return {
    proof: timed(() => prove(shape, labeling, LADDER, { choose: makePreference(shape), signal })).ms,
    rating: timed(() => rate(measure(shape, labeling, { signal }))).ms,
    hint: timed(hint).ms,
    drawing: timed(() => renderSvg(drawPuzzle(puzzle))).ms,
  };
}

/** A signal that comes after so many milliseconds of processor time. */
function within(ms) {
  const start = process.cpuUsage();
  return {
    get aborted() {
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000 > ms;
    },
  };
}

function print({ board, cells, made, ...row }, { seeds }) {
  const figures = WORK.map((work) => {
    const { median: middle, worst } = row[work] || {};
    return (middle === undefined ? '–' : `${short(middle)} (${short(worst)})`).padStart(17);
  });
  const missing = made < seeds ? `  ${seeds - made} not made` : '';
  console.log(`${`${board}, ${cells} cells`.padEnd(30)}${figures.join('')}${missing}`);
}

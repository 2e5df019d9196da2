/**
 * Makes packages/workshop/src/lessons/positions.ts: for every theorem of the ladder a few small positions, on boards of different
 * shapes, in which it shows something that no easier theorem does. They are real: puzzles are made and played by the
 * singles, and at every turn the theorem is tried.
 *   node scripts/lessons.mjs [THEOREM …]   only those named; the others stay as they are
 * Needs the built packages.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { climb, ELEMENTARY, explainSentences, LADDER, shapeOf, startOf, stepName } from '@latin-puzzles/core/attrition';
import { makeRandom, must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { EMPTY, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { lessonPositions, openPosition } from '@latin-puzzles/workshop/lessons';
import { root } from './shared.mjs';

/** Boards by shape; of each shape the first that has a position is taken. */
const SHAPES = {
  square: [
    ['sudoku:2x2', '1234'],
    ['sudoku:2x3', '123456'],
    ['sudoku:3x3', '123456789'],
  ],
  repeated: [
    ['latin-square:4', 'AABC'],
    ['latin-square:6', 'AABBCC'],
    ['sudoku:2x3', '112233'],
    ['sudoku:3x3', '111222333'],
  ],
  star: [
    ['star:6/2', 'ABCD'],
    ['star:8/3', 'ABCDEF'],
    ['star:12/3', 'HELIOS'],
  ],
  globe: [
    ['orb:4', '1234'],
    ['orb:6', '123456'],
  ],
  solid: [
    ['cube:2', '12345678'],
    ['tetrahedron:2', 'AABBCCDD'],
    ['dodecahedron', 'ABCDEF'],
  ],
  triangle: [
    ['triangle:4', 'AABBCCDD'],
    ['triangle:6', 'ABCDEFGHIJKL'],
  ],
  other: [
    ['gerechte:aabbbaabccadbccdddcedeeee', '12345'],
    ['wave', '1234567'],
  ],
};

/** What a group tells by itself is known by no easier name only where five labels or more belong together: in wide groups. */
const WIDE_SHAPES = {
  square: [
    ['sudoku:2x5', '1234567890'],
    ['sudoku:3x4', '123456789ABC'],
  ],
  star: [['star:12/5', 'ABCDEFGHIJ']],
  globe: [['orb:10', '1234567890']],
  solid: [
    ['tetrahedron:3', 'ABCDEFGHIJKL'],
    ['cube:4', 'ABCDEFGHIJKLMNOP'],
  ],
  triangle: [['triangle:6', 'ABCDEFGHIJKL']],
  hexagon: [['hexagon:2', 'ABCDEFGHIJKL']],
  other: [['steps', '1234567890']],
};
const WIDE = ['asterism-consistency'];

const [LEAST_POSITIONS, MOST_POSITIONS] = [3, 6];
/** How many puzzles of a board are tried for a theorem, how long, and how many positions are enough to choose from. */
const PUZZLES = 60;
const PATIENCE = 5_000;
const ENOUGH = 100;
/** Smaller steps of these do not teach the idea: by terms, or by what follows from a supposition. */
const LEAST_SIZE = {
  'hall-cells': 4,
  'hall-labels': 4,
  'asterism-consistency': 5,
  fish: 4,
  'finned-fish': 3,
  leftovers: 3,
  chain: 3,
  shaving: 4,
};

/** What a step of these looks like where it is what the lesson says first, and not one of its rarer kin. */
const PLAIN = {
  fish: (counts) => counts.base >= 2 && counts.cover === counts.base && counts.excess === 1,
  // With labels that repeat it is a count of what is still missing.
  'finned-fish': (counts, { multiset }) =>
    counts.cover === counts.base + 1 && counts.excess === 2 && multiset.counts.every((count) => count === 1),
};

const SINGLES = ELEMENTARY;
const FULL_COUNT = LADDER[0];

const shops = new Map();
function shopOf([specification, labels]) {
  const key = `${specification} ${labels}`;
  if (!shops.has(key)) {
    const board = must(resolveBoard(specification));
    const multiset = must(makeMultiset([...labels]));
    const problem = problemOf(board, multiset);
    shops.set(key, { specification, labels, board, multiset, shape: shapeOf(problem), engine: makeEngine(problem) });
  }
  return shops.get(key);
}

/** A solution, and clues that lose uniqueness when any goes. */
function makeCritical({ board, engine }, seed) {
  const { solution } = engine.sample(new Array(board.cells).fill(EMPTY), { seed });
  const clues = [...solution];
  for (const cell of makeRandom(seed).shuffled([...clues.keys()])) {
    const clue = clues[cell];
    clues[cell] = EMPTY;
    if (engine.countUpTo(clues, 2) > 1) clues[cell] = clue;
  }
  return { solution, clues };
}

/** The labels at every turn of a puzzle that is played by some theorems; where these end a label of the solution is told. */
function* turns({ shape }, { solution, clues }, ladder, seed) {
  const random = makeRandom(seed);
  let labeling = [...clues];
  while (labeling.includes(EMPTY)) {
    const position = startOf(shape, labeling);
    let wrote = false;
    for (const step of climb(position, ladder)) {
      if (step.writes.length === 0) continue;
      wrote = true;
      break;
    }
    yield labeling;
    const open = [...labeling.keys()].filter((cell) => labeling[cell] === EMPTY);
    const cell = wrote ? open.find((each) => position.written[each] !== EMPTY) : open[random.below(open.length)];
    labeling = labeling.with(cell, solution[cell]);
  }
}

const keyOf = ({ cell, label }) => `${cell} ${label}`;
const conclusionsOf = ({ writes, removals }) => [...writes, ...removals].map(keyOf);

/** How many asterisms a step that only removes counts for its label and against it, and how often more against in each cell. */
function countsOf({ board }, { premises: { terms }, writes, removals }) {
  if (writes.length > 0 || terms.some((term) => Math.abs(term.times) !== 1)) return undefined;
  const more = removals.map(({ cell }) =>
    terms.reduce((sum, { asterism, times }) => sum - (board.asterisms[asterism]?.cells.includes(cell) ? times : 0), 0),
  );
  if (more.some((each) => each !== more[0])) return undefined;
  const sign = Math.sign(more[0]);
  const [base, cover] = [sign, -sign].map((each) => terms.filter(({ times }) => times === each).length);
  return { base, cover, excess: Math.abs(more[0]) };
}

/** Whether a step is large enough, plain enough, and players do not know it by the name of another theorem. */
function teaches(shop, { name, words }, step) {
  const counts = PLAIN[name] && countsOf(shop, step);
  if (PLAIN[name] && !(counts && PLAIN[name](counts, shop))) return false;
  const { terms, steps = [], cases = [] } = step.premises;
  const followed = steps.length + cases.reduce((sum, branch) => sum + branch.steps.length, 0);
  const known = stepName(step, shop, 'en');
  const own = Object.values(words?.known ?? {}).map(({ en }) => en);
  return Math.max(terms.length, followed) >= (LEAST_SIZE[name] ?? 0) && (!known || own.includes(known));
}

/** Where a theorem shows what none of those below it does. */
function* findPositions(shop, theorem, below) {
  const rung = LADDER.indexOf(theorem);
  const start = Date.now();
  for (let seed = 1; seed <= PUZZLES && Date.now() - start < PATIENCE; seed++) {
    const puzzle = makeCritical(shop, seed);
    const played = rung < SINGLES.length ? [...LADDER.slice(0, rung + 1)] : SINGLES;
    for (const labeling of turns(shop, puzzle, played, seed)) {
      if (Date.now() - start > PATIENCE) return;
      const position = startOf(shop.shape, labeling);
      if (theorem !== FULL_COUNT) for (const _ of climb(position, [FULL_COUNT]));
      const steps = [...theorem.steps(position)];
      if (steps.length === 0) continue;
      const easier = below
        .flatMap((other) => [...other.steps(position)])
        .filter((step) => !WIDE.includes(theorem.name) || stepName(step, shop, 'en') !== undefined);
      const known = new Set(easier.flatMap(conclusionsOf));
      const left = steps.filter(
        (step) => teaches(shop, theorem, step) && !conclusionsOf(step).some((key) => known.has(key)),
      );
      for (const step of left.slice(0, 20)) yield { ...puzzle, labeling, step, easier: easier.length };
    }
  }
}

/** What makes a position hard to read: easier steps that distract, much to follow, many open cells; too few of them teach little. */
function effort({ step, easier, labeling }, { board, multiset }) {
  const open = labeling.filter((label) => label === EMPTY).length;
  const sentences = explainSentences(step, { board, multiset }, 'en').length;
  const isPlain = step.premises.terms.length === 1 && step.writes.length > 0;
  const cells = board.asterisms[step.premises.terms[0]?.asterism]?.cells ?? [];
  const free = cells.filter((cell) => labeling[cell] === EMPTY).length;
  return (
    Math.min(easier, 3) * 3 +
    sentences * 2 +
    step.premises.terms.length * 2 +
    Math.abs(open - board.cells * 0.5) / 4 +
    (isPlain && free < 3 ? 8 : 0)
  );
}

/** The plainest position on a board in which a theorem shows what none of some others does. */
function plainestOn(shop, theorem, below) {
  const found = [];
  for (const position of findPositions(shop, theorem, below)) {
    found.push({ position, effort: effort(position, shop) });
    if (found.length >= ENOUGH) break;
  }
  // Something easier may show the same: that is the step that readers would be told.
  const isTold = ({ position }) => {
    const told = openPosition(theorem.name, packed(shop, position));
    return told !== undefined && teaches(shop, theorem, told.plan.steps[0]);
  };
  return found.sort((a, b) => a.effort - b.effort).find(isTold)?.position;
}

function packed({ specification, labels, multiset }, { labeling, solution, step }) {
  const text = (values) => values.map((label) => (label === EMPTY ? '.' : multiset.labels[label])).join('');
  const { cell, label } = [...step.writes, ...step.removals][0];
  return { board: specification, labels, cells: text(labeling), solution: text(solution), shown: { cell, label } };
}

function lessonOn(theorem) {
  const rung = LADDER.indexOf(theorem);
  const positions = new Map();
  // A theorem to which those below leave nothing shows what it does when the rungs next to it are taken away.
  for (let kept = rung; kept >= Math.min(SINGLES.length, rung) && positions.size < LEAST_POSITIONS; kept--)
    for (const [shape, boards] of Object.entries(WIDE.includes(theorem.name) ? WIDE_SHAPES : SHAPES))
      for (const board of boards) {
        if (positions.has(shape) || positions.size === MOST_POSITIONS) break;
        const shop = shopOf(board);
        const position = plainestOn(shop, theorem, LADDER.slice(theorem === FULL_COUNT ? 0 : 1, kept));
        if (position) positions.set(shape, packed(shop, position));
      }
  return [...positions.values()];
}

function written(lessons) {
  const quote = (text) => `'${text}'`;
  const position = ({ board, labels, cells, solution, shown: { cell, label } }) =>
    `    {\n      board: ${quote(board)},\n      labels: ${quote(labels)},\n      cells: ${quote(cells)},\n      solution: ${quote(solution)},\n      shown: { cell: ${cell}, label: ${label} },\n    },\n`;
  const lesson = ([name, positions]) =>
    `  ${/-/.test(name) ? quote(name) : name}: [\n${positions.map(position).join('')}  ],\n`;
  return `import type { PackedPosition } from './packed.ts';

/** Positions for lessons, by the name of the theorem. Made by \`node scripts/lessons.mjs\`. */
export const LESSON_POSITIONS: Readonly<Record<string, readonly PackedPosition[]>> = {
${lessons.map(lesson).join('')}};
`;
}

const names = process.argv.slice(2);
const lessons = LADDER.map((theorem) => {
  if (names.length > 0 && !names.includes(theorem.name)) return [theorem.name, lessonPositions(theorem.name)];
  const positions = lessonOn(theorem);
  process.stdout.write(`${theorem.name}: ${positions.map(({ board }) => board).join(', ')}\n`);
  return [theorem.name, positions];
});
writeFileSync(
  join(root, 'packages/workshop/src/lessons/positions.ts'),
  written(lessons.filter(([, positions]) => positions.length > 0)),
);
const short = lessons.filter(([, positions]) => positions.length < LEAST_POSITIONS).map(([name]) => name);
if (short.length > 0) {
  process.stderr.write(`Fewer than three positions: ${short.join(', ')}\n`);
  process.exitCode = 1;
}

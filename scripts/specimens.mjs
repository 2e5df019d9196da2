/**
 * Makes specimens/: for every Latin Puzzle of the catalog a puzzle as the paper promises it, with its solution, its rating
 * and its proof. Where no puzzle of the promised level is found, the hardest that was found stands in for it.
 *   node scripts/specimens.mjs [NAME …]   only those named
 *   node scripts/specimens.mjs --rate     rates and proves the present ones anew, after a change of the ladder or the scale
 * Needs the built packages.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LADDER, leastTheorems, proveCompactly, shapeOf } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { attemptSeed, makeGenerator } from '@latin-puzzles/core/finding';
import { makeProvenRecord, parseNative } from '@latin-puzzles/core/format';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { ratePuzzle } from '@latin-puzzles/core/rating';
import { root } from './shared.mjs';

const SEED = 1602;
const ATTEMPTS = 150;

const folder = join(root, 'specimens');
mkdirSync(folder, { recursive: true });
const rateOnly = process.argv.includes('--rate');
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
for (const entry of CATALOG.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const file = join(folder, `${entry.name}.json`);
  const puzzle = rateOnly ? must(parseNative(readFileSync(file, 'utf8'))) : found(entry);
  const { text, rating } = written(puzzle);
  writeFileSync(file, text);
  const met = rating.level === entry.promise.level ? '' : `, promised ${entry.promise.level}`;
  console.log(`${entry.name}: ${rating.level} (${rating.score})${met}`);
}

function found(entry) {
  const { critical, level } = entry.promise;
  const wishes = {
    board: must(resolveBoard(entry.board)),
    multiset: must(makeMultiset(entry.labels)),
    inscription: entry.inscription && { text: entry.inscription.text, place: entry.inscription.cells },
    critical,
  };
  const puzzle = first({ ...wishes, level }) ?? hardest(wishes);
  return { ...puzzle, title: entry.title.en };
}

function first(wishes) {
  for (const attempt of attempts(wishes)) if (attempt.found) return attempt.puzzle;
  return undefined;
}

function hardest(wishes) {
  const all = [...attempts(wishes)].filter((attempt) => attempt.found);
  return all.reduce((a, b) => (b.rating.score > a.rating.score ? b : a)).puzzle;
}

function* attempts(wishes) {
  const generator = makeGenerator(wishes);
  // A level that cannot be reached at all is known before the first attempt.
  if (!generator.ok) return;
  for (let number = 0; number < ATTEMPTS; number++) yield generator.value.attempt(attemptSeed(SEED, number));
}

/** One field a line, so that a person can read it and a change can be seen. */
function written(puzzle) {
  const { board, multiset, labeling } = puzzle;
  const shape = shapeOf(problemOf(board, multiset));
  const proof = proveCompactly(shape, labeling, LADDER);
  const rating = ratePuzzle(puzzle);
  const theorems = leastTheorems(shape, labeling, LADDER)?.map(({ name }) => name) ?? [];
  const { proof: proven, ...record } = makeProvenRecord(puzzle, proof);
  const fields = { ...record, rating: { ...rating, theorems } };
  const lines = Object.entries(fields).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const steps = proven.steps.map((step) => `      ${JSON.stringify(step)}`);
  const { fair, theorems: used } = proven;
  const proofText = [
    `  "proof": {`,
    `    "fair": ${fair},`,
    `    "theorems": ${JSON.stringify(used)},`,
    `    "steps": [`,
    steps.join(',\n'),
    `    ]`,
    `  }`,
  ].join('\n');
  return { text: `{\n${[...lines, proofText].join(',\n')}\n}\n`, rating };
}

/**
 * Draws an example of every theorem of the ladder to docs/theorems/NAME.svg. Examples are real: puzzles are made, the
 * ladder is climbed, and the plainest step by the theorem that turns up is drawn at the position where it was taken.
 * Needs the built packages: npx tsc -b packages/core packages/drawing
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { easiestStep, explain, LADDER, shapeOf, startOf, theoremName } from '@latin-puzzles/core/attrition';
import { graphemes, makeRandom, must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { EMPTY, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { drawStep, renderSvg } from '@latin-puzzles/drawing';
import { measureWith } from '@latin-puzzles/drawing/font';
import { loadFonts } from '@latin-puzzles/drawing/node';

const docs = new URL('../docs/', import.meta.url);
const measure = measureWith(await loadFonts());

/** Boards on which a theorem shows well: any board will do for those not named. */
const SUDOKU = ['sudoku:3x3', numbers(9)];
const RIPETO = ['sudoku:3x3', graphemes('111222333')];
const BOARDS = {
  'full-count': RIPETO,
  'last-places': RIPETO,
  'only-candidate': ['star:12/3', graphemes('HELIOS')],
  'hall-cells': ['tartan:8', numbers(16)],
  'hall-labels': ['orb:8', numbers(8)],
  'asterism-consistency': ['star:12/3', graphemes('HELLIO')],
  leftovers: ['wave', numbers(7)],
};

/** How many puzzles are made for a theorem, and how many of its steps are enough to choose from. */
const MOST_PUZZLES = 60;
const ENOUGH = 8;

/** The steps that only write what is settled: nothing is left of a harder theorem without them. */
const FIRST_RUNGS = 3;

function workshop([specification, labels]) {
  const board = must(resolveBoard(specification));
  const multiset = must(makeMultiset(labels));
  const problem = problemOf(board, multiset);
  return { board, multiset, shape: shapeOf(problem), engine: makeEngine(problem) };
}

/** A puzzle that loses uniqueness when any clue goes. */
function makeCritical({ board, engine }, seed) {
  const labeling = [...engine.sample(new Array(board.cells).fill(EMPTY), { seed }).solution];
  for (const cell of makeRandom(seed).shuffled([...labeling.keys()])) {
    const clue = labeling[cell];
    labeling[cell] = EMPTY;
    if (engine.countUpTo(labeling, 2) > 1) labeling[cell] = clue;
  }
  return labeling;
}

/** The examples of a theorem that a climb comes across, at most one a puzzle. */
function* examples(shop, theorem, ladder) {
  for (let seed = 1; seed <= MOST_PUZZLES; seed++) {
    const labeling = makeCritical(shop, seed);
    const position = startOf(shop.shape, labeling);
    for (let step = easiestStep(position, ladder); step; step = easiestStep(position, ladder)) {
      if (step.theorem === theorem.name) {
        yield { labeling, position: position.copy(), step };
        break;
      }
      position.apply(step);
    }
  }
}

/** Sentences tell how much there is to follow; of steps alike, the later the position the less distracts. */
function effort({ step, position }, { board, multiset }) {
  const several = step.writes.length === 1 && step.theorem === 'last-places' ? 1 : 0;
  return [
    explain(step, { board, multiset }, 'en', 'researcher').length + several,
    step.premises.terms.length,
    position.open,
  ];
}

function plainest(found, shop) {
  const rated = found.map((example) => ({ example, effort: effort(example, shop) }));
  rated.sort((a, b) => a.effort[0] - b.effort[0] || a.effort[1] - b.effort[1] || a.effort[2] - b.effort[2]);
  return rated[0]?.example;
}

function findExample(shop, theorem, rung) {
  // A theorem to which those below leave nothing shows what it does when the rungs next to it are taken away.
  for (let kept = rung; kept >= Math.min(FIRST_RUNGS, rung); kept--) {
    const ladder = [...LADDER.slice(0, kept), theorem];
    const found = [];
    for (const example of examples(shop, theorem, ladder)) {
      found.push(example);
      if (found.length === ENOUGH) break;
    }
    if (found.length > 0) return plainest(found, shop);
  }
  return undefined;
}

await mkdir(new URL('theorems/', docs), { recursive: true });
const page = await readFile(new URL('theorems.md', docs), 'utf8');
const missing = [];
for (const [rung, theorem] of LADDER.entries()) {
  const shop = workshop(BOARDS[theorem.name] ?? SUDOKU);
  const example = findExample(shop, theorem, rung);
  if (!example || !page.includes(`theorems/${theorem.name}.svg`)) missing.push(theorem.name);
  if (!example) continue;
  const { board, multiset } = shop;
  const caption = explain(example.step, shop, 'en', 'researcher').join(' ');
  const title = theoremName(theorem.name, 'en', 'researcher');
  const picture = { board, multiset, labeling: example.labeling };
  const scene = drawStep(picture, example.position, example.step, { title, heading: false, caption, measure });
  await writeFile(new URL(`theorems/${theorem.name}.svg`, docs), renderSvg(scene));
  process.stdout.write(`${theorem.name}: ${caption}\n`);
}
if (missing.length > 0) {
  process.stderr.write(`No example, or no section in docs/theorems.md: ${missing.join(', ')}\n`);
  process.exitCode = 1;
}

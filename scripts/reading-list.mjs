/**
 * Writes a list to be read by an editor: every form that a sentence to players takes, theorem by theorem, in every language, with
 * examples from five boards, of shapes as different as there are. Puzzles are played, with all theorems and with few, and theorems
 * are tried in positions with candidates struck at random, where patterns come up that easier ones forestall. It goes on until every
 * form has been seen on five boards, or there is no hope; of those left it says on which boards they were, and what they take.
 *   node scripts/reading-list.mjs > list.md
 *   node scripts/reading-list.mjs --forms > list.md   one example of each form
 *   node scripts/reading-list.mjs --rounds 1 > list.md   with fewer puzzles: one round in place of eight
 * Needs the built packages.
 */
import { parseArgs } from 'node:util';
import {
  climb,
  ELEMENTARY,
  explain,
  LADDER,
  PROOF_LENGTHS,
  provePuzzle,
  shapeOf,
  startOf,
  tellHint,
  tellProof,
} from '@latin-puzzles/core/attrition';
import { LANGUAGE_CODES, makeRandom, must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { EMPTY, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { BOARDS } from './reading-boards.mjs';
import { formOf } from './reading-forms.mjs';

/** So many puzzles of a board are played in a round. */
const PUZZLES = 4;
/** So many rounds at most. */
const ROUNDS = 8;
/** So many steps of a theorem are looked at in a position, and so many told of a kind. */
const STEPS = 80;
const ALIKE = 3;

/** By language, the forms of sentences; of each where it is said, and an example by board. */
const forms = new Map(LANGUAGE_CODES.map((language) => [language, new Map()]));
/** Where sentences are said, in the order in which they are listed. */
const WHERE = [...LADDER.map(({ name }) => name), ...PROOF_LENGTHS.map((length) => `proofs, ${length}`)];

function note(language, where, board, text, labels) {
  const known = forms.get(language);
  const form = formOf(text, labels, where === 'proofs, outline');
  if (!known.has(form)) known.set(form, { places: new Set(), examples: new Map() });
  const { places, examples } = known.get(form);
  places.add(where);
  if (!examples.has(board)) examples.set(board, text);
}

function noteStep(step, before, puzzle, name, labels) {
  for (const language of LANGUAGE_CODES) {
    for (const stage of ['area', 'idea', 'reason', 'conclusion'])
      for (const { text } of tellHint(step, before, puzzle, language, stage))
        note(language, step.theorem, name, text, labels);
    for (const text of explain(step, puzzle, language)) note(language, step.theorem, name, text, labels);
  }
}

/** Steps that are likely to be told alike: as large, with conclusions and suppositions of the same sort. */
function kindOf({ writes, removals, premises: { terms, assumption, steps = [], cases = [] } }) {
  const supposed = [assumption, ...cases.map((branch) => branch.assumption)].map((each) => each?.holds);
  return [terms.length, writes.length > 0, removals.length > 0, supposed, Math.min(steps.length, 4)].join();
}

function noteSteps(theorem, position, before, puzzle, { specification, labels }) {
  let seen = 0;
  const told = new Map();
  for (const step of theorem.steps(position)) {
    const kind = kindOf(step);
    told.set(kind, 1 + (told.get(kind) ?? 0));
    if (told.get(kind) <= ALIKE) noteStep(step, before, puzzle, specification, labels);
    if (++seen === STEPS) break;
  }
}

function noteProof(puzzle, { specification, labels }, options) {
  const proof = provePuzzle(puzzle, options);
  for (const language of LANGUAGE_CODES)
    for (const length of PROOF_LENGTHS)
      for (const { text } of tellProof(proof.steps, puzzle, language, length))
        note(language, `proofs, ${length}`, specification, text, labels);
}

/** A board with what it takes to make puzzles of it. */
const played = BOARDS.map(([specification, labels]) => {
  const board = must(resolveBoard(specification));
  const multiset = must(makeMultiset([...labels]));
  const problem = problemOf(board, multiset);
  return { specification, labels, board, multiset, shape: shapeOf(problem), engine: makeEngine(problem) };
});

function play(known, seed) {
  const { specification, labels, board, multiset, shape, engine } = known;
  const { solution } = engine.sample(new Array(board.cells).fill(EMPTY), { seed });
  if (!solution) throw new Error(`${specification} with ${labels} has no Latin board`);
  const random = makeRandom(seed);
  const puzzleOf = (labeling) => ({ board, multiset, labeling, inscription: [] });
  const clues = [...solution];
  for (const cell of random.shuffled([...clues.keys()])) {
    const clue = clues[cell];
    clues[cell] = EMPTY;
    if (engine.countUpTo(clues, 2) > 1) clues[cell] = clue;
  }
  const puzzle = puzzleOf(clues);
  noteProof(puzzle, known);
  for (const [rung, theorem] of LADDER.entries()) {
    const position = startOf(shape, clues);
    const below = LADDER.slice(0, Math.min(rung, ELEMENTARY.length));
    const before = [...climb(position, theorem.name === 'only-candidate' ? below.slice(0, 1) : below)];
    noteSteps(theorem, position, before, puzzle, known);
  }
  const [few, more] = random.shuffled(LADDER.slice(ELEMENTARY.length));
  const among = LADDER.filter((theorem) => ELEMENTARY.includes(theorem) || theorem === few || theorem === more);
  const easier = clues.map((clue, cell) => (random.below(8) === 0 ? solution[cell] : clue));
  noteProof(puzzleOf(easier), known, { theorems: among });
  strike(known, solution, random);
}

/** Tries every theorem in a position with some clues and, of the candidates that the solution spares, some struck. */
function strike(known, solution, random) {
  const { board, multiset, shape } = known;
  const [shown, struck] = [random.below(5), 2 + random.below(7)];
  const labeling = solution.map((label) => (random.below(10) < shown ? label : EMPTY));
  const puzzle = { board, multiset, labeling, inscription: [] };
  const position = startOf(shape, labeling);
  const removals = solution.flatMap((right, cell) =>
    Array.from({ length: shape.labels }, (_, label) => ({ cell, label })).filter(
      ({ label }) => label !== right && labeling[cell] === EMPTY && random.below(10) < struck,
    ),
  );
  // As a hint begins where a player has struck candidates out.
  const given = { theorem: 'known', writes: [], removals, premises: { terms: [] } };
  if (removals.length > 0) position.apply(given);
  const before = [...(removals.length > 0 ? [given] : []), ...climb(position, ELEMENTARY.slice(0, 1))];
  for (const theorem of LADDER) noteSteps(theorem, position, before, puzzle, known);
}

/** So many boards are to show a form. */
const READ = 5;

function countOf(holds) {
  return [...forms.values()].flatMap((known) => [...known.values()]).filter(({ examples }) => holds(examples.size))
    .length;
}

const { rounds } = parseArgs({
  options: { rounds: { type: 'string', default: String(ROUNDS) }, forms: { type: 'boolean' } },
}).values;
for (let round = 0; round < Number(rounds); round++) {
  for (const known of played) for (let i = 1; i <= PUZZLES; i++) play(known, round * PUZZLES + i);
  const [all, few] = [countOf(() => true), countOf((boards) => boards < READ)];
  console.error(`round ${round + 1}: ${all} forms, ${few} of them on fewer than ${READ} boards`);
  if (few === 0) break;
}

/** What keeps a form from most boards, where that is known. */
const WHY = [
  [
    /not in #|no está en #|too many|sobra un lugar|every case|todos los casos/u,
    'it takes labels that repeat, or long trials',
  ],
  [/^Then|^Entonces|Either way|En ambos casos|must hold|tiene que ir/u, 'it takes long trials, as on large boards'],
  [
    /where (?:these cross|can it not go)|donde se cruzan|dónde no puede/u,
    'it takes groups that cross as strips and spirals do',
  ],
];

function remarkOn(form, examples) {
  if (examples.size >= READ) return '';
  const why = WHY.find(([words]) => words.test(form))?.[1] ?? 'it is rare';
  return `: ${[...examples.keys()].join(', ')}; ${why}`;
}

/** Examples of one family after another, then of the rest. */
function chosen(examples) {
  const byFamily = new Map();
  for (const [board, text] of examples) {
    const [family] = board.split(':');
    byFamily.set(family, [...(byFamily.get(family) ?? []), text]);
  }
  const turns = Math.max(...[...byFamily.values()].map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => [...byFamily.values()].flatMap((texts) => texts[turn] ?? []))
    .flat()
    .slice(0, READ);
}

const all = !process.argv.includes('--forms');
for (const [language, known] of forms)
  for (const where of WHERE) {
    console.log(`\n## ${language} ${where}\n`);
    for (const [form, { places, examples }] of known) {
      const [first, ...others] = WHERE.filter((place) => places.has(place));
      if (first !== where) continue;
      const shown = chosen(examples);
      const also = others.length > 0 ? `; also ${others.join(', ')}` : '';
      console.log(`- ${all ? form : shown[0]} (${examples.size} boards${remarkOn(form, examples)}${also})`);
      if (all) for (const text of new Set(shown)) console.log(`  - ${text}`);
    }
  }

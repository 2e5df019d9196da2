/**
 * Writes a list to be read by an editor: every form that a sentence to players takes, theorem by theorem, in every language, with
 * examples from five of the boards that it came up on, of shapes as different as there are.
 *   node scripts/reading-list.mjs > list.md
 *   node scripts/reading-list.mjs --forms > list.md   one example of each form
 * Needs the built packages.
 */
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

/** Boards of every shape, with labels that are numbers, letters, or repeat. */
const BOARDS = [
  ['sudoku:3x3', '123456789'],
  ['sudoku:2x4', 'ABCDEFGH'],
  ['sudoku:2x3', 'AABBCC'],
  ['sudoku:2x3', '112233'],
  ['latin-square:6', 'ABCDEF'],
  ['latin-square:8', '12345678'],
  ['latin-square:6', '112233'],
  ['latin-square:9', 'AAABBBCCC'],
  ['wave', '1234567'],
  ['wave', 'AABBCCD'],
  ['gerechte:aabbbaabccadbccdddcedeeee', '12345'],
  ['star:12/3', 'HELIOS'],
  ['triangle:6', 'ABCDEFGHIJKL'],
  ['triangle:4', 'AABBCCDD'],
  ['orb:6', '123456'],
  ['orb:8', 'ABCDEFGH'],
  ['orb:6', 'AABBCC'],
  ['orb:6', '111223'],
  ['tartan', '123456789ABCDEFG'],
  ['cube:2', '12345678'],
  ['cube:4', '123456789ABCDEFG'],
  ['octahedron:3', 'ABCDEFGHIJKLMNOPQR'],
  ['tetrahedron:2', 'AABBCCDD'],
  ['dodecahedron', 'ABCDEF'],
];

const PUZZLES = 12;
/** So many steps of a theorem are told in a position. */
const STEPS = 12;

/** By language and theorem, the forms of sentences, and of each an example by board. */
const forms = new Map();

function note(language, theorem, board, text, labels) {
  const key = `${language} ${theorem}`;
  if (!forms.has(key)) forms.set(key, new Map());
  const form = formOf(text, labels, theorem === 'proofs, outline');
  if (!forms.get(key).has(form)) forms.get(key).set(form, new Map());
  const examples = forms.get(key).get(form);
  if (!examples.has(board)) examples.set(board, text);
}

const CELL =
  /\b[rf]\d+[ct]\d+(?: (?:of face|de la cara) \d+)?|\bp\d+m\d+|\bring \d+ points? \d+|(?:el punto|los puntos) \d+(?: del anillo \d+)?|\b(?:edges?|(?:la |las )?aristas?) \d+/gu;
/** What stands between the items of a list. */
const BETWEEN = '(?:, | and | or | nor | y | e | o | u | ni |; )';
const GROUP =
  /\b(?:(?:el|la|los|las|del) )?(?:rows?|columns?|box(?:es)?|regions?|strips?|lines?|parallels?|meridians?|sub-squares?|filas?|columnas?|cajas?|regi(?:ón|ones)|franjas?|líneas?|paralelos?|meridianos?|subcuadrados?) [\dA-Z]+(?:(?:, | and | y )[\dA-Z]+(?![\d\p{L}]))*/gu;
const OFTEN = /\b(?:once|twice|(?:\p{L}+|\d+) times|(?:una|dos) veces?|(?:\p{L}+|\d+) veces)(?![\p{L}])/gu;
const STEPS_TOLD = /\b(?:steps?|pasos?) \d+(?:(?:, | and | y )\d+)*/gu;
/** Names in a row, and clauses of the same form, count as one. */
const REPEATED = [
  new RegExp(`([#@*])(?:${BETWEEN}(?:(?:en|de|del|a) )?[#@*])+`, 'gu'),
  /(, (?:nor|ni) \* (?:in|en) #)+/gu,
  /(; @ (?:has|have|tienen?)(?: enough of| ya no admiten?)? \*)+/gu,
  /((?:, | and |, and | y )\* (?:in|en|goes in|va en) # \([^()]*\))+/gu,
];
/** An idea of an outline. */
const IDEA = /[\p{L}\d -]+ \((?:[^()]*)\)(?:, [\p{L}\d -]+ \((?:[^()]*)\))*/gu;

/** What is left of a sentence without the names of cells, groups and labels. */
function formOf(text, labels, isOutline) {
  const label = new RegExp(`(?<![\\p{L}\\d])(?:(?:the|el|la|un|una|an?) )?(?:[${labels}]|\\d+)(?![\\p{L}\\d])`, 'gu');
  let form = text
    .replace(/^A(?= symbol| cell)/u, 'a')
    .replace(CELL, '#')
    .replace(GROUP, '@')
    .replace(STEPS_TOLD, 'steps')
    .replace(OFTEN, 'often')
    .replace(label, '*');
  if (isOutline) form = form.replace(IDEA, 'idea');
  for (const repeated of REPEATED) form = form.replace(repeated, '$1');
  return form;
}

function noteStep(step, before, puzzle, name, labels) {
  for (const language of LANGUAGE_CODES) {
    for (const stage of ['area', 'idea', 'reason', 'conclusion'])
      for (const { text } of tellHint(step, before, puzzle, language, stage))
        note(language, step.theorem, name, text, labels);
    for (const text of explain(step, puzzle, language)) note(language, step.theorem, name, text, labels);
  }
}

for (const [specification, labels] of BOARDS) {
  const board = must(resolveBoard(specification));
  const multiset = must(makeMultiset([...labels]));
  const problem = problemOf(board, multiset);
  const [shape, engine, name] = [shapeOf(problem), makeEngine(problem), `${specification} ${labels}`];
  for (let seed = 1; seed <= PUZZLES; seed++) {
    const { solution } = engine.sample(new Array(board.cells).fill(EMPTY), { seed });
    if (!solution) throw new Error(`${name} has no Latin board`);
    const clues = [...solution];
    for (const cell of makeRandom(seed).shuffled([...clues.keys()])) {
      const clue = clues[cell];
      clues[cell] = EMPTY;
      if (engine.countUpTo(clues, 2) > 1) clues[cell] = clue;
    }
    const puzzle = { board, multiset, labeling: clues, inscription: [] };
    const proof = provePuzzle(puzzle);
    for (const language of LANGUAGE_CODES)
      for (const length of PROOF_LENGTHS) {
        for (const { text } of tellProof(proof.steps, puzzle, language, length))
          note(language, `proofs, ${length}`, name, text, labels);
      }
    for (const [rung, theorem] of LADDER.entries()) {
      const position = startOf(shape, clues);
      const below = LADDER.slice(0, Math.min(rung, ELEMENTARY.length));
      const before = [...climb(position, theorem.name === 'only-candidate' ? below.slice(0, 1) : below)];
      let told = 0;
      for (const step of theorem.steps(position)) {
        noteStep(step, before, puzzle, name, labels);
        if (++told === STEPS) break;
      }
    }
  }
}

/** So many examples of a form are read, of boards as different as there are. */
const READ = 5;

/** Examples of one family after another, then of the rest. */
function chosen(examples) {
  const byFamily = new Map();
  for (const [board, text] of examples) {
    const [family] = board.split(/[: ]/u);
    byFamily.set(family, [...(byFamily.get(family) ?? []), text]);
  }
  const turns = Math.max(...[...byFamily.values()].map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => [...byFamily.values()].flatMap((texts) => texts[turn] ?? []))
    .flat()
    .slice(0, READ);
}

const all = !process.argv.includes('--forms');
for (const [key, found] of [...forms].sort(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(`\n## ${key}\n`);
  for (const [form, examples] of found) {
    const shown = chosen(examples);
    console.log(`- ${all ? form : shown[0]} (${examples.size} boards)`);
    if (all) for (const text of new Set(shown)) console.log(`  - ${text}`);
  }
}
const count = [...forms.values()].reduce((sum, found) => sum + found.size, 0);
const few = [...forms.values()].flatMap((found) => [...found.values()]).filter(({ size }) => size < READ).length;
console.error(`${count} forms, ${few} of them on fewer than ${READ} boards`);

/**
 * Writes a list to be read by an editor: every form that a sentence to players takes, theorem by theorem, in every language, with
 * examples from five boards, of shapes as different as there are. More puzzles are played until every form has been seen on five, or
 * there is no hope; of those left it says on how many boards they were and, as far as it is known, what they take.
 *   node scripts/reading-list.mjs > list.md
 *   node scripts/reading-list.mjs --forms > list.md   one example of each form
 *   node scripts/reading-list.mjs --rounds 1 > list.md   with fewer puzzles: one round in place of five, some minutes each
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

/** Boards of every shape, with labels that are numbers, letters, or repeat. */
const BOARDS = [
  ['sudoku:3x3', '123456789'],
  ['sudoku:2x4', 'ABCDEFGH'],
  ['sudoku:2x3', 'AABBCC'],
  ['sudoku:2x4', '11223344'],
  ['latin-square:6', 'ABCDEF'],
  ['latin-square:8', '12345678'],
  ['latin-square:6', '112233'],
  ['latin-square:9', 'AAABBBCCC'],
  ['wave', '1234567'],
  ['wave', 'AABBCCD'],
  ['gerechte:aabbbaabccadbccdddcedeeee', '12345'],
  ['win:9', '123456789'],
  ['quadoku:9', 'AABBCCDDE'],
  ['steps', 'ABCDEFGHIJ'],
  ['sky', '1122334455'],
  ['focus', 'ABCDEFGHIJK'],
  ['star:12/3', 'HELIOS'],
  ['star:12/3', '112233'],
  ['triangle:6', 'ABCDEFGHIJKL'],
  ['triangle:4', 'AABBCCDD'],
  ['hexagon:2', '123456789ABC'],
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

/** So many puzzles of a board are played in a round. */
const PUZZLES = 12;
/** So many rounds at most. */
const ROUNDS = 5;
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
  /\b[rf]\d+[ct]\d+(?: (?:of face|de la cara) \d+)?|\bp\d+m\d+|\brings? \d+ points? \d+(?:(?:, | and | or )\d+)*|(?:el punto|los puntos) \d+(?:(?:, | y | o | ni )\d+)*(?: del anillo \d+)?|\b(?:edges?|(?:la |las )?aristas?) \d+/gu;
/** What stands between the items of a list. */
const BETWEEN = '(?:, | and | or | nor | y | e | o | u | ni |; )';
const GROUP =
  /\b(?:(?:el|la|los|las) )?(?:rows?|columns?|box(?:es)?|regions?|strips?|lines?|parallels?|meridians?|sub-squares?|windows?|filas?|columnas?|cajas?|regi(?:ón|ones)|franjas?|líneas?|paralelos?|meridianos?|subcuadrados?|ventanas?) [\dA-Z]+(?:(?:, | and | y | e )[\dA-Z]+(?![\d\p{L}]))*/gu;
const OFTEN = /\b(?:once|twice|(?:\p{L}+|\d+) times|(?:una|dos) veces?|(?:\p{L}+|\d+) veces)(?![\p{L}])/gu;
const STEPS_TOLD = /\b(?:steps?|pasos?) \d+(?:(?:, | and | y )\d+)*/gu;
/** Verbs that agree with how many there are of something, nothing else being different. */
const AGREEMENT = [
  [/\bpueden\b/gu, 'puede'],
  [/\btienen\b/gu, 'tiene'],
  [/\bcaben\b/gu, 'cabe'],
  [/\badmiten\b/gu, 'admite'],
  [/\bnecesitan\b/gu, 'necesita'],
  [/\bllenan\b/gu, 'llena'],
  [/\bhave\b/gu, 'has'],
  [/\bneed\b/gu, 'needs'],
  [/\bsingles\b/gu, 'single'],
  [/\búnicos\b/gu, 'único'],
];
/** Names in a row, and clauses of the same form, count as one. */
const REPEATED = [
  new RegExp(`([#@*])(?:${BETWEEN}(?:(?:en|de|a|in) )?[#@*])+`, 'gu'),
  /(, (?:nor|ni) \* (?:in|en) #)+/gu,
  /(; @ (?:has|cannot take another|tiene|ya no admite) \*)+/gu,
];
/** Links of a chain, and what fills the asterisms around a cell, are told in any number and order. */
const CLAUSES = [
  [/ has \*(?=[;.])| cannot take another \*| tiene \*(?=[;.])| ya no admite \*/gu, ' is taken'],
  [/@ is taken(?:(?:; @)? is taken)+/gu, '@ is taken'],
  [
    /\* (?:goes in|cannot go in|va en|no puede ir en) #(?:, (?:nor|ni) \* (?:in|en) #)?(?: (?:and |y )?(?:cannot go in|no puede ir en) #)? \((?:[#@][^()]*|nothing else fits|no cabe otra cosa)\)/gu,
    'link',
  ],
  [
    /link(?:(?:, | and |, and | y )(?:link|(?:\* )?(?:in|en) # \((?:[#@][^()]*|nothing else fits|no cabe otra cosa)\)))+/gu,
    'link',
  ],
  [/link, and (?=has|is|nothing|\*)/gu, 'link and '],
  [/link, y (?=ya|se|sobra|no|a |\*)/gu, 'link y '],
  [
    /((?:If|Si) \* (?:is|está) in #|Si \* está en #|If \* is(?: not)? in #|Si \* no está en #), (?:then|entonces) link\. (?=If|Si)/gu,
    '',
  ],
];
/** An idea of an outline. */
const IDEA = /[\p{L}\d*#@ -]+ \((?:[^()]*)\)(?:, [\p{L}\d*#@ -]+ \((?:[^()]*)\))*/gu;

/** A part is the same whichever of these it is about: names of cells, of groups, of labels; one thing or several. */
function formOf(text, labels, isOutline) {
  const label = new RegExp(
    `(?<![\\p{L}\\d])(?:(?:the|el|la|un|una|an?) )?(?:[${[...new Set(labels)].join('')}]|\\d+)(?![\\p{L}\\d])`,
    'gu',
  );
  let form = text
    .replace(/\b([Aa])l (?=\d)/gu, '$1 el ')
    .replace(/^A(?= symbol| cell)/u, 'a')
    .replace(/^A (?=la \p{L} )/u, 'a ')
    .replace(CELL, '#')
    .replace(/\bdel (?=\p{L}|\d)/gu, 'de el ')
    .replace(GROUP, '@')
    .replace(STEPS_TOLD, 'steps')
    .replace(OFTEN, 'often')
    .replace(label, '*');
  for (const [several, one] of AGREEMENT) form = form.replace(several, one);
  if (isOutline) form = form.replace(IDEA, 'idea');
  for (const repeated of REPEATED) form = form.replace(repeated, '$1');
  for (const [clauses, one] of CLAUSES) form = form.replace(clauses, one);
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

/** A board with what it takes to make puzzles of it. */
const played = BOARDS.map(([specification, labels]) => {
  const board = must(resolveBoard(specification));
  const multiset = must(makeMultiset([...labels]));
  const problem = problemOf(board, multiset);
  return { specification, labels, board, multiset, shape: shapeOf(problem), engine: makeEngine(problem) };
});

function play({ specification, labels, board, multiset, shape, engine }, seed) {
  const { solution } = engine.sample(new Array(board.cells).fill(EMPTY), { seed });
  if (!solution) throw new Error(`${specification} with ${labels} has no Latin board`);
  const clues = [...solution];
  for (const cell of makeRandom(seed).shuffled([...clues.keys()])) {
    const clue = clues[cell];
    clues[cell] = EMPTY;
    if (engine.countUpTo(clues, 2) > 1) clues[cell] = clue;
  }
  const puzzle = { board, multiset, labeling: clues, inscription: [] };
  const proof = provePuzzle(puzzle);
  for (const language of LANGUAGE_CODES)
    for (const length of PROOF_LENGTHS)
      for (const { text } of tellProof(proof.steps, puzzle, language, length))
        note(language, `proofs, ${length}`, specification, text, labels);
  for (const [rung, theorem] of LADDER.entries()) {
    const position = startOf(shape, clues);
    const below = LADDER.slice(0, Math.min(rung, ELEMENTARY.length));
    const before = [...climb(position, theorem.name === 'only-candidate' ? below.slice(0, 1) : below)];
    let told = 0;
    for (const step of theorem.steps(position)) {
      noteStep(step, before, puzzle, specification, labels);
      if (++told === STEPS) break;
    }
  }
}

/** So many boards are to show a form. */
const READ = 5;

function countOf(holds) {
  return [...forms.values()].flatMap((found) => [...found.values()]).filter((examples) => holds(examples.size)).length;
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

/** What a form takes, where that keeps it from most boards. */
const TAKES = [
  [/claiming|pointing|candidatos bloqueados de tipo/u, 'lines that cross regions'],
  [/ring|anillo/u, 'rings, which stars have'],
  [
    /skyscraper|kite|rectangle|wing|rascacielos|cometa|rectángulo|swordfish|jellyfish|pez espada|medusa/u,
    'a pattern that is rare',
  ],
  [/leftovers|sobras|as often|tantas veces|cancel out|se anulan/u, 'regions that lie askew'],
  [/still missing|needs more places|no hace falta más|necesita más lugares|sobra|too often/u, 'labels that repeat'],
];

function remarkOn(form, boards) {
  if (boards >= READ) return '';
  const found = TAKES.find(([words]) => words.test(form));
  return `: ${found ? `it takes ${found[1]}` : 'it is rare'}`;
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
for (const [key, found] of [...forms].sort(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(`\n## ${key}\n`);
  for (const [form, examples] of found) {
    const shown = chosen(examples);
    const boards = `${examples.size} boards${remarkOn(form, examples.size)}`;
    console.log(`- ${all ? form : shown[0]} (${boards})`);
    if (all) for (const text of new Set(shown)) console.log(`  - ${text}`);
  }
}

// Makes the worked proofs of docs/proofs/: for a few boards a fair puzzle from a fixed seed, drawn, and proved in words.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkProof,
  LADDER,
  leastTheorems,
  shapeOf,
  shortestProof,
  solves,
  summarizeProof,
  tellProof,
} from '@latin-puzzles/core/attrition';
import { GRAMMARS, makeRandom } from '@latin-puzzles/core/basis';
import { asterismText, catalogEntry, shortCellText } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { beginningOf, EMPTY, problemOf } from '@latin-puzzles/core/puzzle';
import { drawKey, drawPuzzle, renderSvg } from '@latin-puzzles/drawing';
import { root } from './shared.mjs';

/** Boards, the seed of each puzzle, how many labels are left out at most, and how the cells are named. */
const EXAMPLES = [
  ['monthai-one', 5, 17, 'Cells are named by row and by place in the row: r5t3 is the third triangle of row 5.'],
  ['douze-france-one', 13, 18, 'Cells are named by row and by place in the row: r5t3 is the third triangle of row 5.'],
  [
    'helios-one',
    8,
    26,
    'Cells are named by ring and by point of the ring, in the drawing for short: 2·5 is ring 2 point 5.',
  ],
  ['latin-dodecahedron', 2, 15, 'Cells are edges, and numbered.'],
  ['sudoku-ripeto', 9, 52, 'Cells are named by row and column: r2c5 is in row 2 and column 5.'],
];

/** How many proofs are tried for a short one. */
const TRIES = 200;

const folder = join(root, 'docs/proofs');
mkdirSync(folder, { recursive: true });

for (const [name, seed, most, naming] of EXAMPLES) {
  const entry = catalogEntry(name);
  const beginning = beginningOf(entry);
  const problem = problemOf(beginning.board, beginning.multiset);
  const shape = shapeOf(problem);
  const { solution } = makeEngine(problem).sample(beginning.labeling, { seed });
  const labeling = fairClues(shape, solution, seed, most);
  const proof = shortestProof(shape, labeling, LADDER, { tries: TRIES, seed });
  const checked = checkProof(problem, labeling, proof);
  if (!checked.valid || !proof.fair) throw new Error(`The proof of ${name} is not valid and fair.`);
  const puzzle = { ...beginning, labeling, solution };
  const least = leastTheorems(shape, labeling, LADDER).map((theorem) => theorem.name);
  draw(`${name}.svg`, drawPuzzle(puzzle, { title: entry.title.en, heading: false }));
  const named = !isSquare(puzzle.board);
  if (named) draw(`${name}-names.svg`, drawKey(puzzle.board));
  writeFileSync(join(folder, `${name}.md`), page(entry, puzzle, proof, least, naming, named));
  console.log(`${name}: ${summarizeProof(proof, least, 'en')}`);
}

function draw(file, scene) {
  writeFileSync(join(folder, file), renderSvg(scene));
}

/** Takes labels away in random order, as long as the ladder still solves what is left. */
function fairClues(shape, solution, seed, most) {
  const labeling = [...solution];
  let empty = 0;
  for (const cell of makeRandom(seed).shuffled([...labeling.keys()])) {
    if (empty === most) break;
    const label = labeling[cell];
    labeling[cell] = EMPTY;
    if (solves(shape, labeling, LADDER)) empty++;
    else labeling[cell] = label;
  }
  return labeling;
}

/** Rows and columns can be counted; other cells are found by a drawing with their names. */
function isSquare({ cellNames }) {
  return cellNames[0].kind === 'square';
}

/** The cells of every asterism, where no letters beside the board tell them. */
function asterismsText(board) {
  const { asterisms, cellNames, marks } = board;
  if (marks.length > 0) return '';
  const short = cellNames.map((name) => shortCellText(name, GRAMMARS.en));
  const cells = (asterism) => asterism.cells.map((cell) => short[cell]).join(', ');
  return `\n${asterisms.map((asterism) => `- ${asterismText(asterism.name)}: ${cells(asterism)}`).join('\n')}\n`;
}

function page(entry, puzzle, proof, least, naming, named) {
  const told = tellProof(proof.steps, puzzle, 'en');
  const heading = summarizeProof(proof, least, 'en', told.filter(({ number }) => number).length);
  const lines = told.map(({ number, depth, text }) =>
    number ? `${number}. ${text}` : `${'   '.repeat(depth + 1)}- ${text}`,
  );
  const names = named
    ? `
<img src="${entry.name}-names.svg" alt="The names of the cells of ${entry.title.en}" width="420">
${asterismsText(puzzle.board)}`
    : '';
  return `# A proof on ${entry.title.en}

${entry.challenge.en}

<img src="${entry.name}.svg" alt="A puzzle on ${entry.title.en}" width="420">

${naming}
${names}
${heading[0].toUpperCase()}${heading.slice(1)}:

${lines.join('\n')}
`;
}

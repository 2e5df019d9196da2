// Makes the worked proofs of docs/proofs/: for a few boards a fair puzzle from a fixed seed, drawn, and proved in words.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkProof,
  compact,
  LADDER,
  leastTheorems,
  outline,
  prove,
  shapeOf,
  solves,
} from '@latin-puzzles/core/attrition';
import { makeRandom } from '@latin-puzzles/core/basis';
import { catalogEntry } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { beginningOf, EMPTY, problemOf } from '@latin-puzzles/core/puzzle';
import { drawPuzzle, renderSvg } from '@latin-puzzles/drawing';
import { root } from './shared.mjs';

/** Boards, the seed of each puzzle, and how many labels are left out at most, so that the proof stays readable. */
const EXAMPLES = [
  ['monthai-one', 5, 17],
  ['douze-france-one', 3, 18],
  ['helios-one', 4, 22],
  ['latin-dodecahedron', 2, 12],
  ['sudoku-ripeto', 7, 36],
];

const folder = join(root, 'docs/proofs');
mkdirSync(folder, { recursive: true });

for (const [name, seed, most] of EXAMPLES) {
  const entry = catalogEntry(name);
  const beginning = beginningOf(entry);
  const problem = problemOf(beginning.board, beginning.multiset);
  const shape = shapeOf(problem);
  const { solution } = makeEngine(problem).sample(beginning.labeling, { seed });
  const labeling = fairClues(shape, solution, seed, most);
  const proof = compact(shape, labeling, prove(shape, labeling, LADDER));
  const checked = checkProof(problem, labeling, proof);
  if (!checked.valid || !proof.fair) throw new Error(`The proof of ${name} is not valid and fair.`);
  const puzzle = { ...beginning, labeling, solution };
  writeFileSync(join(folder, `${name}.svg`), renderSvg(drawPuzzle(puzzle, { title: entry.title, heading: false })));
  writeFileSync(join(folder, `${name}.md`), page(entry, puzzle, proof, leastTheorems(shape, labeling, LADDER)));
}
console.log(`${EXAMPLES.length} worked proofs in docs/proofs`);

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

function page(entry, puzzle, proof, least) {
  const lines = proof.steps.map((step, index) =>
    outline(step, puzzle, 'en')
      .map(({ depth, text }, i) => (i === 0 ? `${index + 1}. ${text}` : `${'   '.repeat(depth + 1)}- ${text}`))
      .join('\n'),
  );
  return `# A proof on ${entry.title}

${entry.challenge}

<img src="${entry.name}.svg" alt="A puzzle on ${entry.title}" width="420">

It needs ${least.map(({ name }) => name).join(', ')}.

${lines.join('\n')}
`;
}

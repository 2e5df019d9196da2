/**
 * Goes through all puzzles of Douze France One, up to symmetry, names of labels and exchange of twins, and tells how many there are of every
 * level: a level of which there are none does not exist on that board (`PROVED_ABSENT` of packages/core/src/finding/levels/proved.ts).
 *   node scripts/level-proofs.mjs   takes about a minute
 * Needs the built packages.
 *
 * Its 54 cells make 18 classes of three twins each. Three classes in no asterism together make a triple, and there are only six of them, one
 * for every class. A label stands once in every asterism, so its three cells lie in the classes of a triple; since the cells of a triple are nine,
 * three labels share it, and each class of the triple holds all three. Where labels do not repeat no two twins are open. So a puzzle
 * is told by what is open in each of the six triples: in each class none or one of three labels, which has 15 forms up to their names.
 */
import { pathToFileURL } from 'node:url';
import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { EMPTY, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { ratePuzzle } from '@latin-puzzles/core/rating';

const TRIPLES = 6;
const board = must(resolveBoard('hexagon:3'));
const multiset = must(makeMultiset(Array.from({ length: board.k }, (_, i) => String(i + 1))));
const classes = board.twins.map((cells) => ({ cells, asterisms: asterismsOf(cells[0]) }));
const triples = classes.flatMap((_, a) =>
  classes.flatMap((_, b) =>
    classes.flatMap((_, c) => (a < b && b < c && apart(a, b) && apart(a, c) && apart(b, c) ? [[a, b, c]] : [])),
  ),
);
if (classes.length !== 3 * TRIPLES || triples.length !== TRIPLES) throw new Error('the argument does not hold');

function asterismsOf(cell) {
  return board.asterisms.flatMap(({ cells }, i) => (cells.includes(cell) ? [i] : []));
}

function apart(a, b) {
  return !classes[a].asterisms.some((asterism) => classes[b].asterisms.includes(asterism));
}

function meet(a, b) {
  return classes.some(({ asterisms }) => asterisms.includes(a) && asterisms.includes(b));
}

/** What can be open in the classes of a triple: 0 for nothing, or a label, these numbered in the order in which they come up. */
const FORMS = [0, 1].flatMap((a) =>
  [0, 1, 2]
    .filter((b) => b <= a + 1)
    .flatMap((b) => [0, 1, 2, 3].filter((c) => c <= Math.max(a, b) + 1).map((c) => [a, b, c])),
);

function formOf(labels) {
  const order = [0];
  const numbered = labels.map((label) => {
    if (!order.includes(label)) order.push(label);
    return order.indexOf(label);
  });
  return FORMS.findIndex((form) => form.join() === numbered.join());
}

/** The permutations of asterisms that keep the classes, as what they do to triples and to the forms in them. */
function symmetries() {
  const named = classes.map(({ asterisms }) => asterisms.join());
  const found = [];
  const image = [];
  (function extend() {
    if (image.length < board.asterisms.length) {
      for (const asterism of board.asterisms.keys()) {
        if (image.includes(asterism) || image.some((other, i) => meet(i, image.length) !== meet(other, asterism)))
          continue;
        image.push(asterism);
        extend();
        image.pop();
      }
      return;
    }
    const to = classes.map(({ asterisms }) =>
      named.indexOf(
        asterisms
          .map((asterism) => image[asterism])
          .sort((a, b) => a - b)
          .join(),
      ),
    );
    if (!to.includes(-1)) found.push(triples.map((triple) => moved(triple, to)));
  })();
  return found;
}

function moved(triple, to) {
  const triple2 = triples.findIndex((other) => other.includes(to[triple[0]]));
  const forms = FORMS.map((form) => {
    const labels = [0, 0, 0];
    for (const [i, label] of form.entries()) labels[triples[triple2].indexOf(to[triple[i]])] = label;
    return formOf(labels);
  });
  return { triple: triple2, forms };
}

/** A puzzle of every kind that has such forms in its triples, with the number of its open cells. */
export function* kindsOfPuzzles(forms = FORMS) {
  const group = symmetries();
  const allowed = forms.map((form) => FORMS.indexOf(form));
  const weights = triples.map((_, i) => FORMS.length ** i);
  const seen = new Uint8Array(FORMS.length ** TRIPLES);
  for (let count = 0; count < allowed.length ** TRIPLES; count++) {
    const chosen = triples.map((_, i) => allowed[Math.floor(count / allowed.length ** i) % allowed.length]);
    if (seen[chosen.reduce((sum, form, i) => sum + form * weights[i], 0)]) continue;
    for (const symmetry of group)
      seen[symmetry.reduce((sum, { triple, forms: to }, i) => sum + to[chosen[i]] * weights[triple], 0)] = 1;
    yield cluesOf(chosen);
  }
}

/** The forms with an open cell in every class. */
export const FULL_FORMS = FORMS.filter((form) => !form.includes(0));

function cluesOf(chosen) {
  const clues = new Array(board.cells).fill(EMPTY);
  for (const [i, triple] of triples.entries())
    for (const [j, index] of triple.entries()) {
      const open = FORMS[chosen[i]][j];
      const labels = [1, 2, 3].filter((label) => label !== open);
      const cells = classes[index].cells.slice(open > 0 ? 1 : 0);
      for (const [k, cell] of cells.entries()) clues[cell] = 3 * i + labels[k] - 1;
    }
  return clues;
}

/** How many kinds of puzzles there are of every level; those that are not fair apart, and what has several solutions left out. */
export function levelsOf(kinds) {
  const engine = makeEngine(problemOf(board, multiset));
  const levels = new Map();
  for (const clues of kinds) {
    if (!clues.includes(EMPTY) || engine.countUpTo(clues, 2) !== 1) continue;
    const { level, fair } = ratePuzzle({ board, multiset, labeling: clues, inscription: [] });
    const told = fair ? level : 'not fair';
    levels.set(told, (levels.get(told) ?? 0) + 1);
  }
  return levels;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [level, count] of levelsOf(kindsOfPuzzles())) console.log(`${level}: ${count}`);

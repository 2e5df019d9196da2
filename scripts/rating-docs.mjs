/**
 * Measures how well the shipped scale of difficulty tells the ratings of data/sudoku-ratings.csv, and writes it down in
 * docs/rating.md with a plot, docs/rating.svg. With --fit the scale is fitted anew first and written to
 * packages/core/src/rating/shipped-scale.ts.
 * Needs the built packages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shapeOf } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { catalogLevels } from '@latin-puzzles/core/finding';
import { makeLineReader } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';
import {
  crossValidate,
  fitScale,
  LEVELS,
  measure,
  parseJudgements,
  rate,
  SHIPPED_FIT,
  SHIPPED_SCALE,
  spearman,
  sukakuAt,
} from '@latin-puzzles/core/rating';
import { searchLevel } from './level-search.mjs';
import { PUZZLES, RUNS, witness } from './rating-witness.mjs';
import { root } from './shared.mjs';

/** Squares beyond the catalog that have a row of their own. */
const LARGEST = ['latin-square:12', 'latin-square:16', 'sudoku:3x4', 'sudoku:4x4'];

const FOLDS = 10;
const SEED = 1;
/** So many Sudokus make a mark of the ratings to expect. */
const GROUP = 30;

const text = await readFile(join(root, 'data', 'sudoku-ratings.csv'), 'utf8');
const { judgements } = must(parseJudgements(text, makeLineReader()));
const { bounds } = SHIPPED_FIT;
const { board, multiset } = judgements[0].puzzle;
const shape = shapeOf(problemOf(board, multiset));
const samples = judgements.map(({ puzzle: { labeling }, rating }) => ({
  measure: measure(shape, labeling),
  rating,
}));

const fitted = rounded(fitScale(samples, SHIPPED_FIT));
const scale = process.argv.includes('--fit') ? fitted : SHIPPED_SCALE;
const validation = crossValidate(samples, FOLDS, SEED, SHIPPED_FIT);
const halves = crossValidate(samples, 2, SEED, SHIPPED_FIT);
const levelOf = (rating) => bounds.filter((bound) => rating > bound).length;
const table = LEVELS.map((_, level) =>
  LEVELS.map((told) =>
    samples.filter(({ rating }, i) => levelOf(rating) === level && validation.told[i].level === told),
  ),
);

const told = samples.map((sample) => rate(sample.measure, scale));
const marks = sukakuMarks(samples.map(({ rating }, i) => ({ score: told[i].score, rating })));
const witnessed = witness();

if (process.argv.includes('--fit')) {
  await writeFile(join(root, 'packages', 'core', 'src', 'rating', 'shipped-scale.ts'), scaleText(scale));
  await writeFile(join(root, 'packages', 'core', 'src', 'rating', 'sukaku-marks.ts'), marksText());
}
await writeFile(join(root, 'docs', 'rating.svg'), plot());
await writeFile(join(root, 'docs', 'rating.md'), page());
process.stdout.write(`docs/rating.md: Spearman ${validation.spearman.toFixed(3)} under cross-validation\n`);

function rounded({ weights, cuts, marks, home }) {
  const round = (x) => Number(x.toFixed(3));
  const kept = Object.entries(weights).map(([feature, weight]) => [feature, round(weight)]);
  return {
    weights: Object.fromEntries(kept.filter(([, weight]) => weight > 0)),
    cuts: cuts.map(round),
    marks: marks.map(([strain, score]) => [round(strain), score]),
    home,
  };
}

function scaleText({ weights, cuts, marks, home }) {
  const key = (feature) => (/^\w+$/.test(feature) ? feature : `'${feature}'`);
  return `import type { Scale } from './scale.ts';

/**
 * Fitted on data/sudoku-ratings.csv, ${samples.length} ordinary Sudokus as Sukaku Explainer rates them; how well, docs/rating.md tells.
 * Made by: node scripts/rating-docs.mjs --fit
 */
export const SHIPPED_SCALE: Scale = {
  weights: {
${Object.entries(weights)
  .map(([feature, weight]) => `    ${key(feature)}: ${weight},`)
  .join('\n')}
  },
  cuts: [${cuts.join(', ')}],
  marks: [
${marks.map((mark) => `    [${mark.join(', ')}],`).join('\n')}
  ],
  home: { near: ${home.near}, span: ${home.span}, cells: ${home.cells} },
};
`;
}

function plot() {
  const [width, height, left, top, right, bottom] = [760, 460, 110, 16, 16, 48];
  const highest = Math.max(...samples.map(({ rating }) => rating));
  const x = (rating) => left + ((rating - 1) / (highest - 0.8)) * (width - left - right);
  const y = (score) => top + (1 - score / 100) * (height - top - bottom);
  // Ratings come in tenths, and hundreds of puzzles share one: the golden ratio spreads them without any pattern.
  const spread = (i) => ((i * 0.618034) % 1) * 0.16 - 0.08;
  const dots = samples.map(
    ({ rating }, i) =>
      `<circle cx="${x(rating + spread(i)).toFixed(1)}" cy="${y(validation.told[i].score).toFixed(1)}" r="2"/>`,
  );
  const bands = LEVELS.map((level, i) => {
    const [from, to] = [y(((i + 1) * 100) / LEVELS.length), y((i * 100) / LEVELS.length)];
    const shade = i % 2 === 0 ? '#f1f4f6' : '#ffffff';
    return `<rect x="${left}" y="${from}" width="${width - left - right}" height="${to - from}" fill="${shade}"/>
<text x="${left - 8}" y="${(from + to) / 2 + 4}" text-anchor="end">${level}</text>`;
  });
  const limits = bounds.map(
    (bound) => `<line x1="${x(bound + 0.09)}" y1="${top}" x2="${x(bound + 0.09)}" y2="${height - bottom}"/>`,
  );
  const ticks = Array.from({ length: Math.floor(highest) }, (_, i) => i + 1).map(
    (rating) => `<text x="${x(rating)}" y="${height - bottom + 18}" text-anchor="middle">${rating}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans, sans-serif" font-size="13" fill="#14181c">
<title>Score under cross-validation against the rating by Sukaku Explainer</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${bands.join('\n')}
<g stroke="#9aa5ad" stroke-dasharray="4 4">${limits.join('')}</g>
<g fill="#0b5fa5" fill-opacity="0.45">
${dots.join('\n')}
</g>
${ticks.join('\n')}
<text x="${(left + width - right) / 2}" y="${height - 8}" text-anchor="middle">rating by Sukaku Explainer; dashed where its levels end</text>
</svg>
`;
}

function page() {
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  const overall = spearman(
    told.map(({ score }) => score),
    samples.map(({ rating }) => rating),
  );
  const ranges = LEVELS.map((_, i) =>
    i === 0 ? `up to ${bounds[0]}` : i === bounds.length ? `above ${bounds[i - 1]}` : `up to ${bounds[i]}`,
  );
  return `# How difficulty is rated

\`latin rate\` tells how difficult a Latin puzzle is, in two stages (Palomo, Sect. 5.4.2): an objective **measure** of what
it asks of a player, and a subjective **scale** fitted to what players, or a program in their stead, found. This page is made
by \`node scripts/rating-docs.mjs\`.

## The measure

The puzzle is played the way a person would, in turns. What is written is crossed out at once wherever it cannot be again.
Labels that can be seen are written before any other step is taken, the easiest to see first:

1. the last open cells of an asterism; then last places, in asterisms that few others cross (on a Sudoku the boxes, crossed
   by 6) before those that many do (rows and columns, crossed by 12), since one looks along the crossing asterisms to see
   what keeps a label out;
2. last places that an intersection leaves: one sees where the label goes without noting anything down;
3. last places that a pair of labels leaves, which fill two cells of an asterism;
4. only candidates, near a nearly full asterism before amid open cells.

Only when there is nothing to write does the player climb the ladder of theorems, to the lowest rung that allows a step.

**A turn takes all of the equally easy steps at once**: all last places that are equally near, all patterns of the same
theorem and size, all suppositions that come to an end after as many rounds. So nothing depends on which of them is found
first, and the measure of a puzzle is that of every puzzle that is the same but for symmetry and names of labels. (A printed
proof takes one step after the other, and which theorems it uses beside the hardest, and how often, does depend on their
order.) Since theorems are monotonic no step is in the way of another.

| number | what it is |
|---|---|
| openings | the share of cells that have to be written |
| scarcity | how few labels there were to choose from: the mean of 1 / (equally easy ones) over all turns that write |
| look | how much had to be ruled out to see a label: the share of its asterism that was open but no place for it, in the mean over all turns; all of it where no last places were seen |
| turns | how many turns it took in all |
| reach | how far one had to look for last places: the number of asterisms that cross theirs |
| near, span | the nearest and the farthest reach on the board |
| openness | how far one had to look for an only candidate: the share of cells open in the fullest asterism around it |
| sight | the hardest of the four kinds of seeing that was needed, or that there was nothing to see |
| wait | the most turns that had to be taken before the next label could be written |
| climbs | how many turns went beyond seeing |
| size | the size of the largest pattern that was needed, by terms or, of a fish, by asterisms |
| suppositions | how many turns supposed something (a chain, a shaving) |
| depth | the most rounds through which a supposition had to be followed |
| hardest | the theorem without which, and those above it, the puzzle is not solved |
| unsolved | how many labels are still to be ruled out where the theorems end |

Whoever needs a step beyond seeing has looked everywhere for something to write, so reach is then the span, and openness
that of the most open cell. Nothing in the measure knows of rows, boxes, the number 9, or distinct labels.

## The scale

A proportional-odds model: a puzzle has a *strain*, the weighted sum of features of its measure, and the odds of being
judged above a level fall by the same factor for each unit that the strain stays below the level's cut. Weights are never
negative, so a puzzle that asks for more is never rated easier. Each theorem counts for having to climb to its rung or
higher: a theorem on which there are no data, such as one of your own, is taken to be as hard as those below it; so does each
kind of seeing. Amounts (reach, turns, wait, climbs, size, suppositions, depth) count by their logarithm, so that a scale
fitted on Sudokus says something sensible of a dodecahedron or a square of order 25 too; for these it is an extrapolation until
players have judged some.

The ratings that the scale is fitted to tell the hardest step of a solution, and nothing of the many easy ones: all very easy
Sudokus share one. What tells these apart has a least weight, whatever the data say: ${floorsText()}.

The score spreads the levels of Sudoku evenly from 0 to 100: very easy below 20, then easy, medium, difficult, and very
difficult from 80 on; and within each level it spreads the Sudokus that the scale is fitted to, the middle nine tenths of them taking the middle
seven tenths of the scores. A puzzle that is not fair has no place on the scale of fair ones: its score is 100 or more, and grows with the number of
labels that the theorems leave to be ruled out.

## Two numbers: score and level

The **score** is the effort, on one scale for all boards: wide boards ask for far looks, large ones for many turns, and that
counts. The **level** is how difficult a puzzle is for one of its board:

> The level goes by the score that the puzzle would have if its board were as wide and as large as that of Sudoku. The nearest
> asterisms count as its boxes, the farthest as its lines, those in between in proportion, and turns by the number of cells.

That score is told as the *grade* (\`grade\` in JSON): each level takes a fifth of it. On the board of a Sudoku it is the score
itself. Near is the reach within which every cell has an asterism, which is what no player can do without. Where all asterisms
are equally far, as in a Latin square or on the solids, last places count as six tenths of the way from near to far: easy puzzles
are then told from very easy ones by how much is open, how little there is to choose from, how much to rule out and how long it
takes, and the two part about where half of the cells are open. All of it depends on the board as such, not on how its cells are
numbered, and holds for every board that somebody makes.

A puzzle of a level leaves a natural number of cells open: where nothing is wished of its clues, one that is made to be very easy
at least four tenths, and an easy one at least half; where twins ask for clues in most cells, nine tenths of the others.

## Which levels exist

Made by \`node scripts/levels.mjs\`: for each level the first puzzle of \`latin generate BOARD --level LEVEL --seed 1\`, as clues / open
cells / seconds of processor time, at least 0.1, on the machine that made this page. _None_: it does not exist, which is proved. ${unfoundText()}\`latin boards NAME\` tells the same, and \`latin generate\` refuses what is not to be had, with
the nearest level that does. On boards that are not in the catalog a level is looked for until the time is up.

| board | cells | ${LEVELS.join(' | ')} |
|---|---|${'---|'.repeat(LEVELS.length)}
${levelRows()}

Beyond the catalog, the largest squares with which people play, looked for when this page was made:

| board | cells | ${LEVELS.join(' | ')} |
|---|---|${'---|'.repeat(LEVELS.length)}
${LARGEST.map(largestRow).join('\n')}

That eight levels do not exist, on Monthai One, Douze France One and the Latin Dodecahedron, is shown by going through all puzzles of these boards, in
[generating.md](generating.md#the-specimens). On Douze France One twins ask for 36 clues of 54.

## The weights

The shipped weights and cuts:

| feature | weight |
|---|---|
${Object.entries(scale.weights)
  .map(([feature, weight]) => `| ${feature} | ${weight} |`)
  .join('\n')}

Cuts: ${scale.cuts.join(', ')}. Strains and their scores between the cuts: ${scale.marks.map(([strain, score]) => `${strain} → ${score}`).join(', ')}. Features that are not listed weigh nothing, here because the data do not tell them apart from
others.

## How well it fits

The shipped scale is fitted on [data/sudoku-ratings.csv](../data/sudoku-ratings.csv): ${samples.length} ordinary Sudokus with the ratings that Sukaku
Explainer gives them. These rate the hardest technique of a solution path, from 1.0 up. The levels end where those of Sudoku
Explainer's generator do, called Easy, Medium, Hard, Fiendish and Diabolical there. In terms of what a player does: last places in
boxes; in lines too; then labels that take a small pattern or an only candidate; then pencil marks, subsets, fish and
short chains; then long chains.

![Score against rating](rating.svg)

- Spearman's rank correlation of score and rating, every score by a scale that has not seen the puzzle (${FOLDS} folds):
  **${validation.spearman.toFixed(3)}**; within the folds from ${Math.min(...validation.foldSpearman).toFixed(3)} to ${Math.max(...validation.foldSpearman).toFixed(3)}.
- Fitted on one half and tried on the other, both ways: ${halves.spearman.toFixed(3)}.
- The shipped scale on all of the file: ${overall.toFixed(3)}. As so many puzzles share a rating, an order without ties could reach
  ${ceiling().toFixed(3)} at most.
- Within the levels: ${within()}
- Scores of Sudokus, by the level that they are rated as (5 %, median, 95 %): ${spreadText()}.
- The level is told right for ${percent(validation.accuracy)} of the puzzles under cross-validation, and to within one level for ${percent(validation.nearAccuracy)}.

Cross-validation covers the weights and cuts. Which features there are was decided with the whole file in view: kinds of
seeing because they tell its medium puzzles apart, suppositions and depth because they do so with the difficult ones. Only
puzzles from elsewhere can test that choice.

| rated | as | puzzles | ${LEVELS.map((level) => `told ${level}`).join(' | ')} |
|---|---|---|${'---|'.repeat(LEVELS.length)}
${LEVELS.map((level, i) => {
  const counts = table[i].map((cell) => cell.length);
  return `| ${ranges[i]} | ${level} | ${counts.reduce((a, b) => a + b, 0)} | ${counts.join(' | ')} |`;
}).join('\n')}

What is told wrong lies at two bounds. At 2.5, Sukaku Explainer rates a triple apart too when it shows a label to write at once.
At 6, it takes short patterns with names of their own, and arguments from uniqueness, which are no attrition theorems, before
chains, and rates them by name; we rate all of them by what they ask one to keep in mind.

## What Sukaku Explainer would say

Of an ordinary Sudoku \`latin rate\` also tells about what Sukaku Explainer rates it: the mean rating of Sudokus with such a score,
kept from falling as scores rise, even between the marks. ${sukakuFit()}

## A solver that looks about at random

Ratings by hardest steps know nothing of how long a puzzle takes, and only Sudokus have them. So a third witness: a solver that
looks, at every turn, at an open cell or at a label that an asterism needs, any of them as likely as another, and writes what must
be there; where nothing can be seen so, it tries every theorem, from the lowest rung up to the one that helps, on every label that
may still be in a cell. Its looks are counted, in the mean of ${RUNS} games. It shares with the measure only the theorems, and no weight
was fitted to it. On each of ten boards, ${PUZZLES} random fair puzzles, with from half of the clues that can go to all of them gone:

| board | looks, fewest to most | rank correlation of score and looks |
|---|---|---|
${witnessed.map(({ name, looks, correlation }) => `| ${name} | ${Math.round(Math.min(...looks))} to ${Math.round(Math.max(...looks))} | ${correlation.toFixed(2)} |`).join('\n')}

## One clue more

${riseText()}

Symmetries of the board and other names for the labels change neither score nor level, exactly: a test tries it on twelve boards.

## How long it takes

\`npm run bench -- rate FILE\` takes the Sudokus of a file and tells, in milliseconds of processor time, the mean of all puzzles
and the median of five runs: what a *proof* takes, as \`latin prove\` looks for one; *retelling* it, which leaves out what it can
spare and brings the rest in the order of telling; *rating* the puzzle, for which no proof is needed; and *telling* the retold proof
in English sentences. *Together* is the sum of the first three; that of all four stands below it.

## A scale of your own

\`latin calibrate FILE.csv\` fits a scale to judgements. The first row names the columns:

\`\`\`csv
puzzle,level,time
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,easy,420
"{""format"":""latin-puzzle/1"",""board"":""triangle:4"", …}",very difficult,
\`\`\`

\`level\` takes the words ${LEVELS.join(', ')}; instead of it \`rating\` may hold numbers as Sukaku Explainer
gives them. \`time\`, in seconds, is not fitted but compared: the report tells how well scores follow it.
`;
}

/** Means of so many Sudokus each, kept from falling by putting neighbours together. */
function sukakuMarks(rated) {
  const sorted = rated.toSorted((a, b) => a.score - b.score);
  const groups = [];
  for (let from = 0; from < sorted.length; from += GROUP) {
    const members = sorted.slice(from, from + GROUP);
    groups.push(members);
    while (groups.length > 1 && mean(groups.at(-2), 'rating') > mean(groups.at(-1), 'rating'))
      groups.push([...groups.pop(), ...groups.pop()]);
  }
  return groups.map((members) => [mean(members, 'score'), mean(members, 'rating')].map((x) => Number(x.toFixed(1))));
}

function mean(members, field) {
  return members.reduce((sum, member) => sum + member[field], 0) / members.length;
}

function marksText() {
  return `/** Scores of Sudokus with the mean rating that Sukaku Explainer gives them. Made by: node scripts/rating-docs.mjs --fit */
export const SUKAKU_MARKS: readonly (readonly [score: number, rating: number])[] = [
${marks.map((mark) => `  [${mark.join(', ')}],`).join('\n')}
];
`;
}

/** How near the marks of one half of the Sudokus come to the ratings of the other, scores being those of cross-validation. */
function sukakuFit() {
  const rated = samples.map(({ rating }, i) => ({ score: validation.told[i].score, rating }));
  const halves = [0, 1].map((half) => rated.filter((_, i) => i % 2 === half));
  const errors = halves.flatMap((half, i) => {
    const others = sukakuMarks(halves[1 - i]);
    return half.map(({ score, rating }) => Math.abs(sukakuAt(score, others) - rating));
  });
  const within = (most) =>
    `${((100 * errors.filter((error) => error <= most + 1e-9).length) / errors.length).toFixed(0)} %`;
  const off = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return `For Sudokus that neither the scale nor the marks have seen
it is off by ${off.toFixed(2)} in the mean, by at most 0.1 for ${within(0.1)} of them, by at most 0.5 for ${within(0.5)} and by at most 1 for ${within(1)}.`;
}

/** What was not found may yet exist, unlike what is proved not to. */
function unfoundText() {
  const unfound = CATALOG.flatMap(({ name }) => catalogLevels(name)).filter(({ state }) => state === 'unfound');
  if (unfound.length === 0) return 'No level is left of which neither is known. ';
  return `A dash: not found in ${Math.max(...unfound.map(({ attempts }) => attempts))} attempts, which proves nothing. `;
}

function largestRow(name) {
  const { cells } = must(resolveBoard(name));
  const found = LEVELS.map((level) => searchLevel(name, level).found);
  const told = found.map((puzzle) => (puzzle ? `${puzzle.clues} / ${puzzle.open} / ${puzzle.seconds}` : '_not found_'));
  return `| ${name} | ${cells} | ${told.join(' | ')} |`;
}

function levelRows() {
  return CATALOG.map(({ name, board }) => {
    const cells = catalogLevels(name).map(({ found, state }) =>
      found ? `${found.clues} / ${found.open} / ${found.seconds}` : state === 'absent' ? '_none_' : '–',
    );
    return `| ${name} | ${must(resolveBoard(board)).cells} | ${cells.join(' | ')} |`;
  }).join('\n');
}

function riseText() {
  const rises = witnessed.flatMap((row) => row.rises);
  const share = (100 * rises.filter((rise) => rise <= 0).length) / rises.length;
  const upward = rises.filter((rise) => rise > 0);
  const typical = upward.toSorted((a, b) => a - b)[Math.floor(upward.length / 2)];
  return `A clue more should never make a puzzle harder. Of these puzzles, ${share.toFixed(0)} % are rated no harder with the label of one open cell,
chosen at random, as a clue. The others rise by ${typical.toFixed(1)} at the median and ${Math.max(...upward).toFixed(1)} at most.`;
}

/** What the least weights are. */
function floorsText() {
  return Object.entries(SHIPPED_FIT.floors)
    .map(([feature, weight]) => `${feature} ${weight}`)
    .join(', ');
}

/** How scores are spread within each level. */
function spreadText() {
  const parts = LEVELS.map((name, level) => {
    const scores = samples
      .flatMap(({ rating }, i) => (levelOf(rating) === level ? [validation.told[i].score] : []))
      .sort((a, b) => a - b);
    const at = (share) => scores[Math.floor(share * (scores.length - 1))];
    return `${name} ${[0.05, 0.5, 0.95].map(at).join(', ')}`;
  });
  return parts.join('; ');
}

/** How well scores follow ratings inside each level that has more than one rating. */
function within() {
  const parts = LEVELS.flatMap((name, level) => {
    const rows = samples
      .map(({ rating }, i) => ({ rating, score: validation.told[i].score }))
      .filter(({ rating }) => levelOf(rating) === level);
    if (new Set(rows.map(({ rating }) => rating)).size < 2) return [];
    const correlation = spearman(
      rows.map(({ score }) => score),
      rows.map(({ rating }) => rating),
    );
    return [`${name} ${correlation.toFixed(2)}`];
  });
  return `${parts.join(', ')}; all puzzles of the other levels share a rating.`;
}

/** The correlation of the ratings with an order that never contradicts them but has no ties. */
function ceiling() {
  const sorted = samples.map(({ rating }) => rating).sort((a, b) => a - b);
  return spearman(
    sorted,
    sorted.map((_, i) => i),
  );
}

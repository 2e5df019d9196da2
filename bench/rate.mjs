import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compact, LADDER, makePreference, prove, shapeOf, tellProof } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { makeLineReader } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';
import { measure, rate as rateMeasure } from '@latin-puzzles/core/rating';
import { sukakuExplainer } from './sukaku-explainer.mjs';
import { median, short, timedByProcessor as timed } from './timing.mjs';

/** Milliseconds that Sukaku Explainer took per ordinary Sudoku when it was last measured, on a machine with two cores. */
const STATED = 150;

/**
 * `rate FILE`: proves and rates every Sudoku in a file, one a line or in the first column of a CSV file; prints how much
 * processor time proof, retelling, rating and the sentences take per puzzle. Where the environment variable SUKAKU_EXPLAINER names the jar of Sukaku
 * Explainer and there is a Java, it rates the same puzzles in the same run, and the ratio is printed.
 */
export function rate(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (positionals.length !== 1 || !(runs >= 1)) throw new Error('Usage: rate FILE.csv|FILE.txt [--runs 5] [--json]');

  const read = makeLineReader();
  const lines = readFileSync(positionals[0], 'utf8')
    .split('\n')
    .map((line) => line.split(',')[0].trim())
    .filter((line) => line.length === 81);
  if (lines.length === 0) throw new Error(`${positionals[0]} holds no Sudoku.`);
  const puzzles = lines.map((line, index) => must(read(line, `puzzle ${index + 1}`)));
  const shape = shapeOf(problemOf(puzzles[0].board, puzzles[0].multiset));

  const laps = Array.from({ length: runs }, () => puzzles.map((puzzle) => ratePuzzle(shape, puzzle)));
  const mean = (part) => median(laps.map((lap) => lap.reduce((sum, times) => sum + part(times), 0))) / puzzles.length;
  const together = ({ proof, retelling, rating }) => proof + retelling + rating;
  const rival = sukakuExplainer(lines);
  const result = {
    puzzles: puzzles.length,
    fair: laps[0].filter(({ fair }) => fair).length,
    proof: mean(({ proof }) => proof),
    retelling: mean(({ retelling }) => retelling),
    rating: mean(({ rating }) => rating),
    telling: mean(({ telling }) => telling),
    together: mean(together),
    withTelling: mean((times) => together(times) + times.telling),
    longest: median(laps.map((lap) => Math.max(...lap.map(together)))),
    sukakuExplainer: rival.ms,
  };
  if (values.json) console.log(JSON.stringify(result));
  else print(result, rival, runs);
}

function ratePuzzle(shape, puzzle) {
  const { labeling } = puzzle;
  const proof = timed(() => prove(shape, labeling, LADDER, { choose: makePreference(shape) }));
  const retold = timed(() => compact(shape, labeling, proof.value, LADDER));
  const rating = timed(() => rateMeasure(measure(shape, labeling)));
  const told = timed(() => tellProof(retold.value.steps, puzzle, 'en'));
  return { fair: proof.value.fair, proof: proof.ms, retelling: retold.ms, rating: rating.ms, telling: told.ms };
}

function print({ puzzles, fair, proof, retelling, rating, telling, together, withTelling, longest }, rival, runs) {
  const row = (name, ms) => console.log(name.padEnd(18), `${short(ms)} ms`);
  console.log(`${puzzles} puzzles, ${fair} fair; milliseconds of processor time per puzzle, median of ${runs} runs`);
  row('proof', proof);
  row('retelling', retelling);
  row('rating', rating);
  row('telling', telling);
  row('together', together);
  row('with telling', withTelling);
  row('longest', longest);
  if (rival.ms !== undefined) {
    row('Sukaku Explainer', rival.ms);
    console.log('ratio'.padEnd(18), short(rival.ms / together));
  } else {
    console.log(`Sukaku Explainer was not run: ${rival.why}`);
    console.log(`ratio to the ${STATED} ms stated for ordinary Sudokus, not of this run: ${short(STATED / together)}`);
  }
}

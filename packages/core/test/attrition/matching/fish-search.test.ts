import { expect, test } from 'vitest';
import { randomBoard, type Subject } from '../../../../../bench/monotone-subjects.mjs';
import { lawRuns } from '../../../../../test/support/law-runs.ts';
import { ELEMENTARY, intersection, type Position, shapeOf, startOf } from '../../../src/attrition/index.ts';
import { finnedFish, fishUpTo } from '../../../src/attrition/theorems/fish.ts';
import { makeRandom, type Random } from '../../../src/basis/index.ts';
import { EMPTY } from '../../../src/puzzle/index.ts';
import { closure } from '../positions.ts';
import { everyFish } from './every-fish.ts';

/** On a square of seven, unlike on smaller ones, what a fish of three leaves over is no fish of three or fewer. */
const SEQUENCES = [
  [0, 1, 2, 3, 4, 5, 6],
  [0, 1, 2, 3],
  [0, 0, 1, 1, 2],
  [0, 1, 2, 3, 4],
  [0, 0, 1, 2, 3],
];

const BELOW = [...ELEMENTARY, intersection];

test.each([
  ['fish of up to three asterisms', BELOW, fishUpTo(3), everyFish(3, 0)],
  ['finned fish of up to two', [...BELOW, fishUpTo(3)], finnedFish, everyFish(2, 1)],
])('the search leaves what all families of bases and covers leave: %s', (_, below, searched, exhaustive) => {
  const random = makeRandom(1);
  let fruitful = 0;
  for (let tries = lawRuns(40); tries > 0; tries--) {
    const position = somePosition(random.below(4) === 0 ? randomBoard(random) : someSquare(random), random);
    const left = closure(position, [...below, searched]);
    expect(left).toEqual(closure(position, [...below, exhaustive]));
    if (left.join() !== closure(position, below).join()) fruitful++;
  }
  expect(fruitful).toBeGreaterThan(5);
});

/** A cyclic Latin square, its rows in any order, with a few asterisms more that are drawn to fit it. */
function someSquare(random: Random): Subject {
  const labels = SEQUENCES[random.below(SEQUENCES.length)]!;
  const n = labels.length;
  const lines = [...labels.keys()];
  const shifts = random.shuffled(lines);
  const solution = shifts.flatMap((shift) => lines.map((column) => labels[(column + shift) % n]!));
  const demand = lines
    .slice(0, Math.max(...labels) + 1)
    .map((label) => labels.filter((other) => other === label).length);
  const cells = [...solution.keys()];
  const drawn = Array.from({ length: random.below(4) }, () =>
    demand.flatMap((count, label) => random.shuffled(cells.filter((cell) => solution[cell] === label)).slice(0, count)),
  );
  const rows = lines.map((row) => lines.map((column) => row * n + column));
  const columns = lines.map((column) => lines.map((row) => row * n + column));
  const asterisms = [...rows, ...columns, ...drawn];
  const demands = asterisms.map(() => demand);
  return { name: '', problem: { cells: n * n, labels: demand.length, asterisms, demands }, solution };
}

/** A clue or none, and places of one label removed where it is wrong: what fish look at. */
function somePosition({ problem, solution }: Subject, random: Random): Position {
  const shape = shapeOf(problem);
  const clue = random.below(2 * shape.cells);
  const position = startOf(
    shape,
    solution.map((label, cell) => (cell === clue ? label : EMPTY)),
  );
  const label = random.below(shape.labels);
  const share = 3 + random.below(5);
  for (const [cell, truth] of solution.entries())
    if (label !== truth && random.below(10) < share) position.remove(cell, label);
  return position;
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src/basis/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { EMPTY, type Labeling, type Problem } from '../../src/puzzle/index.ts';
import { squareProblem } from './problems.ts';

/** Clauses, as lists of literals; a literal is the number of a variable from 1, negative to deny it. */
class Clauses {
  readonly list: number[][] = [];
  variables: number;

  constructor(variables: number) {
    this.variables = variables;
  }

  /** At most so many of the literals: a sequential counter (Sinz 2005). */
  atMost(count: number, literals: readonly number[]): void {
    let before: number[] = [];
    for (const literal of literals) {
      const now = Array.from({ length: count }, () => ++this.variables);
      for (const [i, counter] of now.entries()) {
        if (i === 0) this.list.push([-literal, counter]);
        else if (before.length > 0) this.list.push([-literal, -before[i - 1]!, counter]);
        if (before.length > 0) this.list.push([-before[i]!, counter]);
      }
      if (before.length > 0) this.list.push([-literal, -before[count - 1]!]);
      before = now;
    }
  }
}

/** Whether there is a Latin board that completes the labeling and is not the one to be avoided, in cadical's opinion. */
function satisfiable({ cells, labels, asterisms, demands }: Problem, labeling: Labeling, avoided?: Labeling): boolean {
  const holds = (cell: number, label: number) => cell * labels + label + 1;
  const clauses = new Clauses(cells * labels);
  for (let cell = 0; cell < cells; cell++) {
    const all = Array.from({ length: labels }, (_, label) => holds(cell, label));
    clauses.list.push(all);
    clauses.atMost(1, all);
    if (labeling[cell] !== EMPTY) clauses.list.push([holds(cell, labeling[cell]!)]);
  }
  // As the demands of an asterism add up to its size, at most is exactly.
  for (const [a, held] of asterisms.entries())
    for (let label = 0; label < labels; label++)
      clauses.atMost(
        demands[a]![label]!,
        held.map((cell) => holds(cell, label)),
      );
  if (avoided) clauses.list.push(avoided.map((label, cell) => -holds(cell, label)));
  const file = join(mkdtempSync(join(tmpdir(), 'latin-sat-')), 'problem.cnf');
  const text = clauses.list.map((clause) => `${clause.join(' ')} 0`).join('\n');
  writeFileSync(file, `p cnf ${clauses.variables} ${clauses.list.length}\n${text}\n`);
  const { status } = spawnSync('cadical', ['-q', file], { stdio: 'ignore' });
  if (status !== 10 && status !== 20) throw new Error(`cadical ended with ${status}`);
  return status === 10;
}

const ones = (n: number) => new Array<number>(n).fill(1);

/** Problems large enough to be hard by hand, with the share of cells left without a clue. */
const LARGE: [name: string, problem: Problem, empty: number][] = [
  ['Latin squares of order 18', squareProblem(18, ones(18)), 0.42],
  ['Sudokus of 4×4 boxes', squareProblem(16, ones(16), [4, 4]), 0.5],
  ['squares of order 16 with eight labels twice', squareProblem(16, new Array<number>(8).fill(2)), 0.4],
];

describe.each(LARGE)('%s', (_, problem, empty) => {
  test('are judged alike by plain search, by learning, and by a SAT solver on an encoding of its own', () => {
    const engine = makeEngine(problem);
    const learning = makeLearningSolver(problem);
    const verdicts = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const random = makeRandom(seed);
      const solution = engine.sample(new Array<number>(problem.cells).fill(EMPTY), { seed }).solution!;
      const labeling = solution.map((label) => (random.below(1000) < 1000 * empty ? EMPTY : label));
      // Every third time a clue is changed, so that there may be no solution at all.
      const changed = labeling.findIndex((label) => label !== EMPTY);
      if (seed % 3 === 0) labeling[changed] = (labeling[changed]! + 1) % problem.labels;
      const [first, second] = [...learning.list(labeling, { limit: 2 })];
      const found = Number(first !== undefined) + Number(second !== undefined);
      expect(engine.countUpTo(labeling, 2)).toBe(found);
      expect(satisfiable(problem, labeling)).toBe(found > 0);
      if (first) expect(satisfiable(problem, labeling, first)).toBe(found > 1);
      verdicts.add(String(found));
    }
    expect(verdicts.size).toBeGreaterThan(1);
  });
});

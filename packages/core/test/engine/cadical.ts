import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY, type Labeling, type Problem } from '../../src/puzzle/index.ts';

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
export function isSatisfiable(
  { cells, labels, asterisms, demands }: Problem,
  labeling: Labeling,
  avoided?: Labeling,
): boolean {
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

import type { Problem } from '../../puzzle/index.ts';

/**
 * A family F of asterisms set against a family G. A cell weighs as often as F holds it, less as often as G does; most
 * weigh nothing. By their weights the cells hold every label as often as F demands it, less as often as G does.
 */
export interface Combination {
  readonly asterisms: readonly number[];
  /** For each of `asterisms` 1 in F, −1 in G. */
  readonly times: readonly number[];
  /** The cells that weigh something: first those that stick out of F, then those that stick out of G. */
  readonly cells: Int32Array;
  readonly weights: Int32Array;
  /** How many cells stick out of F. */
  readonly positive: number;
  /** The greatest weight without its sign. */
  readonly heaviest: number;
  /** For each label how often the cells hold it by their weights. */
  readonly totals: Int32Array;
}

export function combine(problem: Problem, asterisms: readonly number[], times: readonly number[]): Combination {
  const byCell = new Map<number, number>();
  const totals = new Int32Array(problem.labels);
  for (const [i, a] of asterisms.entries()) {
    for (const cell of problem.asterisms[a]!) byCell.set(cell, (byCell.get(cell) ?? 0) + times[i]!);
    for (const [label, demand] of problem.demands[a]!.entries()) totals[label]! += times[i]! * demand;
  }
  const held = [...byCell].filter(([, weight]) => weight !== 0).sort(([, a], [, b]) => Math.sign(b) - Math.sign(a));
  return {
    asterisms,
    times,
    cells: Int32Array.from(held, ([cell]) => cell),
    weights: Int32Array.from(held, ([, weight]) => weight),
    positive: held.filter(([, weight]) => weight > 0).length,
    heaviest: held.reduce((most, [, weight]) => Math.max(most, Math.abs(weight)), 0),
    totals,
  };
}

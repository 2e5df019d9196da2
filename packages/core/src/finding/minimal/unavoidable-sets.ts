import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';

/**
 * An unavoidable set of a Latin board: the cells in which another Latin board differs from it, with the labels that the
 * other has there. A puzzle with the first as its only solution has a clue in every unavoidable set.
 */
export interface UnavoidableSet {
  readonly cells: readonly number[];
  readonly labels: readonly number[];
}

/**
 * Unavoidable sets without any of the given clues, no two sharing a cell, each holding no smaller one: none if the clues
 * make a puzzle. After the signal there may be others, and those found may hold smaller ones.
 */
export function findMissedSets(
  engine: Engine,
  solution: Labeling,
  clues: readonly number[],
  signal?: Signal,
): UnavoidableSet[] {
  const fixed = new Array<number>(solution.length).fill(EMPTY);
  for (const cell of clues) fixed[cell] = solution[cell]!;
  const found: UnavoidableSet[] = [];
  while (true) {
    const other = otherSolution(engine, solution, fixed, signal);
    if (!other) return found;
    const exchange = smallest(engine, solution, other, signal);
    for (const cell of exchange.cells) fixed[cell] = solution[cell]!;
    found.push(exchange);
  }
}

function otherSolution(
  engine: Engine,
  solution: Labeling,
  fixed: Labeling,
  signal: Signal | undefined,
): Labeling | undefined {
  for (const found of engine.list(fixed, { limit: 2, signal }))
    if (found.some((label, cell) => label !== solution[cell])) return found;
  return undefined;
}

/** Keeps one cell after another as in the solution while another Latin board remains: what must change is left. */
function smallest(engine: Engine, solution: Labeling, other: Labeling, signal: Signal | undefined): UnavoidableSet {
  let changed = other;
  const fixed = solution.map((label, cell) => (label === other[cell] ? label : EMPTY));
  for (const cell of fixed.keys()) {
    if (signal?.aborted) break;
    if (fixed[cell] !== EMPTY) continue;
    fixed[cell] = solution[cell]!;
    const found = otherSolution(engine, solution, fixed, signal);
    if (!found) fixed[cell] = EMPTY;
    else {
      changed = found;
      for (const [c, label] of found.entries()) if (label === solution[c]) fixed[c] = label;
    }
  }
  const cells = [...solution.keys()].filter((cell) => changed[cell] !== solution[cell]);
  return { cells, labels: cells.map((cell) => changed[cell]!) };
}

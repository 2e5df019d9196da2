import { EMPTY, isLabelingOf, type Labeling, type Problem } from '../puzzle/index.ts';
import { type CountMethod, type CountUnit, canBranch } from './methods/index.ts';
import {
  cellsOf,
  components,
  draftResidual,
  joined,
  normalForm,
  type OnFixed,
  type Residual,
  residualOf,
} from './residual/index.ts';

/**
 * Divides a count into numbered units, at least so many if there is enough to count: the count is the sum of theirs, each multiplied.
 * The same problem, labeling, method and number give the same units in the same order on every machine. Yields now
 * and then.
 */
export function* countUnits(
  problem: Problem,
  given: Labeling,
  method: CountMethod,
  parts: number,
): Generator<undefined, CountUnit[], undefined> {
  if (!isLabelingOf(problem, given)) return [];
  // Constraints may tell labels apart, and residuals know nothing of them.
  if (!canBranch(problem))
    return [{ times: 1n, residual: draftResidual({ words: 0, labels: problem.labels }, 0), labeling: given }];
  const { labeling, ways } = withoutFree(problem, given);
  const residual = residualOf(problem, given, writer(labeling));
  if (!residual) return [];
  let units: CountUnit[] = [{ times: ways, residual, labeling }];
  while (units.length < parts && units.some(isOpen)) {
    const next = new Map<string, CountUnit>();
    for (const unit of units)
      for (const part of isOpen(unit) ? waysOf(unit, method) : [unit]) {
        yield;
        if (!part) continue;
        const key = method.merges ? normalForm(part.residual) : String(next.size);
        const alike = next.get(key);
        next.set(key, alike ? { ...alike, times: alike.times + part.times } : part);
      }
    units = [...next.values()];
  }
  return units;
}

function isOpen({ residual }: CountUnit): boolean {
  return residual.size > 0;
}

/** Cells in no asterism hold any label: one stands for all. */
export function withoutFree({ cells, labels, asterisms }: Problem, given: Labeling) {
  const held = new Set(asterisms.flat());
  const labeling = [...given];
  const free: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (held.has(cell) || labeling[cell] !== EMPTY) continue;
    labeling[cell] = 0;
    free.push(cell);
  }
  return { labeling, free, ways: BigInt(labels) ** BigInt(free.length) };
}

/** The ways on from a unit, by its largest piece; the other pieces stay with each of them. Nothing now and then, as of the method. */
function* waysOf(unit: CountUnit, method: CountMethod): Generator<CountUnit | undefined> {
  const pieces = components(unit.residual);
  const largest = pieces.reduce((best, piece) => (piece.size > best.size ? piece : best));
  const others = pieces.filter((piece) => piece !== largest);
  for (const way of method.branch(largest, unit.aim)) {
    const labeling = [...unit.labeling];
    const rest = way?.follow(writer(labeling));
    if (!way || !rest) {
      yield undefined;
      continue;
    }
    const residual: Residual = others.length > 0 ? joined([rest, ...others]) : rest;
    yield { times: unit.times * way.times, residual, aim: way.aim, labeling };
  }
}

/** Writes what turns out to be fixed into a labeling. */
export function writer(labeling: number[]): OnFixed {
  return (cells, label) => {
    for (const cell of cellsOf(cells, 0, cells.length)) labeling[cell] = label;
  };
}

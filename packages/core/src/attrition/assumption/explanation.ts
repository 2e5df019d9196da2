import type { Step } from '../model/step.ts';
import { fullCount } from '../theorems/elementary/full-count.ts';
import { lastPlaces } from '../theorems/elementary/last-places.ts';
import { onlyCandidate } from '../theorems/elementary/only-candidate.ts';
import { ASSUMED, type AssumedPosition, IN, OUT } from './assumed-position.ts';
import { placementOf, premisesOf } from './equation.ts';
import { equationsOf } from './equations.ts';
import type { Supposition } from './supposition.ts';

/** The equations that lead to something, in the order of their use, each with those of its conclusions that are of use. */
export type Explanation = readonly { readonly equation: number; readonly conclusions: readonly number[] }[];

/** Why what was supposed contradicts itself. */
export function explainContradiction(trial: AssumedPosition, supposed: Supposition): Explanation {
  const tooMany = trial.needs[trial.broken]! < 0;
  return collect(trial, supposed, settledIn(trial, trial.broken, tooMany ? IN : OUT, trial.settled));
}

/** Why a candidate is in, or out, where what was supposed has settled it. */
export function explainCandidate(trial: AssumedPosition, supposed: Supposition, candidate: number): Explanation {
  return collect(trial, supposed, [trial.entries[candidate]! - 1]);
}

/**
 * Goes back along the trail from the entries asked for, to whatever they were inferred from. Nothing is taken that can be
 * spared. Where an absence stands for what was supposed, its equation is the first to be used.
 */
function collect(trial: AssumedPosition, { absent }: Supposition, asked: readonly number[]): Explanation {
  const { trail, values, causes, starts } = trial;
  const supposed: number[] = [];
  // For each entry how many entries come before its first use, or 0 if it has no use.
  const uses = trial.uses.fill(0, 0, trial.settled);
  for (const entry of asked) uses[entry] = trial.settled;
  const made = new Map<number, number[]>();
  for (let entry = trial.settled - 1; entry >= 0; entry--) {
    if (uses[entry] === 0 || isKnownBesides(trial, entry, uses)) continue;
    const candidate = trail[entry]!;
    if (candidate === absent?.candidate) continue;
    const cause = causes[entry]!;
    if (cause < ASSUMED) {
      const filler = -2 - cause;
      uses[filler] = Math.min(uses[filler] || trial.settled, uses[entry]!);
    }
    if (cause === ASSUMED) supposed.push(candidate);
    if (cause < 0) continue;
    const conclusions = made.get(cause);
    if (conclusions) {
      conclusions.push(candidate);
      continue;
    }
    made.set(cause, [candidate]);
    const reasons = settledIn(trial, trial.queue[cause]!, values[candidate] === IN ? OUT : IN, starts[cause]!);
    for (const reason of reasons) uses[reason] = starts[cause]!;
  }
  const inferred = [...made]
    .sort(([a], [b]) => a - b)
    .map(([inference, conclusions]) => ({ equation: trial.queue[inference]!, conclusions: conclusions.reverse() }));
  return absent && supposed.length > 0
    ? [{ equation: absent.equation, conclusions: supposed.reverse() }, ...inferred]
    : inferred;
}

/** Whether another label, told of anyhow, fills the cell before it matters that this one is out of it. */
function isKnownBesides(
  { shape, trail, values, causes, entries }: AssumedPosition,
  entry: number,
  uses: Int32Array,
): boolean {
  const candidate = trail[entry]!;
  if (causes[entry]! < 0 || values[candidate] === IN) return false;
  const first = candidate - (candidate % shape.labels);
  let filler = first;
  while (filler < first + shape.labels && values[filler] !== IN) filler++;
  const filled = filler < first + shape.labels ? entries[filler]! - 1 : -1;
  return filled >= 0 && uses[filled]! > 0 && filled < uses[entry]!;
}

/** The entries, among the first so many, that settled candidates of an equation as in, or as out. */
function settledIn(trial: AssumedPosition, equation: number, value: number, before: number): number[] {
  const entries: number[] = [];
  const { candidates, fromEquation } = equationsOf(trial.shape);
  for (let i = fromEquation[equation]!; i < fromEquation[equation + 1]!; i++) {
    const entry = trial.entries[candidates[i]!]! - 1;
    if (trial.values[candidates[i]!] === value && entry >= 0 && entry < before) entries.push(entry);
  }
  return entries;
}

/** An explanation as steps of theorems 1–3. */
export function explainedSteps(trial: AssumedPosition, explanation: Explanation): Step[] {
  return explanation.map(({ equation, conclusions }) => {
    const placements = conclusions.map((candidate) => placementOf(trial, candidate));
    const premises = premisesOf(trial, equation);
    if (trial.values[conclusions[0]!] === OUT)
      return { theorem: fullCount.name, writes: [], removals: placements, premises };
    const { name } = equation < trial.firstCell ? lastPlaces : onlyCandidate;
    return { theorem: name, writes: placements, removals: [], premises };
  });
}

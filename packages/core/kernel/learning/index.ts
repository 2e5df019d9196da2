import { initActivityOrder } from './activity-order';
import { initAnalysis } from './analysis';
import { initClauses } from './clauses';
import { initEnumeration } from './enumeration';
import { SearchState } from './generated/agreement';
import { initLbd } from './lbd';
import { clearLog, initLog, log, logSize } from './log';
import { initMarks } from './marks';
import { keep, release, releaseAll, setWord, take, word } from './memory';
import { initPhases } from './phases';
import { initPropagation } from './propagation';
import { initQuotas } from './quotas';
import { seedRandom } from './random';
import { initReduction } from './reduction';
import {
  makeResidue,
  originals,
  residueAtoms,
  residueEnds,
  residueMembers,
  residueNeeds,
  residueQuotas,
} from './residue';
import { initRestarts } from './restarts';
import { beginSearch, decisions, search } from './search';
import { atoms, initTrail, literalValue } from './trail';
import { initWatches } from './watches';

let cells: i32 = 0;
let labels: i32 = 0;
let quotas: i32 = 0;
let needs: usize = 0;
let ends: usize = 0;
let members: usize = 0;
let labeling: usize = 0;

/** Makes room for a problem, in words: per quota its need, per quota the end of its members, the members. */
export function makeRoom(cellCount: i32, labelCount: i32, quotaCount: i32, memberCount: i32): usize {
  releaseAll();
  cells = cellCount;
  labels = labelCount;
  quotas = quotaCount;
  needs = take(4 * (2 * quotaCount + memberCount));
  ends = needs + 4 * quotaCount;
  members = ends + 4 * quotaCount;
  labeling = take(4 * cellCount);
  keep();
  return needs;
}

/** Where the labeling is, a word per cell: the clues before `begin`, a solution after `run` has found one. */
export function labelingAt(): usize {
  return labeling;
}

let prepared: i32 = 0;
let ownSeed: u32 = 0;
let logs: bool = false;

/** Begins the search for the solutions of the labeling, which is then to be prepared; it may log what it learns. */
export function begin(seed: u32, isLogged: bool): void {
  release();
  prepared = 0;
  ownSeed = seed;
  logs = isLogged;
  initLog(false);
}

/** Prepares a part of the search, each of which takes long on large boards; whether that was the last. */
export function prepare(): bool {
  switch (prepared++) {
    case 0:
      if (makeResidue(cells, labels, labeling, quotas, needs, ends, members)) return false;
      beginSearch(false);
      return true;
    case 1:
      seedRandom(ownSeed);
      initTrail(residueAtoms);
      initQuotas(residueQuotas, residueAtoms, residueNeeds, residueEnds, residueMembers);
      return false;
    case 2:
      initPropagation();
      initClauses(0x10000);
      initWatches(2 * residueAtoms);
      initAnalysis();
      initMarks();
      initLbd();
      initPhases();
      return false;
    default:
      initActivityOrder(residueQuotas, residueEnds, residueMembers);
      initReduction();
      initRestarts();
      initEnumeration();
      initLog(logs);
      beginSearch(true);
      return true;
  }
}

/** Searches on for so many ticks; a solution that was found is in the labeling, what was learned in the log. */
export function run(budget: u32): SearchState {
  clearLog();
  const state = search(budget);
  if (state === SearchState.Solved)
    for (let atom = 0; atom < atoms; atom++)
      if (literalValue(atom << 1) > 0) {
        const original = word(originals, atom);
        setWord(labeling, original / labels, original % labels);
      }
  return state;
}

export function decisionsMade(): f64 {
  return <f64>decisions;
}

/** What the last run logged: where it is, and how many words it has. */
export function logAt(): usize {
  return log;
}

export function logWords(): i32 {
  return logSize;
}

import { initActivityOrder } from './activity-order';
import { initAnalysis } from './analysis';
import { initClauses } from './clauses';
import { initEnumeration } from './enumeration';
import { SearchState } from './generated/agreement';
import { initLbd } from './lbd';
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

/** Begins the search for the solutions of the labeling. */
export function begin(seed: u32): void {
  release();
  const consistent = makeResidue(cells, labels, labeling, quotas, needs, ends, members);
  if (consistent) initAll(seed);
  beginSearch(consistent);
}

function initAll(seed: u32): void {
  seedRandom(seed);
  initTrail(residueAtoms);
  initQuotas(residueQuotas, residueAtoms, residueNeeds, residueEnds, residueMembers);
  initPropagation();
  initClauses(0x10000);
  initWatches(2 * residueAtoms);
  initAnalysis();
  initMarks();
  initLbd();
  initPhases();
  initActivityOrder(residueQuotas, residueEnds, residueMembers);
  initReduction();
  initRestarts();
  initEnumeration();
}

/** Searches on for so many ticks; a solution that was found is in the labeling. */
export function run(budget: u32): SearchState {
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

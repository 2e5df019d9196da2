import { allotAnalysis } from './analysis';
import { allotClauses } from './clauses';
import { allotListed } from './listed';
import { allotMarks } from './marks';
import { keep, release, releaseAll, setWord, take, word } from './memory';
import { allotOrder } from './order';
import { allotPhases } from './phases';
import { allotPropagation } from './propagation';
import { allotQuotas } from './quotas';
import { seedRandom } from './random';
import { allotReduction } from './reduction';
import { makeResidue, originals, residueAtoms, residueEnds, residueMembers, residueNeeds, residueQuotas } from './residue';
import { allotRestarts } from './restarts';
import { beginSearch, decisions, search, SOLVED } from './search';
import { allotSpread } from './spread';
import { allotTrail, atoms, valueOf } from './trail';
import { allotWatches } from './watches';

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
  if (consistent) allotAll(seed);
  beginSearch(consistent);
}

function allotAll(seed: u32): void {
  seedRandom(seed);
  allotTrail(residueAtoms);
  allotQuotas(residueQuotas, residueAtoms, residueNeeds, residueEnds, residueMembers);
  allotPropagation();
  allotClauses(0x10000);
  allotWatches(2 * residueAtoms);
  allotAnalysis();
  allotMarks();
  allotSpread();
  allotPhases();
  allotOrder(residueQuotas, residueEnds, residueMembers);
  allotReduction();
  allotRestarts();
  allotListed();
}

/** Searches on for so many ticks. Gives 0 if that was not enough, 1 with a solution in the labeling, 2 if there is no more. */
export function run(budget: u32): i32 {
  const state = search(budget);
  if (state == SOLVED)
    for (let atom = 0; atom < atoms; atom++)
      if (valueOf(atom << 1) > 0) {
        const original = word(originals, atom);
        setWord(labeling, original / labels, original % labels);
      }
  return state;
}

export function decisionsMade(): f64 {
  return <f64>decisions;
}

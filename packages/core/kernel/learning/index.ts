import { allotAnalysis } from './analysis';
import { allotMarks } from './marks';
import { allotSpread } from './spread';
import { allotClauses } from './clauses';
import { forgetAll, take } from './memory';
import { allotOrder, enqueue, setActivity } from './order';
import { allotPhases } from './phases';
import { allotPropagation, ticks } from './propagation';
import { allotQuotas } from './quotas';
import { nextFraction, seedRandom } from './random';
import { allotSearch, block, conflicts, decisions, restarts, search } from './search';
import { allotTrail, values } from './trail';
import { allotWatches } from './watches';
import { clauseCount } from './reduction';
export { knob } from './knobs';

let atomCount = 0, quotaCount = 0, needs: usize = 0, ends: usize = 0, members: usize = 0;
export function allot(atoms: i32, quotas: i32, memberships: i32): usize {
  forgetAll();
  atomCount = atoms; quotaCount = quotas;
  needs = take(4 * (2 * quotas + memberships));
  ends = needs + 4 * quotas;
  members = ends + 4 * quotas;
  return needs;
}
export function prepare(seed: u32): void {
  seedRandom(seed);
  allotTrail(atomCount);
  allotQuotas(quotaCount, atomCount, needs, ends, members);
  allotClauses(1 << 20);
  allotWatches(2 * atomCount);
  allotPropagation();
  allotAnalysis();
  allotMarks();
  allotSpread();
  allotOrder();
  allotPhases();
  allotSearch();
  for (let a = 0; a < atomCount; a++) { setActivity(a, nextFraction() * 1e-3); enqueue(a); }
}
export function run(budget: f64): i32 { return search(ticks + <u64>budget); }
export { block };
export function valuesAt(): usize { return values; }
export function stat(i: i32): f64 { return i == 0 ? <f64>decisions : i == 1 ? <f64>conflicts : i == 2 ? <f64>restarts : i==3 ? <f64>ticks : <f64>clauseCount; }

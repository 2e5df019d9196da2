import {
  afterClause, arena, arenaEnd, compactArena, condemn, HEADER, isCondemned, isKept, setSpreadAndUse, sizeAt, spreadAt, usedAt,
} from './clauses';
import { valueOf } from './trail';
import { rebuildWatches } from './watches';
import { K } from './knobs';

/** Throws the clauses away that promise least, at level 0. */
const BUCKETS = 64;
const buckets = memory.data(BUCKETS * 4);
export let clauseCount: i32 = 0;

export function reduce(): void {
  memory.fill(buckets, 0, BUCKETS * 4);
  let candidates = 0;
  for (let at = arena; at < arenaEnd; at = afterClause(at)) {
    if (isSatisfied(at)) { condemn(at); continue; }
    if (isCandidate(at)) {
      candidates++;
      const slot = buckets + (min(spreadAt(at), BUCKETS - 1) << 2);
      store<i32>(slot, load<i32>(slot) + 1);
    }
  }
  let excess = <i32>(K[6] * candidates);
  let threshold = BUCKETS;
  while (excess > 0 && threshold > 0) { threshold--; excess -= load<i32>(buckets + (threshold << 2)); }
  let spare = -excess; // of the threshold bucket that many stay
  clauseCount = 0;
  for (let at = arena; at < arenaEnd; at = afterClause(at)) {
    if (isCondemned(at)) continue;
    if (isCandidate(at)) {
      const bucket = min(spreadAt(at), BUCKETS - 1);
      if (bucket > threshold) condemn(at);
      else if (bucket == threshold) {
        if (spare > 0) spare--;
        else condemn(at);
      }
    } else if (usedAt(at) > 0) setSpreadAndUse(at, spreadAt(at), usedAt(at) - 1);
    if (!isCondemned(at)) clauseCount++;
  }
  compactArena();
  rebuildWatches();
}

function isCandidate(at: usize): bool {
  if (isKept(at) || spreadAt(at) <= 2 || sizeAt(at) == 2) return false;
  return usedAt(at) == 0;
}

function isSatisfied(at: usize): bool {
  for (let next = at + HEADER, end = afterClause(at); next < end; next += 4) if (valueOf(load<i32>(next)) > 0) return true;
  return false;
}

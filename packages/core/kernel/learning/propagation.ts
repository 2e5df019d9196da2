import { clauseAt, HEADER, sizeAt } from './clauses';
import { word } from './memory';
import { countLiteral, uncountLiteral } from './quotas';
import { byClause, byLiteral, setConflict } from './reasons';
import { assign, trail, trailSize, valueOf } from './trail';
import { addWatch, clauseOf, isPair, listOf } from './watches';

/** How far along the trail the quotas and the clauses have been told. */
let counted: i32 = 0;
let watched: i32 = 0;
/** Work done, in literals and clauses looked at: a clock that runs the same on every machine. */
export let ticks: u64 = 0;

export function allotPropagation(): void {
  counted = 0;
  watched = 0;
  ticks = 0;
}

/** Draws all that follows from the trail. False if that is a contradiction, told by `setConflict`. */
export function propagate(): bool {
  while (true) {
    // Quotas first: they cost least and say most.
    while (counted < trailSize) if (!countLiteral(word(trail, counted++))) return false;
    if (watched == trailSize) return true;
    ticks++;
    if (!visitWatches(word(trail, watched++) ^ 1)) return false;
  }
}

/** Looks at the clauses that watch a literal which became false. */
function visitWatches(denied: i32): bool {
  const list = listOf(denied);
  let from = load<usize>(list);
  let to = from;
  const end = load<usize>(list, 4);
  ticks += (end - from) >>> 6;
  let consistent = true;
  while (from < end) {
    const watch = load<i32>(from);
    const blocker = load<i32>(from, 4);
    from += 8;
    const value = valueOf(blocker);
    if (value > 0) {
      store<i32>(to, watch);
      store<i32>(to, blocker, 4);
      to += 8;
      continue;
    }
    if (isPair(watch)) {
      store<i32>(to, watch);
      store<i32>(to, blocker, 4);
      to += 8;
      if (value < 0) {
        setConflict(blocker, byLiteral(denied ^ 1));
        consistent = false;
        break;
      }
      assign(blocker, byLiteral(denied ^ 1));
      continue;
    }
    ticks++;
    const clause = clauseOf(watch);
    const at = clauseAt(clause);
    const literals = at + HEADER;
    const other = load<i32>(literals) ^ load<i32>(literals, 4) ^ denied;
    const otherValue = valueOf(other);
    if (otherValue > 0) {
      store<i32>(to, watch);
      store<i32>(to, other, 4);
      to += 8;
      continue;
    }
    const last = literals + (<usize>sizeAt(at) << 2);
    let next = literals + 8;
    while (next < last && valueOf(load<i32>(next)) < 0) next += 4;
    if (next < last) {
      const successor = load<i32>(next);
      if (valueOf(successor) > 0) {
        // A true literal serves as blocker; the watch may stay where it is.
        store<i32>(to, watch);
        store<i32>(to, successor, 4);
        to += 8;
        continue;
      }
      store<i32>(literals, other);
      store<i32>(literals, successor, 4);
      store<i32>(next, denied);
      addWatch(successor, watch, other);
      continue;
    }
    store<i32>(to, watch);
    store<i32>(to, other, 4);
    to += 8;
    if (otherValue < 0) {
      setConflict(other, byClause(clause));
      consistent = false;
      break;
    }
    assign(other, byClause(clause));
  }
  if (from != to) {
    memory.copy(to, from, end - from);
    store<usize>(list, to + (end - from), 4);
  }
  return consistent;
}

/** Makes the quotas and the clauses forget the trail from a place on. */
export function retell(start: i32): void {
  while (counted > start) uncountLiteral(word(trail, --counted));
  watched = min(watched, start);
}

import { clauseAt, HEADER, sizeAt } from './clauses';
import { word } from './memory';
import { countLiteral, uncountLiteral } from './quotas';
import { byClause, byLiteral, setConflict } from './reasons';
import { tick } from './ticks';
import { assign, literalValue, trail, trailSize } from './trail';
import { addWatch, clauseOf, isPair, listOf } from './watches';

/** How far along the trail the quotas and the clauses have been told. */
let counted: i32 = 0;
let watched: i32 = 0;

export function initPropagation(): void {
  counted = 0;
  watched = 0;
}

/** Draws what follows from the trail by the quotas alone. */
// @inline
export function propagateQuotas(): bool {
  while (counted < trailSize) if (!countLiteral(word(trail, counted++))) return false;
  return true;
}

/** Draws all that follows from the trail. False if that is a contradiction, told by `setConflict`. */
export function propagate(): bool {
  while (true) {
    // Quotas first: they cost least and say most.
    if (!propagateQuotas()) return false;
    if (watched === trailSize) return true;
    tick(1);
    if (!visitWatches(word(trail, watched++) ^ 1)) return false;
  }
}

/** Looks at the clauses that watch a literal which became false. */
function visitWatches(denied: i32): bool {
  const list = listOf(denied);
  let from = load<usize>(list);
  let to = from;
  const end = load<usize>(list, 4);
  tick(<i32>((end - from) >>> 6));
  let consistent = true;
  while (from < end) {
    const watch = load<i32>(from);
    const blocker = load<i32>(from, 4);
    from += 8;
    const value = literalValue(blocker);
    if (value > 0) {
      to = keepWatch(to, watch, blocker);
      continue;
    }
    if (isPair(watch)) {
      to = keepWatch(to, watch, blocker);
      if (value < 0) {
        setConflict(blocker, byLiteral(denied ^ 1));
        consistent = false;
        break;
      }
      assign(blocker, byLiteral(denied ^ 1));
      continue;
    }
    tick(1);
    const clause = clauseOf(watch);
    const at = clauseAt(clause);
    const literals = at + HEADER;
    const other = load<i32>(literals) ^ load<i32>(literals, 4) ^ denied;
    const otherValue = literalValue(other);
    if (otherValue > 0) {
      to = keepWatch(to, watch, other);
      continue;
    }
    const last = literals + ((<usize>sizeAt(at)) << 2);
    let next = literals + 8;
    while (next < last && literalValue(load<i32>(next)) < 0) next += 4;
    if (next < last) {
      const successor = load<i32>(next);
      if (literalValue(successor) > 0) {
        // A true literal serves as blocker; the watch may stay where it is.
        to = keepWatch(to, watch, successor);
        continue;
      }
      store<i32>(literals, other);
      store<i32>(literals, successor, 4);
      store<i32>(next, denied);
      addWatch(successor, watch, other);
      continue;
    }
    to = keepWatch(to, watch, other);
    if (otherValue < 0) {
      setConflict(other, byClause(clause));
      consistent = false;
      break;
    }
    assign(other, byClause(clause));
  }
  if (from !== to) {
    memory.copy(to, from, end - from);
    store<usize>(list, to + (end - from), 4);
  }
  return consistent;
}

// @inline
function keepWatch(to: usize, watch: i32, blocker: i32): usize {
  store<i32>(to, watch);
  store<i32>(to, blocker, 4);
  return to + 8;
}

/** Makes the quotas and the clauses forget the trail from a place on. */
export function undoPropagation(start: i32): void {
  while (counted > start) uncountLiteral(word(trail, --counted));
  watched = min(watched, start);
}

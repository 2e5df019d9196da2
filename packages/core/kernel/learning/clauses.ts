import { take } from './memory';
import { byClause } from './reasons';
import { reasonOf, setReason, valueOf } from './trail';

/*
 * The learned clauses of two literals or more, one after the other: two words of header, then the literals. A clause
 * is known by the index of its first word. Its first two literals are the watched ones.
 */

/** Bytes before the literals: the size, then what the reduction knows of the clause. */
export const HEADER: usize = 8;
const SPREAD: i32 = 0xffff;
const USED_SHIFT: i32 = 16;
const USED: i32 = 3 << USED_SHIFT;
const CONDEMNED: i32 = 1 << 18;

export let arena: usize = 0;
export let arenaEnd: usize = 0;
let capacity: usize = 0;

export function allotClauses(bytes: usize): void {
  capacity = bytes;
  arena = take(bytes);
  arenaEnd = arena;
}

// @ts-ignore: decorator
@inline
export function clauseAt(clause: i32): usize {
  return arena + (<usize>clause << 2);
}

// @ts-ignore: decorator
@inline
export function indexOf(at: usize): i32 {
  return <i32>((at - arena) >>> 2);
}

// @ts-ignore: decorator
@inline
export function sizeAt(at: usize): i32 {
  return load<i32>(at);
}

// @ts-ignore: decorator
@inline
export function afterClause(at: usize): usize {
  return at + HEADER + (<usize>sizeAt(at) << 2);
}

/** On how many levels the literals lay when last looked at: the fewer, the more the clause is worth. */
// @ts-ignore: decorator
@inline
export function spreadAt(at: usize): i32 {
  return load<i32>(at, 4) & SPREAD;
}

/** How many reductions the clause survives for having been used. */
// @ts-ignore: decorator
@inline
export function usedAt(at: usize): i32 {
  return (load<i32>(at, 4) & USED) >>> USED_SHIFT;
}

// @ts-ignore: decorator
@inline
export function setSpreadAndUse(at: usize, spread: i32, used: i32): void {
  store<i32>(at, (load<i32>(at, 4) & ~(SPREAD | USED)) | min(spread, SPREAD) | (used << USED_SHIFT), 4);
}

// @ts-ignore: decorator
@inline
export function isCondemned(at: usize): bool {
  return (load<i32>(at, 4) & CONDEMNED) != 0;
}

// @ts-ignore: decorator
@inline
export function condemn(at: usize): void {
  store<i32>(at, load<i32>(at, 4) | CONDEMNED, 4);
}

/** Copies a clause into the arena. */
export function addClause(literals: usize, size: i32, spread: i32): i32 {
  const used = arenaEnd - arena;
  const bytes = HEADER + (<usize>size << 2);
  if (used + bytes > capacity) {
    capacity = 2 * capacity + bytes;
    const larger = take(capacity);
    memory.copy(larger, arena, used);
    arena = larger;
    arenaEnd = arena + used;
  }
  const at = arenaEnd;
  store<i32>(at, size);
  store<i32>(at, 0, 4);
  setSpreadAndUse(at, spread, 2);
  memory.copy(at + HEADER, literals, <usize>size << 2);
  arenaEnd = at + bytes;
  return indexOf(at);
}

/** Whether a clause is why one of its watched literals is true. */
export function isReason(at: usize): bool {
  return isReasonOf(at, load<i32>(at, HEADER)) || isReasonOf(at, load<i32>(at, HEADER + 4));
}

// @ts-ignore: decorator
@inline
function isReasonOf(at: usize, literal: i32): bool {
  return valueOf(literal) > 0 && reasonOf(literal >> 1) == byClause(indexOf(at));
}

/** Drops the condemned clauses and closes the gaps. Reasons follow their clauses; watches are void afterwards. */
export function compactArena(): void {
  let to = arena;
  for (let from = arena; from < arenaEnd; ) {
    const next = afterClause(from);
    if (!isCondemned(from)) {
      for (let at = from + HEADER; at < from + HEADER + 8; at += 4) {
        const literal = load<i32>(at);
        if (isReasonOf(from, literal)) setReason(literal >> 1, byClause(indexOf(to)));
      }
      memory.copy(to, from, next - from);
      to += next - from;
    }
    from = next;
  }
  arenaEnd = to;
}

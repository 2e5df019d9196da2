import { branchCell, branchLabel, branchWays, choose } from './branch';
import { propagate } from './propagate';
import { forget } from './seen';
import { blank, cells, covers, stack, stateBytes, unwrittenAt, written } from './tables';
import { allows, claim, clearClaims, remove, write } from './write';

/** Why a walk stopped. */
export const enum Stop {
  /** The whole tree has been walked. */
  Done,
  /** As many solutions as were asked for. */
  Solutions,
  /** As many nodes as were allowed. */
  Nodes,
  /** No memory left for another state. */
  Memory,
}

const NOWHERE: usize = 0;
/** A state on the stack is followed by the share of the tree that hangs from it. */
const SHARE: usize = 16;

/** The state on top of the stack; `NOWHERE` when none is left. */
let top: usize = NOWHERE;
let claims = false;
let nodes: f64 = 0;
let solutions: f64 = 0;
let explored: f64 = 0;

export function nodesSeen(): f64 {
  return nodes;
}

export function solutionsSeen(): f64 {
  return solutions;
}

export function shareExplored(): f64 {
  return explored;
}

/** Begins at a labeling: one i16 per cell, negative where the cell is empty. False if it is not a partial Latin board. */
export function begin(labeling: usize): bool {
  nodes = 0;
  solutions = 0;
  explored = 0;
  top = stack;
  if (!room(top)) return false;
  copy(top, blank, stateBytes);
  f64.store(top + stateBytes, 1);
  clearClaims();
  forget();
  for (let cell = 0; cell < cells; cell++) {
    const label = <i32>load<i16>(labeling + ((<usize>cell) << 1));
    if (label < 0) continue;
    if (!allows(top, cell, label)) {
      top = NOWHERE;
      explored = 1;
      return false;
    }
    write(top, cell, label);
    claim(cell);
  }
  claims = true;
  return true;
}

/**
 * Walks on from where the last walk stopped. Solutions go to `out` one after the other, a u16 per cell, unless `out` is 0.
 */
export function walk(nodeLimit: f64, solutionLimit: f64, out: usize): Stop {
  const frame = stateBytes + SHARE;
  const lastNode = nodes + nodeLimit;
  const lastSolution = solutions + solutionLimit;
  while (top != NOWHERE) {
    if (solutions >= lastSolution) return Stop.Solutions;
    if (nodes >= lastNode) return Stop.Nodes;
    nodes++;
    const consistent = propagate(top, claims);
    claims = false;
    if (!consistent) clearClaims();
    else if (!isComplete(top)) {
      const next = top + frame;
      if (!room(next)) return Stop.Memory;
      choose(top);
      copy(next, top, stateBytes);
      const share = f64.load(top + stateBytes);
      f64.store(next + stateBytes, share / branchWays);
      f64.store(top + stateBytes, share - share / branchWays);
      remove(top, branchCell, branchLabel);
      write(next, branchCell, branchLabel);
      claim(branchCell);
      claims = true;
      top = next;
      continue;
    } else {
      solutions++;
      if (out) {
        memory.copy(out, written, (<usize>cells) << 1);
        out += (<usize>cells) << 1;
      }
    }
    explored += f64.load(top + stateBytes);
    top = top == stack ? NOWHERE : top - frame;
  }
  return Stop.Done;
}

/**
 * Counts the solutions of many labelings, each up to a limit, to `out`: a u32 each, all bits set where the walk took
 * more nodes than allowed.
 */
export function countEach(labelings: usize, count: i32, limit: f64, nodeLimit: f64, out: usize): void {
  for (let i = 0; i < count; i++, labelings += (<usize>cells) << 1, out += 4) {
    let held: u32 = 0;
    if (begin(labelings)) {
      const stop = walk(nodeLimit, limit, 0);
      held = stop == Stop.Nodes || stop == Stop.Memory ? u32.MAX_VALUE : <u32>solutions;
    }
    store<u32>(out, held);
  }
}

function isComplete(state: usize): bool {
  for (let at = state + unwrittenAt, end = at + ((<usize>covers) << 4); at < end; at += 16)
    if (v128.any_true(v128.load(at))) return false;
  return true;
}

/** Makes sure that there is memory for a state. */
// @ts-ignore: decorator
@inline
function room(at: usize): bool {
  return at + stateBytes + SHARE <= (<usize>memory.size()) << 16 || grow(at);
}

function grow(at: usize): bool {
  const missing = at + stateBytes + SHARE - ((<usize>memory.size()) << 16);
  return memory.grow(<i32>(missing >> 16) + 16) >= 0;
}

// @ts-ignore: decorator
@inline
function copy(to: usize, from: usize, bytes: usize): void {
  for (const end = from + bytes; from < end; from += 16, to += 16) v128.store(to, v128.load(from));
}

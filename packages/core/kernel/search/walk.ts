import { branchCell, branchLabel, branchWays, choose, useGuide } from './branch';
import { claim, clearClaims } from './claims';
import { meetsFound, meetsTried, propagate } from './propagate';
import { AnyPacks, blockOf, FourPacks, OnePack, ThreePacks, TwoPacks } from './size';
import {
  blank,
  cells,
  covers,
  labels,
  packs,
  Stop,
  slotsFrom,
  stack,
  stateBytes,
  unwrittenAt,
  written,
} from './tables';
import { allows, remove, write } from './write';

const NOWHERE: usize = 0;
/** A state on the stack is followed by the share of the tree that hangs from it, and the labels that lost places. */
const MARKS: usize = 16;

/*
 * Intersections are looked at before the first choice. After it they cost more than they save on some boards (Sudoku), and
 * less on others (irregular regions): so they are tried at one node in 32, and at all of them while enough of the tries
 * end in a contradiction. Enough is proportional to what a try costs, the number of slots for each pack.
 */
const TRY_EVERY: i64 = 32;
const CUT_WORTH: f64 = 55;
let tries: f64 = 0;
let cuts: f64 = 0;

/*
 * Weighing choices makes dead ends fewer. A walk that has listed many solutions with hardly any dead ends, each solution and
 * each choice a node, does without, until dead ends become more.
 */
const MANY_SOLUTIONS: f64 = 1000;
const NODES_PER_SOLUTION: f64 = 2.2;

/** The state on top of the stack; `NOWHERE` when none is left. */
let top: usize = NOWHERE;
let claims = false;
let rootMeets = true;
/** The labels that lost places since all that followed had been written. */
let lost: u64 = 0;
let nodes: f64 = 0;
let solutions: f64 = 0;
let explored: f64 = 0;
/** How many nodes had been seen when the last solution was found. */
let foundAt: f64 = 0;

export function nodesSeen(): f64 {
  return nodes;
}

export function solutionsSeen(): f64 {
  return solutions;
}

export function nodesAtSolution(): f64 {
  return foundAt;
}

export function shareExplored(): f64 {
  return explored;
}

/**
 * Begins at a labeling: one i16 per cell, negative where the cell is empty. `meets` is whether to look at intersections
 * before the first choice. False if it is not a partial Latin board.
 */
export function begin(labeling: usize, meets: bool): bool {
  rootMeets = meets;
  useGuide(false);
  if (packs === 1) return beginWith<OnePack>(labeling);
  if (packs === 2) return beginWith<TwoPacks>(labeling);
  if (packs === 3) return beginWith<ThreePacks>(labeling);
  if (packs === 4) return beginWith<FourPacks>(labeling);
  return beginWith<AnyPacks>(labeling);
}

function beginWith<P>(labeling: usize): bool {
  nodes = 0;
  solutions = 0;
  explored = 0;
  foundAt = 0;
  // As if the first few tries had failed.
  tries = 16;
  cuts = 0;
  top = stack;
  // Boards whose first state would not fit are not laid out.
  if (!room(top)) unreachable();
  copy(top, blank, stateBytes);
  f64.store(top + stateBytes, 1);
  clearClaims<P>();
  for (let cell = 0; cell < cells; cell++) {
    const label = <i32>load<i16>(labeling + ((<usize>cell) << 1));
    if (label < 0) continue;
    if (label >= labels || !allows<P>(top, cell, label)) {
      top = NOWHERE;
      explored = 1;
      return false;
    }
    write<P>(top, top + <usize>label * blockOf<P>(), cell, label);
    claim(cell);
  }
  claims = true;
  lost = u64.MAX_VALUE;
  return true;
}

/** From the next walk on labels of the guide are tried first, until a search begins. */
export function followGuide(): void {
  useGuide(true);
}

/** Takes a label from a cell, after `begin` and before the first walk. */
export function forbid(cell: i32, label: i32): void {
  remove<AnyPacks>(top, cell, label);
}

/**
 * Walks on from where the last walk stopped. Solutions go to `out` one after the other, a u16 per cell, unless `out` is 0.
 */
export function walk(nodeLimit: f64, solutionLimit: f64, out: usize): Stop {
  if (packs === 1) return walkWith<OnePack>(nodeLimit, solutionLimit, out);
  if (packs === 2) return walkWith<TwoPacks>(nodeLimit, solutionLimit, out);
  if (packs === 3) return walkWith<ThreePacks>(nodeLimit, solutionLimit, out);
  if (packs === 4) return walkWith<FourPacks>(nodeLimit, solutionLimit, out);
  return walkWith<AnyPacks>(nodeLimit, solutionLimit, out);
}

function walkWith<P>(nodeLimit: f64, solutionLimit: f64, out: usize): Stop {
  const frame = stateBytes + MARKS;
  const lastNode = nodes + nodeLimit;
  const lastSolution = solutions + solutionLimit;
  const worth = (CUT_WORTH * packs) / load<u32>(slotsFrom + ((<usize>packs) << 2));
  while (top !== NOWHERE) {
    if (solutions >= lastSolution) return Stop.Solutions;
    if (nodes >= lastNode) return Stop.Nodes;
    nodes++;
    const deep = top > stack;
    const meets = (!deep && rootMeets) || cuts * worth >= tries || <i64>nodes % TRY_EVERY === 0;
    const consistent = propagate<P>(top, lost, claims, meets);
    claims = false;
    if (deep && meets) {
      tries += meetsTried;
      if (meetsFound && !consistent) cuts++;
    }
    if (!consistent) clearClaims<P>();
    else if (!isComplete(top)) {
      const next = top + frame;
      if (!room(next)) return Stop.Memory;
      choose<P>(top, solutions < MANY_SOLUTIONS || nodes > NODES_PER_SOLUTION * solutions);
      copy(next, top, stateBytes);
      const share = f64.load(top + stateBytes);
      f64.store(next + stateBytes, share / branchWays);
      f64.store(top + stateBytes, share - share / branchWays);
      lost = 1 << (branchLabel & 63);
      store<u64>(top + stateBytes, lost, 8);
      remove<P>(top, branchCell, branchLabel);
      write<P>(next, next + <usize>branchLabel * blockOf<P>(), branchCell, branchLabel);
      claim(branchCell);
      claims = true;
      top = next;
      continue;
    } else {
      solutions++;
      foundAt = nodes;
      if (out) {
        memory.copy(out, written, (<usize>cells) << 1);
        out += (<usize>cells) << 1;
      }
    }
    explored += f64.load(top + stateBytes);
    top = top === stack ? NOWHERE : top - frame;
    lost = load<u64>(top + stateBytes, 8);
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
    if (begin(labelings, true)) {
      const stop = walk(nodeLimit, limit, 0);
      held = stop === Stop.Nodes || stop === Stop.Memory ? u32.MAX_VALUE : <u32>solutions;
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
// @inline
function room(at: usize): bool {
  return at + stateBytes + MARKS <= (<usize>memory.size()) << 16 || grow(at);
}

function grow(at: usize): bool {
  const missing = at + stateBytes + MARKS - ((<usize>memory.size()) << 16);
  return memory.grow(<i32>(missing >> 16) + 16) >= 0;
}

// @inline
function copy(to: usize, from: usize, bytes: usize): void {
  for (const end = from + bytes; from < end; from += 16, to += 16) v128.store(to, v128.load(from));
}

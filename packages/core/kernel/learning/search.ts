import { analyse, lemma, lemmaLevel, lemmaSize, lemmaSpread } from './analysis';
import { backtrack } from './backtracking';
import { addClause } from './clauses';
import { setWord, word } from './memory';
import { age, dequeue } from './order';
import { changePhases, noteConsistent, preferred } from './phases';
import { propagate, ticks } from './propagation';
import { byClause, byLiteral, NO_REASON } from './reasons';
import { reduce } from './reduction';
import { assign, atoms, decisionOf, level, openLevel, startOf, trailSize, valueOf } from './trail';
import { addWatch, makeWatch } from './watches';
import { K } from './knobs';

export const RUNNING = 0;
export const SOLVED = 1;
export const EXHAUSTED = 2;

export let decisions: u64 = 0;
export let conflicts: u64 = 0;
export let restarts: u64 = 0;
let fast: f64 = 0;
let slow: f64 = 0;
let fastW: f64 = 0;
let slowW: f64 = 0;
let nextReduction: u64 = 0;
let reductions: u64 = 0;
let nextRephase: u64 = 0;
let rephasings: u64 = 0;
let stable: bool = false;
let lastRestart: u64 = 0;
let luby_u: u64 = 1;
let luby_v: u64 = 1;
let lubyLimit: u64 = 0;
let modeLimit: u64 = 0;
let modeTicks: u64 = 0;
let modeStart: u64 = 0;
let modeSwitches: u64 = 0;
let exhausted: bool = false;

export function allotSearch(): void {
  decisions = 0; conflicts = 0; restarts = 0; fast = 0; slow = 0; fastW = 0; slowW = 0;
  reductions = 0; nextReduction = <u64>K[7];
  nextRephase = <u64>K[8]; rephasings = 0;
  stable = K[9] == 2; lastRestart = 0; luby_u = 1; luby_v = 1; lubyLimit = <u64>K[10];
  modeLimit = <u64>K[11]; modeTicks = 0; modeStart = 0; modeSwitches = 0;
  exhausted = false;
}

function learn(): void {
  backtrack(lemmaLevel);
  const asserted = word(lemma, 0);
  if (lemmaSize == 1) { assign(asserted, NO_REASON); return; }
  const second = word(lemma, 1);
  const clause = addClause(lemma, lemmaSize, lemmaSpread, false);
  const watch = makeWatch(clause, lemmaSize == 2);
  addWatch(asserted, watch, second);
  addWatch(second, watch, asserted);
  assign(asserted, lemmaSize == 2 ? byLiteral(second ^ 1) : byClause(clause));
}

function restartDue(): bool {
  if (stable) {
    return conflicts >= lubyLimit;
  }
  return conflicts >= lastRestart + 2 && fast / fastW > K[12] * slow / slowW;
}

export function search(until: u64): i32 {
  if (exhausted) return EXHAUSTED;
  while (true) {
    if (!propagate()) {
      conflicts++;
      if (level == 0) { exhausted = true; return EXHAUSTED; }
      if (stable || K[13] > 0) noteConsistent(startOf(level));
      analyse();
      fast += K[14] * (lemmaSpread - fast); fastW += K[14] * (1 - fastW);
      slow += K[15] * (lemmaSpread - slow); slowW += K[15] * (1 - slowW);
      learn();
      age(stable ? K[16] : K[17]);
      continue;
    }
    if (trailSize == atoms) return SOLVED;
    if (ticks >= until) return RUNNING;
    if (restartDue()) {
      backtrack(0);
      restarts++;
      lastRestart = conflicts;
      if (stable) {
        if ((luby_u & (~luby_u + 1)) == luby_v) { luby_u++; luby_v = 1; } else luby_v *= 2;
        lubyLimit = conflicts + luby_v * <u64>K[10];
      }
      if (K[9] == 1 && (modeSwitches == 0 ? conflicts >= modeLimit : ticks >= modeLimit)) switchMode();
      continue;
    }
    if (conflicts >= nextRephase && stable) {
      backtrack(0);
      changePhases();
      rephasings++;
      nextRephase = conflicts + <u64>(K[8]) * (rephasings + 1);
      continue;
    }
    if (conflicts >= nextReduction) {
      backtrack(0);
      if (!propagate()) { exhausted = true; return EXHAUSTED; }
      reduce();
      reductions++;
      nextReduction = conflicts + <u64>(K[7] * (K[18] > 0 ? Math.sqrt(<f64>(reductions + 1)) : <f64>(reductions + 1)));
      continue;
    }
    let atom = dequeue();
    while (valueOf(atom << 1) != 0) atom = dequeue();
    decisions++;
    openLevel();
    assign(K[20] == 1 ? atom << 1 : K[20] == 2 ? (atom << 1) | 1 : preferred(atom, stable || K[13] > 1), NO_REASON);
  }
}

function switchMode(): void {
  if (modeSwitches == 0) modeTicks = ticks;
  modeSwitches++;
  stable = !stable;
  const q = <u64>((modeSwitches + 1) / 2);
  modeLimit = ticks + modeTicks * q * q;
  if (stable) { luby_u = 1; luby_v = 1; lubyLimit = conflicts + <u64>K[10]; }
}

export function block(): void {
  if (level == 0) { exhausted = true; return; }
  const size = level;
  for (let l = level, i = 0; l > 0; l--) setWord(lemma, i++, decisionOf(l) ^ 1);
  backtrack(size - 1);
  const asserted = word(lemma, 0);
  if (size == 1) { assign(asserted, NO_REASON); return; }
  const second = word(lemma, 1);
  const clause = addClause(lemma, size, size, true);
  const watch = makeWatch(clause, size == 2);
  addWatch(asserted, watch, second);
  addWatch(second, watch, asserted);
  assign(asserted, size == 2 ? byLiteral(second ^ 1) : byClause(clause));
}

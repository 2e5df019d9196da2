import { analyse, lemma, lemmaLevel, lemmaSize, lemmaSpread } from './analysis';
import { backtrack } from './backtracking';
import { addClause } from './clauses';
import { assertFact, floor, leaveSubtree } from './listed';
import { word } from './memory';
import { age, dequeue } from './order';
import { changePhases, noteConsistent, phaseChangeIsDue, preferredLiteral } from './phases';
import { propagate } from './propagation';
import { byClause, byLiteral, NO_REASON } from './reasons';
import { reduce, reductionIsDue } from './reduction';
import { planRestart, restartIsDue } from './restarts';
import { resetTicks, ticks } from './ticks';
import { assign, atoms, level, openLevel, startOf, trailSize, valueOf } from './trail';
import { addWatch, makeWatch } from './watches';

/** How a run of the search ends. */
const RUNNING: i32 = 0;
export const SOLVED: i32 = 1;
const EXHAUSTED: i32 = 2;

export let decisions: u64 = 0;
let conflicts: u64 = 0;
let state: i32 = RUNNING;

/** Begins a search; one without hope is exhausted at once. */
export function beginSearch(hopeful: bool): void {
  state = hopeful ? RUNNING : EXHAUSTED;
  resetTicks();
  decisions = 0;
  conflicts = 0;
}

/** Searches until the next solution, the end, or so many ticks have passed. */
export function search(budget: u64): i32 {
  if (state == SOLVED) state = leaveSubtree() ? RUNNING : EXHAUSTED;
  const until = ticks + budget;
  while (state == RUNNING) {
    if (!propagate()) state = learn() ? RUNNING : EXHAUSTED;
    else if (trailSize == atoms) state = SOLVED;
    else if (ticks >= until) break;
    else if (restartIsDue(conflicts)) {
      backtrack(floor);
      planRestart(conflicts);
    } else if (phaseChangeIsDue(conflicts)) {
      backtrack(floor);
      changePhases(conflicts);
    } else {
      if (reductionIsDue(conflicts)) reduce(conflicts);
      decide();
    }
  }
  return state;
}

/** Turns a conflict into a clause and goes back to where it tells something new. False if there is nowhere to go. */
function learn(): bool {
  conflicts++;
  if (level == floor) return leaveSubtree();
  noteConsistent(startOf(level));
  analyse();
  backtrack(max(lemmaLevel, floor));
  const asserted = word(lemma, 0);
  if (lemmaSize == 1) assertFact(asserted);
  else {
    const other = word(lemma, 1);
    const isPair = lemmaSize == 2;
    const clause = addClause(lemma, lemmaSize, lemmaSpread);
    const watch = makeWatch(clause, isPair);
    addWatch(asserted, watch, other);
    addWatch(other, watch, asserted);
    assign(asserted, isPair ? byLiteral(other ^ 1) : byClause(clause));
  }
  age();
  return true;
}

function decide(): void {
  let atom = dequeue();
  while (valueOf(atom << 1) != 0) atom = dequeue();
  decisions++;
  openLevel();
  assign(preferredLiteral(atom), NO_REASON);
}

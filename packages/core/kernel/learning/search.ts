import { decay, dequeue } from './activity-order';
import { analyse, lemma, lemmaLbd, lemmaLevel, lemmaSize } from './analysis';
import { backtrack } from './backtracking';
import { addClause } from './clauses';
import { assertFact, floor, leaveSubtree } from './enumeration';
import { SearchState } from './generated/agreement';
import { isLogging, logClause } from './log';
import { word } from './memory';
import { noteConsistent, preferredLiteral, rephase, rephaseIsDue } from './phases';
import { propagate } from './propagation';
import { byClause, byLiteral, NO_REASON } from './reasons';
import { reduce, reductionIsDue } from './reduction';
import { planRestart, restartIsDue } from './restarts';
import { resetTicks, ticks } from './ticks';
import { assign, atoms, level, literalValue, openLevel, startOf, trailSize } from './trail';
import { addWatch, makeWatch } from './watches';

export let decisions: u64 = 0;
let conflicts: u64 = 0;
let state: SearchState = SearchState.Running;

/** Begins a search; one without hope is exhausted at once. */
export function beginSearch(hopeful: bool): void {
  state = hopeful ? SearchState.Running : SearchState.Exhausted;
  resetTicks();
  decisions = 0;
  conflicts = 0;
}

/** Searches until the next solution, the end, or so many ticks have passed. */
export function search(budget: u64): SearchState {
  if (state === SearchState.Solved) state = leaveSubtree() ? SearchState.Running : SearchState.Exhausted;
  const until = ticks + budget;
  while (state === SearchState.Running) {
    if (!propagate()) state = learn() ? SearchState.Running : SearchState.Exhausted;
    else if (trailSize === atoms) state = SearchState.Solved;
    else if (ticks >= until) break;
    else if (restartIsDue(conflicts)) {
      backtrack(floor);
      planRestart(conflicts);
    } else if (rephaseIsDue(conflicts)) {
      backtrack(floor);
      rephase(conflicts);
    } else {
      if (reductionIsDue(conflicts)) reduce(conflicts);
      decide();
    }
  }
  return state;
}

/** Turns a conflict into a clause and jumps back to where it tells something new. False if there is nowhere to go. */
function learn(): bool {
  conflicts++;
  if (level === floor) return leaveSubtree();
  noteConsistent(startOf(level));
  analyse();
  if (isLogging) logClause(lemma, lemmaSize);
  backtrack(max(lemmaLevel, floor));
  const asserted = word(lemma, 0);
  if (lemmaSize === 1) assertFact(asserted);
  else {
    const other = word(lemma, 1);
    const isPair = lemmaSize === 2;
    const clause = addClause(lemma, lemmaSize, lemmaLbd);
    const watch = makeWatch(clause, isPair);
    addWatch(asserted, watch, other);
    addWatch(other, watch, asserted);
    assign(asserted, isPair ? byLiteral(other ^ 1) : byClause(clause));
  }
  decay();
  return true;
}

function decide(): void {
  let atom = dequeue();
  while (literalValue(atom << 1) !== 0) atom = dequeue();
  decisions++;
  openLevel();
  assign(preferredLiteral(atom), NO_REASON);
}

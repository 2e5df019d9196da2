import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../model/position.ts';
import type { Assumption, Case, Placement, Step } from '../model/step.ts';
import { slackForces, slackOf, type TermSum } from '../model/term-sum.ts';
import { isStepOf } from '../model/theorem.ts';
import { type Branch, type Rule, stepBySum } from './rule.ts';

type Conclusions = Pick<Step, 'writes' | 'removals'>;

/**
 * The step that a rule allows at a position, if it allows one of the same theorem: where less is known, what was a fish may
 * have fins.
 */
export function stepBy(position: Position, rule: Rule): Step | undefined {
  const step = rule.branches.length === 0 ? stepBySum(position, rule) : stepBySuppositions(position, rule);
  if (!step || (rule.theorem && !isStepOf(rule.theorem, step, position))) return undefined;
  return step;
}

function stepBySuppositions(position: Position, { found, sum, branches }: Rule): Step | undefined {
  const { assumption, terms } = found.premises;
  const writes = found.writes.filter(({ cell }) => position.written[cell] === EMPTY);
  const removals = found.removals.filter(({ cell, label }) => position.allows(cell, label));
  if (writes.length + removals.length === 0) return undefined;
  if (branches.some((branch) => !isFree(position, branch.assumption))) return undefined;
  if (!assumption && mayAllFail(position, branches, sum)) return undefined;
  const cases: Case[] = [];
  for (const branch of branches) {
    const steps = follow(position, branch, { writes, removals });
    if (!steps) return undefined;
    cases.push({ assumption: branch.assumption, steps });
  }
  const premises = assumption ? { terms, assumption, steps: cases[0]!.steps } : { terms, cases };
  return { theorem: found.theorem, writes, removals, premises };
}

/** The steps that lead from a supposition to a contradiction, or to all that is to be shown; nothing if they do not. */
function follow(position: Position, { assumption, rules }: Branch, shown: Conclusions): Step[] | undefined {
  const mark = position.mark();
  settle(position, assumption);
  const steps: Step[] = [];
  let contradiction = false;
  for (const rule of rules) {
    const step = rule.branches.length === 0 ? stepInside(position, rule) : stepBySuppositions(position, rule);
    if (!step) continue;
    steps.push(step);
    position.apply(step);
    contradiction = step.writes.length + step.removals.length === 0;
    if (contradiction) break;
  }
  const done = contradiction || isKnown(position, shown);
  position.undo(mark);
  return done ? steps : undefined;
}

/** Inside a supposition only what was of use is told again; and a sum that cannot come out right any more ends it. */
function stepInside(position: Position, { found, sum }: Rule): Step | undefined {
  const room = slackOf(position, sum);
  const { terms } = found.premises;
  if (room.above < 0 || room.below < 0)
    return { theorem: 'contradiction', writes: [], removals: [], premises: { terms } };
  const { labels } = position.shape;
  const forced = (holds: boolean) => (placement: Placement) => {
    const at = sum.candidates.indexOf(placement.cell * labels + placement.label);
    return isFree(position, placement) && at >= 0 && slackForces(room, sum.coefficients[at]!, holds);
  };
  const writes = found.writes.filter(forced(true));
  const removals = found.removals.filter(forced(false));
  return writes.length + removals.length === 0 ? undefined : { ...found, writes, removals };
}

/** Whether the sum that stands behind some alternatives can come out right without any of them. */
function mayAllFail(position: Position, branches: readonly Branch[], sum: TermSum): boolean {
  const mark = position.mark();
  let possible = true;
  for (const { assumption } of branches) {
    const opposite = { ...assumption, holds: !assumption.holds };
    if (isFree(position, opposite)) settle(position, opposite);
    else possible &&= position.allows(opposite.cell, opposite.label) === opposite.holds;
  }
  const room = slackOf(position, sum);
  position.undo(mark);
  return possible && room.above >= 0 && room.below >= 0;
}

function settle(position: Position, { cell, label, holds }: Assumption): void {
  if (holds) position.write(cell, label);
  else position.remove(cell, label);
}

function isFree(position: Position, { cell, label }: Placement): boolean {
  return position.written[cell] === EMPTY && position.allows(cell, label);
}

function isKnown(position: Position, { writes, removals }: Conclusions): boolean {
  return (
    writes.every(({ cell, label }) => position.written[cell] === label) &&
    removals.every(({ cell, label }) => !position.allows(cell, label))
  );
}

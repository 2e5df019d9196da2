import { EMPTY } from '../../puzzle/index.ts';
import { isContradiction } from '../model/contradiction.ts';
import type { Position } from '../model/position.ts';
import type { Case, Step, Term } from '../model/step.ts';
import { isStepOf } from '../model/theorem.ts';
import { ELEMENTARY } from '../theorems/elementary/index.ts';

/** How many more free candidates an equation has than it needs; a row of a constraint need not be one. */
export function spareOf({ needs, places, sizes, written, shape }: Position, term: Term): number {
  if ('constraint' in term) return Number.POSITIVE_INFINITY;
  if ('cell' in term) return written[term.cell] === EMPTY ? sizes[term.cell]! - 1 : 0;
  const at = term.asterism * shape.labels + term.label;
  return places[at]! - needs[at]!;
}

/**
 * Whether elementary steps, and perhaps a contradiction in the end, follow from an assumption within so many rounds. A step
 * is of the round after the last of those that settled what it rests on. Where a label is supposed absent and only so many
 * places are left as are needed, filling these is what was supposed.
 */
export function isFollowed(position: Position, { assumption, steps }: Case, mostRounds: number): boolean {
  const { labels } = position.shape;
  const mark = position.mark();
  const rounds = new Map<number, number>();
  const settle = ({ writes, removals }: Pick<Step, 'writes' | 'removals'>, round: number) => {
    for (const { cell } of writes)
      for (let other = 0; other < labels; other++)
        if (position.allows(cell, other) && !rounds.has(cell * labels + other))
          rounds.set(cell * labels + other, round);
    for (const { cell, label } of removals) rounds.set(cell * labels + label, round);
    position.apply({ writes, removals });
  };
  const { cell, label, holds } = assumption;
  const fork = holds ? undefined : steps[0]?.premises.terms[0];
  const isFork = fork !== undefined && spareOf(position, fork) === 1;
  settle({ writes: holds ? [{ cell, label }] : [], removals: holds ? [] : [{ cell, label }] }, 0);
  const isNext = (step: Step, index: number): boolean => {
    if (isContradiction(step)) return index === steps.length - 1;
    const theorem = ELEMENTARY.find(({ name }) => name === step.theorem);
    if (!theorem || !isStepOf(theorem, step, position)) return false;
    const round = index === 0 && isFork && step.writes.length > 0 ? 0 : 1 + lastRound(position, step, rounds);
    settle(step, round);
    return round <= mostRounds;
  };
  const isSo = steps.every(isNext);
  position.undo(mark);
  return isSo;
}

/** The last round of those that settled what an elementary step rests on. */
function lastRound(
  { shape, written }: Position,
  { removals, premises }: Step,
  rounds: ReadonlyMap<number, number>,
): number {
  const { labels, asterisms } = shape;
  const term = premises.terms[0]!;
  if ('constraint' in term) return 0;
  const candidates =
    'cell' in term
      ? Array.from({ length: labels }, (_, label) => ({ cell: term.cell, label }))
      : asterisms[term.asterism]!.map((cell) => ({ cell, label: term.label }));
  // A full count rests on what is written, the others on what is not there.
  const rests = candidates.filter(({ cell, label }) => (written[cell] === label) === removals.length > 0);
  return rests.reduce((last, { cell, label }) => Math.max(last, rounds.get(cell * labels + label) ?? 0), 0);
}

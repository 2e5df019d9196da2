import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../model/position.ts';
import type { Assumption, Step, Term } from '../model/step.ts';
import { type StepForm, SUM_FORMS } from './sums.ts';

/** How many rounds a chain is followed. */
const ROUNDS = 4;

/** What every step that supposes something is made of, apart from backtracks: elementary steps. */
const ELEMENTARY_FORMS = ['full-count', 'last-places', 'only-candidate'];

/** The theorems that suppose something. */
export const SUPPOSITION_FORMS: Readonly<Record<string, StepForm>> = {
  chain: ({ premises: { terms, assumption, steps = [], cases } }, position) => {
    if (assumption) return isFollowed(position, assumption, steps, ROUNDS);
    const [term] = terms;
    if (!cases || terms.length !== 1 || spareOf(position, term!) !== 1) return false;
    return cases.every((branch) => isFollowed(position, branch.assumption, branch.steps, ROUNDS));
  },
  shaving: ({ premises: { assumption, steps = [] } }, position) =>
    assumption?.holds === true && isFollowed(position, assumption, steps, Number.POSITIVE_INFINITY),
};

/** How many more free candidates an equation has than it needs. */
function spareOf({ needs, places, sizes, written, shape }: Position, term: Term): number {
  if ('cell' in term) return written[term.cell] === EMPTY ? sizes[term.cell]! - 1 : 0;
  const at = term.asterism * shape.labels + term.label;
  return places[at]! - needs[at]!;
}

/**
 * Whether elementary steps, and perhaps a contradiction in the end, follow from an assumption within so many rounds. A step
 * is of the round after the last of those that settled what it rests on. Where a label is supposed absent and only so many
 * places are left as are needed, filling these is what was supposed.
 */
function isFollowed(position: Position, assumption: Assumption, steps: readonly Step[], mostRounds: number): boolean {
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
  let holds = true;
  const { cell, label } = assumption;
  const fork = assumption.holds ? undefined : steps[0]?.premises.terms[0];
  const isFork = fork !== undefined && spareOf(position, fork) === 1;
  settle({ writes: assumption.holds ? [{ cell, label }] : [], removals: assumption.holds ? [] : [{ cell, label }] }, 0);
  for (const [index, step] of steps.entries()) {
    const { theorem, premises } = step;
    const isLast = index === steps.length - 1;
    const isEnd = theorem === 'contradiction' && isLast && step.writes.length + step.removals.length === 0;
    const isPlain = ELEMENTARY_FORMS.includes(theorem) && SUM_FORMS[theorem]!(step, position);
    if (premises.terms.length !== 1 || !(isEnd || isPlain)) holds = false;
    if (!holds || isEnd) break;
    const round = index === 0 && isFork && step.writes.length > 0 ? 0 : 1 + lastRound(position, step, rounds);
    if (round > mostRounds) holds = false;
    settle(step, round);
  }
  position.undo(mark);
  return holds;
}

/** The last round of those that settled what an elementary step rests on. */
function lastRound(
  { shape, written }: Position,
  { removals, premises }: Step,
  rounds: ReadonlyMap<number, number>,
): number {
  const { labels, asterisms } = shape;
  const term = premises.terms[0]!;
  const candidates =
    'cell' in term
      ? Array.from({ length: labels }, (_, label) => ({ cell: term.cell, label }))
      : asterisms[term.asterism]!.map((cell) => ({ cell, label: term.label }));
  // A full count rests on what is written, the others on what is not there.
  const rests = candidates.filter(({ cell, label }) => (written[cell] === label) === removals.length > 0);
  return rests.reduce((last, { cell, label }) => Math.max(last, rounds.get(cell * labels + label) ?? 0), 0);
}

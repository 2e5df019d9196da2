import { State } from '../../src/attrition/checker/state.ts';
import { addUp, canBalance, equationForces } from '../../src/attrition/checker/sum.ts';
import {
  type Assumption,
  climbUp,
  ELEMENTARY,
  isStepOf,
  LADDER,
  type Placement,
  type Position,
  type Shape,
  type Step,
  startOf,
  type Theorem,
} from '../../src/attrition/index.ts';
import { stepBy } from '../../src/attrition/proving/retelling.ts';
import { ruleOf } from '../../src/attrition/proving/rule.ts';
import { EMPTY, type Labeling, type Problem } from '../../src/puzzle/index.ts';

/**
 * The steps of which some conclusion follows, where they stand, by a lower theorem of a ladder: all that each of these
 * allows there is looked through. A write says of the other labels of its cell that they leave it.
 */
export function stepsTooHard(shape: Shape, labeling: Labeling, steps: readonly Step[], ladder: readonly Theorem[]) {
  const found: { readonly index: number; readonly by: string }[] = [];
  const position = startOf(shape, labeling);
  for (const [index, step] of steps.entries()) {
    const by = easierTheorem(position, step, ladder);
    if (by) found.push({ index, by: by.name });
    position.apply(step);
  }
  return found;
}

function easierTheorem(position: Position, step: Step, ladder: readonly Theorem[]): Theorem | undefined {
  const rung = ladder.findIndex(({ name }) => name === step.theorem);
  const lower = rung < 0 ? ladder : ladder.slice(0, rung);
  return lower.find((theorem) => [...theorem.steps(position.copy())].some((easier) => concludesAny(easier, step)));
}

function concludesAny(easier: Step, { writes, removals }: Step): boolean {
  const isIn = (list: readonly Placement[], { cell, label }: Placement) =>
    list.some((other) => other.cell === cell && other.label === label);
  return (
    writes.some((write) => isIn(easier.writes, write)) ||
    removals.some(
      (removal) =>
        isIn(easier.removals, removal) ||
        easier.writes.some(({ cell, label }) => cell === removal.cell && label !== removal.label),
    )
  );
}

/**
 * The harder theorems that a proof could spare: elementary ones and its steps by the others solve the puzzle, and those by
 * still harder theorems are not taken more often, nor where an easier one would do. A step may be taken wherever its
 * reasons hold.
 */
export function spareTheorems(shape: Shape, labeling: Labeling, steps: readonly Step[]): string[] {
  const harder = steps.filter(({ theorem }) => !ELEMENTARY.some(({ name }) => name === theorem));
  return [...new Set(harder.map(({ theorem }) => theorem))].filter((spared) => {
    const others = harder.filter(({ theorem }) => theorem !== spared).toSorted((a, b) => rungOf(a) - rungOf(b));
    const taken = taking(shape, labeling, others);
    const stillHarder = (among: readonly Step[]) =>
      among.filter((step) => rungOf(step) > LADDER.findIndex(({ name }) => name === spared)).length;
    return taken !== undefined && stillHarder(taken) <= stillHarder(harder);
  });
}

function rungOf({ theorem }: Step): number {
  return LADDER.findIndex(({ name }) => name === theorem);
}

/**
 * What is taken of some steps, the first wherever they lead on, until elementary theorems can do the rest. Nothing if they
 * do not lead so far, or if one of them is then too hard for its place.
 */
function taking(shape: Shape, labeling: Labeling, steps: readonly Step[]): Step[] | undefined {
  const rules = steps.map((step) => ruleOf(shape, step, 0, LADDER[rungOf(step)]));
  const position = startOf(shape, labeling);
  const taken: Step[] = [];
  for (;;) {
    climbUp(position, ELEMENTARY);
    if (position.solved) return taken;
    const step = rules.map((rule) => stepBy(position, rule)).find((found) => found !== undefined);
    if (!step || easierTheorem(position, step, LADDER)) return undefined;
    position.apply(step);
    taken.push(step);
  }
}

/** Where a term can be left out of a sum and all that the sum is there to show still follows, by the same theorem. */
export function superfluousTerms(shape: Shape, labeling: Labeling, steps: readonly Step[]): string[] {
  const { problem } = shape;
  const position = startOf(shape, labeling);
  const state = new State(problem.cells, problem.labels);
  for (const [cell, label] of labeling.entries()) if (label !== EMPTY) state.settle({ cell, label, holds: true });
  const found: string[] = [];
  const follow = (told: readonly Step[], path: string) => {
    for (const [index, step] of told.entries()) {
      const at = `${path}[${index}]`;
      const { terms, assumption, steps: inner = [], cases = [] } = step.premises;
      const theorem = LADDER.find(({ name }) => name === step.theorem);
      for (const term of terms) {
        const fewer = terms.filter((other) => other !== term);
        const isStill =
          !theorem || isStepOf(theorem, { ...step, premises: { ...step.premises, terms: fewer } }, position);
        if (isStill && shows(problem, state, step, fewer)) found.push(at);
      }
      for (const branch of assumption ? [{ assumption, steps: inner }] : cases) {
        const marks = { state: state.mark(), position: position.mark() };
        state.settle(branch.assumption);
        position.apply(conclusionsOf(branch.assumption));
        follow(branch.steps, `${at}.steps`);
        state.undo(marks.state);
        position.undo(marks.position);
      }
      settle(state, step);
      position.apply(step);
    }
  };
  follow(steps, 'steps');
  return found;
}

function conclusionsOf({ cell, label, holds }: Assumption): Pick<Step, 'writes' | 'removals'> {
  return { writes: holds ? [{ cell, label }] : [], removals: holds ? [] : [{ cell, label }] };
}

function settle(state: State, { writes, removals }: Step): void {
  for (const removal of removals) if (state.isFree(removal)) state.settle({ ...removal, holds: false });
  for (const write of writes) state.settle({ ...write, holds: true });
}

/** Whether terms suffice for a step: for its conclusions, for a contradiction, or for one of its cases to hold. */
function shows(problem: Problem, state: State, { writes, removals, premises }: Step, terms: Step['premises']['terms']) {
  if (premises.cases) {
    const mark = state.mark();
    let possible = true;
    for (const { assumption } of premises.cases)
      if (state.isFree(assumption)) state.settle({ ...assumption, holds: !assumption.holds });
      else possible &&= !state.knows(assumption);
    possible &&= canBalance(addUp(problem, terms, state));
    state.undo(mark);
    return !possible;
  }
  const sum = addUp(problem, terms, state);
  if (writes.length + removals.length === 0) return !canBalance(sum);
  return (
    writes.every((write) => equationForces(sum, problem, { ...write, holds: true })) &&
    removals.every((removal) => equationForces(sum, problem, { ...removal, holds: false }))
  );
}

import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { type Position, startOf } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import { isSupposition, type Placement, type Step } from '../model/step.ts';
import type { Sought, Theorem } from '../model/theorem.ts';
import { fullCount } from '../theorems/elementary/full-count.ts';
import { lastPlaces } from '../theorems/elementary/last-places.ts';
import { onlyCandidate } from '../theorems/elementary/only-candidate.ts';
import { withoutSpareTerms } from './terms.ts';

type Conclusions = Pick<Step, 'writes' | 'removals'>;

/**
 * The same conclusions in the same order, those of the steps moved each by the easiest theorem of a ladder that allows it
 * where it stands, and from no more terms than it takes: what has been said before may make them plainer than they were
 * when they were found. What is known already is not said again.
 */
export function withEasiestTheorems(
  shape: Shape,
  labeling: Labeling,
  steps: readonly Step[],
  ladder: readonly Theorem[],
  moved: ReadonlySet<Step>,
): Step[] {
  const position = startOf(shape, labeling);
  const told: Step[] = [];
  const tell = (step: Step) => {
    position.apply(step);
    told.push(step);
  };
  for (const [index, step] of steps.entries()) {
    let left = newsOf(position, step);
    if (!moved.has(step)) {
      if (hasConclusions(left)) tell(left);
      continue;
    }
    const lower = lowerThan(step, ladder);
    const soon = lower.length > 0 && step.removals.length > 0 ? cellsWrittenNext(steps, index + 1) : [];
    for (; hasConclusions(left); left = newsOf(position, left))
      tell(withoutSpareTerms(position, easierStep(position, left, lower, soon) ?? left, ladder));
  }
  return told;
}

/** The theorems of a ladder below that of a step; all of them if it is none of these. */
function lowerThan({ theorem }: Step, ladder: readonly Theorem[]): readonly Theorem[] {
  const rung = ladder.findIndex(({ name }) => name === theorem);
  return rung < 0 ? ladder : ladder.slice(0, rung);
}

/** The part of a step that is not known yet: the step itself, if that is all of it. */
function newsOf(position: Position, step: Step): Step {
  const isOpen = ({ cell }: Placement) => position.written[cell] === EMPTY;
  const isAllowed = ({ cell, label }: Placement) => position.allows(cell, label);
  if (step.writes.every(isOpen) && step.removals.every(isAllowed)) return step;
  return { ...step, writes: step.writes.filter(isOpen), removals: step.removals.filter(isAllowed) };
}

function hasConclusions({ writes, removals }: Conclusions): boolean {
  return writes.length + removals.length > 0;
}

/** The cells that steps write from one of them on, before the next supposition: that has to be told with no more known. */
function cellsWrittenNext(steps: readonly Step[], from: number): number[] {
  const cells: number[] = [];
  for (let index = from; index < steps.length && !isSupposition(steps[index]!); index++)
    for (const { cell } of steps[index]!.writes) cells.push(cell);
  return cells;
}

/**
 * A step of the easiest of some theorems that concludes part of what a step does; or that writes, sooner than it would
 * have been, a cell from which the step removes a label.
 */
function easierStep(
  position: Position,
  step: Step,
  theorems: readonly Theorem[],
  writtenNext: readonly number[],
): Step | undefined {
  const toRemove = step.removals.map(({ cell }) => cell);
  const toWrite = new Set([
    ...step.writes.map(({ cell }) => cell),
    ...writtenNext.filter((cell) => toRemove.includes(cell)),
  ]);
  let sought: Sought | undefined;
  for (const theorem of theorems) {
    if (isOutOfReach(position, step.removals, toWrite, theorem)) continue;
    sought ??= soughtBy(position, step.removals, toWrite);
    for (const easier of theorem.steps(position, sought)) {
      const writes = easier.writes.filter(({ cell }) => toWrite.has(cell));
      const removals = easier.removals.filter(({ cell, label }) =>
        step.removals.some((removal) => removal.cell === cell && removal.label === label),
      );
      if (writes.length + removals.length > 0) return { ...easier, writes, removals };
    }
  }
  return undefined;
}

/** What removes any of some labels, or writes any that some cells may hold. */
function soughtBy(position: Position, removals: readonly Placement[], toWrite: ReadonlySet<number>): Sought {
  const labels = new Set(removals.map(({ label }) => label));
  const cells = new Set(removals.map(({ cell }) => cell));
  for (const cell of toWrite) {
    cells.add(cell);
    for (const label of position.domain(cell)) labels.add(label);
  }
  return { labels, cells };
}

/** Whether the counts of a position show that an elementary theorem removes, or writes, nothing of what is asked. */
function isOutOfReach(
  { needs, places, sizes, shape, domains }: Position,
  removals: readonly Placement[],
  toWrite: ReadonlySet<number>,
  theorem: Theorem,
): boolean {
  const { labels, asterismsOf } = shape;
  const isFull = ({ cell, label }: Placement) => asterismsOf[cell]!.some((a) => needs[a * labels + label] === 0);
  const isLastPlace = (cell: number) =>
    asterismsOf[cell]!.some((a) => {
      for (let label = 0; label < labels; label++)
        if (domains[cell * labels + label] === 1 && needs[a * labels + label] === places[a * labels + label])
          return true;
      return false;
    });
  if (theorem === fullCount) return !removals.some(isFull);
  if (theorem === lastPlaces) return ![...toWrite].some(isLastPlace);
  if (theorem === onlyCandidate) return ![...toWrite].some((cell) => sizes[cell] === 1);
  return false;
}

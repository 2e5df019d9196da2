import { climb, type Position, type Shape, type Step, startOf, type Theorem } from '../../attrition/index.ts';
import type { Random } from '../../basis/index.ts';
import { PAUSE } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import type { Walk } from './walk.ts';

/** The name under which a label is written by trial. */
const BACKTRACK = 'backtrack';

/** A label that was written on the way to one Latin board only, and what stood on the board then. */
export interface Tagged {
  /** The serial number of the writing. */
  readonly tag: number;
  /** The partial board with this label as the last one. */
  readonly labeling: Labeling;
  /** The same without what theorems wrote: the labels of the beginning, and those that were tried. */
  readonly tried: Labeling;
  /** The one Latin board. */
  readonly solution: Labeling;
  /** The steps from the beginning to the Latin board; what was tried in vain is not among them. */
  readonly steps: readonly Step[];
}

export interface InstrumentedPlan {
  readonly ladder: readonly Theorem[];
  /** Tries cells and labels in random order. */
  readonly random?: Random | undefined;
  /** Which tags to give out, of those that are puzzles. */
  readonly wanted?: ((tagged: Tagged) => boolean) | undefined;
}

/** What the tree below a writing holds: no Latin board, several, or one, with the steps down to it. */
type Outcome = 'none' | 'several' | { readonly solution: Labeling; readonly steps: readonly Step[] };

/**
 * Lists Latin boards by optimized attrition, instrumented (Palomo, Sect. 5.3.1): every label written has a tag, and a tag
 * is given out when the tree below it has been searched and holds one Latin board. No more is remembered than the steps on
 * the way to the present position and to the single Latin boards beside it.
 *
 * The partial board of such a tag is a Latin puzzle. Domains lose labels only by theorems, never because a trial failed;
 * so they hold every solution of what is written, and the tree below holds every solution too. It is no puzzle if
 * the tree below holds none or several. Tags on one way differ in the number of labels, those on different ways in the
 * label of the cell where the ways part: no puzzle is given out twice. Without the labels that theorems wrote it is still a
 * puzzle with the same solution, since the same theorems write them again; but then several tags have the same one.
 */
export function instrumentedWalk(
  shape: Shape,
  beginning: Labeling,
  { ladder, random, wanted = () => true }: InstrumentedPlan,
): Walk<Tagged> {
  const position = startOf(shape, beginning);
  const path: Step[] = [];
  let tags = 0;
  let explored = 0;

  function* descend(trial: Step | undefined, share: number): Generator<Tagged | typeof PAUSE, Outcome> {
    const labeling = Array.from(position.written);
    const mark = position.mark();
    const from = path.length;
    const firstTag = tags + 1;
    const record = (step: Step) => {
      path.push(step);
      tags += step.writes.length;
    };
    if (trial) {
      position.apply(trial);
      record(trial);
    }
    for (const step of climb(position, ladder)) {
      record(step);
      yield PAUSE;
    }
    const outcome = yield* lookBelow(share);
    if (typeof outcome === 'object') {
      const tried = withTrials(beginning, path);
      const common = { tried, solution: outcome.solution, steps: [...path, ...outcome.steps] };
      for (const found of tagged(labeling, path.slice(from), firstTag, common)) yield wanted(found) ? found : PAUSE;
    }
    const own = path.splice(from);
    position.undo(mark);
    return typeof outcome === 'object' ? { ...outcome, steps: [...own, ...outcome.steps] } : outcome;
  }

  function* lookBelow(share: number): Generator<Tagged | typeof PAUSE, Outcome> {
    if (position.contradictory || position.open === 0) {
      explored += share;
      return position.solved ? { solution: Array.from(position.written), steps: [] } : 'none';
    }
    const cell = smallestDomain(position, random);
    const domain = position.domain(cell);
    let outcome: Outcome = 'none';
    for (const label of random?.shuffled(domain) ?? domain) {
      const below: Outcome = yield* descend(trialOf(cell, label), share / domain.length);
      if (below !== 'none') outcome = outcome === 'none' ? below : 'several';
    }
    return outcome;
  }

  return {
    *events() {
      yield* descend(undefined, 1);
    },
    progress: () => ({ nodes: tags, explored }),
  };
}

/** The partial boards after each label written by some steps, but for the Latin board itself. */
function* tagged(
  before: Labeling,
  own: readonly Step[],
  firstTag: number,
  common: Omit<Tagged, 'tag' | 'labeling'>,
): Generator<Tagged> {
  const labeling = [...before];
  let tag = firstTag;
  for (const { writes } of own)
    for (const { cell, label } of writes) {
      labeling[cell] = label;
      if (labeling.includes(EMPTY)) yield { ...common, tag, labeling: [...labeling] };
      tag++;
    }
}

function trialOf(cell: number, label: number): Step {
  return { theorem: BACKTRACK, writes: [{ cell, label }], removals: [], premises: { terms: [] } };
}

function withTrials(beginning: Labeling, steps: readonly Step[]): Labeling {
  const labeling = [...beginning];
  for (const { theorem, writes } of steps)
    if (theorem === BACKTRACK) for (const { cell, label } of writes) labeling[cell] = label;
  return labeling;
}

/** The first of the open cells with the smallest domain, or any of them. */
function smallestDomain(position: Position, random: Random | undefined): number {
  let smallest: number[] = [];
  for (const [cell, size] of position.sizes.entries()) {
    if (position.written[cell] !== EMPTY) continue;
    const least = position.sizes[smallest[0] ?? cell]!;
    if (smallest.length === 0 || size < least) smallest = [cell];
    else if (size === least) smallest.push(cell);
  }
  return smallest[random?.below(smallest.length) ?? 0]!;
}

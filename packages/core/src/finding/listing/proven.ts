import { ELEMENTARY, isFair, isSupposition, type Proof, prove, type Shape, type Step } from '../../attrition/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { followWalk, followWalkAsync } from './follow-walk.ts';
import type { Tagged } from './instrumented-walk.ts';
import type { FindingEnding, FindingOptions } from './options.ts';
import { type AttritionChoices, planAttritionWalk, type SinglePassPuzzle, singlePassPuzzle } from './single-pass.ts';
import { WalkLimits } from './walk-limits.ts';

export interface ProvenPuzzle extends SinglePassPuzzle {
  /** What solves the puzzle, step by step: the names of theorems, and `backtrack` where a label was tried. */
  readonly theorems: readonly string[];
  /** Whether theorems suffice. */
  readonly fair: boolean;
  /** For a fair puzzle the steps themselves. */
  readonly proof?: Proof;
}

export interface ProvenChoices extends AttritionChoices {
  /** Only fair puzzles. */
  readonly fair?: boolean | undefined;
}

/**
 * The puzzles of a single pass, each with what leads from it to its solution (Palomo, Sect. 5.4.1). Fair are those for
 * which no label is tried. They are what the ladder solves from scratch, if its theorems are monotonic, as those of
 * `LADDER` are from the first rung up to any other: whatever the search had struck from domains before, the ladder
 * strikes again from the puzzle alone, and from there on the two can but end alike.
 */
export function* provenPuzzles(
  shape: Shape,
  partial: Labeling,
  options: FindingOptions & ProvenChoices = {},
): Generator<ProvenPuzzle, FindingEnding, undefined> {
  return yield* followWalk(planProvenWalk(shape, partial, options), new WalkLimits(options));
}

/** The same, with a turn for the event loop every few milliseconds, so that an `AbortSignal` can fire. */
export async function* provenPuzzlesAsync(
  shape: Shape,
  partial: Labeling,
  options: FindingOptions & ProvenChoices = {},
): AsyncGenerator<ProvenPuzzle, FindingEnding, undefined> {
  return yield* followWalkAsync(planProvenWalk(shape, partial, options), new WalkLimits(options));
}

function planProvenWalk(shape: Shape, partial: Labeling, options: ProvenChoices) {
  const { ladder = ELEMENTARY, fair } = options;
  const proven = (tagged: Tagged): ProvenPuzzle => {
    const puzzle = provenPuzzle(tagged);
    return puzzle.proof?.steps.some(isSupposition) ? provenAnew(puzzle, prove(shape, puzzle.labeling, ladder)) : puzzle;
  };
  return planAttritionWalk(shape, partial, options, proven, fair ? isFairlySolved : undefined);
}

/** Whether what is written beside the labels of the puzzle is so by theorems. */
function isFairlySolved({ labeling, steps }: Tagged): boolean {
  return isFair(steps.filter(({ writes }) => writes.some(({ cell }) => labeling[cell] === EMPTY)));
}

/**
 * A supposition may have met its contradiction by way of cells that have labels by now; from the puzzle it meets another one
 * earlier. The ladder then proves the puzzle from scratch.
 */
function provenAnew(puzzle: ProvenPuzzle, proof: Proof): ProvenPuzzle {
  return { ...puzzle, theorems: theoremsOf(proof.steps), proof };
}

function provenPuzzle(tagged: Tagged): ProvenPuzzle {
  const steps = tagged.steps.flatMap((step) => stillToTake(step, tagged.labeling));
  const fair = isFair(steps);
  const proof = fair ? { proof: { steps, fair, complete: true } } : {};
  return { ...singlePassPuzzle(tagged), theorems: theoremsOf(steps), fair, ...proof };
}

function theoremsOf(steps: readonly Step[]): string[] {
  return steps.map(({ theorem }) => theorem);
}

/**
 * What is left of a step for someone who starts from the puzzle. The labels of the puzzle are written already; but a label
 * that was struck from an empty cell before the puzzle was met is to be struck again, and with more labels on the board
 * than then, the same reason holds.
 */
function stillToTake(step: Step, labeling: Labeling): Step[] {
  const writes = step.writes.filter(({ cell }) => labeling[cell] === EMPTY);
  const removals = step.removals.filter(({ cell }) => labeling[cell] === EMPTY);
  return writes.length + removals.length > 0 ? [{ ...step, writes, removals }] : [];
}

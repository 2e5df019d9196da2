import type { Words } from '../../basis/index.ts';
import type { BitSet } from './bit-set.ts';
import type { Position } from './position.ts';
import type { Shape } from './shape.ts';
import { isSupposition, type Placement, type Step, type Term } from './step.ts';

/**
 * An attrition theorem (Palomo, Def. 5.5): from a position it concludes that labels must, or cannot, be in cells.
 *
 * Laws, which every theorem is tested for: a step never takes a solution label away; every step changes the position;
 * on smaller domains the theorem, together with those below it on the ladder, leaves smaller domains.
 */
export interface Theorem {
  /** What it is called in files and options. */
  readonly name: string;
  /** Every theorem of the ladder has them; one that has none goes by its name. */
  readonly words?: TheoremWords;
  /** The same theorem with steps up to a size only, where players tell its steps apart by size. */
  upTo?(size: number): Theorem;
  /** Whether its steps suppose something and follow it. */
  readonly supposes?: boolean;
  /** Whether its steps, or some of them, carry no certificate. */
  readonly unchecked?: boolean;
  /**
   * What its steps look like, its limits included, so that a proof from elsewhere can be judged: whether a valid step at a
   * position is one of them. That its sums force its conclusions, or that a supposition leads to them, is known. The position
   * is left as it was.
   */
  form(step: Step, position: Position): boolean;
  /**
   * The steps that the theorem allows at a position, found one at a time. The position must not change meanwhile. Where only some
   * conclusions are sought, steps without any of these may be left out; the others come in the same order.
   */
  steps(position: Position, sought?: Sought): Iterable<Step>;
  /** The same steps, where each is all that one equation says: so one can choose among them before any is made. */
  readonly byEquation?: StepsByEquation;
  /**
   * Where only the outcome matters: concludes at once, and without saying why, what a look at the position shows, or more
   * of it if that is as easy. Whether there was anything. A theorem that does not offer this is taken step by step.
   */
  apply?(position: Position): boolean;
  /** What all of its easiest steps conclude together. A theorem that does not offer this is asked for its steps. */
  sweep?(position: Position): Sweep | undefined;
}

/** Steps that rest on one equation each, known by its number: asterism · labels + label, or the cell. */
export interface StepsByEquation {
  /** Whether they write labels, and do not remove any. */
  readonly writes: boolean;
  /** The equations that allow a step. Positions keep count of them. */
  ripe(position: Position): BitSet;
  term(shape: Shape, equation: number): Term;
  step(position: Position, equation: number): Step;
}

/** The steps of all equations that allow one. */
export function* eachByEquation({ ripe, step }: StepsByEquation, position: Position): Generator<Step> {
  const equations = ripe(position);
  for (let at = equations.next(0); at >= 0; at = equations.next(at + 1)) yield step(position, at);
}

/** Conclusions that are asked for: about some labels, in some cells. */
export interface Sought {
  readonly labels: ReadonlySet<number>;
  readonly cells: ReadonlySet<number>;
}

/** Whether a valid step, where it stands, is by a theorem: supposes something just if the theorem does, and has its form. */
export function isStepOf(theorem: Theorem, step: Step, position: Position): boolean {
  return isSupposition(step) === (theorem.supposes ?? false) && theorem.form(step, position);
}

/** What all of the equally easy steps of a theorem conclude together, so that it does not matter which one is seen first. */
export interface Sweep {
  /** How large each of them is: the number of its terms, of its asterisms, or of the rounds of what it supposes. */
  readonly size: number;
  readonly writes: readonly Placement[];
  readonly removals: readonly Placement[];
}

/** Steps taken together, of a size known beforehand; nothing if there are none. */
export function sweepOf(size: number, steps: readonly Step[]): Sweep | undefined {
  if (steps.length === 0) return undefined;
  return { size, writes: steps.flatMap(({ writes }) => writes), removals: steps.flatMap(({ removals }) => removals) };
}

/** The words of a theorem, in every language. */
export interface TheoremWords {
  readonly title: Words;
  /** What players call it, where the title has a word of the paper. */
  readonly playerTitle?: Words;
  /** What it says, in a sentence, and why that is so. */
  readonly statement: Words;
  readonly reason?: Words;
  /** What players of Sudoku call its steps, by what they look like; `2`, `3` and `4` are sizes. */
  readonly known?: Readonly<Record<string, Words>>;
  /** Whether its steps are told by the ways in which an asterism can be filled. */
  readonly byFilling?: boolean;
}

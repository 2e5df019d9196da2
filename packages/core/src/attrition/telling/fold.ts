import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { onlyTerm, type Placement, type Step } from '../model/step.ts';
import { ELEMENTARY } from '../theorems/elementary/index.ts';
import type { Subject } from '../words/index.ts';
import { countedFor } from './counted.ts';
import type { Blocker, ToldBranch, ToldStep } from './told-step.ts';

/** What a player does: the steps of a proof with plain eliminations folded into the reasons of what they are for. */
export function foldSteps(subject: Subject, labeling: Labeling, steps: readonly Step[]): ToldStep[] {
  return fold(new Standing(subject, labeling), steps);
}

function fold(standing: Standing, steps: readonly Step[]): ToldStep[] {
  const told: ToldStep[] = [];
  let folded: Step[] = [];
  for (const [index, step] of steps.entries()) {
    // A last step has nothing after it that it could be folded into.
    if (isPlainElimination(step) && index < steps.length - 1) {
      standing.eliminate(step);
      folded.push(step);
      continue;
    }
    const [open, lacking] = [standing.placesFor(step), standing.isLacking(step)];
    told.push({ step, folded, ...standing.whyNot(step), open, lacking, branches: branchesOf(standing, step) });
    folded = [];
    standing.conclude(step, told.length - 1);
  }
  return told;
}

function branchesOf(standing: Standing, { premises: { assumption, steps = [], cases = [] } }: Step): ToldBranch[] {
  const branches = assumption ? [{ assumption, steps }] : cases;
  return branches.map(({ assumption, steps }) => {
    const supposed = standing.copy();
    if (assumption.holds) supposed.write(assumption);
    else supposed.shutOut(assumption, SUPPOSED);
    return { assumption, told: fold(supposed, steps) };
  });
}

/** Removals because an asterism has all it needs of a label. */
export function isPlainElimination(step: Step): boolean {
  if (step.writes.length > 0 || step.removals.length === 0) return false;
  const term = onlyTerm(step);
  return term !== undefined && 'label' in term && ELEMENTARY.some(({ name }) => name === step.theorem);
}

const OPEN = 0;
/** Shut out by what is supposed, or by a step inside a supposition. */
const SUPPOSED = -1;

/** Where a reader stands: what is written, and of what cannot be anywhere why. */
class Standing {
  readonly #subject: Subject;
  readonly #written: number[];
  /** For cell · labels + label: 0 if it may be, 1 + asterism if that has it all already, −2 − place if told before. */
  #reasons: Int32Array;

  constructor(subject: Subject, labeling: Labeling) {
    this.#subject = subject;
    this.#written = [...labeling];
    this.#reasons = new Int32Array(subject.board.cells * subject.multiset.labels.length);
  }

  copy(): Standing {
    const copy = new Standing(this.#subject, this.#written);
    copy.#reasons = this.#reasons.slice();
    return copy;
  }

  write({ cell, label }: Placement): void {
    this.#written[cell] = label;
  }

  shutOut({ cell, label }: Placement, reason: number): void {
    const at = cell * this.#subject.multiset.labels.length + label;
    if (this.#reasons[at] === OPEN) this.#reasons[at] = reason;
  }

  eliminate(step: Step): void {
    const term = onlyTerm(step)!;
    for (const removal of step.removals) this.shutOut(removal, 1 + ('asterism' in term ? term.asterism : 0));
  }

  conclude({ writes, removals }: Step, place: number): void {
    for (const removal of removals) this.shutOut(removal, -2 - place);
    for (const placement of writes) this.write(placement);
  }

  /** Why nothing else could have been, of all that a step counts: what is shut out of open cells, and by what. */
  whyNot(step: Step): Pick<ToldStep, 'blockers' | 'earlier' | 'ruledOut' | 'shutOut'> {
    if (isPlainElimination(step)) return this.#eliminated(step);
    const { multiset } = this.#subject;
    const { labels } = multiset;
    const blockers: (Blocker & { readonly cells: number[] })[] = [];
    const earlier: number[] = [];
    const ruledOut: Placement[] = [];
    let shutOut = 0;
    for (const placement of countedFor(this.#subject, step)) {
      const { cell, label } = placement;
      const reason = this.#reasons[cell * labels.length + label]!;
      if (this.#written[cell] !== EMPTY || reason === OPEN) continue;
      shutOut++;
      if (reason < SUPPOSED && !earlier.includes(-2 - reason)) earlier.push(-2 - reason);
      if (reason <= SUPPOSED) {
        ruledOut.push(placement);
        continue;
      }
      const asterism = reason - 1;
      const blocker = blockers.find((other) => other.asterism === asterism && other.label === label);
      if (blocker) blocker.cells.push(cell);
      else blockers.push({ asterism, label, cells: [cell] });
    }
    return { blockers, earlier: earlier.sort((a, b) => a - b), ruledOut, shutOut };
  }

  /** What a plain elimination shuts out, it does so itself. */
  #eliminated({ removals, premises: { terms } }: Step): ReturnType<Standing['whyNot']> {
    const asterism = terms.flatMap((term) => ('asterism' in term ? [term.asterism] : []))[0]!;
    const cells = removals.map(({ cell }) => cell);
    return { blockers: [{ asterism, label: removals[0]!.label, cells }], earlier: [], ruledOut: [], shutOut: 0 };
  }

  /** Where a label can still go in the asterisms that a step counts it in, if it counts no other. */
  placesFor({ premises: { terms } }: Step): number[] {
    if (terms.length < 2) return [];
    const counted = terms.flatMap((term) => ('label' in term ? [term] : []));
    const label = counted[0]?.label;
    if (label === undefined || counted.length < terms.length) return [];
    if (counted.some((term) => term.label !== label)) return [];
    const { asterisms } = this.#subject.board;
    const cells = new Set(counted.flatMap(({ asterism }) => asterisms[asterism]!.cells));
    return [...cells].filter((cell) => this.#mayHold(cell, label));
  }

  /** Whether nothing that is written, and nothing that was told, keeps a label out of a cell. */
  #mayHold(cell: number, label: number): boolean {
    const { board, multiset } = this.#subject;
    if (this.#written[cell] !== EMPTY || this.#reasons[cell * multiset.labels.length + label] !== OPEN) return false;
    return board.asterismsOf[cell]!.every((asterism) => {
      const holding = board.asterisms[asterism]!.cells.filter((other) => this.#written[other] === label);
      return holding.length < multiset.counts[label]!;
    });
  }

  isLacking(step: Step): boolean {
    const { board, multiset } = this.#subject;
    const term = onlyTerm(step);
    if (!term || !('label' in term) || step.writes.length + step.removals.length > 0) return false;
    const holding = board.asterisms[term.asterism]!.cells.filter((cell) => this.#written[cell] === term.label);
    return holding.length <= multiset.counts[term.label]!;
  }
}

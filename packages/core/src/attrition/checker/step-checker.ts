import { excerpt } from '../../basis/index.ts';
import type { Problem } from '../../puzzle/index.ts';
import type { Case, Step, Term } from '../model/step.ts';
import {
  type Conclusion,
  conclusionsOf,
  endsInContradiction,
  isSameConclusion,
  oppositeOf,
  tellConclusion,
} from './conclusion.ts';
import { findMalformed } from './form.ts';
import { makeProofFlaw, type ProofFlaw } from './reasons.ts';
import type { State } from './state.ts';
import { addUp, canBalance, equationForces, rowAt } from './sum.ts';

export interface CheckLimits {
  /** The theorems and constraints whose steps are believed without a certificate; none unless given. */
  readonly believed?: readonly string[] | undefined;
  /** How deep suppositions may be nested. */
  readonly depth: number;
  /** How many labels in cells may be added up or settled in all. */
  readonly work: number;
}

/** Far beyond what any board of the catalog needs; the bound on work and that on `times` together keep sums exact. */
export const DEFAULT_LIMITS: CheckLimits = { depth: 256, work: 1_000_000_000 };

/** The name of the steps that no theorem supports. */
const BACKTRACK = 'backtrack';

/** Where a step stands. */
interface Surroundings {
  /** How many suppositions it is inside of. */
  readonly depth: number;
  /** Whether suppositions may be made: outside of any, but inside only of backtracks, or else logic would be search. */
  readonly maySuppose: boolean;
  /** Whether it is the last step inside a supposition, where a contradiction may stand. */
  readonly last: boolean;
}

/** Checks steps one after the other, each against the state that those before it have left. */
export class StepChecker {
  /** Whether a step so far was a backtrack. */
  backtracked = false;
  /** What steps so far rest on that nothing checks. */
  readonly unchecked = new Set<string>();
  readonly #problem: Problem;
  readonly #state: State;
  readonly #limits: CheckLimits;
  #work = 0;

  constructor(problem: Problem, state: State, limits: CheckLimits) {
    this.#problem = problem;
    this.#state = state;
    this.#limits = limits;
  }

  /** Finds fault with a step of the proof itself, or takes it. */
  check(value: unknown, path: string): ProofFlaw | undefined {
    return this.#check(value, path, { depth: 0, maySuppose: true, last: false });
  }

  #check(value: unknown, path: string, where: Surroundings): ProofFlaw | undefined {
    const badly = findMalformed(this.#problem, value, path);
    if (badly) return badly;
    const step = value as Step;
    const conclusions = conclusionsOf(step);
    const found =
      this.#overworked(step, path) ??
      this.#stale(conclusions, path) ??
      this.#unsupported(step, conclusions, path, where);
    if (!found) for (const conclusion of conclusions) this.#state.settle(conclusion);
    return found;
  }

  #overworked({ writes, removals, premises }: Step, path: string): ProofFlaw | undefined {
    const { labels, asterisms } = this.#problem;
    this.#work += removals.length + (1 + writes.length + 2 * (premises.cases?.length ?? 0)) * labels;
    for (const term of premises.terms)
      if ('cell' in term) this.#work += labels;
      else if ('constraint' in term) this.#work += rowAt(this.#problem, term)!.counts.length;
      else this.#work += asterisms[term.asterism]!.length;
    if (this.#work <= this.#limits.work) return undefined;
    return makeProofFlaw('proof.work', path, `The proof up to here takes more work than ${this.#limits.work}.`);
  }

  /** Every conclusion must be news, and said once. */
  #stale(conclusions: readonly Conclusion[], path: string): ProofFlaw | undefined {
    const written = new Set<number>();
    const named = new Set<number>();
    for (const conclusion of conclusions) {
      const { cell, label, holds } = conclusion;
      if (this.#state.knows(conclusion))
        return makeProofFlaw('conclusion.known', path, `It is known already that ${tellConclusion(conclusion)}.`);
      if (!this.#state.isFree(conclusion))
        return makeProofFlaw(
          'conclusion.contrary',
          path,
          `It cannot be that ${tellConclusion(conclusion)}: the opposite is known.`,
        );
      const at = cell * this.#problem.labels + label;
      if (named.has(at) || (holds && written.has(cell)))
        return makeProofFlaw(
          'conclusion.repeated',
          path,
          `The step concludes twice upon label ${label} or cell ${cell}.`,
        );
      named.add(at);
      if (holds) written.add(cell);
    }
    return undefined;
  }

  #unsupported(
    { theorem, premises }: Step,
    conclusions: readonly Conclusion[],
    path: string,
    where: Surroundings,
  ): ProofFlaw | undefined {
    const { terms, assumption, steps = [], cases } = premises;
    const supposes = assumption !== undefined || cases !== undefined;
    if (theorem === BACKTRACK && !assumption)
      return makeProofFlaw(
        'backtrack.form',
        path,
        'A backtrack supposes something and refutes it; this step does not.',
      );
    if (conclusions.length === 0 && (!where.last || supposes))
      return makeProofFlaw(
        'contradiction.misplaced',
        path,
        'Only the last step inside a supposition, resting on terms alone, may conclude nothing.',
      );
    if (premises.unchecked !== undefined) return this.#unbelieved(premises.unchecked, path);
    if (!supposes) return this.#unforced(terms, conclusions, path);
    if (!where.maySuppose)
      return makeProofFlaw('supposition.nested', path, 'Inside a supposition only a backtrack may make another.');
    if (where.depth >= this.#limits.depth)
      return makeProofFlaw('proof.depth', path, `Suppositions are nested more than ${this.#limits.depth} deep.`);
    if (theorem === BACKTRACK) this.backtracked = true;
    const inside = { depth: where.depth + 1, maySuppose: theorem === BACKTRACK, last: false };
    return assumption
      ? this.#unrefuted(terms, { assumption, steps }, conclusions, path, inside)
      : this.#unshown(terms, cases!, conclusions, path, inside);
  }

  /** By nothing but a name. */
  #unbelieved(name: string, path: string): ProofFlaw | undefined {
    if (this.#limits.believed?.includes(name)) {
      this.unchecked.add(name);
      return undefined;
    }
    return makeProofFlaw('step.unchecked', path, `The step rests on ${excerpt(name)} alone, which nothing checks.`);
  }

  /** By terms: each conclusion, or the contradiction, must follow from their sum. */
  #unforced(terms: readonly Term[], conclusions: readonly Conclusion[], path: string): ProofFlaw | undefined {
    const sum = addUp(this.#problem, terms, this.#state);
    if (conclusions.length === 0 && canBalance(sum)) {
      const total = sum.low === sum.high ? `${sum.low}` : `from ${sum.low} to ${sum.high}`;
      const message = `The terms make ${total}, which lies between ${sum.least} and ${sum.greatest}: no contradiction.`;
      return makeProofFlaw('contradiction.balanced', path, message);
    }
    const open = conclusions.find((conclusion) => !equationForces(sum, this.#problem, conclusion));
    return (
      open &&
      makeProofFlaw('conclusion.unforced', path, `It does not follow from the terms that ${tellConclusion(open)}.`)
    );
  }

  /** By refutation: the assumption must lead to a contradiction, and its opposite be the only conclusion. */
  #unrefuted(
    terms: readonly Term[],
    branch: Case,
    conclusions: readonly Conclusion[],
    path: string,
    inside: Surroundings,
  ): ProofFlaw | undefined {
    const { assumption, steps } = branch;
    if (terms.length > 0)
      return makeProofFlaw('premises.mixed', `${path}.premises.terms`, 'A refutation has no use for terms of its own.');
    const opposite = oppositeOf(assumption);
    if (conclusions.length !== 1 || !isSameConclusion(conclusions[0]!, opposite))
      return makeProofFlaw(
        'refutation.conclusion',
        path,
        `The only conclusion can be that ${tellConclusion(opposite)}.`,
      );
    const mark = this.#state.mark();
    const found = this.#follow(branch, `${path}.premises`, inside);
    this.#state.undo(mark);
    if (found || endsInContradiction(steps)) return found;
    return makeProofFlaw(
      'refutation.open',
      path,
      `Supposing that ${tellConclusion(assumption)} does not end in a contradiction.`,
    );
  }

  /** By cases: one of the alternatives must hold, and each must lead to every conclusion. */
  #unshown(
    terms: readonly Term[],
    cases: readonly Case[],
    conclusions: readonly Conclusion[],
    path: string,
    inside: Surroundings,
  ): ProofFlaw | undefined {
    for (const [index, branch] of cases.entries()) {
      const at = `${path}.premises.cases[${index}]`;
      const mark = this.#state.mark();
      const found = this.#follow(branch, at, inside);
      const open = conclusions.find((conclusion) => !this.#state.knows(conclusion));
      this.#state.undo(mark);
      if (found) return found;
      if (open && !endsInContradiction(branch.steps))
        return makeProofFlaw(
          'cases.unreached',
          at,
          `Supposing that ${tellConclusion(branch.assumption)} does not show that ${tellConclusion(open)}.`,
        );
    }
    if (!this.#mayAllFail(terms, cases)) return undefined;
    return makeProofFlaw('cases.open', path, 'It does not follow from the terms that one of the alternatives holds.');
  }

  /** Supposes something and takes the steps that follow. */
  #follow({ assumption, steps }: Case, path: string, inside: Surroundings): ProofFlaw | undefined {
    if (!this.#state.isFree(assumption))
      return makeProofFlaw(
        'assumption.settled',
        `${path}.assumption`,
        `Whether cell ${assumption.cell} holds label ${assumption.label} is known already.`,
      );
    this.#state.settle(assumption);
    for (const [index, step] of steps.entries()) {
      const last = index === steps.length - 1;
      const found = this.#check(step, `${path}.steps[${index}]`, { ...inside, last });
      if (found) return found;
    }
    return undefined;
  }

  /** Whether the terms can balance without any of the alternatives. Some, as a label and its absence, cannot all fail. */
  #mayAllFail(terms: readonly Term[], cases: readonly Case[]): boolean {
    const mark = this.#state.mark();
    let possible = true;
    for (const opposite of cases.map(({ assumption }) => oppositeOf(assumption)))
      if (this.#state.isFree(opposite)) this.#state.settle(opposite);
      else possible &&= this.#state.knows(opposite);
    possible &&= canBalance(addUp(this.#problem, terms, this.#state));
    this.#state.undo(mark);
    return possible;
  }
}

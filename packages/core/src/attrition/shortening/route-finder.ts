import type { Random } from '../../basis/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import { type Position, startOf } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { refuteByBacktracking } from '../proving/backtracking.ts';
import { easiestStep, type StepChoice } from '../proving/ladder.ts';
import { type Rule, ruleOf } from '../proving/rule.ts';
import { ELEMENTARY } from '../theorems/elementary/index.ts';
import { type ElementaryRules, elementaryRule, elementaryRules } from './elementary.ts';
import { cheapestPlan } from './plan.ts';
import { applyRule, applyRules, dropRedundant, type ProofRoute, type RuleStep } from './route.ts';

/** Of how many steps of a rung one is chosen at random. */
const CHOICE = 8;

/** Lays routes from the clues of a puzzle to its solution. */
export class RouteFinder {
  readonly #position: Position;
  readonly #solution: Labeling;
  readonly #ladder: readonly Theorem[];
  readonly #elementary: ElementaryRules;
  readonly #random: Random;
  readonly #signal: { readonly aborted: boolean } | undefined;

  constructor(
    shape: Shape,
    labeling: Labeling,
    solution: Labeling,
    ladder: readonly Theorem[],
    random: Random,
    signal: { readonly aborted: boolean } | undefined,
  ) {
    this.#position = startOf(shape, labeling);
    this.#solution = solution;
    this.#ladder = ladder;
    this.#elementary = elementaryRules(shape, ladder);
    this.#random = random;
    this.#signal = signal;
  }

  /** The route that a proof takes. */
  follow(steps: readonly Step[]): ProofRoute {
    return steps.map((step) => ({ rule: this.#ruleOf(step), step }));
  }

  /**
   * A new route. It goes by the rules given as far as they lead; then it writes what can be written at the least expense
   * and goes on by the rules. Where elementary theorems do not suffice it draws all their conclusions and takes a step of
   * the easiest theorem that helps, since that may rest on any of them. In the end all that can be spared is dropped.
   */
  lay(given: readonly Rule[]): ProofRoute | undefined {
    const position = this.#position;
    const mark = position.mark();
    const route: RuleStep[] = [];
    for (let more: RuleStep[] = applyRules(position, given); more.length > 0; more = this.#further(given))
      route.push(...more);
    const { solved } = position;
    position.undo(mark);
    return solved ? dropRedundant(position, route, this.#random, this.#signal) : undefined;
  }

  #further(given: readonly Rule[]): RuleStep[] {
    const position = this.#position;
    if (position.open === 0 || this.#signal?.aborted) return [];
    const plan = cheapestPlan(position, this.#solution, this.#elementary, this.#random);
    const rules = plan ?? this.#elementary.fullCounts.filter((rule) => rule !== undefined);
    const taken = rules.flatMap((rule) => applyRule(position, rule) ?? []);
    if (taken.length === 0) {
      const step = this.#harderStep();
      if (!step) return [];
      position.apply(step);
      taken.push({ rule: this.#ruleOf(step), step });
    }
    return [...taken, ...applyRules(position, given)];
  }

  #harderStep(): Step | undefined {
    const choose: StepChoice = (theorem, position) => {
      const some: Step[] = [];
      for (const step of theorem.steps(position)) if (some.push(step) === CHOICE) break;
      return some[this.#random.below(Math.max(1, some.length))];
    };
    return (
      easiestStep(this.#position, this.#ladder, choose) ??
      refuteByBacktracking(this.#position, this.#ladder, this.#signal)
    );
  }

  #ruleOf(step: Step): Rule {
    const { shape } = this.#position;
    const elementary = elementaryRule(this.#elementary, shape, step);
    if (elementary) return elementary;
    const theorem = this.#ladder.find(({ name }) => name === step.theorem);
    return ruleOf(shape, step, this.#rungOf(step), theorem);
  }

  /** Elementary theorems are equally easy; what is not on the ladder is harder than all that is. */
  #rungOf({ theorem }: Step): number {
    if (ELEMENTARY.some(({ name }) => name === theorem)) return 0;
    const rung = this.#ladder.findIndex(({ name }) => name === theorem);
    return rung < 0 ? this.#ladder.length + 1 : rung + 1;
  }
}

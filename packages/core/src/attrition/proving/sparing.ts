import type { Labeling } from '../../puzzle/index.ts';
import { type Position, startOf } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { ELEMENTARY } from '../theorems/elementary/index.ts';
import { climb, climbUp } from './ladder.ts';
import { makePreference } from './preference.ts';
import { stepBy } from './retelling.ts';
import { type Rule, ruleOf } from './rule.ts';

/**
 * A proof with fewer steps by harder theorems, if some can be spared: those left, and the elementary theorems of the
 * ladder, solve the puzzle. So no theorem is listed that the proof does not need. The hardest are tried first. Nothing if
 * none can be spared.
 *
 * This is not the least set of theorems, on purpose: a chain could say most of what easier theorems do.
 */
export function withoutSpareSteps(
  shape: Shape,
  labeling: Labeling,
  steps: readonly Step[],
  ladder: readonly Theorem[],
): Step[] | undefined {
  const plain = ladder.filter((theorem) => ELEMENTARY.includes(theorem));
  const harder = steps.filter(({ theorem }) => !plain.some(({ name }) => name === theorem));
  const rules = rulesBehind(shape, harder, ladder);
  // A single one was taken because the elementary theorems led no further.
  if (rules.length < 2) return undefined;
  const run = new Run(shape, labeling, plain, rules);
  for (const rule of rules.toSorted((a, b) => b.rung - a.rung)) run.spare(rule);
  const { kept } = run;
  if (kept.length === rules.length) return undefined;
  return [...climb(startOf(shape, labeling), [...plain, rungOf(kept)], makePreference(shape))];
}

/** The rules behind steps, each once, though several steps may be by the same. */
function rulesBehind(shape: Shape, steps: readonly Step[], ladder: readonly Theorem[]): Rule[] {
  const rules: Rule[] = [];
  for (const step of steps) {
    if (rules.some(({ found }) => isSameReason(found, step))) continue;
    const rung = ladder.findIndex(({ name }) => name === step.theorem);
    rules.push(ruleOf(shape, step, rung, ladder[rung]));
  }
  return rules;
}

/** Most reasons part by what is plain to see; the rest are compared word for word. */
function isSameReason(a: Step, b: Step): boolean {
  const [one, other] = [a.premises, b.premises];
  return (
    a.theorem === b.theorem &&
    one.terms.length === other.terms.length &&
    one.assumption?.cell === other.assumption?.cell &&
    one.assumption?.label === other.assumption?.label &&
    JSON.stringify(one) === JSON.stringify(other)
  );
}

/** A step that a rule allowed, and the mark of the position before it. */
interface Taken {
  readonly rule: Rule;
  readonly step: Step;
  readonly mark: number;
}

/** What some rules allow from a position on, always the first of them that allows anything, and elementary theorems in between. */
class Run {
  kept: readonly Rule[];
  readonly #position: Position;
  readonly #plain: readonly Theorem[];
  readonly #taken: Taken[] = [];

  constructor(shape: Shape, labeling: Labeling, plain: readonly Theorem[], rules: readonly Rule[]) {
    this.kept = rules;
    this.#plain = plain;
    this.#position = startOf(shape, labeling);
    climbUp(this.#position, plain);
    this.#goOn(rules);
  }

  /** Does without a rule if the others still lead to the solution. Up to its first use they lead there anyway. */
  spare(rule: Rule): void {
    const others = this.kept.filter((other) => other !== rule);
    const first = this.#taken.findIndex((taken) => taken.rule === rule);
    const before = first < 0 ? [] : this.#takeBack(first);
    this.#goOn(others);
    if (this.#position.solved) {
      this.kept = others;
      return;
    }
    if (first >= 0) this.#takeBack(first);
    for (const { rule: used, step } of before) this.#take(used, step);
  }

  #goOn(rules: readonly Rule[]): void {
    for (let next = this.#first(rules); next; next = this.#first(rules)) this.#take(next.rule, next.step);
  }

  #first(rules: readonly Rule[]): Pick<Taken, 'rule' | 'step'> | undefined {
    for (const rule of rules) {
      const step = stepBy(this.#position, rule);
      if (step) return { rule, step };
    }
    return undefined;
  }

  #take(rule: Rule, step: Step): void {
    this.#taken.push({ rule, step, mark: this.#position.mark() });
    this.#position.apply(step);
    climbUp(this.#position, this.#plain);
  }

  /** Takes back all from a use on, and gives what it was. */
  #takeBack(from: number): readonly Taken[] {
    const last = this.#taken.splice(from);
    const [earliest] = last;
    if (earliest) this.#position.undo(earliest.mark);
    return last;
  }
}

/** What some rules allow, as a rung of its own. */
function rungOf(rules: readonly Rule[]): Pick<Theorem, 'steps'> {
  return {
    *steps(position) {
      for (const rule of rules) {
        const step = stepBy(position, rule);
        if (step) yield step;
      }
    },
  };
}

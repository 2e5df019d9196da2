import type { Random } from '../../basis/index.ts';
import type { Position } from '../model/position.ts';
import type { Step } from '../model/step.ts';
import { stepBy } from '../proving/retelling.ts';
import type { Rule } from '../proving/rule.ts';

/** A step that was taken, and the rule that allowed it. */
export interface RuleStep {
  readonly rule: Rule;
  readonly step: Step;
}

/** Steps one after the other from the clues to the solution. */
export type ProofRoute = readonly RuleStep[];

/** Takes the step that a rule allows, if it allows one. */
export function applyRule(position: Position, rule: Rule): RuleStep | undefined {
  const step = stepBy(position, rule);
  if (!step) return undefined;
  position.apply(step);
  return { rule, step };
}

/** Goes as far as rules lead, round after round in the order given. The position stays where that is. */
export function applyRules(position: Position, rules: Iterable<Rule>): RuleStep[] {
  const taken: RuleStep[] = [];
  for (let before = -1; position.open > 0 && before < taken.length; ) {
    before = taken.length;
    for (const rule of rules) {
      const next = applyRule(position, rule);
      if (next) taken.push(next);
      if (position.open === 0) break;
    }
  }
  return taken;
}

/** The route on which rules lead to the solution, if they do. The position is left as it was. */
function routeBy(position: Position, rules: Iterable<Rule>): ProofRoute | undefined {
  const mark = position.mark();
  const route = applyRules(position, rules);
  const { solved } = position;
  position.undo(mark);
  return solved ? route : undefined;
}

export function rulesOf(route: ProofRoute): Set<Rule> {
  return new Set(route.map(({ rule }) => rule));
}

/**
 * A route none of whose rules can be spared, unless there is no time to see to that. The hardest are tried first, those
 * equally hard in random order.
 */
export function dropRedundant(
  position: Position,
  route: ProofRoute,
  random: Random,
  signal: { readonly aborted: boolean } | undefined,
): ProofRoute {
  let short = route;
  let rules = rulesOf(route);
  for (const rule of random.shuffled([...rules]).sort((a, b) => b.rung - a.rung)) {
    if (signal?.aborted) break;
    // Without one rule, others may have become idle.
    if (!rules.has(rule)) continue;
    const without = routeBy(
      position,
      [...rules].filter((other) => other !== rule),
    );
    if (!without) continue;
    short = without;
    rules = rulesOf(without);
  }
  return short;
}

/**
 * Below 0 if the first route is easier: it has fewer steps by the hardest theorem, or as many and fewer by the next one,
 * and so on; in the end, fewer steps.
 */
export function compareRoutes(a: ProofRoute, b: ProofRoute): number {
  const rungs = [...new Set([...a, ...b].map(({ rule }) => rule.rung))].filter((rung) => rung > 0);
  for (const rung of rungs.sort((x, y) => y - x)) {
    const uses = (route: ProofRoute) => route.filter(({ rule }) => rule.rung === rung).length;
    if (uses(a) !== uses(b)) return uses(a) - uses(b);
  }
  return a.length - b.length;
}

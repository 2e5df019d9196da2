import type { Shape } from '../model/shape.ts';
import type { RowTerm, Step, Term } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { type Rule, ruleOf } from '../proving/rule.ts';
import { fullCount } from '../theorems/elementary/full-count.ts';
import { lastPlaces } from '../theorems/elementary/last-places.ts';
import { onlyCandidate } from '../theorems/elementary/only-candidate.ts';

type ElementaryTerm = Exclude<Term, RowTerm>;

/** The rules of the elementary theorems, as far as the ladder has them. */
export interface ElementaryRules {
  /** By asterism · labels + label. */
  readonly fullCounts: readonly (Rule | undefined)[];
  readonly lastPlaces: readonly (Rule | undefined)[];
  /** By cell. */
  readonly onlyCandidates: readonly (Rule | undefined)[];
}

export function elementaryRules(shape: Shape, ladder: readonly Theorem[]): ElementaryRules {
  const { asterisms, labels, cells } = shape;
  const rules = (theorem: Theorem, count: number, termOf: (at: number) => ElementaryTerm, writes: boolean) =>
    Array.from({ length: count }, (_, at) => {
      if (!ladder.includes(theorem)) return undefined;
      const term = termOf(at);
      const some = 'label' in term ? { cell: asterisms[term.asterism]![0]!, label: term.label } : { ...term, label: 0 };
      const found: Step = {
        theorem: theorem.name,
        writes: writes ? [some] : [],
        removals: writes ? [] : [some],
        premises: { terms: [term] },
      };
      return ruleOf(shape, found, 0);
    });
  const ofAsterism = (at: number): ElementaryTerm => ({
    times: 1,
    asterism: Math.floor(at / labels),
    label: at % labels,
  });
  return {
    fullCounts: rules(fullCount, asterisms.length * labels, ofAsterism, false),
    lastPlaces: rules(lastPlaces, asterisms.length * labels, ofAsterism, true),
    onlyCandidates: rules(onlyCandidate, cells, (cell) => ({ times: 1, cell }), true),
  };
}

/** The elementary rule behind a step, if it is one. */
export function elementaryRule(
  rules: ElementaryRules,
  { labels }: Shape,
  { theorem, premises }: Step,
): Rule | undefined {
  const [term] = premises.terms;
  if (premises.terms.length !== 1 || !term || 'constraint' in term) return undefined;
  if (!('label' in term)) return theorem === onlyCandidate.name ? rules.onlyCandidates[term.cell] : undefined;
  const at = term.asterism * labels + term.label;
  if (theorem === fullCount.name) return rules.fullCounts[at];
  return theorem === lastPlaces.name ? rules.lastPlaces[at] : undefined;
}

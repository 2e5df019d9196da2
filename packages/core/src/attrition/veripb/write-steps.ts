import type { NumberedInequality } from '../../basis/pseudo-boolean/index.ts';
import type { Assumption, Case, Step } from '../model/step.ts';
import type { Literal, Scribe } from './scribe.ts';

/** Writes steps down. Gives the last line if it says that not all that is supposed can be. */
export function writeSteps(scribe: Scribe, steps: readonly Step[]): NumberedInequality | undefined {
  let contradiction: NumberedInequality | undefined;
  for (const step of steps) contradiction = writeStep(scribe, step);
  return contradiction;
}

function writeStep(scribe: Scribe, { writes, removals, premises }: Step): NumberedInequality | undefined {
  const { terms, assumption, steps = [], cases } = premises;
  const conclusions = [
    ...removals.map((removal) => scribe.literal(removal, false)),
    ...writes.map((write) => scribe.literal(write, true)),
  ];
  if (assumption) {
    const refuted = refute(scribe, { assumption, steps });
    for (const conclusion of conclusions) scribe.learn(conclusion, refuted);
    return undefined;
  }
  if (cases) {
    for (const [conclusion, line] of byCases(scribe, { terms, cases }, conclusions)) scribe.learn(conclusion, line);
    return undefined;
  }
  if (conclusions.length === 0) return scribe.byTerms(terms);
  const lines = conclusions.map((conclusion) => scribe.byTerms(terms, [conclusion]));
  for (const [index, conclusion] of conclusions.entries()) scribe.learn(conclusion, lines[index]!);
  return undefined;
}

/** What is supposed leads to a contradiction, whose line has the opposite in it. */
function refute(scribe: Scribe, { assumption, steps }: Case): NumberedInequality {
  return scribe.suppose([supposed(scribe, assumption)], () => {
    const contradiction = writeSteps(scribe, steps);
    if (!contradiction) throw new Error('A refutation does not end in a contradiction.');
    return contradiction;
  });
}

/** One of the alternatives holds, and from each the conclusions follow: the lines of each conclusion are added up. */
function byCases(
  scribe: Scribe,
  { terms, cases }: Pick<Required<Step['premises']>, 'terms' | 'cases'>,
  conclusions: readonly Literal[],
): [Literal, NumberedInequality][] {
  const branches = cases.map(({ assumption, steps }) =>
    scribe.suppose([supposed(scribe, assumption)], () => {
      const contradiction = writeSteps(scribe, steps);
      // What is supposed needs no line.
      return conclusions.map((conclusion) => contradiction ?? scribe.fact(conclusion));
    }),
  );
  const alternatives = cases.map(({ assumption }) => supposed(scribe, assumption));
  const either = areOpposite(alternatives) ? undefined : oneOf(scribe, terms, alternatives);
  return conclusions.map((conclusion, index) => {
    const lines = [either, ...branches.map((branch) => branch[index])].filter((line) => line !== undefined);
    return [conclusion, scribe.conclude(scribe.sum(lines), [conclusion])];
  });
}

/** Whether a label and its absence are among the alternatives. */
function areOpposite(alternatives: readonly Literal[]): boolean {
  return alternatives.some(({ variable, holds }) =>
    alternatives.some((other) => other.variable === variable && other.holds !== holds),
  );
}

/** That one of some literals holds: else the terms could not balance. */
function oneOf(scribe: Scribe, terms: Step['premises']['terms'], alternatives: readonly Literal[]): NumberedInequality {
  const opposites = alternatives.map(({ variable, holds }) => ({ variable, holds: !holds }));
  return scribe.suppose(opposites, () => scribe.byTerms(terms));
}

function supposed(scribe: Scribe, { holds, ...placement }: Assumption): Literal {
  return scribe.literal(placement, holds);
}

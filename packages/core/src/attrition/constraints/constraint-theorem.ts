import { type Constraint, EMPTY, type Labeling, type NamedRow } from '../../puzzle/index.ts';
import type { Position } from '../model/position.ts';
import type { Placement, Step, Term } from '../model/step.ts';
import { slackForces, slackOf, sumOf } from '../model/term-sum.ts';
import type { Theorem } from '../model/theorem.ts';

/**
 * What a constraint allows to conclude, as a theorem of its name.
 *
 * Rows: where a label would bring the sum of one out of its bounds, whatever the rest, it leaves; where only it keeps the sum
 * within them, it is written. Since a cell holds one label, it adds to the sum at least what the least of its labels does, and
 * at most what the greatest does. The row and the cells are the certificate. Monotonic: with fewer labels, what cells add at
 * least can but grow, and what they add at most but shrink.
 *
 * Functions: the labels leave that `propagate` names or, without it, those with which `violated` says that the constraint is
 * broken. No step has a certificate; whether the function is monotonic is for its author to see to.
 */
export function constraintTheorem({ name, words, rows, violated, propagate }: Constraint): Theorem {
  const common = { name, ...(words && { words }) };
  if (rows)
    return {
      ...common,
      form({ premises: { terms } }) {
        const [row, ...cells] = terms.toSorted((a, b) => Number('cell' in a) - Number('cell' in b));
        return row !== undefined && isRowOf(name, row) && cells.every((term) => 'cell' in term);
      },
      *steps(position) {
        for (const [index, named] of position.shape.rows.entries())
          if (named.constraint === name) {
            const step = stepByRow(position, named, index);
            if (step) yield step;
          }
      },
    };
  return {
    ...common,
    unchecked: true,
    form(step, position) {
      const { writes, removals, premises } = step;
      if (premises.unchecked !== name || writes.length > 0) return false;
      const said = new Set(removalsBy(position, propagate, violated!).map(keyOf));
      return removals.every((removal) => said.has(keyOf(removal)));
    },
    *steps(position) {
      const removals = removalsBy(position, propagate, violated!);
      if (removals.length > 0) yield { theorem: name, writes: [], removals, premises: { terms: [], unchecked: name } };
    },
  };
}

function isRowOf(name: string, term: Term): boolean {
  return 'constraint' in term && term.constraint === name && Math.abs(term.times) === 1;
}

/** What a row forces: alone, or together with the least or the greatest that its cells add where several labels count. */
function stepByRow(position: Position, named: NamedRow, index: number): Step | undefined {
  const { least, most, heaviest, several } = named;
  if (several)
    return (
      stepByTerms(position, named, cellTerms(position, named, Math.min)) ??
      stepByTerms(position, named, cellTerms(position, named, Math.max))
    );
  const isSlack = heaviest <= position.rowMost[index]! - least && heaviest <= most - position.rowLeast[index]!;
  return isSlack ? undefined : stepByTerms(position, named, []);
}

/** The cells of a row, each taken away as often as the least, or the greatest, of its labels counts. */
function cellTerms(position: Position, { counts }: NamedRow, extreme: (...values: number[]) => number): Term[] {
  const { labels } = position.shape;
  const countsOf = new Map<number, number[]>();
  for (const { cell, label, times } of counts) {
    if (!countsOf.has(cell)) countsOf.set(cell, new Array<number>(labels).fill(0));
    countsOf.get(cell)![label] = times;
  }
  return [...countsOf].flatMap(([cell, times]) => {
    const domain = position.domain(cell);
    const added = domain.length > 0 ? extreme(...domain.map((label) => times[label]!)) : 0;
    return added === 0 ? [] : [{ times: -added, cell }];
  });
}

function stepByTerms(position: Position, { constraint, row }: NamedRow, cells: readonly Term[]): Step | undefined {
  const terms = [{ times: 1, constraint, row }, ...cells];
  const sum = sumOf(position.shape, terms);
  const slack = slackOf(position, sum);
  if (sum.heaviest <= slack.above && sum.heaviest <= slack.below) return undefined;
  const { labels } = position.shape;
  const [writes, removals]: [Placement[], Placement[]] = [[], []];
  for (const [i, candidate] of sum.candidates.entries()) {
    const placement = { cell: Math.floor(candidate / labels), label: candidate % labels };
    if (position.written[placement.cell] !== EMPTY || position.domains[candidate] === 0) continue;
    if (slackForces(slack, sum.coefficients[i]!, false)) removals.push(placement);
    else if (slackForces(slack, sum.coefficients[i]!, true)) writes.push(placement);
  }
  // That a cell would have to hold two labels is seen when one of them is written.
  const first = writes.filter(({ cell }, i) => writes.findIndex((other) => other.cell === cell) === i);
  const others = removals.filter(({ cell }) => !first.some((write) => write.cell === cell));
  if (first.length + others.length === 0) return undefined;
  return { theorem: constraint, writes: first, removals: others, premises: { terms } };
}

/** What is still there of what a function takes away. */
function removalsBy(
  position: Position,
  propagate: Constraint['propagate'],
  violated: (labeling: Labeling) => boolean,
): Placement[] {
  const { cells } = position.shape;
  const named = propagate
    ? [...propagate(Array.from({ length: cells }, (_, cell) => position.domain(cell)))]
    : [...breaking(position, violated)];
  const fresh = new Map<string, Placement>();
  for (const { cell, label } of named)
    if (position.written[cell] === EMPTY && position.allows(cell, label))
      fresh.set(keyOf({ cell, label }), { cell, label });
  return [...fresh.values()];
}

/** The labels that break a constraint as soon as they are written. */
function* breaking(position: Position, violated: (labeling: Labeling) => boolean): Generator<Placement> {
  const labeling = Array.from(position.written);
  for (const [cell, written] of position.written.entries()) {
    if (written !== EMPTY) continue;
    for (const label of position.domain(cell)) if (violated(labeling.with(cell, label))) yield { cell, label };
  }
}

function keyOf({ cell, label }: Placement): string {
  return `${cell} ${label}`;
}

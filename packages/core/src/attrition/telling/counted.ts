import { onlyTerm, type Placement, type Step, type Term } from '../model/step.ts';
import type { Subject } from '../words/index.ts';

/**
 * What a step by terms needs to be absent but for what it concludes: all that its equations count on the side of the labels that
 * are written, or against the side of those that are removed. Of two crossing asterisms that is what one has outside the
 * other; of some cells of an asterism, all labels but theirs.
 */
export function countedFor(subject: Subject, step: Step): Placement[] {
  const { terms, unchecked } = step.premises;
  if (unchecked !== undefined || terms.some((term) => 'constraint' in term)) return [];
  const term = onlyTerm(step);
  if (term && !step.premises.cases) return step.writes.length > 0 ? countedBy(subject, term) : [];
  const labels = subject.multiset.labels.length;
  const times = countTerms(subject, terms);
  const timesOf = ({ cell, label }: Placement) => Math.sign(times.get(cell * labels + label) ?? 0);
  const side = sideOf(step, timesOf);
  return [...times]
    .filter(([, count]) => count * side > 0)
    .map(([candidate]) => ({ cell: Math.floor(candidate / labels), label: candidate % labels }));
}

/** All that one equation counts. */
function countedBy({ board, multiset }: Subject, term: Term): Placement[] {
  if ('label' in term) return board.asterisms[term.asterism]!.cells.map((cell) => ({ cell, label: term.label }));
  return 'cell' in term ? multiset.labels.map((_, label) => ({ cell: term.cell, label })) : [];
}

/** The side that must not grow; 0 where a step concludes nothing by its terms. */
function sideOf(
  { writes, removals, premises: { cases = [] } }: Step,
  timesOf: (placement: Placement) => number,
): number {
  const [assumption] = cases.map((branch) => branch.assumption);
  if (assumption) return timesOf(assumption) * (assumption.holds ? 1 : -1);
  const [written, removed] = [writes[0], removals[0]];
  if (written) return timesOf(written);
  return removed ? -timesOf(removed) : 0;
}

/** How often each label in each cell is counted in all, by cell · labels + label. */
function countTerms({ board, multiset }: Subject, terms: readonly Term[]): Map<number, number> {
  const labels = multiset.labels.length;
  const counted = new Map<number, number>();
  const add = (cell: number, label: number, times: number) =>
    counted.set(cell * labels + label, (counted.get(cell * labels + label) ?? 0) + times);
  for (const term of terms)
    if ('label' in term) for (const cell of board.asterisms[term.asterism]!.cells) add(cell, term.label, term.times);
    else if ('cell' in term) for (let label = 0; label < labels; label++) add(term.cell, label, term.times);
  return counted;
}

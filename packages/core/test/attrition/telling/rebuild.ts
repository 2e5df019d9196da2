import type { Step, Subject, ToldStep } from '../../../src/attrition/index.ts';
import { EMPTY, type Labeling } from '../../../src/puzzle/index.ts';

/**
 * Follows a told proof as a reader would who has nothing else: starts from the clues, believes a blocker only if the asterism
 * holds its full share of the label, and a placed label only if what was told leaves no other way. Gives the labels that are
 * written in the end, or says what does not follow.
 */
export function rebuild(
  { board, multiset }: Subject,
  labeling: Labeling,
  told: readonly ToldStep[],
): Labeling | string {
  const written = [...labeling];
  const removedBy: Step['removals'][] = [];
  for (const [index, { step, blockers, earlier }] of told.entries()) {
    const out = new Set<string>();
    for (const { asterism, label, cells } of blockers) {
      const held = board.asterisms[asterism]!.cells;
      if (held.filter((cell) => written[cell] === label).length !== multiset.counts[label])
        return `${index}: asterism ${asterism} has not its full share of label ${label}`;
      if (cells.some((cell) => !held.includes(cell))) return `${index}: a cell is not in asterism ${asterism}`;
      for (const cell of cells) out.add(`${cell} ${label}`);
    }
    for (const place of earlier) for (const { cell, label } of removedBy[place]!) out.add(`${cell} ${label}`);
    const [term] = step.premises.terms;
    if (
      step.writes.length > 0 &&
      step.premises.terms.length === 1 &&
      term &&
      !('constraint' in term) &&
      step.removals.length === 0
    ) {
      const left = 'label' in term ? leftInAsterism(term.asterism, term.label) : leftInCell(term.cell);
      if (
        left !==
        step.writes
          .map(({ cell, label }) => `${cell} ${label}`)
          .sort()
          .join()
      )
        return `${index}: ${left}`;
    }
    for (const { cell, label } of step.writes) written[cell] = label;
    removedBy.push(step.removals);

    function leftInAsterism(asterism: number, label: number): string {
      const { cells } = board.asterisms[asterism]!;
      const open = cells.filter((cell) => written[cell] === EMPTY);
      const places = open.map((cell) => `${cell} ${label}`).filter((placement) => !out.has(placement));
      const needed = multiset.counts[label]! - cells.filter((cell) => written[cell] === label).length;
      return places.length === needed ? places.sort().join() : `${places.length} places for ${needed}`;
    }

    function leftInCell(cell: number): string {
      return multiset.labels
        .map((_, label) => `${cell} ${label}`)
        .filter((placement) => !out.has(placement))
        .join();
    }
  }
  return written;
}

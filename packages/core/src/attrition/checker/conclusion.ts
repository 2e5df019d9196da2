import type { Placement, Step } from '../model/step.ts';

/** That a label is in a cell, or is not: what is concluded, supposed or known. */
export interface Conclusion extends Placement {
  readonly holds: boolean;
}

export function conclusionsOf({ writes, removals }: Step): Conclusion[] {
  // Removals first: a write settles its whole cell.
  return [
    ...removals.map(({ cell, label }) => ({ cell, label, holds: false })),
    ...writes.map(({ cell, label }) => ({ cell, label, holds: true })),
  ];
}

export function oppositeOf({ cell, label, holds }: Conclusion): Conclusion {
  return { cell, label, holds: !holds };
}

export function isSameConclusion(a: Conclusion, b: Conclusion): boolean {
  return a.cell === b.cell && a.label === b.label && a.holds === b.holds;
}

/** Of steps already found right: one that concludes nothing is a contradiction. */
export function endsInContradiction(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  return last !== undefined && last.writes.length + last.removals.length === 0;
}

/** A conclusion as the second half of a sentence. */
export function tellConclusion({ cell, label, holds }: Conclusion): string {
  return `cell ${cell} ${holds ? 'holds' : 'does not hold'} label ${label}`;
}

import type { Shape } from '@latin-puzzles/core/attrition';
import { EMPTY, type Labeling, type Puzzle } from '@latin-puzzles/core/puzzle';
import { areaOfPlan, evidenceOf, type Plan, planNextLabel } from '../advice/index.ts';

/** What the player is asked for: a label in a cell that is pointed at; the cell for a label; or the label for a cell. */
export type CoachAsks = 'place' | 'find' | 'which';

/**
 * Why nothing else can be: the group has no other free cell; every other free cell belongs to a group that has the label as
 * often as it may; or the groups of the cell have all other labels so.
 */
export type CoachReason = 'last-cells' | 'other-cells' | 'other-labels';

/** One move of an opening. */
export interface CoachedMove {
  readonly asks: CoachAsks;
  readonly reason: CoachReason;
  /** The group that it is found in. */
  readonly asterism: number;
  /** Each of these takes the label; any of them is right, and the others follow. */
  readonly cells: readonly number[];
  readonly label: number;
  /** The groups that rule everything else out, */
  readonly blocking: readonly number[];
  /** and the cells whose labels do. */
  readonly blockers: readonly number[];
}

/** The easiest step from some labels, if it writes a label at once. */
export function planPlainStep(shape: Shape, labels: Labeling): Plan | undefined {
  const plan = planNextLabel(shape, { labels }, { ladder: [], backtrack: false });
  return plan?.steps.length === 1 && plan.steps[0]!.writes.length > 0 ? plan : undefined;
}

/** A plain step as a move to be asked for. The first one shows the cell, the others have the player look. */
export function makeCoachedMove(puzzle: Puzzle, labels: Labeling, plan: Plan, index: number): CoachedMove {
  const { board } = puzzle;
  const { writes } = plan.steps[0]!;
  const { label } = writes[0]!;
  const cells = writes.filter((write) => write.label === label).map(({ cell }) => cell);
  const [term] = plan.steps[0]!.premises.terms;
  const counted = term && 'asterism' in term ? term.asterism : undefined;
  const asterism = counted ?? areaOfPlan(plan, puzzle)[0] ?? board.asterismsOf[cells[0]!]![0]!;
  const free = board.asterisms[asterism]!.cells.filter((cell) => labels[cell] === EMPTY);
  const reason = counted === undefined ? 'other-labels' : free.length === cells.length ? 'last-cells' : 'other-cells';
  const { blockers } = evidenceOf(plan, puzzle, 'reason');
  return {
    asks: index === 0 ? 'place' : reason === 'other-cells' ? 'find' : 'which',
    reason,
    asterism,
    cells,
    label,
    blocking: [...new Set(blockers.map((blocker) => blocker.asterism))],
    blockers: [
      ...new Set(
        blockers.flatMap((blocker) =>
          board.asterisms[blocker.asterism]!.cells.filter((cell) => labels[cell] === blocker.label),
        ),
      ),
    ],
  };
}

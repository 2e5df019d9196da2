import type { DocumentKind } from '@latin-puzzles/core/basis';
import type { LineDraft } from '../../kinds/kind.ts';

/** The name of the format of plans. */
export const PLAN_FORMAT = 'latin-plan/1';

export const PLAN_DOCUMENT: DocumentKind = { format: PLAN_FORMAT, starter: 'latin mill --init' };

/** A line of a plan: one board, one level, one set of wishes, and how many of them. */
export interface PlanLine extends LineDraft<unknown> {
  readonly kind: string;
  /** Of its own, from the seed of the plan and what the line is about. */
  readonly seed: number;
}

/** What is to be made, line by line. */
export interface MillPlan {
  /** The same for the same document; others differ. */
  readonly id: string;
  readonly title?: string | undefined;
  /** As it was read. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly lines: readonly PlanLine[];
}

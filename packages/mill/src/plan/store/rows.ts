import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../collection/index.ts';
import type { Goal } from '../../kinds/kind.ts';
import type { PlanLine } from '../format/index.ts';
import { type LineEnding, type Standing, UNSETTLED } from '../settling/settle.ts';

/** How often each reason occurred. */
export type ReasonCounts = Readonly<Record<string, number>>;

/** The row of a line that nothing has been done for. */
export function lineRow(plan: string, line: number, given: PlanLine): Insertable<Tables['plan_lines']> {
  const { kind, name, family, seed, work, goal, signing } = given;
  const { settled, found, fresh } = UNSETTLED;
  return {
    ...{ plan, line, kind, name, family },
    seed: String(seed),
    work: JSON.stringify(work),
    goal: JSON.stringify(goal),
    signing: JSON.stringify(signing),
    ...{ planned: 0, chunks: 0, settled, found, fresh, ended: null },
    ...{ units: 0, claims: 0, milliseconds: 0, rejected: '{}', counted: null },
  };
}

/** A line of a plan in the store, and how far it is. */
export interface StoredLine extends PlanLine {
  readonly plan: string;
  readonly line: number;
  readonly standing: Standing;
  readonly planned: number;
  readonly chunks: number;
  readonly units: number;
  readonly claims: number;
  readonly milliseconds: number;
  readonly rejected: ReasonCounts;
  /** As decimal text. */
  readonly counted: string | null;
}

/** A row as what it says. */
export function storedLine(row: Selectable<Tables['plan_lines']>): StoredLine {
  const {
    plan,
    line,
    kind,
    name,
    family,
    planned,
    chunks,
    settled,
    found,
    fresh,
    units,
    claims,
    milliseconds,
    counted,
  } = row;
  return {
    ...{ plan, line, kind, name, family, planned, chunks, units, claims, milliseconds, counted },
    seed: Number(row.seed),
    work: JSON.parse(row.work),
    goal: JSON.parse(row.goal) as Goal,
    signing: JSON.parse(row.signing),
    rejected: JSON.parse(row.rejected),
    standing: { settled, found, fresh, ended: (row.ended as LineEnding | null) ?? undefined },
  };
}

/** The sum of numbers of any size, as decimal text; nothing if there is none. */
export function addCounts(counts: readonly (string | null | undefined)[]): string | null {
  const given = counts.filter((count) => typeof count === 'string');
  return given.length === 0 ? null : String(given.reduce((sum, count) => sum + BigInt(count), 0n));
}

/** Two counts together. */
export function addReasons(a: ReasonCounts, b: ReasonCounts): ReasonCounts {
  const sum: Record<string, number> = { ...a };
  for (const [reason, count] of Object.entries(b)) sum[reason] = (sum[reason] ?? 0) + count;
  return sum;
}

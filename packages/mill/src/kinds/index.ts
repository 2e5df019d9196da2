import type { Result } from '@latin-puzzles/core/basis';
import { COUNT } from './count.ts';
import { ENUMERATE } from './enumerate.ts';
import { GENERATE } from './generate.ts';
import type { UnitResult, UnitRunner, WorkKind } from './kind.ts';
import { MINE } from './mine.ts';
import { RATE } from './rate.ts';
import { VERIFY } from './verify.ts';

/** Every kind of work that a plan can ask for. What one makes of a line is plain data that only the same kind reads. */
const KINDS: Readonly<Record<string, WorkKind>> = {
  generate: GENERATE,
  mine: MINE,
  enumerate: ENUMERATE,
  count: COUNT,
  rate: RATE,
  verify: VERIFY,
};

/** The names of all kinds of work, as plans write them. */
export const KIND_NAMES: readonly string[] = Object.keys(KINDS);

/** A kind of work by its name, which must be one of `KIND_NAMES`. */
export function kindNamed(name: string): WorkKind {
  return KINDS[name]!;
}

/** What a thread needs for a line: plain data. */
export interface WorkTask {
  readonly kind: string;
  readonly setup: unknown;
}

/** The task of a line. */
export function taskFor(kind: string, work: unknown, seed: number): Result<WorkTask> {
  const setup = kindNamed(kind).taskFor(work, seed);
  return setup.ok ? { ok: true, value: { kind, setup: setup.value } } : setup;
}

/** In a thread: what does the units of a task. */
export function prepareTask({ kind, setup }: WorkTask): UnitRunner | Promise<UnitRunner> {
  return kindNamed(kind).prepare(setup);
}

/** What came of a unit of a task. */
export function concludeUnit({ kind, setup }: WorkTask, outcome: unknown): UnitResult {
  return kindNamed(kind).conclude(outcome, setup);
}

import type { FieldTable, LanguageCode, Result, Words } from '@latin-puzzles/core/basis';
import type { Signal } from '@latin-puzzles/core/engine';
import type { PuzzleParts, StoredPuzzle } from '../collection/index.ts';
import type { Signing } from './entry/signing.ts';

/** What a unit gets beside its number. */
export interface UnitHelp {
  readonly signal: Signal;
  /** What was read from the collection for it, if its kind reads. */
  readonly input?: unknown;
}

/** Does a unit of work by its number; nothing comes of one that is interrupted. */
export type UnitRunner<Outcome = unknown> = (unit: number, help: UnitHelp) => Outcome | undefined;

/** A puzzle, or a Latin board, for the collection. */
export interface Discovery {
  /** Its canonical hash. */
  readonly hash: string;
  /** The native document with what is known of it; title and date come when its turn has come. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** Puzzles of the collection that were read together, and what belongs to them. */
export interface PuzzlesInHand {
  readonly puzzles: readonly StoredPuzzle[];
  readonly parts: PuzzleParts;
}

/** What is wrong with a puzzle of the collection. */
export interface Blemish {
  readonly hash: string;
  readonly message: string;
}

/** What came of a unit, whatever its kind. */
export interface UnitResult {
  readonly unit: number;
  readonly found: readonly Discovery[];
  /** Why there is nothing, in a word. */
  readonly rejected?: string | undefined;
  /** What it has counted, as decimal text: the line adds up what its units have. */
  readonly counted?: string | undefined;
  /** Puzzles of the collection as they are to stand there from now on. */
  readonly revised?: readonly Discovery[] | undefined;
  readonly blemishes?: readonly Blemish[] | undefined;
}

/** When a line has what it wants, and when it is given up. */
export interface Goal {
  /** How many things are wanted; as many as there are unless given. */
  readonly count?: number | undefined;
  /** How many units in a row may give nothing new; no limit unless given. */
  readonly patience?: number | undefined;
  /** How many units there are; no end unless given. */
  readonly extent?: number | undefined;
}

/** A line of a plan as its kind understands it. */
export interface LineDraft<Work> {
  /** All that its outcome depends on, beside the seed; plain data. */
  readonly work: Work;
  readonly goal: Goal;
  /** Lines of one family could find the same puzzle. */
  readonly family: string;
  /** What it is called where lines are listed. */
  readonly name: string;
  readonly signing: Signing;
}

/** What holds for a whole plan. */
export interface PlanDefaults {
  readonly author?: string | undefined;
  readonly language: LanguageCode;
}

/**
 * A kind of work that plans can ask for, cut into numbered units. What comes of a unit depends on the task and its number
 * alone, and on the puzzles it reads.
 */
export interface WorkKind<Work = unknown, Task = unknown, Outcome = unknown> {
  /** The fields of an entry of a plan, beside `kind`. */
  readonly fields: FieldTable;
  readonly meaning: string;
  /** The lines that an entry stands for; its fields have the types of the table. */
  draft(entry: Readonly<Record<string, unknown>>, defaults: PlanDefaults, place: string): Result<LineDraft<Work>[]>;
  /** What people call a line. */
  called(work: Work): Words;
  /** What a thread needs for a line. */
  taskFor(work: Work, seed: number): Result<Task>;
  /** In a thread: what does the units. */
  prepare(task: Task): UnitRunner<Outcome> | Promise<UnitRunner<Outcome>>;
  /** What came of a unit. */
  conclude(outcome: Outcome, task: Task): UnitResult;
  /** Whether units are about the puzzles of the collection: one for each of `BUCKETS` ranges of hashes. */
  readonly reads?: boolean | undefined;
}

/** The first hexadecimal digits of a hash tell which unit its puzzle belongs to. */
const BUCKET_DIGITS = 3;
/** How many units a collection is cut into for the kinds that read it. */
export const BUCKETS = 16 ** BUCKET_DIGITS;

/** The least hash of a bucket. */
export function bucketStart(bucket: number): string {
  // Past the last bucket: above every digit.
  return bucket >= BUCKETS ? 'g' : bucket.toString(16).padStart(BUCKET_DIGITS, '0');
}

/** The bucket of a hash. */
export function bucketOf(hash: string): number {
  return Number.parseInt(hash.slice(0, BUCKET_DIGITS), 16);
}

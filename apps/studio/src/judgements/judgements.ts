import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import { soundOf } from '../shell/damaged.ts';
import { writeStored } from '../shell/storage.ts';

/** How hard a puzzle felt to the player of this device. */
export interface Felt {
  /** The puzzle as a native document, without its solution. */
  readonly puzzle: string;
  readonly level: Level;
  /** In seconds. */
  readonly time: number;
}

const KEY = 'judgements';

export function storedJudgements(): Felt[] {
  return soundOf(KEY, (stored) => (Array.isArray(stored) ? stored.filter(isFelt) : undefined)) ?? [];
}

/** Keeps an answer; a later one for the same puzzle takes the place of the earlier. */
export function storeJudgement(felt: Felt): boolean {
  return writeStored(KEY, [...storedJudgements().filter(({ puzzle }) => puzzle !== felt.puzzle), felt]);
}

/** The answers as `latin calibrate` reads them. */
export function makeJudgementsCsv(judgements: readonly Felt[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = judgements.map(({ puzzle, level, time }) => [quoted(puzzle), level, String(Math.round(time))].join());
  return `${['puzzle,level,time', ...rows].join('\n')}\n`;
}

function isFelt(value: unknown): value is Felt {
  const { puzzle, level, time } = (value ?? {}) as Partial<Felt>;
  return typeof puzzle === 'string' && LEVELS.includes(level as Level) && typeof time === 'number';
}

import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import type { DeviceStorage } from '../storage/device-storage.ts';

/** How hard a puzzle felt to the player of this device. */
interface Felt {
  /** The puzzle as a native document, without its solution. */
  readonly puzzle: string;
  readonly level: Level;
  /** In seconds. */
  readonly time: number;
}

const KEY = 'judgements';

export function listJudgements(storage: DeviceStorage): Felt[] {
  return storage.read(KEY, (stored) => (Array.isArray(stored) ? stored.filter(isFelt) : undefined)) ?? [];
}

/** Keeps an answer; a later one for the same puzzle takes the place of the earlier. */
export function keepJudgement(storage: DeviceStorage, felt: Felt): boolean {
  return storage.write(KEY, [...listJudgements(storage).filter(({ puzzle }) => puzzle !== felt.puzzle), felt]);
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

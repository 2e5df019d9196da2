import { createHash } from 'node:crypto';
import { LADDER } from '@latin-puzzles/core/attrition';
import { VERSION } from '@latin-puzzles/core/basis';
import { SHIPPED_SCALE } from '@latin-puzzles/core/rating';

/** A text that is the same for equal data, in whatever order their fields are written. */
export function stableText(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** 64 bits of a value as hexadecimal digits. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(stableText(value)).digest('hex').slice(0, 16);
}

/**
 * The seed of a line, from that of its plan and what the line is about. Lines about the same are told apart by a number.
 * Neither how many puzzles are wanted nor where the line stands tells on it.
 */
export function lineSeed(planSeed: number, kind: string, work: unknown, occurrence: number): number {
  return Number.parseInt(shortHash([planSeed, kind, work, occurrence]).slice(0, 13), 16);
}

/** The same for programs that make the same puzzles of a plan: version, ladder and scale. */
export function fingerprint(): string {
  return `${VERSION}/${shortHash([LADDER.map(({ name }) => name), SHIPPED_SCALE])}`;
}

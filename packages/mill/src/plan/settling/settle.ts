import type { Goal } from '../../kinds/kind.ts';

/** How a line has ended: it has what it wants, or it was given up. */
export const LINE_ENDINGS = ['met', 'exhausted'] as const;
/** One of `LINE_ENDINGS`. */
export type LineEnding = (typeof LINE_ENDINGS)[number];

/** How far a line has been settled. */
export interface Standing {
  /** The units before this one have been judged, in order. */
  readonly settled: number;
  /** How many things of them were taken. */
  readonly found: number;
  /** The unit after the last that gave something new. */
  readonly fresh: number;
  readonly ended?: LineEnding | undefined;
}

/** Where every line begins. */
export const UNSETTLED: Standing = { settled: 0, found: 0, fresh: 0 };

/** Something that a unit has found. */
export interface Claim {
  readonly unit: number;
  readonly hash: string;
}

/** The units from one up to, not including, another, and what they have found, in their order. */
export interface DoneChunk<C extends Claim = Claim> {
  readonly from: number;
  readonly to: number;
  readonly claims: readonly C[];
}

/**
 * Judges the units of a chunk as if one hand alone had gone through them in order: what is new is taken until the line has
 * its count, or until too many units in a row have given nothing new. A line that has ended, or whose turn this
 * chunk is not, stays as it is. So where a line ends, and with what, depends on neither the sizes of chunks nor who did them
 * when.
 */
export function settleChunk<C extends Claim>(
  goal: Goal,
  standing: Standing,
  chunk: DoneChunk<C>,
  known: ReadonlySet<string>,
): { readonly standing: Standing; readonly taken: readonly C[] } {
  if (standing.ended || chunk.from !== standing.settled) return { standing, taken: [] };
  const { count = Number.POSITIVE_INFINITY, patience = Number.POSITIVE_INFINITY, extent } = goal;
  let { found, fresh } = standing;
  const taken: C[] = [];
  const hashes = new Set<string>();
  for (const claim of chunk.claims) {
    if (claim.unit >= fresh + patience) break;
    if (known.has(claim.hash) || hashes.has(claim.hash)) continue;
    hashes.add(claim.hash);
    taken.push(claim);
    found++;
    fresh = claim.unit + 1;
    if (found >= count) return { standing: { settled: fresh, found, fresh, ended: 'met' }, taken };
  }
  if (chunk.to >= fresh + patience)
    return { standing: { settled: fresh + patience, found, fresh, ended: 'exhausted' }, taken };
  const ended = extent !== undefined && chunk.to >= extent ? 'met' : undefined;
  return { standing: { settled: chunk.to, found, fresh, ended }, taken };
}

import type { Proof } from '@latin-puzzles/core/attrition';
import type { PartialBoard } from '@latin-puzzles/core/puzzle';
import { type Measure, measure, type Rating, rate, type Scale } from '@latin-puzzles/core/rating';
import type { Tools } from '../tools/index.ts';
import { findProof, type ProofOptions } from './proving.ts';

/** What a rating goes by. */
export interface RatingOptions extends Omit<ProofOptions, 'ladder'> {
  /** The proof as `findProof` gives it, if it is known: finding it is most of the work. */
  readonly proof?: Proof | undefined;
  /** The shipped scale unless given. */
  readonly scale?: Scale | undefined;
}

/** How difficult a puzzle is, and on what grounds. */
export interface RatedPuzzle extends Rating {
  readonly fair: boolean;
}

/** How difficult a Latin puzzle is; nothing if its proof was stopped before the end. */
export function findRating(tools: Tools, partial: PartialBoard, options: RatingOptions = {}): RatedPuzzle | undefined {
  const { scale, signal, onProgress } = options;
  const proof = options.proof ?? findProof(tools, partial, { signal, onProgress });
  if (!proof.complete && signal?.aborted) return undefined;
  return { ...rate(measureProof(tools, partial, proof), scale), fair: proof.fair };
}

/** What the proof of a puzzle asks of a player. */
export function measureProof(tools: Tools, partial: PartialBoard, proof: Proof): Measure {
  return measure(tools.shapeFor(partial), partial.labeling, proof);
}

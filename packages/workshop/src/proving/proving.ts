import {
  leastTheorems,
  type Proof,
  proveCompactly,
  type ShortestOptions,
  shortestProof,
  type Theorem,
} from '@latin-puzzles/core/attrition';
import type { Signal } from '@latin-puzzles/core/engine';
import type { PartialBoard } from '@latin-puzzles/core/puzzle';
import { solutionCountOf } from '../study/index.ts';
import type { Tools } from '../tools/index.ts';

/** How far a proof has come. */
export interface ProvingProgress {
  /** The cells that have no label yet. */
  readonly open: number;
}

/** How a proof is sought. */
export interface ProofOptions {
  /** The theorems allowed, the easiest first; all of them unless given. */
  readonly ladder?: readonly Theorem[] | undefined;
  /** Leaves the proof incomplete. */
  readonly signal?: Signal | undefined;
  /** Called whenever fewer cells are open. */
  readonly onProgress?: ((progress: ProvingProgress) => void) | undefined;
}

/** The proof of a Latin puzzle, as one would tell it. */
export function findProof(
  tools: Tools,
  partial: PartialBoard,
  { ladder = tools.ladderFor(partial), signal, onProgress }: ProofOptions = {},
): Proof {
  const { labeling } = partial;
  let last = labeling.length;
  const onStep =
    onProgress &&
    ((_: unknown, { open }: ProvingProgress) => {
      if (open < last) onProgress({ open });
      last = open;
    });
  return proveCompactly(tools.shapeFor(partial), labeling, ladder, { signal, onStep });
}

/** The proof of a puzzle, or how many solutions it has if it is no Latin puzzle: none, or two and perhaps more. */
export function findProofIfLatin(tools: Tools, partial: PartialBoard, options: ProofOptions = {}): Proof | 0 | 2 {
  const count = solutionCountOf(tools, partial);
  if (count === 'none') return 0;
  return count === 'one' ? findProof(tools, partial, options) : 2;
}

/** An easier proof, or a shorter one, as far as so many tries find one. */
export function shortenProof(
  tools: Tools,
  partial: PartialBoard,
  { ladder = tools.ladderFor(partial), ...options }: ShortestOptions & Pick<ProofOptions, 'ladder'>,
): Proof {
  return shortestProof(tools.shapeFor(partial), partial.labeling, ladder, options);
}

/** The names of the least theorems that suffice for a puzzle, the easiest first; nothing if they do not, or were stopped. */
export function findLeastTheorems(
  tools: Tools,
  partial: PartialBoard,
  { ladder = tools.ladderFor(partial), signal }: ProofOptions = {},
): string[] | undefined {
  return leastTheorems(tools.shapeFor(partial), partial.labeling, ladder, signal)?.map(({ name }) => name);
}

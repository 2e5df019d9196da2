import { canClassify } from '@latin-puzzles/core/classes';
import type { Signal } from '@latin-puzzles/core/engine';
import {
  clueFloor,
  type FewClues,
  type Floor,
  type LocalSearch,
  type MinimumCertificate,
  makeLocalSearch,
  proveInscribedMinimum,
  proveMinimum,
} from '@latin-puzzles/core/finding';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';

/** How far the search for the fewest clues has come. */
export type MinimumProgress = { readonly best: FewClues } & (
  | { readonly stage: 'boards' }
  | { readonly stage: 'inscribed'; readonly settled: number; readonly boards: number }
  | { readonly stage: 'classes'; readonly settled: number; readonly classes: number }
  | { readonly stage: 'search'; readonly steps: number; readonly restarts: number }
);

export interface MinimumOptions {
  /** Where the search begins. */
  readonly seed: number;
  /** Steps without a better puzzle after which the search ends. */
  readonly patience: number;
  /** Whether to go through all classes of Latin boards even where a floor shows that the best has been found. */
  readonly certificate: boolean;
  readonly signal?: Signal | undefined;
  readonly onProgress?: ((progress: MinimumProgress) => void) | undefined;
  /** Gives the event loop a turn if it is time for one, so that a signal can come. */
  readonly pause?: (() => Promise<void> | undefined) | undefined;
}

/** A puzzle with few clues, and whether none has fewer. */
export interface Minimum {
  readonly best: FewClues;
  readonly floor: Floor;
  readonly proved: boolean;
  /** Why there is no puzzle with fewer clues, where all classes of Latin boards were gone through. */
  readonly certificate?: MinimumCertificate | undefined;
  /** How many Latin boards carry the inscription, where all of them were gone through. */
  readonly boards?: number | undefined;
}

/**
 * A puzzle with as few clues as possible among those that begin with the labels given. On boards with few Latin boards, or few
 * that carry the inscription, the minimum is proved; on others the best found is told, an upper bound. Nothing if there is no Latin board, or
 * the signal came before the first.
 */
export async function findMinimum(
  tools: Tools,
  beginning: Puzzle,
  options: MinimumOptions,
): Promise<Minimum | undefined> {
  const { board, multiset, labeling, inscription } = beginning;
  const { signal } = options;
  const floor = clueFloor(board, multiset, labeling);
  const provable = inscription.length === 0 && canClassify(board, multiset, tools.engineFor(beginning), signal);
  const decided = provable ? await decide(tools, beginning, floor, options) : undefined;
  const inscribed = inscription.length > 0 ? await decideInscribed(tools, beginning, options) : undefined;
  if (inscribed?.boards !== undefined) return { ...inscribed, floor, proved: true };
  const settled = decided?.certificate !== undefined || (provable && !decided);
  const begun = decided ?? inscribed;
  const outcome = settled ? decided : await search(tools, beginning, floor, options, begun?.best);
  if (!outcome) return undefined;
  const { best, certificate } = outcome;
  return { best, floor, certificate, proved: certificate !== undefined || best.clues === floor.clues };
}

type Outcome = Pick<Minimum, 'best' | 'certificate'>;

/** Goes through all classes of Latin boards; stopped before the end, or at one too hard, it has the best so far. */
async function decide(
  tools: Tools,
  beginning: Puzzle,
  floor: Floor,
  { certificate, signal, onProgress, pause }: MinimumOptions,
): Promise<Outcome | undefined> {
  const proof = proveMinimum(beginning.board, beginning.multiset, tools.engineFor(beginning), signal);
  let best: FewClues | undefined;
  let step = proof.next();
  // Who wants no certificate needs no classes where a floor is met.
  const enough = () => !certificate && best?.clues === floor.clues;
  for (; !step.done && !signal?.aborted && !enough(); step = proof.next()) {
    const { classes, settled } = step.value;
    best = step.value.best;
    if (classes === undefined) onProgress?.({ best, stage: 'boards' });
    else onProgress?.({ best, stage: 'classes', settled, classes });
    await pause?.();
  }
  return best && { best, certificate: step.done ? step.value : undefined };
}

/** Goes through all Latin boards that carry the inscription; stopped before the end, or at one too hard, it has the best so far. */
async function decideInscribed(
  tools: Tools,
  beginning: Puzzle,
  { signal, onProgress, pause }: MinimumOptions,
): Promise<Pick<Minimum, 'best' | 'boards'> | undefined> {
  const proof = proveInscribedMinimum(tools.engineFor(beginning), beginning.labeling, signal);
  let best: FewClues | undefined;
  let step = proof.next();
  for (; !step.done && !signal?.aborted; step = proof.next()) {
    const { settled, boards } = step.value;
    best = step.value.best;
    onProgress?.({ best, stage: 'inscribed', settled, boards });
    await pause?.();
  }
  if (step.done && step.value) return { best: step.value.best, boards: step.value.boards };
  return best && { best };
}

/** Searches, on from a puzzle if there is one, until the floor is met, patience ends, or the signal comes. */
async function search(
  tools: Tools,
  beginning: Puzzle,
  floor: Floor,
  { seed, patience, signal, onProgress, pause }: MinimumOptions,
  from: FewClues | undefined,
): Promise<Outcome | undefined> {
  const engine = tools.engineFor(beginning);
  let found: LocalSearch | undefined;
  const report = (best: FewClues) => {
    const { steps, restarts } = found ?? { steps: 0, restarts: 0 };
    onProgress?.({ best, stage: 'search', steps, restarts });
  };
  const { labeling } = beginning;
  found = makeLocalSearch(engine, { seed, beginning: labeling, from: from?.puzzle, signal, onBest: report });
  // After the signal there is no other.
  if (!found) return from && { best: from };
  for (let gained = 0; found.best.clues > floor.clues && found.steps - gained < patience && !signal?.aborted; ) {
    if (found.step()) gained = found.steps;
    report(found.best);
    await pause?.();
  }
  return { best: found.best };
}

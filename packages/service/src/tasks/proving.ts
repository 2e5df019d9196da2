import {
  type HintStage,
  LADDER,
  type ProofLength,
  stepsTold,
  summarizeProof,
  tellProof,
} from '@latin-puzzles/core/attrition';
import { DOCUMENT, type LanguageCode } from '@latin-puzzles/core/basis';
import { makeProofRecord } from '@latin-puzzles/core/format';
import { advise, makeHintRecord } from '@latin-puzzles/workshop/advice';
import { findLeastTheorems, findProof, findRating, verifyProof } from '@latin-puzzles/workshop/proving';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import {
  onLatinPuzzle,
  onPuzzle,
  readCells,
  readPlacements,
  timeIsUp,
  type WrittenPlacement,
  writePlacements,
} from './puzzle.ts';
import type { ThreadTask } from './task.ts';

export interface ProveWishes {
  /** The names of the theorems allowed, the easiest first. */
  readonly theorems?: readonly string[] | undefined;
  /** Tells the proof in sentences too. */
  readonly language?: LanguageCode | undefined;
  readonly length?: ProofLength | undefined;
}

export const proveWork = onLatinPuzzle<object, ProveWishes>((puzzle, { tools, deadline: { signal } }, wishes) => {
  const ladder = wishes.theorems && LADDER.filter(({ name }) => wishes.theorems!.includes(name));
  const proof = findProof(tools, puzzle, { ladder, signal });
  if (!proof.complete) throw timeIsUp();
  const least = proof.fair ? findLeastTheorems(tools, puzzle, { ladder, signal }) : undefined;
  const { language, length } = wishes;
  if (!language) return { ...makeProofRecord(puzzle, proof), least };
  const sentences = tellProof(proof.steps, puzzle, language, length);
  const summary = summarizeProof(proof, least, language, stepsTold(proof.steps, puzzle, length));
  return { ...makeProofRecord(puzzle, proof), least, told: { summary, sentences } };
});

/** Verifies a proof without the code that found it. */
export const checkWork: ThreadTask<{ readonly proof: unknown }, object> = ({ proof }) => {
  const { fair, verdict, misnamed } = orRefuse(verifyProof(JSON.stringify(proof), DOCUMENT));
  if (verdict.valid) return { valid: true, fair, named: !misnamed, ...misnamed };
  const { step, path, reason, message } = verdict;
  return { valid: false, step, path, reason, message };
};

export interface HintInput {
  /** The labels on the board, clues among them, `null` for an empty cell; the clues alone unless given. */
  readonly cells?: readonly (string | null)[] | undefined;
  /** Candidates that the player has struck out. */
  readonly struck?: readonly WrittenPlacement[] | undefined;
  readonly stage?: HintStage | undefined;
  readonly language: LanguageCode;
}

export const hintWork = onPuzzle<object, HintInput>(
  (puzzle, { tools, deadline }, { cells, struck, stage, language }) => {
    const labels = cells ? readCells(puzzle, cells) : puzzle.labeling;
    const ownStruck = struck && readPlacements(puzzle, struck, 'struck');
    const advice = advise(tools, puzzle, { labels, ownStruck }, deadline.signal);
    if (!advice) throw timeIsUp();
    if (advice.kind === 'wrong')
      return {
        kind: advice.kind,
        cells: advice.labels,
        ...(advice.struck.length > 0 && { struck: writePlacements(puzzle, advice.struck) }),
      };
    if (advice.kind !== 'plan') return { kind: advice.kind };
    return { kind: 'step', ...makeHintRecord(advice.plan, puzzle, { language, stage }) };
  },
);

export const rateWork = onLatinPuzzle((puzzle, { tools, deadline }) => {
  const rating = findRating(tools, puzzle, { signal: deadline.signal });
  if (!rating) throw timeIsUp();
  return rating;
});

import type { Words } from '@latin-puzzles/core/basis';
import { makeLineReader, parseNative } from '@latin-puzzles/core/format';
import {
  type Judgement,
  type PuzzleReader,
  parseJudgementRows,
  parseJudgements,
  type RatedSample,
} from '@latin-puzzles/core/rating';
import { type SolutionCount, solutionCountOf } from '../study/index.ts';
import type { Tools } from '../tools/index.ts';
import { measurePuzzle } from './rating.ts';

/** The judgements of players in a text of comma-separated values; puzzles are native documents or lines of characters. */
export function readJudgements(text: string): ReturnType<typeof parseJudgements> {
  return parseJudgements(text, makeFieldReader());
}

/** The same row by row, those that are wrong among them. */
export function readJudgementRows(text: string): ReturnType<typeof parseJudgementRows> {
  return parseJudgementRows(text, makeFieldReader());
}

function makeFieldReader(): PuzzleReader {
  const readLine = makeLineReader();
  return (text, place) => (text.trimStart().startsWith('{') ? parseNative(text, place) : readLine(text, place));
}

/** What a judgement says of a puzzle, with the measure of it; or why it is none that can be measured. */
export type MeasuredJudgement =
  | { readonly ok: true; readonly sample: RatedSample }
  | { readonly ok: false; readonly place: Words; readonly solutions: Exclude<SolutionCount, 'one'> };

/** Measures the puzzles of judgements one after the other, to fit a scale to them. */
export function* measureJudgements(
  tools: Tools,
  judgements: readonly Judgement[],
): Generator<MeasuredJudgement, void, undefined> {
  for (const { puzzle, rating, time, place } of judgements) {
    const solutions = solutionCountOf(tools, puzzle);
    if (solutions !== 'one') yield { ok: false, place, solutions };
    else yield { ok: true, sample: { measure: measurePuzzle(tools, puzzle), rating, time } };
  }
}

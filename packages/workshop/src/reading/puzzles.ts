import { DOCUMENT, type Fault, failure, type Result, success, type Words } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import {
  FORMAT_FAULTS,
  type InputForm,
  type InputItem,
  type LineOptions,
  makeNative,
  parseInput,
  type ReadingOptions,
} from '@latin-puzzles/core/format';
import { makeMultiset, type Puzzle } from '@latin-puzzles/core/puzzle';
import { parseLabels } from './labels.ts';

/** A text, or its lines as they come. */
export type PuzzleText = string | Iterable<string> | AsyncIterable<string>;

/** The board and the labels of lines of characters, by name. */
export interface LineNames {
  readonly board?: string | undefined;
  readonly labels?: string | undefined;
  /** The constraints that puzzles may have, by name. */
  readonly constraints?: readonly string[] | undefined;
  /** The only way in which the puzzles are written, if that is known. */
  readonly form?: InputForm | undefined;
}

/** What is needed to read lines of characters that do not speak for themselves. */
export function lineOptionsFor({ board, labels, constraints, form }: LineNames): Result<ReadingOptions> {
  const resolved = board === undefined ? undefined : resolveBoard(board);
  if (resolved && !resolved.ok) return resolved;
  const multiset = labels === undefined ? undefined : makeMultiset(parseLabels(labels));
  if (multiset && !multiset.ok) return multiset;
  return success({ board: resolved?.value, multiset: multiset?.value, constraints, form });
}

/** The puzzles of a text in any format that we read, one after the other, each with its place or what is wrong there. */
export function readPuzzles(text: PuzzleText, options?: ReadingOptions): AsyncGenerator<InputItem> {
  return parseInput(typeof text === 'string' ? text.split(/\r?\n/) : text, options);
}

/** The first puzzle of a text. */
export async function readFirstPuzzle(text: PuzzleText, options?: ReadingOptions): Promise<Result<Puzzle>> {
  for await (const { result } of readPuzzles(text, options)) return result;
  return failure(FORMAT_FAULTS, 'format.empty:input', DOCUMENT);
}

/** The same; a line of characters is read for the board at hand, or else for a Sudoku. */
export async function readPuzzleFor(text: string, hand: LineOptions | undefined): Promise<Result<Puzzle>> {
  const read = await readFirstPuzzle(text, hand);
  return !read.ok && hand && read.fault.code === 'format.line' ? readFirstPuzzle(text) : read;
}

/** What a text holds: puzzles as native documents, and what was wrong with the others. */
export interface DocumentsRead {
  readonly texts: readonly string[];
  readonly faults: readonly { readonly place: Words; readonly fault: Fault }[];
}

export async function readDocuments(text: PuzzleText): Promise<DocumentsRead> {
  const texts: string[] = [];
  const faults: { place: Words; fault: Fault }[] = [];
  for await (const { place, result } of readPuzzles(text))
    if (result.ok) texts.push(makeNative(result.value));
    else faults.push({ place, fault: result.fault });
  return { texts, faults };
}

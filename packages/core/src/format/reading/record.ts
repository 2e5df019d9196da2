import { DOCUMENT, isRecord, puzzleAt, type Result, type Words, within } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import type { InputItem } from '../basics/input-item.ts';
import { withId } from '../basics/with-id.ts';
import { isFPuzzles, parseFPuzzles } from '../links/f-puzzles.ts';
import { parseLink } from '../links/link.ts';
import { isSudokuPad, parseSudokuPad } from '../links/sudokupad.ts';

/** Reads a record of our own format. */
type NativeReader = (value: unknown, place: Words) => Result<Puzzle>;

/** The puzzles of a JSON document: one in our format, that of f-puzzles or that of SudokuPad; or several, as an array or as a pack. */
export function* puzzlesIn(value: unknown, place: Words, readNative: NativeReader): Generator<InputItem> {
  const several = Array.isArray(value)
    ? value
    : isRecord(value) && value.format === undefined
      ? value.puzzles
      : undefined;
  if (!Array.isArray(several)) yield { place, result: puzzleOf(value, place, readNative) };
  else
    for (const [index, entry] of several.entries()) {
      const inner = place === DOCUMENT ? puzzleAt(index + 1) : within(place, puzzleAt(index + 1));
      yield { place: inner, result: puzzleOf(entry, inner, readNative) };
    }
}

function puzzleOf(value: unknown, place: Words, readNative: NativeReader): Result<Puzzle> {
  if (typeof value === 'string') return parseLink(value, place);
  const named = withId(value, place);
  if (isRecord(value) && isFPuzzles(value)) return parseFPuzzles(value, named);
  if (isRecord(value) && isSudokuPad(value)) return parseSudokuPad(value, named);
  return readNative(value, named);
}

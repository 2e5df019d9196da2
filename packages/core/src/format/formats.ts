import { type Result, success } from '../basis/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { makeLine } from './line.ts';
import { makeNative, makeNativeRecord } from './native.ts';

export interface Format {
  readonly name: string;
  readonly summary: string;
  readonly make: (puzzle: Puzzle) => Result<string>;
  /** It has a place for the solution beside the clues. */
  readonly keepsSolution?: boolean;
}

/** Every format that puzzles can be written in. */
export const FORMATS: readonly Format[] = [
  {
    name: 'native',
    summary: 'latin-puzzle/1, one puzzle a line',
    make: (puzzle) => success(makeNative(puzzle)),
    keepsSolution: true,
  },
  {
    name: 'pretty',
    summary: 'latin-puzzle/1, spread over lines for reading',
    make: (puzzle) => success(JSON.stringify(makeNativeRecord(puzzle), null, 2)),
    keepsSolution: true,
  },
  { name: 'line', summary: 'one character per cell, for square boards', make: makeLine },
];

import { NATIVE_SCHEMA } from '@latin-puzzles/core/format';
import { LEVELS } from '@latin-puzzles/core/rating';
import { COUNT, FLAG, listOf, NUMBER, oneOf, record, type Schema, said, TEXT } from './shape.ts';

/** What the records of several commands have. */

/** The native document of a puzzle, perhaps with fields more. */
export const PUZZLE: Schema = { $ref: NATIVE_SCHEMA.$id };
export const PLACE: Schema = said('Where the puzzle stands in the input.', TEXT);
export const CELL: Schema = said('A cell, by its number in the cell order of the board, from 0.', COUNT);
export const LABELS: Schema = said('A label for every cell.', listOf(TEXT, 1));
export const TEXTS: Schema = listOf(TEXT);
export const PLACEMENTS: Schema = listOf(record({ cell: CELL, label: TEXT }));
export const LEVEL: Schema = oneOf(LEVELS);
export const HASH: Schema = said('The canonical hash of a puzzle: equivalent puzzles have the same.', TEXT);
export const GROUP: Schema = record({ name: TEXT, order: COUNT });
/** Why a search ended. */
export const VERDICT: Schema = oneOf(['complete', 'limit', 'timeout', 'aborted', 'memory', 'inconclusive', 'gave-up']);

export const RATING_FIELDS = { score: NUMBER, level: LEVEL, grade: NUMBER, hardest: TEXT, fair: FLAG };
export const RATING_EXTRAS = {
  sukaku: said('Of an ordinary Sudoku: about what Sukaku Explainer rates it.', NUMBER),
  unchecked: said('Theorems and constraints that it rests on though nothing checks their steps.', TEXTS),
};

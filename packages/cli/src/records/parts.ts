import { NATIVE_SCHEMA } from '@latin-puzzles/core/format';
import { LEVELS } from '@latin-puzzles/core/rating';
import { ANY_TEXT, arrayOf, choice, NUMBER, record, type Schema, said, WHOLE, YES_OR_NO } from './shape.ts';

/** What the records of several commands have. */

/** The native document of a puzzle, perhaps with fields more. */
export const PUZZLE: Schema = { $ref: NATIVE_SCHEMA.$id };
export const PLACE: Schema = said('Where the puzzle stands in the input.', ANY_TEXT);
export const CELL: Schema = said('A cell, by its number in the cell order of the board, from 0.', WHOLE);
export const LABELS: Schema = said('A label for every cell.', arrayOf(ANY_TEXT, 1));
export const ANY_TEXTS: Schema = arrayOf(ANY_TEXT);
export const PLACEMENTS: Schema = arrayOf(record({ cell: CELL, label: ANY_TEXT }));
export const LEVEL: Schema = choice(LEVELS);
export const HASH: Schema = said('The canonical hash of a puzzle: equivalent puzzles have the same.', ANY_TEXT);
export const SYMMETRY_GROUP: Schema = record({ name: ANY_TEXT, order: WHOLE });
/** Why a search ended. */
export const VERDICT: Schema = choice(['complete', 'limit', 'timeout', 'aborted', 'memory', 'inconclusive', 'gave-up']);

export const RATING_FIELDS = { score: NUMBER, level: LEVEL, grade: NUMBER, hardest: ANY_TEXT, fair: YES_OR_NO };
export const RATING_EXTRAS = {
  sukaku: said('Of an ordinary Sudoku: about what Sukaku Explainer rates it.', NUMBER),
  unchecked: said('Theorems and constraints that it rests on though nothing checks their steps.', ANY_TEXTS),
};

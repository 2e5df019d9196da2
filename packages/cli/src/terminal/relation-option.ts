import { RELATIONS } from '@latin-puzzles/core/classes';
import { Option } from 'commander';

/** When two boards count as the same. */
export function relationOption(): Option {
  return new Option(
    '--by <relation>',
    'when two are the same: by symmetries of the board and exchanges of labels; or, for Latin squares, by isotopy, by main class (with the conjugates) or by isomorphism',
  )
    .choices(RELATIONS)
    .default('board');
}

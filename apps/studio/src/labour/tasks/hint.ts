import { parseNative } from '@latin-puzzles/core/format';
import { type Advice, advise } from '../../hints/advice.ts';
import type { Known } from '../../hints/known.ts';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

/** What to do next from where a player stands. */
export const hintTask: Task<{ readonly puzzle: string; readonly known: Known }, Advice> = ({ puzzle, known }) =>
  advise(accepted(parseNative(puzzle)), known);

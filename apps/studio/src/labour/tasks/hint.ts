import { parseNative } from '@latin-puzzles/core/format';
import { type Advice, advise, type Known } from '@latin-puzzles/workshop/advice';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

/** What to do next from where a player stands. */
export const hintTask: Task<{ readonly puzzle: string; readonly known: Known }, Advice> = ({ puzzle, known }) =>
  advise(accepted(parseNative(puzzle)), known);

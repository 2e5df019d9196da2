import { parseNative } from '@latin-puzzles/core/format';
import { canonicalHash } from '@latin-puzzles/core/puzzle';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

/** By what name games of a puzzle are kept: the same for puzzles that are one but for symmetry and names of labels. */
export const identifyTask: Task<{ readonly puzzle: string }, string> = ({ puzzle }) =>
  canonicalHash(accepted(parseNative(puzzle)));

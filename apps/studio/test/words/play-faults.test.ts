import { parseNativeRecord } from '@latin-puzzles/core/format';
import { expect, test } from 'vitest';
import { faultTold } from '../../src/words/play-faults.ts';

test('a board that is unknown is told without sending the player to the command line', () => {
  const puzzle = parseNativeRecord({ format: 'latin-puzzle/1', board: 'nowhere', labels: ['1'], clues: [null] });
  expect(puzzle.ok ? '' : faultTold(puzzle.fault)).toBe('We do not know the board of this puzzle.');
});

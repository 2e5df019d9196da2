import { must } from '@latin-puzzles/core/basis';
import { makeNative, parseNative } from '@latin-puzzles/core/format';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import { beginGame, makeMove, resumeGame } from '@latin-puzzles/workshop/play';
import { expect, test } from 'vitest';
import { SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { writeStanding } from '../../src/boards/kept-picture.tsx';
import { solutionOf } from '../play/boards.ts';

test('a game is drawn as it stands, wrong labels and all', () => {
  const solution = solutionOf(SMALL);
  const puzzle = must(parseNative(makeNative({ ...SMALL, solution })));
  const cell = SMALL.labeling.indexOf(EMPTY);
  const label = (solution[cell]! + 1) % 4;
  const game = makeMove(resumeGame(beginGame(puzzle), 0), { kind: 'write', cells: [cell], label });
  const shown = parseNative(writeStanding(game));
  expect(shown.ok && shown.value.labeling[cell]).toBe(label);
});

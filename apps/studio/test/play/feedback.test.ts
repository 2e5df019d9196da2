import { changeGame, enterValue, makeSession, resume } from '@latin-puzzles/view/playing';
import { beginGame, undoMove } from '@latin-puzzles/workshop/play';
import { expect, test } from 'vitest';
import { puzzleOf } from '../../../../packages/workshop/test/puzzles.ts';
import { watchMoves } from '../../src/play/feedback.ts';
import type { MoveAnswer } from '../../src/play/move-answer.ts';
import { makeTestSettings } from '../device.ts';

test('moves are answered by what came of them; walks through what was done are silent', () => {
  const session = makeSession(beginGame(puzzleOf('latin-square:2', '12', '0...')), makeTestSettings());
  resume(session, 0);
  const answers: MoveAnswer[] = [];
  const stop = watchMoves(session, (what) => answers.push(what));
  const write = (cell: number, label: number) => enterValue(session, label, 'normal', new Set([cell]));
  write(1, 0);
  changeGame(session, undoMove);
  write(1, 1);
  write(2, 1);
  write(3, 0);
  expect(answers).toEqual(['wrong', 'made', 'made', 'solved']);
  stop();
  write(3, 1);
  expect(answers).toHaveLength(4);
});

import { expect, test } from 'vitest';
import { beginSteps, recordStep, redoStep, undoStep } from '../../src/design/history.ts';

test('a history goes back and forth, and forgets what was taken back once something else is done', () => {
  const three = recordStep(recordStep(beginSteps(1), 2), 3);
  expect(undoStep(three).present).toBe(2);
  expect(redoStep(undoStep(three)).present).toBe(3);
  expect(undoStep(undoStep(undoStep(three))).present).toBe(1);
  expect(redoStep(recordStep(undoStep(three), 9)).present).toBe(9);
  expect(recordStep(three, 3)).toEqual(three);
});

import { describe, expect, test } from 'vitest';
import { explain, LADDER, prove, shapeOf, stepName } from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { EMPTY, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { boardOf } from '../support.ts';

const board = boardOf('sudoku:2x2');
const cluesOf = (text: string) => Array.from(text, (character) => (character === '.' ? EMPTY : Number(character)));

describe('what players call a step', () => {
  test.each(['en', 'es'] as const)('is what its explanation calls it (%s)', (language) => {
    const subject = { board, multiset: must(makeMultiset([...'1234'])) };
    const { steps } = prove(shapeOf(problemOf(board, subject.multiset)), cluesOf('0......1..2.3...'), LADDER);
    expect(steps.map((step) => stepName(step, subject, language))).toContain(
      language === 'en' ? 'hidden single' : 'único oculto',
    );
    for (const step of steps) {
      const name = stepName(step, subject, language);
      const last = explain(step, subject, language).at(-1)!;
      expect(last.endsWith(name === undefined ? '.' : ` (${name}).`)).toBe(true);
    }
  });

  test('is nothing where labels repeat', () => {
    const subject = { board, multiset: must(makeMultiset([...'1123'])) };
    const shape = shapeOf(problemOf(board, subject.multiset));
    const { steps } = prove(shape, cluesOf('001.............'), LADDER, { backtrack: false });
    expect(steps.map(({ theorem }) => theorem)).toContain('last-places');
    for (const step of steps) expect(stepName(step, subject, 'en')).toBeUndefined();
  });
});

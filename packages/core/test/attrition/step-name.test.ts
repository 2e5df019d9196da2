import { describe, expect, test } from 'vitest';
import { explain, LADDER, playersNames, prove, shapeOf, stepName, theoremNamed } from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { EMPTY, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { boardOf } from '../support.ts';
import { stepOf, subjectOf } from './words/subjects.ts';

const board = boardOf('sudoku:2x2');
const cluesOf = (text: string) => Array.from(text, (character) => (character === '.' ? EMPTY : Number(character)));

describe('a theorem', () => {
  test('goes by its own name and by those that players have for its steps, in any language', () => {
    const found = (name: string) => {
      const named = theoremNamed(name);
      return named && [named.theorem.name, named.size];
    };
    expect(found('fish')).toEqual(['fish', undefined]);
    expect(found('X-wing')).toEqual(['fish', 2]);
    expect(found('pez espada')).toEqual(['fish', 3]);
    expect(found('hidden-pair')).toEqual(['hall-labels', 2]);
    expect(found('pointing')).toEqual(['intersection', undefined]);
    expect(found('sea-monster')).toBeUndefined();
    for (const theorem of LADDER)
      for (const name of playersNames(theorem)) expect(theoremNamed(name)?.theorem).toBe(theorem);
  });
});

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

  test('is the same on any board where it means the same', () => {
    const globe = subjectOf('orb:8', '12345678');
    const wing = ['+parallel 2: 3', '+parallel 5: 3', '-meridian 1: 3', '-meridian 7: 3'];
    expect(stepName(stepOf(globe, 'fish', wing, { remove: ['p4m1: 3'] }), globe, 'en')).toBe('X-wing');
    const solid = subjectOf('octahedron:3', '123456789ABCDEFGHI');
    const [b, g] = [1, 6].map((strip) => solid.board.asterisms[strip]!.cells);
    const cell = g!.find((held) => !b!.includes(held))!;
    const strips = stepOf(solid, 'intersection', ['+strip B: 3', '-strip G: 3'], {});
    const removals = [{ cell, label: 2 }];
    expect(stepName({ ...strips, removals }, solid, 'en')).toBe('locked candidates');
    const boxes = ['+row 1: 3', '+row 2: 3', '-box 1: 3', '-box 2: 3'];
    const sudoku = subjectOf('sudoku', '123456789');
    expect(stepName(stepOf(sudoku, 'fish', boxes, { remove: ['r3c1: 3'] }), sudoku, 'en')).toBeUndefined();
  });

  test('is nothing where labels repeat', () => {
    const subject = { board, multiset: must(makeMultiset([...'1123'])) };
    const shape = shapeOf(problemOf(board, subject.multiset));
    const { steps } = prove(shape, cluesOf('001.............'), LADDER, { backtrack: false });
    expect(steps.map(({ theorem }) => theorem)).toContain('last-places');
    for (const step of steps) expect(stepName(step, subject, 'en')).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  climb,
  ELEMENTARY,
  foldSteps,
  HINT_STAGES,
  hintArea,
  isSupposition,
  LADDER,
  type Step,
  shapeOf,
  startOf,
  tellHint,
} from '../../../src/attrition/index.ts';
import { LANGUAGE_CODES } from '../../../src/basis/index.ts';
import { EMPTY, type PartialBoard, problemOf } from '../../../src/puzzle/index.ts';
import { randomPosition } from '../positions.ts';
import { SUDOKU, stepOf } from '../words/subjects.ts';

const empty = { ...SUDOKU, labeling: new Array<number>(81).fill(EMPTY) };

describe('a hint', () => {
  const step = stepOf(SUDOKU, 'fish', ['+row 2: 3', '+row 5: 3', '-column 1: 3', '-column 7: 3'], {
    remove: ['r4c1: 3'],
  });
  const told = (stage: (typeof HINT_STAGES)[number], language: 'en' | 'es' = 'en') =>
    tellHint(step, [], empty, language, stage).map(({ text }) => text);

  test('says where, then by which idea, then why, then what follows', () => {
    expect(told('area')).toEqual(['Look at rows 2 and 5.']);
    expect(told('idea')[0]).toBe('The idea: X-wing.');
    expect(told('reason')).toEqual(['In rows 2 and 5, the 3 must be in columns 1 and 7, so … (X-wing).']);
    expect(told('conclusion')).toEqual([
      'In rows 2 and 5, the 3 must be in columns 1 and 7, so it cannot go in r4c1 (X-wing).',
    ]);
    expect(told('area', 'es')).toEqual(['Fíjese en las filas 2 y 5.']);
  });

  test('keeps its conclusion back until the last stage', () => {
    for (const stage of HINT_STAGES.slice(0, 3)) expect(told(stage).join(' ')).not.toContain('r4c1');
  });

  test('asks for a label that is placed', () => {
    const single = stepOf(SUDOKU, 'last-places', ['+row 1: 5'], { write: 'r1c4: 5' });
    const [first] = tellHint(single, [], empty, 'en', 'reason');
    expect(first!.text).toBe('In row 1, one free cell is left.');
  });
});

test('hints on any board speak in whole sentences, of an area of one or two asterisms', () => {
  fc.assert(
    fc.property(randomPosition, ({ partial }) => {
      const position = startOf(shapeOf(problemOf(partial.board, partial.multiset)), partial.labeling);
      if (position.contradictory) return;
      const before: Step[] = [];
      for (const step of climb(position, LADDER)) {
        const area = hintArea(step, before, partial);
        expect(area.length === 1 || area.length === 2).toBe(true);
        for (const code of LANGUAGE_CODES)
          for (const stage of HINT_STAGES)
            for (const { text } of tellHint(step, before, partial, code, stage)) {
              expect(text).toMatch(/^[¿\p{L}\p{N}].*([^.]\.|…|\?)$/u);
              expect(text).not.toMatch(/[{}]|undefined| {2}|\b(de|a) el\b|\blabels?\b|asterism/);
            }
        before.push(step);
      }
    }),
    { numRuns: 40 },
  );
});

describe('what a step needs to be absent', () => {
  /** Tries every step of a partial board; how often its labels shut a cell out of a step that is more than elementary. */
  function tryAll(partial: Pick<PartialBoard, 'board' | 'multiset' | 'labeling'>): number {
    const { board, multiset } = partial;
    const position = startOf(shapeOf(problemOf(board, multiset)), partial.labeling);
    if (position.contradictory) return 0;
    let shutOut = 0;
    const steps: Step[] = [];
    const written = [...partial.labeling];
    for (const step of climb(position, LADDER)) {
      steps.push(step);
      const { blockers, ruledOut } = foldSteps(partial, partial.labeling, steps).at(-1)!;
      for (const { asterism, label, cells } of blockers) {
        const held = board.asterisms[asterism]!.cells;
        expect(held.filter((cell) => written[cell] === label)).toHaveLength(multiset.counts[label]!);
        for (const cell of cells) {
          expect(held).toContain(cell);
          expect(written[cell]).toBe(EMPTY);
        }
        if (!ELEMENTARY.some(({ name }) => name === step.theorem)) shutOut += cells.length;
      }
      if (!isSupposition(step))
        for (const { cell, label } of ruledOut)
          expect(steps.some(({ removals }) => removals.some((r) => r.cell === cell && r.label === label))).toBe(true);
      for (const { cell, label } of step.writes) written[cell] = label;
    }
    return shutOut;
  }

  test('is shut out by labels on the board, or known', () => {
    fc.assert(
      fc.property(randomPosition, ({ partial }) => void tryAll(partial)),
      { numRuns: 40 },
    );
  });

  test('is shut out by labels on the board in harder steps too', () => {
    const clues = '......2..9....2.5....34..61.819..7.....5.....53.........5.8..7.....6....6.2.9..34';
    const labeling = [...clues].map((mark) => (mark === '.' ? EMPTY : Number(mark) - 1));
    expect(tryAll({ ...SUDOKU, labeling })).toBeGreaterThan(0);
  });
});

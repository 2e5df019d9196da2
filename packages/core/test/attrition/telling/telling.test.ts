import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foldSteps,
  LADDER,
  PROOF_LENGTHS,
  proveCompactly,
  type Step,
  shapeOf,
  tellProof,
  tellStep,
} from '../../../src/attrition/index.ts';
import { linksText } from '../../../src/attrition/telling/links.ts';
import { makeSpeaker } from '../../../src/attrition/words/speaker.ts';
import { GRAMMARS, LANGUAGE_CODES, must } from '../../../src/basis/index.ts';
import { CATALOG } from '../../../src/board/index.ts';
import { parseNative, parseProof, parsePuzzle } from '../../../src/format/index.ts';
import { type Puzzle, problemOf } from '../../../src/puzzle/index.ts';
import { randomPosition } from '../positions.ts';
import { SUDOKU, stepOf } from '../words/subjects.ts';
import { rebuild } from './rebuild.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

function proven(text: string): { puzzle: Puzzle; steps: readonly Step[] } {
  const puzzle = must(parsePuzzle(text));
  return {
    puzzle,
    steps: proveCompactly(shapeOf(problemOf(puzzle.board, puzzle.multiset)), puzzle.labeling, LADDER).steps,
  };
}

function specimen(name: string): { puzzle: Puzzle; steps: readonly Step[] } {
  const text = readFileSync(join(import.meta.dirname, '../../../../../specimens', `${name}.json`), 'utf8');
  return { puzzle: must(parseNative(text)), steps: must(parseProof(text)).steps as readonly Step[] };
}

describe('the Sudoku of Wikipedia', () => {
  const { puzzle, steps } = proven(WIKIPEDIA);
  const told = tellProof(steps, puzzle, 'en');

  test('takes a sentence for each of its 51 open cells', () => {
    expect(told).toHaveLength(51);
    expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => i + 1));
  });

  test('is told by what a player does', () => {
    expect(told[0]!.text).toBe('1 goes in r9c7: in box 9 every other free cell sees a 1 (row 8; column 9).');
    expect(told[2]!.text).toBe('6 goes in r8c7: in box 9 the other free cell sees a 6 (column 8).');
    expect(told[3]!.text).toBe('3 goes in r8c8, the last free cell of box 9.');
    expect(tellProof(steps, puzzle, 'es')[0]!.text).toBe(
      'En f9c7 va el 1: en la caja 9, las demás celdas libres ven un 1 (fila 8; columna 9).',
    );
  });

  test('has an outline of one line, and a formal proof of more than twice as many steps', () => {
    expect(tellProof(steps, puzzle, 'en', 'outline').map(({ text }) => text)).toEqual(['51 singles to finish.']);
    expect(tellProof(steps, puzzle, 'en', 'full').filter(({ number }) => number)).toHaveLength(steps.length);
    expect(steps.length).toBeGreaterThan(102);
  });
});

test('a proof with trials is told in at most 200 lines, trials within trials further in', () => {
  const { puzzle, steps } = proven(ESCARGOT);
  const told = tellProof(steps, puzzle, 'en');
  expect(told.length).toBeLessThanOrEqual(200);
  expect(Math.max(...told.map(({ depth }) => depth))).toBeGreaterThan(0);
  expect(told.map(({ text }) => text)).toContain(
    'Suppose that 9 is in r7c6. Then 9 goes in r2c4 (row 2) and in r8c1 (row 8), and has no place left in row 5. So 9 cannot go in r7c6 (X-chain).',
  );
  expect(tellProof(steps, puzzle, 'en', 'outline').length).toBeLessThanOrEqual(12);
});

describe.each(CATALOG.map(({ name }) => name))('the proof of %s', (name) => {
  const { puzzle, steps } = specimen(name);
  const told = foldSteps(puzzle, puzzle.labeling, steps);

  test('tells every formal step once, in order', () => {
    expect(told.flatMap(({ folded, step }) => [...folded, step])).toEqual(steps);
  });

  test('can be followed by who knows nothing else, to the solution', () => {
    expect(rebuild(puzzle, puzzle.labeling, told)).toEqual(puzzle.solution);
  });

  test('speaks to players in their words, in every language and at every length', () => {
    for (const language of LANGUAGE_CODES)
      for (const length of PROOF_LENGTHS)
        for (const { text } of tellProof(steps, puzzle, language, length)) {
          expect(text).not.toMatch(/\b(labels?|leaves|asterisms?|etiquetas?|asterismos?|sale de)\b/);
          expect(text).not.toMatch(
            /\b(strips|rows|columns) [A-Z] has\b|\b(franjas|filas|columnas) [A-Z] (tiene|ya ha)\b/,
          );
          expect(text).not.toMatch(/[{}]|undefined| {2}|\b(de|a) el\b|\.\.$/);
        }
    expect(tellProof(steps, puzzle, 'en', 'outline').length).toBeLessThanOrEqual(12);
  });
});

test('what is told of any puzzle follows from what was told before', () => {
  fc.assert(
    fc.property(randomPosition, ({ partial }) => {
      const shape = shapeOf(problemOf(partial.board, partial.multiset));
      const { steps, complete } = proveCompactly(shape, partial.labeling, LADDER, { backtrack: false });
      const rebuilt = rebuild(partial, partial.labeling, foldSteps(partial, partial.labeling, steps));
      expect(typeof rebuilt).not.toBe('string');
      if (complete) expect(rebuilt).not.toContain(-1);
    }),
    { numRuns: 60 },
  );
});

test('a single step is told on top of what is known already', () => {
  const { puzzle, steps } = proven(WIKIPEDIA);
  const at = steps.findIndex(({ writes }) => writes.length > 0);
  expect(tellStep(steps[at]!, steps.slice(0, at), puzzle, 'en').map(({ text }) => text)).toEqual([
    '1 goes in r9c7: in box 9 every other free cell sees a 1 (row 8; column 9).',
  ]);
  // What is known for other reasons than what is written is not explained.
  const known: Step = { theorem: 'known', writes: [], removals: steps[0]!.removals, premises: { terms: [] } };
  expect(tellStep(steps[at]!, [known, ...steps.slice(1, at)], puzzle, 'en')[0]!.text).toBe(
    '1 goes in r9c7: in box 9 every other free cell sees a 1 (column 9) or is ruled out.',
  );
});

test('what is ruled out for other reasons alone leaves nothing else', () => {
  const { puzzle } = proven(WIKIPEDIA);
  const cell = 2;
  const removals = [0, 1, 2, 4, 5, 6, 7, 8].map((label) => ({ cell, label }));
  const known: Step = { theorem: 'known', writes: [], removals, premises: { terms: [] } };
  const only: Step = {
    theorem: 'only-candidate',
    ...{ writes: [{ cell, label: 3 }], removals: [] },
    premises: { terms: [{ times: 1, cell }] },
  };
  const told = (language: 'en' | 'es') => tellStep(only, [known], puzzle, language)[0]!.text;
  expect(told('en')).toBe('Only 4 fits in r1c3: everything else is ruled out.');
  expect(told('es')).toBe('En f1c3 solo cabe el 4: todo lo demás está descartado.');
});

test('a chain names once what it says of a label in a row, and sets clauses with a subject of their own apart', () => {
  const labeling = new Array<number>(81).fill(-1);
  const denied = (row: number, cell: string) =>
    stepOf(SUDOKU, 'fish', [`+row ${row}: 3`, `+row ${row + 1}: 3`, '-box 1: 3', '-box 2: 3'], {
      remove: [`${cell}: 3`],
    });
  const both = stepOf(SUDOKU, 'intersection', ['+box 1: 3', '-row 2: 3'], { write: 'r1c1: 3', remove: ['r2c7: 3'] });
  const placed = (cell: string, label: number) =>
    stepOf(SUDOKU, 'last-places', [`+row 9: ${label}`], { write: `${cell}: ${label}` });
  const lacking = stepOf(SUDOKU, 'last-places', ['+row 8: 7'], {});
  const told = (steps: readonly Step[], language: 'en' | 'es') =>
    linksText(makeSpeaker(SUDOKU, language), foldSteps(SUDOKU, labeling, steps));
  const chain = [denied(1, 'r3c1'), denied(4, 'r6c2'), both];
  expect(told(chain, 'en')).toBe(
    '3 cannot go in r3c1 (rows 1, 2; boxes 1, 2), nor in r6c2 (rows 4, 5; boxes 1, 2), and 3 goes in r1c1 and cannot go in r2c7 (row 2; box 1)',
  );
  expect(told(chain, 'es')).toBe(
    'el 3 no puede ir en f3c1 (filas 1, 2; cajas 1, 2), ni en f6c2 (filas 4, 5; cajas 1, 2) y el 3 va en f1c1 y no puede ir en f2c7 (fila 2; caja 1)',
  );
  expect(told([placed('r9c1', 5), lacking], 'en')).toBe('5 goes in r9c1 (row 9), and 7 has no place left in row 8');
  expect(told([placed('r9c1', 5), placed('r9c2', 6)], 'en')).toBe('5 goes in r9c1 (row 9) and 6 in r9c2 (row 9)');
});

test('what is no proof of a puzzle is not told', () => {
  const { puzzle } = proven(WIKIPEDIA);
  const step: Step = { theorem: 'chain', writes: [{ cell: 99, label: 0 }], removals: [], premises: { terms: [] } };
  expect(tellProof([step], puzzle, 'en')).toEqual([]);
});

test('verbs agree with the name of a group that is a pair of strips', () => {
  const text = { board: 'triangle:4', labels: [...'AABBCCDD'], clues: new Array(16).fill(null) };
  const puzzle = must(parseNative(JSON.stringify({ format: 'latin-puzzle/1', ...text })));
  for (const [code, told] of [
    ['en', ['strips A have 1', 'filling strips A']],
    ['es', ['las franjas A tienen 1', 'con lo que se llenan las franjas A']],
  ] as const) {
    const { say, asterisms, numberOf } = makeSpeaker(puzzle, code);
    const values = { asterism: asterisms([0]), asterisms: asterisms([0]), labels: '1', singles: '' };
    expect([say('told.has', values, numberOf([0])), say('phase.filling', values, numberOf([0])).slice(2)]).toEqual(
      told,
    );
  }
  const row = makeSpeaker(must(parsePuzzle(WIKIPEDIA)), 'en');
  expect([row.numberOf([0]), row.numberOf([0, 1])]).toEqual([1, 2]);
});

test('English says an before a vowel, also of numbers and letters; Spanish goes by the gender', () => {
  const { en, es } = GRAMMARS;
  expect(['1', '8', '11', '18', '80', '110', 'A', 'B', 'F', 'U', 'Apr', 'Mar'].map(en.one)).toEqual([
    'a 1',
    'an 8',
    'an 11',
    'an 18',
    'an 80',
    'a 110',
    'an A',
    'a B',
    'an F',
    'a U',
    'an Apr',
    'a Mar',
  ]);
  expect([es.one('5'), es.one('A')]).toEqual(['un 5', 'una A']);
});

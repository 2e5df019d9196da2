import { must } from '@latin-puzzles/core/basis';
import { makeNative, parsePuzzle } from '@latin-puzzles/core/format';
import { guessWidth } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
import { composeBooklet, composeOrder, findPrintedFacts } from '../src/booklet/index.ts';
import { makeBeginning, subjectNamed } from '../src/generate/index.ts';
import { makeTools } from '../src/tools/index.ts';

const sudoku = must(parsePuzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'));
const beginningOf = (name: string) => must(makeBeginning(must(subjectNamed(name))));

describe('what is printed with a puzzle', () => {
  test('is found out as far as it is wanted', () => {
    const tools = makeTools();
    expect(findPrintedFacts(tools, sudoku, {})).toMatchObject({
      solution: undefined,
      proof: undefined,
      level: undefined,
    });
    expect(findPrintedFacts(tools, sudoku, { answers: true }).solution).toHaveLength(81);
    expect(findPrintedFacts(tools, sudoku, { proofs: true })).toMatchObject({
      proof: { fair: true },
      level: 'very easy',
    });
  });
});

describe('a booklet', () => {
  test('has pages, and with nets tells the longest edge', () => {
    const { pages, longest } = composeBooklet([sudoku, beginningOf('free-latin-cube')], { title: '', nets: true });
    expect(pages).toHaveLength(2);
    expect(longest!.A3).toBeGreaterThan(longest!.A4);
  });

  test('has none where a net does not fit, and says why', () => {
    const { pages, fault } = composeBooklet([beginningOf('latin-octahedron')], { title: '', nets: true, edge: 500 });
    expect([pages, fault?.code]).toEqual([undefined, 'draw.paper']);
  });

  test('can be ordered by documents; a bad one is told', () => {
    const known = { level: undefined, solution: undefined, proof: undefined };
    const order = (text: string) =>
      composeOrder({ puzzles: [{ text, ...known }], options: { title: 'T' } }, guessWidth);
    expect(must(order(makeNative(sudoku))).pages).toHaveLength(1);
    expect(order('{')).toMatchObject({ ok: false, fault: { code: 'format.json' } });
  });
});

import { must } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { MODEL_FORMATS } from '../../src/models/index.ts';
import { type CoverProblem, coversOf, readCoverProblem } from './readers/exact-cover.ts';
import { assignmentsOf, readInstance } from './readers/xcsp3.ts';
import { readXml } from './readers/xml.ts';
import { inOrder, SPECIMENS, smallPuzzles, solutionsOf } from './subjects.ts';

/** Cells with the label that an option gives them. */
const cellsOf = (cover: readonly (readonly string[])[]) => {
  const held = cover.map((option) => ({
    cell: Number(option.find((item) => item.startsWith('c'))!.slice(1)),
    label: Number(option.find((item) => item.startsWith('a'))!.split('_')[1]),
  }));
  return held.toSorted((a, b) => a.cell - b.cell).map(({ label }) => label);
};

/** Programs written from the definition of a format alone: what they make of the text is what any program would. */
const READERS: Readonly<Record<string, (text: string, limit?: number) => number[][]>> = {
  'exact-cover': (text, limit) => coversOf(readCoverProblem(text), limit).map(cellsOf),
  xcsp3: (text, limit) => assignmentsOf(readInstance(text), limit),
};

/** Printed as the solvers of a format print. */
const PRINTED: Readonly<Record<string, (solutions: readonly number[][], text: string) => string>> = {
  'exact-cover': (_, text) =>
    coversOf(readCoverProblem(text))
      .map((cover, i) => `${i + 1}:\n${cover.map((option) => ` ${option.join(' ')} (1 of 1)\n`).join('')}`)
      .join(''),
  xcsp3: (solutions) =>
    solutions
      .map((s) => `v <instantiation> <list> cell[] </list> <values> ${s.join(' ')} </values> </instantiation>\n`)
      .join(''),
};

const EASY = ['sudoku', 'wave-one', 'helios-one', 'monthai-one', 'latin-dodecahedron', 'sudoku-ripeto-234'];

describe.each(Object.keys(READERS))('what %s says', (name) => {
  const { make, parseAnswer } = MODEL_FORMATS.find((format) => format.name === name)!;
  const solve = READERS[name]!;

  test('has the solutions of the puzzle, on small boards with repeats, with several, one and none', () => {
    const counts = new Set<number>();
    for (let seed = 0; seed < 20; seed++)
      for (const [board, puzzle] of smallPuzzles(100 * seed)) {
        const expected = solutionsOf(puzzle);
        counts.add(Math.min(2, expected.length));
        expect(inOrder(solve(make(puzzle))), `${board}, seed ${seed}`).toEqual(expected);
      }
    expect([...counts].toSorted()).toEqual([0, 1, 2]);
  });

  test.each(SPECIMENS.filter(([specimen]) => EASY.includes(specimen)))('has the one solution of %s', (_, puzzle) => {
    expect(solve(make(puzzle), 2)).toEqual([puzzle.solution]);
  });

  test('comes back as the solutions of the puzzle', () => {
    const [, puzzle] = smallPuzzles(1)[2]!;
    const text = make(puzzle);
    const answer = must(parseAnswer(PRINTED[name]!(solve(text), text), puzzle));
    expect(inOrder(answer.solutions)).toEqual(solutionsOf(puzzle));
    expect(answer.solutions.length).toBeGreaterThan(1);
  });
});

describe('the readers themselves', () => {
  const cover = (text: string): CoverProblem => readCoverProblem(text);

  test('cover as often as it is said, and not what no option holds', () => {
    expect(coversOf(cover('| a remark\na 2|b c\na b\nb c\na b c\nc\nb\n'))).toEqual([
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      [['a', 'b'], ['c'], ['b']],
      [['a', 'b', 'c'], ['b']],
    ]);
    expect(coversOf(cover('a b\na\n'))).toEqual([]);
  });

  test('refuse what is not in the format', () => {
    for (const wrong of ['', 'a a\n', '2|\n', 'a\nb\n', 'a\na a\n', '0|a\n', '1:2|a\n', 'a | b\n'])
      expect(() => cover(wrong), wrong).toThrow();
    for (const wrong of ['<a>', '<a></b>', '<a/><b/>', '<a>&</a>', '<!-- -- --><a/>', 'x<a/>'])
      expect(() => readXml(wrong), wrong).toThrow();
    const instance = (inside: string) =>
      `<instance format="XCSP3" type="CSP"><variables><array id="x" size="[2]"> 0..1 </array></variables><constraints>${inside}</constraints></instance>`;
    expect(assignmentsOf(readInstance(instance('')))).toHaveLength(4);
    const equal = '<cardinality><list> x[] </list><values> 0 1 </values><occurs> 0 2 </occurs></cardinality>';
    expect(assignmentsOf(readInstance(instance(equal)))).toEqual([[1, 1]]);
    for (const wrong of [
      '<allEqual> x[] </allEqual>',
      equal.replace('x[]', 'x[2]'),
      equal.replace('0 2', '0'),
      equal.replace('<values>', '<values closed="true">'),
    ])
      expect(() => readInstance(instance(wrong)), wrong).toThrow();
  });

  test('notice a wrong text: one demand or one option changed changes the solutions', () => {
    const [, puzzle] = smallPuzzles(1)[2] as readonly [string, Puzzle];
    const text = (name: string) => MODEL_FORMATS.find((format) => format.name === name)!.make(puzzle);
    const expected = solutionsOf(puzzle);
    const wrongXml = text('xcsp3').replace(/<occurs> \d/, '<occurs> 0');
    expect(inOrder(READERS.xcsp3!(wrongXml))).not.toEqual(expected);
    const lines = text('exact-cover').trimEnd().split('\n');
    expect(inOrder(READERS['exact-cover']!(lines.slice(0, -1).join('\n')))).not.toEqual(expected);
  });
});

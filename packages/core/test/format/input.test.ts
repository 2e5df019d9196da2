import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must, numbers } from '../../src/basis/index.ts';
import { lineLabels, makeLine, makeLineReader, makeNative, parseInput, squareSide } from '../../src/format/index.ts';
import { EMPTY, makeMultiset } from '../../src/puzzle/index.ts';
import { boardOf, puzzleOf } from '../support.ts';

const EMPTY_SUDOKU = '.'.repeat(81);

async function read(text: string, options = {}) {
  const items = [];
  for await (const item of parseInput(text.split('\n'), options)) items.push(item);
  return items;
}

describe('lines of characters', () => {
  test.each(['latin-square:7', 'sudoku', 'sudoku:4x4', 'wave', 'latin-square:30'])(
    'on %s survive the way there and back',
    (name) => {
      const board = boardOf(name);
      const character = fc.constantFrom('.', ...lineLabels(board.k!));
      fc.assert(
        fc.property(fc.array(character, { minLength: board.cells, maxLength: board.cells }), (characters) => {
          const line = characters.join('');
          expect(must(makeLine(must(makeLineReader({ board })(line, 'line 1'))))).toBe(line);
        }),
      );
    },
  );

  test('81 characters are a Sudoku, a point or a nought is an empty cell, and a remark may follow', () => {
    const { board, labeling } = must(makeLineReader()(`5${'.'.repeat(40)}0${'.'.repeat(38)}9 # hard`, 'line 1'));
    expect(board.name).toBe('sudoku:3x3');
    expect([labeling[0], labeling[41], labeling[80]]).toEqual([4, EMPTY, 8]);
  });

  test('take the labels that are asked for', () => {
    const multiset = must(makeMultiset([...'NEOSUDOKU']));
    const puzzle = must(makeLineReader({ multiset })(`N${'.'.repeat(79)}K`, 'line 1'));
    expect(puzzle.labeling[80]).toBe(multiset.labels.indexOf('K'));
  });

  test.each([
    ['format.line', 'line 7', '1234', {}],
    ['format.line', 'line 7', 'x'.repeat(5_000_000), {}],
    ['format.line', 'line 7', '1234', { board: boardOf('sudoku') }],
    ['format.line', 'line 7', '.'.repeat(64), { board: boardOf('triangle:8') }],
    ['clues.unknown-label', 'line 7, character 81', `${'.'.repeat(80)}?`, {}],
    ['clues.unknown-label', 'line 7, character 2', `.\u0000${'.'.repeat(79)}`, {}],
  ])('are refused with %s at %s', (code, place, line, options) => {
    expect(makeLineReader(options)(line, 'line 7')).toMatchObject({ ok: false, fault: { code, place } });
  });

  test('cannot hold labels of several characters, nor a board that is no square', () => {
    expect(makeLine(puzzleOf(boardOf('latin-square:10'), numbers(10), new Array(100).fill(null)))).toMatchObject({
      ok: false,
      fault: { code: 'format.unsupported', place: 'labels' },
    });
    expect(makeLine(puzzleOf(boardOf('star:5/2'), [...'abcd'], new Array(10).fill(null)))).toMatchObject({
      ok: false,
      fault: { code: 'format.unsupported', place: 'board' },
    });
  });

  test('a square is known by its points', () => {
    expect(
      ['sudoku', 'wave', 'tartan', 'orb:8', 'triangle:4', 'cube:2'].map((name) => squareSide(boardOf(name))),
    ).toEqual([9, 7, 8, undefined, undefined, undefined]);
  });
});

describe('input', () => {
  const native = makeNative(puzzleOf(boardOf('latin-square:2'), ['a', 'b'], ['a', null, null, null]));

  test('is a document over several lines, a collection, or lines of characters', async () => {
    expect((await read(JSON.stringify(JSON.parse(native), null, 2))).map((i) => [i.place.en, i.result.ok])).toEqual([
      ['document', true],
    ]);
    expect((await read(`${native}\n\n# remark\n${native}\n`)).map((i) => [i.place.en, i.result.ok])).toEqual([
      ['line 1', true],
      ['line 4', true],
    ]);
    expect((await read(`\uFEFF${EMPTY_SUDOKU}\r\n${EMPTY_SUDOKU}`)).map((i) => i.result.ok)).toEqual([true, true]);
  });

  test('goes on after a bad line, whose place it tells', async () => {
    const items = await read(`${native}\n{"format":"latin-puzzle/1"}\n${native.slice(0, 20)}}\n${native}`);
    expect(items.map((i) => i.result.ok)).toEqual([true, false, false, true]);
    expect(items[1]!.result).toMatchObject({ fault: { code: 'format.field', place: 'line 2, board' } });
    expect(items[2]!.result).toMatchObject({ fault: { code: 'format.json', place: 'line 3' } });
  });

  test('tells places in every language', async () => {
    const bad = JSON.stringify({ ...JSON.parse(native), clues: [5] });
    const items = await read(`${bad}\n${'.'.repeat(80)}?\n[`);
    const places = items.map(({ result }) => (result.ok ? undefined : result.fault.placeTold));
    expect(places).toEqual([
      { en: 'line 1, clues[0]', es: 'línea 1, clues[0]' },
      { en: 'line 2, character 81', es: 'línea 2, carácter 81' },
      { en: 'line 3', es: 'línea 3' },
    ]);
    const [whole] = await read('{\n');
    expect(whole!.result).toMatchObject({ fault: { place: 'document', placeTold: { es: 'documento' } } });
  });

  test('that holds nothing is refused', async () => {
    for (const text of ['', '\n\n', '# only a remark'])
      expect((await read(text))[0]!.result).toMatchObject({ ok: false, fault: { code: 'format.empty' } });
  });

  test('of any kind never raises an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300, size: 'max' }), async (text) => {
        for (const { result } of await read(text)) expect(result.ok).toBe(false);
      }),
    );
  });
});

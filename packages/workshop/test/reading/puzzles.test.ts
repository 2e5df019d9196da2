import { must } from '@latin-puzzles/core/basis';
import { describe, expect, test } from 'vitest';
import { lineOptionsFor, readDocuments, readFirstPuzzle, readPuzzleFor, readPuzzles } from '../../src/reading/index.ts';

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe('reading puzzles', () => {
  test('takes a text or its lines, and says where what is wrong stands', async () => {
    const text = `${SUDOKU}\r\nnonsense\n${SUDOKU}\n`;
    const places: [string, boolean][] = [];
    for await (const { place, result } of readPuzzles(text)) places.push([place.en, result.ok]);
    expect(places).toEqual([
      ['line 1', true],
      ['line 2', false],
      ['line 3', true],
    ]);
    const { texts, faults } = await readDocuments(text.split(/\r?\n/));
    expect([texts.length, faults.map(({ place }) => place)]).toEqual([2, [{ en: 'line 2', es: 'línea 2' }]]);
  });

  test('knows boards and labels of lines by name', async () => {
    const named = must(lineOptionsFor({ board: 'sudoku:2x2', labels: 'abcd' }));
    expect(must(await readFirstPuzzle('a...............', named)).multiset.labels).toEqual([...'abcd']);
    expect(lineOptionsFor({ board: 'atlantis' })).toMatchObject({ ok: false, fault: { code: 'board.unknown' } });
    expect(lineOptionsFor({ labels: 'a,,b' })).toMatchObject({ ok: false, fault: { code: 'labels.invalid' } });
  });

  test('reads a line for the board at hand, and a Sudoku on any', async () => {
    const hand = must(lineOptionsFor({ board: 'sudoku:2x2' }));
    expect(must(await readPuzzleFor('1...............', hand)).board.cells).toBe(16);
    expect(must(await readPuzzleFor('.'.repeat(81), hand)).board.cells).toBe(81);
    for (const bad of ['', '123', '{"format":1}', '{']) expect((await readPuzzleFor(bad, hand)).ok, bad).toBe(false);
  });
});

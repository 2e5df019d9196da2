import { makeNativeRecord } from '@latin-puzzles/core/format';
import {
  beginGame,
  makeClockText,
  makeGameCode,
  makeGameRecord,
  makePuzzleCode,
  parseCode,
  playMove,
  ZERO_CLOCK,
} from '@latin-puzzles/workshop/play';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPEATED, SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { packText, unpackText } from '../../src/games/packing.ts';

describe('a link', () => {
  test('brings a puzzle back, without its solution', async () => {
    const puzzle = { ...REPEATED, title: 'Señal ♞', solution: [0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0] };
    const shared = await parseCode(await makePuzzleCode(puzzle, packText), unpackText);
    if (!shared.ok || !('puzzle' in shared.value)) throw new Error('no puzzle');
    expect(makeNativeRecord(shared.value.puzzle)).toEqual(makeNativeRecord({ ...puzzle, solution: undefined }));
  });

  test('tells no solution, wherever it stands in the document', async () => {
    const source = { solution: ['a'], proof: { steps: [] }, rating: { level: 'easy' } };
    const puzzle = { ...REPEATED, source };
    for (const code of [await makePuzzleCode(puzzle, packText), await makeGameCode(beginGame(puzzle), 0, packText)]) {
      const shared = await parseCode(code, unpackText);
      if (!shared.ok) throw new Error('not read');
      const { source: told } = 'puzzle' in shared.value ? shared.value.puzzle : shared.value.game.puzzle;
      expect(told).toMatchObject({ rating: source.rating });
      expect(told).not.toHaveProperty('solution');
      expect(told).not.toHaveProperty('proof');
    }
  });

  test('brings a game back with all its moves and its time', async () => {
    const begun = beginGame(SMALL);
    const history = playMove(playMove(begun.history, { kind: 'write', cells: [1], label: 1 }), {
      kind: 'mark',
      mark: 'corner',
      cells: [2, 3],
      value: 2,
      on: true,
    });
    const game = { ...begun, history, clock: { elapsed: 5_000 } };
    const shared = await parseCode(await makeGameCode(game, 0, packText), unpackText);
    if (!shared.ok || !('game' in shared.value)) throw new Error('no game');
    expect(makeGameRecord(shared.value.game, 0)).toEqual(makeGameRecord(game, 0));
  });

  test('that is damaged gives a fault and nothing else', async () => {
    const code = await makePuzzleCode(SMALL, packText);
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), fc.constantFrom('A', 'z', '-', '!', ''), async (at, other) => {
        const shared = await parseCode(code.slice(0, at) + other + code.slice(at + 1), unpackText);
        if (!shared.ok) expect(shared.fault.remedy).not.toBe('');
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await parseCode(text, unpackText)).ok).toBe(false);
      }),
    );
  });

  test('that swells beyond measure is refused before it is read', async () => {
    const bomb = `1${await packText(`{"format":"${'x'.repeat(50_000_000)}"}`)}`;
    expect((await parseCode(bomb, unpackText)).ok).toBe(false);
  });

  test('is unpacked up to as many bytes as it may take, and no further', async () => {
    const packed = await packText('ñandú');
    expect(await unpackText(packed, 7)).toBe('ñandú');
    expect(await unpackText(packed, 6)).toBeUndefined();
  });

  test('of a game that lasted for ages shows a time that can be read', async () => {
    const code = await makeGameCode({ ...beginGame(SMALL), clock: { elapsed: 1e308 } }, 0, packText);
    const shared = await parseCode(code, unpackText);
    const { elapsed } = shared.ok && 'game' in shared.value ? shared.value.game.clock : ZERO_CLOCK;
    expect(makeClockText(elapsed)).toBe('9999:59:59');
  });

  test('carries any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await unpackText(await packText(text), 10_000)).toBe(text);
      }),
    );
  });
});

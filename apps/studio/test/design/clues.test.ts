import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeLine, makeNative } from '@latin-puzzles/core/format';
import { EMPTY, makeMultiset, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { emptyDraft } from '@latin-puzzles/workshop/design';
import { readFirstPuzzle } from '@latin-puzzles/workshop/reading';
import { describe, expect, test } from 'vitest';
import { makeClueDesk, takePuzzle } from '../../src/design/clue-desk.ts';
import {
  carryOver,
  erase,
  freeClues,
  puzzleOf,
  settingOf,
  toggleLock,
  withOrbits,
  write,
  writeLabels,
} from '../../src/design/clues.ts';
import { makeWorkbench } from '../../src/design/workbench.ts';

function puzzle(name: string, clues?: string, labels?: readonly string[]): Puzzle {
  const board = must(resolveBoard(name));
  const multiset = must(makeMultiset(labels ?? numbers(board.k!)));
  const labeling = Array.from({ length: board.cells }, (_, cell) => multiset.labels.indexOf(clues?.[cell] ?? '.'));
  return must(makePuzzle({ board, multiset, labeling, inscription: [] }));
}

describe('clues', () => {
  const setting = settingOf(puzzle('sudoku:2x2', '12..3...........'));

  test('are written, erased and laid except where they are locked', () => {
    const locked = toggleLock(setting, [0, 2]);
    expect([...locked.locked]).toEqual([0]);
    expect(erase(locked, [0, 1]).labeling.slice(0, 2)).toEqual([0, EMPTY]);
    expect(write(locked, [0, 5], 3).labeling[0]).toBe(0);
    expect(write(locked, [5], 3).labeling[5]).toBe(3);
    expect(writeLabels(locked, new Array(16).fill(2)).labeling.slice(0, 2)).toEqual([0, 2]);
    expect(freeClues(locked)).toEqual([1, 4]);
    expect(toggleLock(locked, [0]).locked.size).toBe(0);
    expect(write(setting, [0], 0)).toBe(setting);
  });

  test('go with their orbit', () => {
    expect([
      ...withOrbits(
        [0],
        [
          [0, 15],
          [1, 14],
        ],
      ),
    ]).toEqual([0, 15]);
  });

  test('stay where they fit when the board changes', () => {
    const locked = toggleLock(setting, [4]);
    const onto = (name: string, labels?: readonly string[]) =>
      carryOver(locked, settingOf(puzzle(name, undefined, labels)));
    expect(must(makeLine(must(puzzleOf(onto('latin-square:4')))))).toBe('12..3...........');
    expect([...onto('latin-square:4').locked]).toEqual([4]);
    expect(must(makeLine(must(puzzleOf(onto('latin-square:5')))))).toBe(`12...3${'.'.repeat(19)}`);
    expect(onto('sudoku:2x2', [...'2xyz']).labeling.slice(0, 5)).toEqual([EMPTY, 0, EMPTY, EMPTY, EMPTY]);
  });
});

describe('taking a puzzle in', () => {
  test('puts its board on the bench and its clues on the desk, whatever its cells are called', async () => {
    const { points, asterisms } = must(resolveBoard('sudoku:2x2'));
    const record = {
      format: 'latin-puzzle/1',
      board: { cells: 16, asterisms: asterisms.map(({ cells }) => cells), points },
      labels: ['a', 'b', 'c', 'd'],
      clues: ['a', ...new Array(14).fill(null), 'd'],
      title: 'Mine',
    };
    const bench = makeWorkbench(emptyDraft('square', 4, 4));
    const desk = makeClueDesk();
    // What was found out about another board must not be drawn on this one.
    desk.study.value = { decided: true, solutions: [], candidates: [[0]], redundant: [] };
    desk.shown.value = 2;
    takePuzzle(bench, desk, must(await readFirstPuzzle(JSON.stringify(record, null, 1))));
    expect([desk.study.value, desk.shown.value]).toEqual([undefined, 0]);
    const setting = desk.history.value!.present;
    expect(bench.draft.value.title).toBe('Mine');
    expect(must(makeLine(must(puzzleOf(setting))))).toBe('a..............d');
    const again = must(await readFirstPuzzle(makeNative(must(puzzleOf(setting)))));
    expect(again.board).toEqual(setting.board);
  });
});

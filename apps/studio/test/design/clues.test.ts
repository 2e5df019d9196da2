import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeLine, makeNative } from '@latin-puzzles/core/format';
import { EMPTY, makeMultiset, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { makeClueDesk } from '../../src/design/clue-desk.ts';
import {
  carried,
  erase,
  freeClues,
  lay,
  puzzleOf,
  settingOf,
  toggleLock,
  withOrbits,
  write,
} from '../../src/design/clues.ts';
import { draftOf, emptyDraft } from '../../src/design/draft.ts';
import { readPuzzle, take } from '../../src/design/importing.ts';
import { makeWorkbench } from '../../src/design/workbench.ts';
import { fillCluesTask } from '../../src/labour/tasks/fill-clues.ts';
import { orbitsTask } from '../../src/labour/tasks/orbits.ts';
import { type BoardStudy, studyBoardTask } from '../../src/labour/tasks/study-board.ts';
import { studyCluesTask } from '../../src/labour/tasks/study-clues.ts';
import { thinCluesTask } from '../../src/labour/tasks/thin-clues.ts';

function puzzle(name: string, clues?: string, labels?: readonly string[]): Puzzle {
  const board = must(resolveBoard(name));
  const multiset = must(makeMultiset(labels ?? numbers(board.k!)));
  const labeling = Array.from({ length: board.cells }, (_, cell) => multiset.labels.indexOf(clues?.[cell] ?? '.'));
  return must(makePuzzle({ board, multiset, labeling, inscription: [] }));
}

const quiet = () => undefined;

describe('clues', () => {
  const setting = settingOf(puzzle('sudoku:2x2', '12..3...........'));

  test('are written, erased and laid except where they are locked', () => {
    const locked = toggleLock(setting, [0, 2]);
    expect([...locked.locked]).toEqual([0]);
    expect(erase(locked, [0, 1]).labeling.slice(0, 2)).toEqual([0, EMPTY]);
    expect(write(locked, [0, 5], 3).labeling[0]).toBe(0);
    expect(write(locked, [5], 3).labeling[5]).toBe(3);
    expect(lay(locked, new Array(16).fill(2)).labeling.slice(0, 2)).toEqual([0, 2]);
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
      carried(locked, settingOf(puzzle(name, undefined, labels)));
    expect(must(makeLine(must(puzzleOf(onto('latin-square:4')))))).toBe('12..3...........');
    expect([...onto('latin-square:4').locked]).toEqual([4]);
    expect(must(makeLine(must(puzzleOf(onto('latin-square:5')))))).toBe(`12...3${'.'.repeat(19)}`);
    expect(onto('sudoku:2x2', [...'2xyz']).labeling.slice(0, 5)).toEqual([EMPTY, 0, EMPTY, EMPTY, EMPTY]);
  });
});

describe('what is found out off the page', () => {
  test('of a board: symmetry, whether it has Latin boards, and how many', async () => {
    const study = (name: string, labels?: readonly string[]) =>
      studyBoardTask({ puzzle: makeNative(puzzle(name, undefined, labels)) }, quiet) as BoardStudy;
    expect(study('sudoku:2x2')).toEqual({
      symmetry: { name: 'D_4', order: '8' },
      ls: true,
      latin: 'yes',
      count: { exact: '288' },
      automorphisms: '128',
    });
    expect(study('triangle:4')).toMatchObject({ latin: 'no', count: { exact: '0' } });
    expect(study('triangle:4', [...'aaaabbbb'])).toMatchObject({ latin: 'yes', count: { exact: '648' } });
  });

  test('of clues: two solutions and the candidates, or one and the clues that could go', async () => {
    const study = (clues: string) => studyCluesTask({ puzzle: makeNative(puzzle('sudoku:2x2', clues)) }, quiet);
    const several = await study('1...............');
    expect(several.solutions).toHaveLength(2);
    expect(several.candidates![0]).toEqual([0]);
    expect(several.candidates![1]).toEqual([1, 2, 3]);
    const one = await study('1234341221434321');
    expect(one).toMatchObject({ decided: true, redundant: Array.from({ length: 16 }, (_, cell) => cell) });
    expect((await study('12..34..........')).solutions).toHaveLength(2);
    expect((await study('123....4........')).solutions).toHaveLength(0);
  });

  test('a random fill, thinned by symmetry, is a puzzle with that symmetry', async () => {
    const empty = puzzle('sudoku:2x3');
    const text = makeNative(empty);
    const solution = (await fillCluesTask({ puzzle: text, seed: 3 }, quiet))!;
    const { orbits } = (await orbitsTask({ puzzle: text }, quiet)).find(({ name }) => name === 'rotation')!;
    const full = makeNative({ ...empty, labeling: solution });
    const thinned = await thinCluesTask({ puzzle: full, solution, groups: orbits, seed: 4 }, quiet);
    const study = await studyCluesTask({ puzzle: makeNative({ ...empty, labeling: thinned }) }, quiet);
    expect(study.solutions).toEqual([solution]);
    expect(thinned.filter((label) => label !== EMPTY).length).toBeLessThan(24);
    for (const cell of thinned.keys()) expect(thinned[cell] === EMPTY).toBe(thinned[35 - cell] === EMPTY);
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
    take(bench, desk, must(await readPuzzle(JSON.stringify(record, null, 1), bench.verdict.value.puzzle)));
    expect([desk.study.value, desk.shown.value]).toEqual([undefined, 0]);
    const setting = desk.history.value!.present;
    expect(bench.draft.value.title).toBe('Mine');
    expect(must(makeLine(must(puzzleOf(setting))))).toBe('a..............d');
    const again = must(await readPuzzle(makeNative(must(puzzleOf(setting))), bench.verdict.value.puzzle));
    expect(again.board).toEqual(setting.board);
  });

  test('reads a line for the board at hand, and a Sudoku on any', async () => {
    const bench = makeWorkbench(draftOf(must(resolveBoard('sudoku:2x2'))));
    const { puzzle: base } = bench.verdict.value;
    expect(must(await readPuzzle('1...............', base)).board.cells).toBe(16);
    expect(must(await readPuzzle('.'.repeat(81), base)).board.cells).toBe(81);
    for (const bad of ['', '123', '{"format":1}', '{']) expect((await readPuzzle(bad, base)).ok, bad).toBe(false);
  });
});

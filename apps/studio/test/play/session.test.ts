import { only } from '@latin-puzzles/view/board-view';
import {
  changeGame,
  enterValue,
  makePicker,
  makeSession,
  pause,
  restart,
  resume,
  setMode,
} from '@latin-puzzles/view/playing';
import { beginGame, checkTable, undoMove } from '@latin-puzzles/workshop/play';
import { describe, expect, test } from 'vitest';
import { puzzleOf, REPEATED, SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { makeTestSettings } from '../device.ts';

const settings = makeTestSettings();

function opened(puzzle = SMALL) {
  const session = makeSession(beginGame(puzzle), settings);
  resume(session, 0);
  return session;
}

const plain = { extend: false, toggle: false, dragging: false };

describe('a session', () => {
  test('rejoices once, when the last label is written', () => {
    const session = opened(puzzleOf('latin-square:2', '12', '01.0'));
    enterValue(session, 1, 'normal', new Set([2]));
    expect(session.solved.value).toBe(true);
    expect(session.celebrating.value).toBe(true);
    expect(session.selection.value.cells.size).toBe(0);
    changeGame(session, undoMove);
    expect(session.celebrating.value).toBe(false);
  });

  test('begins again with nothing of what was played, and a clock at zero', () => {
    const session = opened();
    enterValue(session, 1, 'normal', new Set([1]));
    pause(session, 5_000);
    restart(session, 9_000);
    expect(session.game.value.history.nodes).toHaveLength(1);
    expect(session.game.value.clock).toEqual({ elapsed: 0, since: 9_000 });
  });

  test('sets off what breaks the rules at once, on request or never, as the player likes', () => {
    const session = opened();
    enterValue(session, 0, 'normal', new Set([1]));
    expect([...session.wrong.value].sort()).toEqual([0, 1]);
    expect(session.highlights.value.get(1)).toBe('wrong');
    for (const check of ['off', 'on-request'] as const) {
      settings.check.value = check;
      expect(session.wrong.value.size).toBe(0);
    }
    session.found.value = new Set([1]);
    expect([...session.wrong.value]).toEqual([1]);
    settings.check.value = 'off';
    expect(session.wrong.value.size).toBe(0);
    settings.check.value = 'on-request';
    enterValue(session, 1, 'normal', new Set([1]));
    expect(session.wrong.value.size).toBe(0);
    settings.check.value = 'on-write';
  });

  test('sets off the cells with the label of the cursor, or with the label pinned', () => {
    const session = opened();
    session.selection.value = only(0);
    expect(session.highlights.value.get(0)).toBe('same-label');
    expect(session.highlights.value.get(3)).toBeUndefined();
    session.pinned.value = 2;
    expect(session.highlights.value.get(10)).toBe('same-label');
  });
});

describe('a pinned label', () => {
  test('is given to every cell pressed, and taken from one that has it', () => {
    const session = opened();
    const { pick } = makePicker(session);
    session.pinned.value = 2;
    pick(1, plain);
    pick(2, plain);
    pick(0, plain);
    expect([0, 1, 2].map((cell) => session.table.value[cell]!.label)).toEqual([0, 2, 2]);
    pick(1, plain);
    expect(session.table.value[1]!.label).toBe(-1);
  });

  test('is drawn along a stroke, which gives or takes but never both', () => {
    const session = opened();
    const { pick } = makePicker(session);
    setMode(session, 'corner');
    session.pinned.value = 2;
    pick(2, plain);
    pick(1, plain);
    for (const cell of [2, 3]) pick(cell, { ...plain, dragging: true });
    expect([1, 2, 3].map((cell) => session.table.value[cell]!.corner)).toEqual([[2], [2], [2]]);
    pick(1, plain);
    pick(2, { ...plain, dragging: true });
    expect([1, 2, 3].map((cell) => session.table.value[cell]!.corner)).toEqual([[], [], [2]]);
  });

  test('does not turn into a colour', () => {
    const session = opened();
    session.pinned.value = 3;
    setMode(session, 'corner');
    expect(session.pinned.value).toBe(3);
    setMode(session, 'colours');
    expect(session.pinned.value).toBe(0);
  });
});

describe('pointers', () => {
  test('that pick several add cells that lie apart, and take them out again', () => {
    const session = opened();
    const { pick } = makePicker(session);
    const selected = () => [...session.selection.value.cells];
    pick(5, plain);
    session.several.value = true;
    pick(7, plain);
    pick(2, plain);
    expect(selected()).toEqual([5, 7, 2]);
    pick(7, plain);
    expect(selected()).toEqual([5, 2]);
    const stroke = (...cells: number[]) => {
      for (const [i, cell] of cells.entries()) pick(cell, { extend: i > 0, toggle: false, dragging: i > 0 });
    };
    // A stroke adds or takes out as its first cell says, but never both.
    stroke(4, 5, 6);
    expect(selected()).toEqual([5, 2, 4, 6]);
    stroke(5, 6, 7);
    expect(selected()).toEqual([2, 4]);
    session.several.value = false;
    pick(1, plain);
    expect(selected()).toEqual([1]);
  });

  test('that hold a cell select its asterisms in turn', () => {
    const session = opened();
    const { pick, hold } = makePicker(session);
    pick(5, plain);
    const seen = [1, 2].map(() => {
      hold(5);
      return [...session.selection.value.cells].join();
    });
    expect(seen).toEqual(['4,5,6,7', '1,5,9,13']);
  });
});

describe('a check', () => {
  const solution = [0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0];

  test('compares with the only solution', () => {
    const session = opened(REPEATED);
    enterValue(session, 1, 'normal', new Set([1]));
    enterValue(session, 1, 'normal', new Set([2]));
    expect(checkTable(REPEATED, session.table.value, [solution])).toEqual({ wrong: [1], solutions: 'one' });
  });

  test('tells only what breaks the rules where there are several solutions, or none', () => {
    const session = opened(REPEATED);
    for (const cell of [1, 2]) enterValue(session, 0, 'normal', new Set([cell]));
    expect(checkTable(REPEATED, session.table.value, [solution, solution])).toEqual({
      wrong: [0, 1, 2],
      solutions: 'many',
    });
    expect(checkTable(REPEATED, session.table.value, []).solutions).toBe('none');
  });
});

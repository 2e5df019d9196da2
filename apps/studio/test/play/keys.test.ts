import { layOut } from '@latin-puzzles/drawing';
import { endOf, makeSteering } from '@latin-puzzles/view/board-view';
import { makeKeyboard, makeSession, readKey, resume } from '@latin-puzzles/view/playing';
import { beginGame } from '@latin-puzzles/workshop/play';
import { describe, expect, test } from 'vitest';
import { puzzleOf, SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { makeTestSettings } from '../device.ts';

const TWELVE = puzzleOf('triangle:6', '123456789ABC', '.'.repeat(36));
const numbers = Array.from({ length: 12 }, (_, i) => String(i + 1));

/** A session under whose board somebody types, at a time that is told. */
function typist(puzzle = SMALL) {
  const session = makeSession(beginGame(puzzle), makeTestSettings());
  resume(session, 0);
  const layout = layOut(puzzle.board);
  const keyboard = makeKeyboard(session, makeSteering(layout), [endOf(layout, false), endOf(layout, true)]);
  let now = 0;
  const press = (key: string, held: Parameters<typeof keyboard.press>[0] | object = {}, after = 1000) => {
    now += after;
    const code = /^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
    return keyboard.press({
      key,
      code,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      timeStamp: now,
      ...held,
    });
  };
  const cell = (index: number) => session.table.value[index]!;
  return { session, press, cell };
}

describe('the number pad with Shift', () => {
  const locked = (on: boolean) => ({ getModifierState: (name: string) => on && name === 'NumLock' });

  test.each([
    ['Windows', 'PageDown', false],
    ['Linux', 'PageDown', true],
    ['macOS', '3', true],
  ])('marks the rim on %s', (_, key, shiftKey) => {
    const { press, cell } = typist();
    for (const first of ['Home', 'ArrowRight']) press(first);
    press(key, { code: 'Numpad3', shiftKey, ...locked(true) });
    expect(cell(1).corner).toEqual([2]);
  });

  test('moves where it gives no figures', () => {
    const { session, press } = typist();
    press('Home');
    press('End', { code: 'Numpad1', ...locked(false) });
    expect(session.selection.value.cursor).toBe(15);
  });
});

describe('keys on the board', () => {
  test('choose a mode by Z X C V, unless these are labels', () => {
    const { session, press } = typist();
    for (const [key, mode] of [
      ['x', 'corner'],
      ['C', 'centre'],
      ['v', 'colours'],
      ['z', 'normal'],
    ] as const) {
      expect(press(key)).toBe(true);
      expect(session.mode.value).toBe(mode);
    }
    const lettered = typist(puzzleOf('latin-square:2', 'XZ', '....'));
    for (const key of ['Home', 'x']) lettered.press(key);
    expect(lettered.session.mode.value).toBe('normal');
    expect(lettered.cell(0).label).toBe(0);
    lettered.press('c');
    expect(lettered.session.mode.value).toBe('centre');
  });

  test('move, write, mark and colour', () => {
    const { press, cell } = typist();
    for (const key of ['Home', 'ArrowRight', '2']) press(key);
    press('ArrowRight');
    press('!', { shiftKey: true });
    expect(cell(1).label).toBe(1);
    expect(cell(2).corner).toEqual([]);
    press('3', { shiftKey: true });
    press('4', { ctrlKey: true });
    press('5', { altKey: true });
    expect(cell(2)).toMatchObject({ label: -1, corner: [2], centre: [3], colours: [4] });
  });

  test('go on without selecting while several cells are gathered, and Enter adds one or takes it out', () => {
    const { session, press, cell } = typist();
    for (const key of ['Home', 'ArrowRight']) press(key);
    session.several.value = true;
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'Enter']) press(key);
    expect([...session.selection.value.cells]).toEqual([1, 3]);
    expect(session.selection.value.cursor).toBe(7);
    press('2');
    expect([1, 2, 3].map((place) => cell(place).label)).toEqual([1, -1, 1]);
  });

  test('take back what they did, letters and Control apart', () => {
    const { session, press, cell } = typist();
    for (const key of ['Home', 'ArrowRight', '2']) press(key);
    press('z');
    expect(cell(1).label).toBe(1);
    press('z', { ctrlKey: true });
    expect(cell(1).label).toBe(-1);
    press('y', { ctrlKey: true });
    expect(cell(1).label).toBe(1);
    press('a', { ctrlKey: true });
    expect(session.selection.value.cells.size).toBe(16);
  });

  test('go through the modes with Space, and no figure beyond the colours colours anything', () => {
    const { session, press, cell } = typist();
    press('End');
    for (const mode of ['corner', 'centre', 'colours']) {
      press(' ');
      expect(session.mode.value).toBe(mode);
    }
    press('8');
    expect(cell(15).colours).toEqual([7]);
    expect(press('9')).toBe(false);
    press(' ', { shiftKey: true });
    expect(session.mode.value).toBe('centre');
  });

  test('select asterisms with Enter, and several cells with Shift', () => {
    const { session, press } = typist();
    press('Home');
    press('Enter');
    expect([...session.selection.value.cells]).toEqual([0, 1, 2, 3]);
    press('Home');
    press('ArrowDown', { shiftKey: true });
    expect([...session.selection.value.cells]).toEqual([0, 4]);
  });

  test('do nothing while the clock stands still', () => {
    const { session, press, cell } = typist();
    session.game.value = { ...session.game.value, clock: { elapsed: 5 } };
    for (const key of ['Home', 'ArrowRight', '2']) press(key);
    expect(cell(1).label).toBe(-1);
  });
});

describe('with the label first, keys', () => {
  test('choose it, and Enter gives it to the cells selected', () => {
    const { session, press, cell } = typist();
    press('Home');
    press('ArrowRight');
    session.pinned.value = 0;
    press('3');
    expect(session.pinned.value).toBe(2);
    expect(cell(1).label).toBe(-1);
    press('Enter');
    expect(cell(1).label).toBe(2);
    press('4', { shiftKey: true });
    press('ArrowRight');
    press('4', { shiftKey: true });
    expect([session.pinned.value, cell(2).corner]).toEqual([2, [3]]);
    press('Enter');
    expect(cell(2).label).toBe(2);
  });

  test('choose one of two figures, and a colour', () => {
    const { session, press } = typist({
      ...TWELVE,
      multiset: { entries: numbers, labels: numbers, counts: numbers.map(() => 1) },
    });
    session.pinned.value = 0;
    press('1');
    press('2', {}, 200);
    expect(session.pinned.value).toBe(11);
    expect(session.game.value.history.nodes).toHaveLength(1);
    session.mode.value = 'colours';
    press('5');
    expect(session.pinned.value).toBe(4);
  });
});

describe('a label of two keys', () => {
  const puzzle = { ...TWELVE, multiset: { entries: numbers, labels: numbers, counts: numbers.map(() => 1) } };

  test('takes the place of the first, of which no branch is left', () => {
    const { session, press, cell } = typist(puzzle);
    press('Home');
    press('1');
    expect(cell(0).label).toBe(0);
    press('2', {}, 200);
    expect(cell(0).label).toBe(11);
    expect(session.game.value.history.nodes).toHaveLength(2);
    press('z', { ctrlKey: true });
    expect(cell(0).label).toBe(-1);
  });

  test('is not made of keys in two cells, nor of two kinds, nor far apart in time', () => {
    const { press, cell } = typist(puzzle);
    press('Home');
    press('1');
    press('ArrowDown', {}, 100);
    press('2', {}, 100);
    expect([cell(0).label, cell(1).label, cell(2).label].sort()).toEqual([-1, 0, 1]);
    press('Home');
    press('1', { ctrlKey: true });
    press('End');
    press('1');
    press('2', { ctrlKey: true }, 100);
    press('2', {}, 900);
    expect(cell(35).label).toBe(1);
  });

  test('never takes back a move that it did not make', () => {
    const clued = puzzleOf('triangle:6', '123456789ABC', `0${'.'.repeat(35)}`);
    const { session, press, cell } = typist({ ...puzzle, labeling: clued.labeling });
    press('End');
    press('3');
    press('Home');
    press('1');
    press('2', {}, 100);
    expect(cell(35).label).toBe(2);
    expect(session.game.value.history.at).toBe(1);
  });
});

describe('a key', () => {
  const key = (character: string, code: string, shiftKey = false) => ({ key: character, code, shiftKey });

  test('with Shift asks for a mark, unless Shift makes another label', () => {
    expect(readKey(['1', '2'], key('!', 'Digit1', true))).toEqual({ text: '1', shifted: true });
    expect(readKey(['1', '!'], key('!', 'Digit1', true))).toEqual({ text: '!', shifted: false });
    expect(readKey(['A', 'B'], key('A', 'KeyA', true))).toEqual({ text: 'a', shifted: true });
    expect(readKey(['A', 'a'], key('A', 'KeyA', true))).toEqual({ text: 'A', shifted: false });
    expect(readKey(['?'], key('?', 'Slash', true))).toEqual({ text: '?', shifted: false });
  });

  test('is a figure where its layout has figures above other signs', () => {
    expect(readKey(['1', '2'], key('&', 'Digit1'))).toEqual({ text: '1', shifted: false });
    expect(readKey(['1', '2'], key('1', 'Digit1', true))).toEqual({ text: '1', shifted: true });
    expect(readKey(['1', '&'], key('&', 'Digit1'))).toEqual({ text: '&', shifted: false });
  });

  test('that has no character means nothing', () => {
    expect(readKey(['1'], key('F5', 'F5'))).toBeUndefined();
    expect(readKey(['1'], key(' ', 'Space'))).toBeUndefined();
  });
});

import { COLOURS, ENTRY_MODES, type EntryMode, redoMove, retractMove, undoMove } from '@latin-puzzles/workshop/play';
import { alongAsterism, only, toggleCell } from '../board-view/selection.ts';
import { isDirection, type Steering } from '../board-view/steering.ts';
import { find, NOT_TYPING, type Typing, typed } from '../board-view/typing.ts';
import { changeGame, enterValue, eraseSelected, setMode } from './actions.ts';
import type { Session } from './session.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

/** Keys that choose a mode, in the order of the modes, where they are no labels. */
export const MODE_KEYS: readonly string[] = ['z', 'x', 'c', 'v'];

interface Keyboard {
  /** Whether the key was ours. */
  press(event: Key): boolean;
}

/** Keys on the board. Labels come first: any letter or figure may be one, so that commands take Control or Alt. */
export function makeKeyboard(session: Session, steer: Steering, ends: readonly [number, number]): Keyboard {
  const { selection, game, mode, modes, pinned, several } = session;
  /** What was typed last, where and how, and whether that made a move. */
  let last = { typing: NOT_TYPING as Typing, selection: selection.value, mode: mode.value as EntryMode, made: false };

  function move(to: number, extend: boolean): void {
    const { cells } = selection.value;
    if (extend) selection.value = { cells: new Set([...cells, to]), cursor: to };
    else selection.value = several.value ? { cells, cursor: to } : only(to);
  }

  function command({ key, shiftKey }: Key): boolean {
    const { labels } = game.value.puzzle.multiset;
    const letter = key.toLowerCase();
    if (letter === 'z') changeGame(session, shiftKey ? redoMove : undoMove);
    else if (letter === 'y') changeGame(session, redoMove);
    else if (letter === 'a' && find(labels, key) === undefined)
      selection.value = { cells: new Set(game.value.puzzle.labeling.keys()), cursor: selection.value.cursor };
    else return false;
    return true;
  }

  function write(text: string, how: EntryMode, now: number): boolean {
    const { labels } = game.value.puzzle.multiset;
    const goesOn = last.selection === selection.value && last.mode === how;
    const { label, typing, replaces } = typed(labels, goesOn ? last.typing : NOT_TYPING, text, now);
    const choosing = pinned.value !== undefined && how === mode.value;
    if (choosing) pinned.value = label ?? pinned.value;
    // The first figure of 12 was entered as 1: that was not meant.
    else if (label !== undefined && replaces && last.made) changeGame(session, retractMove);
    const made = !choosing && label !== undefined && enterValue(session, label, how) !== undefined;
    last = { typing, selection: selection.value, mode: how, made };
    return label !== undefined || typing.text !== '';
  }

  function colour(figure: string | undefined, choosing: boolean): boolean {
    const number = Number(figure ?? 0);
    if (number < 1 || number > COLOURS) return false;
    if (choosing) pinned.value = number - 1;
    else enterValue(session, number - 1, 'colours');
    return true;
  }

  function chooseMode({ key, shiftKey }: Key): boolean {
    const { labels } = game.value.puzzle.multiset;
    const next = ENTRY_MODES[MODE_KEYS.indexOf(key.toLowerCase())];
    const isLabel = find(labels, key) !== undefined || begins(labels, key) || begins(labels, key.toUpperCase());
    if (next === undefined || shiftKey || isLabel) return false;
    setMode(session, next);
    return true;
  }

  function character(event: Key): boolean {
    const meaning = readKey(game.value.puzzle.multiset.labels, event);
    if (!meaning) return false;
    if (event.ctrlKey || event.metaKey) return write(meaning.text, 'centre', event.timeStamp);
    if (mode.value === 'colours' && !meaning.shifted) return colour(readFigure(event.code), pinned.value !== undefined);
    return write(meaning.text, meaning.shifted ? 'corner' : mode.value, event.timeStamp);
  }

  return {
    press(pressed) {
      const event = readNumberPad(pressed);
      const { key, shiftKey } = event;
      const { cursor } = selection.value;
      if (event.altKey) return colour(readFigure(event.code), false);
      if (isDirection(key)) move(cursor === undefined ? ends[0] : steer(cursor, key), shiftKey);
      else if (key === 'Home' || key === 'End') move(ends[key === 'Home' ? 0 : 1], shiftKey);
      else if (key === 'Backspace' || key === 'Delete') eraseSelected(session);
      else if (key === 'Escape') selection.value = { cells: new Set(), cursor };
      else if (key === 'Enter' && pinned.value !== undefined) enterValue(session, pinned.value);
      else if (key === 'Enter' && several.value && cursor !== undefined)
        selection.value = toggleCell(selection.value, cursor);
      else if (key === 'Enter') selection.value = alongAsterism(game.value.puzzle.board, selection.value);
      else if (key === ' ') setMode(session, neighbour(modes, mode.value, shiftKey ? -1 : 1));
      else if (event.ctrlKey || event.metaKey) return command(event) || character(event);
      else return chooseMode(event) || character(event);
      return true;
    },
  };
}

function neighbour(modes: readonly EntryMode[], mode: EntryMode, by: number): EntryMode {
  return modes[(modes.indexOf(mode) + by + modes.length) % modes.length]!;
}

/**
 * A figure of the number pad pressed with Shift while it gives figures. Windows tells of such a key as if it moved, and as if Shift
 * were up; Linux as if it moved.
 */
function readNumberPad(event: Key): Key {
  const [, figure] = /^Numpad(\d)$/.exec(event.code) ?? [];
  if (figure === undefined || event.key === figure || !event.getModifierState?.('NumLock')) return event;
  const { code, ctrlKey, metaKey, altKey, timeStamp } = event;
  return { key: figure, code, shiftKey: true, ctrlKey, metaKey, altKey, timeStamp };
}

/** The character that a key stands for, and whether Shift was held to ask for a mark rather than to make the character. */
interface Meaning {
  readonly text: string;
  readonly shifted: boolean;
}

/**
 * What a key with a character means where these are the labels. Figures are known by their key, whatever it gives with
 * Shift or on a keyboard that has them above other signs; but a sign that is a label itself is that label.
 */
export function readKey(
  labels: readonly string[],
  { key, code, shiftKey }: Pick<Key, 'key' | 'code' | 'shiftKey'>,
): Meaning | undefined {
  if ([...key].length !== 1 || key === ' ') return undefined;
  const figure = readFigure(code);
  const own = find(labels, key);
  if (!shiftKey) return { text: own === undefined && !begins(labels, key) ? (figure ?? key) : key, shifted: false };
  const plain = figure ?? key.toLowerCase();
  const hasCase = key.toLowerCase() !== key.toUpperCase();
  if (figure === undefined && !hasCase) return { text: key, shifted: false };
  if (own !== undefined && own !== find(labels, plain)) return { text: key, shifted: false };
  return { text: plain, shifted: true };
}

/** The figure on a key, in the top row or in the block of figures. */
function readFigure(code: string): string | undefined {
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
}

function begins(labels: readonly string[], text: string): boolean {
  return labels.some((label) => label.startsWith(text));
}

import type { Board } from '@latin-puzzles/core/board';
import {
  type InscriptionPlace,
  isNamed,
  type PlaceKind,
  type PlaceName,
  placesFor,
  placeText,
} from '@latin-puzzles/core/finding';
import { EMPTY, type Labeling, type Multiset, violations } from '@latin-puzzles/core/puzzle';

/** Where a word may go, from the least said to the most: a kind of line, or one line. */
interface PlaceChoices {
  readonly kinds: readonly PlaceKind[];
  /** By their texts, which are what wishes have. */
  readonly lines: ReadonlyMap<string, PlaceName>;
  /** Parts of lines: nobody picks them from a list, but a puzzle that is brought along may have one. */
  readonly parts: ReadonlyMap<string, PlaceName>;
}

export function placeChoices(board: Board, letters: number): PlaceChoices {
  const places = letters === 0 ? [] : placesFor(board, letters);
  return {
    kinds: [...new Set(places.map(({ kind }) => kind))],
    lines: new Map(places.map(({ line }) => [placeText(line), line])),
    parts: new Map(places.map(({ name }) => [placeText(name), name])),
  };
}

/** A word on the board as it is wished, before anyone has looked whether a Latin board carries it there. */
interface Draft {
  readonly cells: readonly number[];
  readonly labeling: Labeling;
}

/** The first of the places wished for in which no asterism holds a letter too often. */
export function draftOf(board: Board, multiset: Multiset, letters: readonly string[], place: InscriptionPlace): Draft {
  const drafts = wished(board, letters.length, place).map((cells) => write(board, multiset, letters, cells));
  const fits = ({ labeling }: Draft) => violations({ board, multiset, labeling }).length === 0;
  return drafts.find(fits) ?? drafts[0] ?? write(board, multiset, [], []);
}

function wished(board: Board, letters: number, place: InscriptionPlace): (readonly number[])[] {
  if (letters === 0) return [];
  if (typeof place !== 'string') return [place];
  return placesFor(board, letters)
    .filter((candidate) => isNamed(candidate, place))
    .map(({ cells }) => cells);
}

function write(board: Board, { labels }: Multiset, letters: readonly string[], cells: readonly number[]): Draft {
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  const taken = cells.slice(0, letters.length);
  const capitals = labels.map((label) => label.toUpperCase());
  for (const [i, cell] of taken.entries()) labeling[cell] = capitals.indexOf(letters[i]!);
  return { cells: taken.filter((cell) => labeling[cell] !== EMPTY), labeling };
}

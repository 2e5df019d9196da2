import { must } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { ANYWHERE, type InscriptionPlace, placesFor, placeText } from '@latin-puzzles/core/finding';
import type { Level, Scale } from '@latin-puzzles/core/rating';
import { lettersOf, type PuzzleSubject, subjectNamed, suggestedFor } from '@latin-puzzles/workshop/generate';
import { makeLabelsText } from '@latin-puzzles/workshop/reading';

/** Two numbers as they are typed; none where nothing is typed. */
export interface Bounds {
  readonly least: string;
  readonly most: string;
}

/** `usual` is what the board promises, if it can be had. */
export type LevelWish = Level | 'usual' | 'any';

/** What stands in the fields. Texts are kept as they are typed, and judged when a puzzle is asked for. */
export interface Form {
  readonly word: string;
  readonly subject: PuzzleSubject;
  /** Whether the board was chosen by hand, so that no word changes it. */
  readonly chosen: boolean;
  readonly place: InscriptionPlace;
  readonly level: LevelWish;
  readonly labels: string;
  readonly critical: boolean;
  readonly fair: boolean;
  /** The theorems allowed, where not all of them are, and those that must be needed. */
  readonly theorems?: readonly string[] | undefined;
  readonly needs: readonly string[];
  readonly score: Bounds;
  readonly scale?: { readonly name: string; readonly scale: Scale } | undefined;
  readonly symmetry: string;
  readonly clues: Bounds;
  readonly always: readonly number[];
  readonly never: readonly number[];
  readonly words: string;
  readonly anyWords: boolean;
  readonly count: string;
  readonly seed: string;
  readonly title: string;
  readonly author: string;
}

const UNBOUNDED: Bounds = { least: '', most: '' };

export function firstForm(): Form {
  return withSubject(
    {
      word: '',
      chosen: false,
      level: 'usual',
      labels: '',
      needs: [],
      score: UNBOUNDED,
      clues: UNBOUNDED,
      words: '',
      anyWords: false,
      count: '1',
      seed: '',
      title: '',
      author: '',
    },
    must(subjectNamed('sudoku')),
  );
}

type OfBoard = 'subject' | 'place' | 'critical' | 'fair' | 'symmetry' | 'always' | 'never';

/** Another board: what was wished of places, cells and symmetry does not carry over. */
function withSubject(form: Omit<Form, OfBoard>, subject: PuzzleSubject): Form {
  const { fair, critical } = subject.usual;
  return { ...form, subject, place: ANYWHERE, fair, critical, symmetry: 'none', always: [], never: [] };
}

export function chooseSubject(form: Form, subject: PuzzleSubject): Form {
  return { ...withSubject(form, subject), chosen: true };
}

/** Another word. While no board is chosen by hand, the one that suggests itself for the word is taken. */
export function writeWord(form: Form, word: string): Form {
  const [before, letters] = [lettersOf(form.word).length, lettersOf(word).length];
  const suggested = form.chosen || letters === 0 ? undefined : suggestedFor(letters);
  const moved = suggested && suggested.board.name !== form.subject.board.name ? withSubject(form, suggested) : form;
  // Places differ with the number of letters.
  return { ...moved, word, place: before === letters ? moved.place : ANYWHERE };
}

/** What someone came for: a board, with the words that belong to it. */
export function opening(form: Form, subject: PuzzleSubject): Form {
  const { inscription, labels } = subject;
  const plain = { ...chooseSubject(form, subject), word: '', labels: '' };
  if (!inscription) return plain;
  const spelled = lettersOf(inscription.text).join() === labels.join();
  const { text, place } = inscription;
  return { ...plain, word: text, place: placeOf(subject.board, place), labels: spelled ? '' : makeLabelsText(labels) };
}

/** Cells by the name of the place that they make, if it has one. */
function placeOf(board: Board, cells: readonly number[]): InscriptionPlace {
  const place = placesFor(board, cells.length).find((candidate) => candidate.cells.join() === cells.join());
  return place ? placeText(place.name) : cells;
}

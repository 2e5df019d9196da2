import { excerpt, failure, graphemes, type Result, success } from '../../basis/index.ts';
import type { Board } from '../../board/index.ts';
import type { Engine } from '../../engine/index.ts';
import { EMPTY, type Labeling, type Multiset, makeMultiset, normalizeLabel, violations } from '../../puzzle/index.ts';
import { sampleWithin } from './effort.ts';
import { isNamed, type NamedPlace, placesFor } from './places.ts';
import type { InscriptionWish, Wishes } from './wishes.ts';

/** The multiset wished for, or the letters of the inscription. */
export function multisetFor({ board, multiset, inscription }: Wishes): Result<Multiset> {
  if (multiset) return success(multiset);
  const letters = graphemes(inscription?.text ?? '');
  if (letters.length === board.k) return makeMultiset(letters);
  return failure(
    'inscription.letters',
    'labels',
    inscription
      ? `${excerpt(inscription.text)} has ${letters.length} letters, an asterism has ${board.k} cells.`
      : 'There are neither labels nor an inscription to take them from.',
    `Give ${board.k} labels, repeats included, or an inscription of ${board.k} letters.`,
  );
}

/** An inscription in its place. */
export interface Inscribed {
  /** The cells in reading order. */
  readonly cells: readonly number[];
  /** The board, empty but for the inscription. */
  readonly labeling: Labeling;
}

/** In so many places at most it is searched whether a Latin board carries an inscription; so many others are offered. */
const SEARCHED = 100;
const OFFERED = 3;

/** Puts an inscription where it was wished, if some Latin board carries it there. */
export function inscribe(board: Board, multiset: Multiset, wish: InscriptionWish, engine: Engine): Result<Inscribed> {
  const letters = spell(multiset, wish.text);
  if (!letters.ok) return letters;
  const places = placesFor(board, letters.value.length);
  const wished = wishedPlaces(board, letters.value.length, wish, places);
  if (!wished.ok) return wished;
  const put = ({ cells }: Pick<NamedPlace, 'cells'>): Inscribed => {
    const labeling = new Array<number>(board.cells).fill(EMPTY);
    for (const [i, cell] of cells.entries()) labeling[cell] = letters.value[i]!;
    return { cells, labeling };
  };
  let searches = 0;
  const obstacleAt = (place: NamedPlace): string | undefined => {
    const { labeling } = put(place);
    const tooMany = excess(board, multiset, labeling);
    if (tooMany) return tooMany;
    if (searches++ >= SEARCHED) return 'we have not looked';
    const { solution, ending } = sampleWithin(engine, labeling, 0);
    return solution || ending.verdict !== 'complete' ? undefined : 'a search through all completions found none';
  };
  let first: string | undefined;
  for (const place of wished.value) {
    const obstacle = obstacleAt(place);
    if (!obstacle) return success(put(place));
    first ??= `${place.name}: ${obstacle}`;
  }
  const where = searches > SEARCHED ? `in any of the ${SEARCHED} places that we tried` : 'there';
  searches = 0;
  const others: string[] = [];
  for (const place of places) {
    if (others.length === OFFERED) break;
    if (!wished.value.includes(place) && !obstacleAt(place)) others.push(place.name);
  }
  return failure(
    'inscription.impossible',
    'inscription',
    `No Latin board carries ${excerpt(wish.text)} ${where}. ${first}.`,
    others.length > 0
      ? `It fits here: ${others.join('; ')}.`
      : 'We found no other place for it: change the words, or the labels.',
  );
}

/** The labels that spell a text. Capitals and small letters are told apart only where the labels do. */
function spell({ labels }: Multiset, text: string): Result<number[]> {
  const letters = graphemes(text).map(normalizeLabel);
  if (letters.length === 0)
    return failure(
      'inscription.letters',
      'inscription',
      'The inscription is empty.',
      'Write a word, or wish for none.',
    );
  const spelled: number[] = [];
  for (const letter of letters) {
    const exact = labels.indexOf(letter);
    const alike = [...labels.keys()].filter((l) => labels[l]!.toLowerCase() === letter.toLowerCase());
    const label = exact >= 0 || alike.length !== 1 ? exact : alike[0]!;
    if (label < 0)
      return failure(
        'inscription.letters',
        'inscription',
        `${excerpt(letter)} is not one of the labels ${labels.join(' ')}.`,
        'Spell the inscription with the labels, or add the letter to them.',
      );
    spelled.push(label);
  }
  return success(spelled);
}

function wishedPlaces(
  board: Board,
  length: number,
  { text, place = 'anywhere' }: InscriptionWish,
  places: readonly NamedPlace[],
): Result<readonly NamedPlace[]> {
  if (typeof place !== 'string') return givenCells(board, length, text, place);
  const named = places.filter((candidate) => isNamed(candidate, place));
  if (named.length > 0) return success(named);
  const known = [...new Set(places.map(({ kind }) => kind))];
  return failure(
    'inscription.place',
    'inscription.place',
    `The board has no place named ${excerpt(place)} for ${length} letters.`,
    known.length > 0
      ? `Name an asterism such as ${places[0]!.line}, a kind of place (${known.join(', ')}), anywhere, or list the cells.`
      : 'Shorten the inscription, or list its cells.',
  );
}

function givenCells(board: Board, length: number, text: string, cells: readonly number[]): Result<NamedPlace[]> {
  if (cells.length !== length)
    return failure(
      'inscription.place',
      'inscription.place',
      `There are ${cells.length} cells for the ${length} letters of ${excerpt(text)}.`,
      'List one cell per letter; spaces take none.',
    );
  const bad = cells.findIndex(
    (cell, i) => !Number.isInteger(cell) || cell < 0 || cell >= board.cells || cells.indexOf(cell) !== i,
  );
  if (bad >= 0)
    return failure(
      'inscription.range',
      `inscription.place[${bad}]`,
      `Cell ${excerpt(cells[bad])} does not exist or is listed twice.`,
      `List different cells from 0 to ${board.cells - 1}.`,
    );
  return success([{ name: 'the cells listed', line: '', kind: '', cells }]);
}

/** Which asterism would hold a label too often. */
function excess(board: Board, multiset: Multiset, labeling: Labeling): string | undefined {
  const [violation] = violations({ board, multiset, labeling });
  if (!violation) return undefined;
  const { asterism, label, held, allowed } = violation;
  return `${board.asterisms[asterism]!.name} would hold ${multiset.labels[label]} ${held} times instead of ${allowed}`;
}

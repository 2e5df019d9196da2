import { excerpt, failure, graphemes, type Result, success } from '../../basis/index.ts';
import { asterismName, type Board } from '../../board/index.ts';
import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Excess, type Labeling, type Multiset, makeMultiset, violations } from '../../puzzle/index.ts';
import { sampleWithin } from './effort.ts';
import { INSCRIPTION_FAULTS, type Obstacle } from './inscription-faults.ts';
import { labelMeant, lettersOfInscription } from './letters.ts';
import type { PlaceName } from './place-names.ts';
import { asterismNamed, isNamed, type NamedPlace, placesFor } from './places.ts';
import type { InscriptionWish, Wishes } from './wishes.ts';

/** The multiset wished for, or the letters of the inscription. */
export function multisetFor({ board, multiset, inscription }: Wishes): Result<Multiset> {
  if (multiset) return success(multiset);
  const letters = graphemes(inscription?.text ?? '');
  if (letters.length === board.k) return makeMultiset(letters);
  const cells = board.asterisms[0]!.cells.length;
  if (!inscription) return failure(INSCRIPTION_FAULTS, 'inscription.letters:none', 'labels', { cells });
  return failure(INSCRIPTION_FAULTS, 'inscription.letters:count', 'labels', {
    text: excerpt(inscription.text),
    letters: letters.length,
    cells,
  });
}

/** A place that was wished for: one that has a name, or cells that were listed one by one. */
type WishedPlace = Pick<NamedPlace, 'cells'> & { readonly name: PlaceName | undefined };

/** An inscription in its place. */
export interface PlacedInscription {
  /** The cells in reading order. */
  readonly cells: readonly number[];
  /** The board, empty but for the inscription. */
  readonly labeling: Labeling;
}

/** In so many places at most it is searched whether a Latin board carries an inscription; so many others are offered. */
const SEARCHED = 100;
const OFFERED = 3;

/** Puts an inscription where it was wished, if some Latin board carries it there; once the signal comes, nobody looks. */
export function inscribe(
  board: Board,
  multiset: Multiset,
  wish: InscriptionWish,
  engine: Engine,
  signal?: Signal,
): Result<PlacedInscription> {
  const letters = spell(multiset, wish.text);
  if (!letters.ok) return letters;
  const places = placesFor(board, letters.value.length);
  const wished = wishedPlaces(board, letters.value.length, wish, places);
  if (!wished.ok) return wished;
  const put = ({ cells }: Pick<NamedPlace, 'cells'>): PlacedInscription => {
    const labeling = new Array<number>(board.cells).fill(EMPTY);
    for (const [i, cell] of cells.entries()) labeling[cell] = letters.value[i]!;
    return { cells, labeling };
  };
  let searches = 0;
  const obstacleAt = (place: WishedPlace): Obstacle | undefined => {
    const { labeling } = put(place);
    const tooMany = excess(board, multiset, labeling);
    if (tooMany) return tooMany;
    if (searches++ >= SEARCHED) return 'unsearched';
    const { solution, ending } = sampleWithin(engine, labeling, 0, signal);
    return solution || ending.verdict !== 'complete' ? undefined : 'searched';
  };
  let first: { readonly place: PlaceName | undefined; readonly obstacle: Obstacle } | undefined;
  for (const place of wished.value) {
    const obstacle = obstacleAt(place);
    if (!obstacle) return success(put(place));
    first ??= { place: place.name, obstacle };
  }
  const tried = searches > SEARCHED ? SEARCHED : undefined;
  searches = 0;
  const others: PlaceName[] = [];
  for (const place of places) {
    if (others.length === OFFERED) break;
    if (!wished.value.includes(place) && !obstacleAt(place)) others.push(place.name);
  }
  return failure(INSCRIPTION_FAULTS, 'inscription.impossible', 'inscription', {
    text: excerpt(wish.text),
    tried,
    ...first!,
    others,
  });
}

/** The labels that spell a text. */
function spell({ labels }: Multiset, text: string): Result<number[]> {
  const letters = lettersOfInscription(text, labels);
  if (letters.length === 0) return failure(INSCRIPTION_FAULTS, 'inscription.letters:empty', 'inscription');
  const spelled: number[] = [];
  for (const letter of letters) {
    const label = labelMeant(letter, labels);
    if (label < 0)
      return failure(INSCRIPTION_FAULTS, 'inscription.letters:label', 'inscription', {
        letter: excerpt(letter),
        labels,
      });
    spelled.push(label);
  }
  return success(spelled);
}

function wishedPlaces(
  board: Board,
  length: number,
  { text, place = 'anywhere' }: InscriptionWish,
  places: readonly NamedPlace[],
): Result<readonly WishedPlace[]> {
  if (typeof place !== 'string') return givenCells(board, length, text, place);
  const named = places.filter((candidate) => isNamed(candidate, place));
  if (named.length > 0) return success(named);
  const known = [...new Set(places.map(({ kind }) => kind))];
  return failure(INSCRIPTION_FAULTS, 'inscription.place:unknown', 'inscription.place', {
    place: asterismNamed(board, place) ?? excerpt(place),
    letters: length,
    known: places[0] && { line: places[0].line, kinds: known },
  });
}

function givenCells(board: Board, length: number, text: string, cells: readonly number[]): Result<WishedPlace[]> {
  if (cells.length !== length)
    return failure(INSCRIPTION_FAULTS, 'inscription.place:cells', 'inscription.place', {
      cells: cells.length,
      letters: length,
      text: excerpt(text),
    });
  const bad = cells.findIndex(
    (cell, i) => !Number.isInteger(cell) || cell < 0 || cell >= board.cells || cells.indexOf(cell) !== i,
  );
  if (bad >= 0)
    return failure(INSCRIPTION_FAULTS, 'inscription.range:wished', `inscription.place[${bad}]`, {
      cell: excerpt(cells[bad]),
      last: board.cells - 1,
    });
  return success([{ name: undefined, cells }]);
}

/** Which asterism would hold a label too often. */
function excess(board: Board, multiset: Multiset, labeling: Labeling): Excess | undefined {
  const [violation] = violations({ board, multiset, labeling });
  if (!violation) return undefined;
  const { asterism, label, held, allowed } = violation;
  return { asterism: asterismName(board, asterism), label: multiset.labels[label]!, held, allowed };
}

import { DOCUMENT, excerpt, failure, type InputPlace, isRecord, type Result, success } from '../../../basis/index.ts';
import { type Board, makeBoard, resolveBoard } from '../../../board/index.ts';
import { type Multiset, makeMultiset, makePartialBoard } from '../../../puzzle/index.ts';
import { MINIMUM_FORMAT } from './certificate.ts';
import { CERTIFICATE_FAULTS, type CertificateField } from './faults.ts';

/** A certificate whose parts have the right form; whether what it claims is true is another question. */
export interface WellFormed {
  readonly board: Board;
  /** What the board is said to be called, beside its asterisms. */
  readonly name: string | undefined;
  readonly multiset: Multiset;
  readonly minimum: number;
  readonly puzzle: readonly number[];
  readonly automorphisms: readonly (readonly number[])[];
  readonly normalForms: number;
  readonly classes: readonly WellFormedClass[];
}

export interface WellFormedClass {
  readonly latin: readonly number[];
  readonly size: number;
  readonly unavoidable: readonly (readonly [cells: readonly number[], labels: readonly number[]])[];
  /** Any value: it is checked as it is walked. */
  readonly refutation: unknown;
}

export function wellFormed(value: unknown): Result<WellFormed> {
  if (!isRecord(value)) return wrong(DOCUMENT, value, 'object');
  if (value.format !== MINIMUM_FORMAT)
    return failure(CERTIFICATE_FAULTS, 'format.version:certificate', 'format', {
      given: excerpt(value.format),
      format: MINIMUM_FORMAT,
    });
  const board = boardOf(value.board);
  if (!board.ok) return board;
  const { labels, minimum, puzzle, automorphisms, normalForms, classes } = value;
  if (!isList(labels, (label) => typeof label === 'string')) return wrong('labels', labels, 'list-of-texts');
  const multiset = makeMultiset(labels);
  if (!multiset.ok) return multiset;
  if (!isCount(minimum)) return wrong('minimum', minimum, 'whole-number');
  const indices = new Map<unknown, number>([...multiset.value.labels.entries()].map(([i, label]) => [label, i]));
  if (!isList(puzzle, (clue): clue is string | null => clue === null || indices.has(clue)))
    return wrong('puzzle', puzzle, 'list-of-clues');
  const partial = makePartialBoard(
    board.value,
    multiset.value,
    puzzle.map((clue) => indices.get(clue) ?? -1),
  );
  if (!partial.ok) return partial;
  const isCell = below(board.value.cells);
  const isLabel = below(indices.size);
  if (!isList(automorphisms, (move) => isList(move, isCell, board.value.cells)))
    return wrong('automorphisms', automorphisms, 'permutations');
  if (!isCount(normalForms)) return wrong('normalForms', normalForms, 'whole-number');
  if (!Array.isArray(classes)) return wrong('classes', classes, 'list');
  for (const [i, entry] of classes.entries()) {
    const place = `classes[${i}]`;
    if (!isRecord(entry)) return wrong(place, entry, 'object');
    if (!isList(entry.latin, isLabel, board.value.cells)) return wrong(`${place}.latin`, entry.latin, 'label-per-cell');
    if (!isCount(entry.size)) return wrong(`${place}.size`, entry.size, 'whole-number');
    const isExchange = (set: unknown) =>
      Array.isArray(set) && set.length === 2 && isList(set[0], isCell) && isList(set[1], isLabel, set[0].length);
    if (!isList(entry.unavoidable, isExchange)) return wrong(`${place}.unavoidable`, entry.unavoidable, 'exchanges');
  }
  return success({
    board: board.value,
    name: nameOf(value.board),
    multiset: multiset.value,
    minimum,
    puzzle: partial.value.labeling,
    automorphisms: automorphisms as number[][],
    normalForms,
    classes: classes as WellFormedClass[],
  });
}

function nameOf(board: unknown): string | undefined {
  return isRecord(board) && typeof board.name === 'string' ? board.name : undefined;
}

/** Certificates of before name a board without telling its asterisms: they stand if the name is known. */
function boardOf(value: unknown): Result<Board> {
  if (typeof value === 'string') return resolveBoard(value);
  const { name, cells, asterisms } = isRecord(value) ? value : {};
  if (
    (name !== undefined && typeof name !== 'string') ||
    typeof cells !== 'number' ||
    !isList(asterisms, (asterism) => isList(asterism, (cell) => typeof cell === 'number'))
  )
    return wrong('board', value, 'bare-board');
  return makeBoard({
    name: '',
    cells,
    asterisms: (asterisms as number[][]).map((held, i) => ({
      kind: 'region',
      name: { kind: 'asterism', id: i + 1 },
      cells: held,
    })),
  });
}

function wrong(place: InputPlace, value: unknown, wanted: CertificateField): Result<never> {
  return failure(CERTIFICATE_FAULTS, 'format.field:certificate', place, { value: excerpt(value), wanted });
}

function isList<T>(
  value: unknown,
  isEntry: ((entry: unknown) => entry is T) | ((entry: unknown) => boolean),
  length?: number,
): value is T[] {
  return Array.isArray(value) && (length === undefined || value.length === length) && value.every((e) => isEntry(e));
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function below(bound: number): (entry: unknown) => entry is number {
  return (entry): entry is number => isCount(entry) && entry < bound;
}

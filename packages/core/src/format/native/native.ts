import {
  characterCount,
  DOCUMENT,
  excerpt,
  failure,
  type InputPlace,
  isRecord,
  type Result,
  success,
} from '../../basis/index.ts';
import { type Board, type BoardResolver, resolveBoard } from '../../board/index.ts';
import {
  EMPTY,
  type Labeling,
  type Multiset,
  makeMultiset,
  makePuzzle,
  normalizeLabel,
  type Puzzle,
} from '../../puzzle/index.ts';
import { FORMAT_FAULTS } from '../basics/faults.ts';
import { parseJson, wrongField } from '../basics/json.ts';
import { makeOwnBoard, parseOwnBoard } from './own-board.ts';

export const NATIVE_FORMAT = 'latin-puzzle/1';

/**
 * Text of a `latin-puzzle/1` document → a validated puzzle. Unknown fields are kept in `source`. A puzzle with constraints
 * other than the `known` ones is refused: without them it would be another puzzle.
 */
export function parseNative(text: string, place: InputPlace = DOCUMENT, known?: readonly string[]): Result<Puzzle> {
  const json = parseJson(text, place);
  return json.ok ? parseNativeRecord(json.value, resolveBoard, known) : json;
}

/**
 * Makes a puzzle of the record of a `latin-puzzle/1` document, such as parsed JSON. Who reads many records gives what
 * resolves names of boards and remembers them. A puzzle with constraints other than
 * the `known` ones is refused.
 *
 * @example
 * ```ts
 * import { hasOneSolution, must, parseNativeRecord } from '@latin-puzzles/core';
 *
 * const board = { cells: 6, asterisms: [[0, 1, 2], [2, 3, 4], [4, 5, 0]] };
 * const clues = ['a', null, null, null, 'b', null];
 * const record = { format: 'latin-puzzle/1', board, labels: ['a', 'b', 'c'], clues };
 * console.log(hasOneSolution(must(parseNativeRecord(record)))); // true
 * ```
 */
export function parseNativeRecord(
  value: unknown,
  resolve: BoardResolver = resolveBoard,
  known?: readonly string[],
): Result<Puzzle> {
  if (!isRecord(value)) return wrongField(DOCUMENT, value, 'document');
  if (value.format !== NATIVE_FORMAT)
    return value.format === undefined
      ? failure(FORMAT_FAULTS, 'format.version:missing', 'format', { format: NATIVE_FORMAT })
      : failure(FORMAT_FAULTS, 'format.version:unknown', 'format', {
          given: excerpt(value.format),
          format: NATIVE_FORMAT,
        });
  const board = parseBoard(value.board, typeof resolve === 'function' ? resolve : resolveBoard);
  if (!board.ok) return board;
  const labels = textArray(value.labels, 'labels');
  if (!labels.ok) return labels;
  const multiset = makeMultiset(labels.value);
  if (!multiset.ok) return multiset;
  const labeling = parseLabeling(value.clues, multiset.value, 'clues', 'clues.unknown-label:entry');
  if (!labeling.ok) return labeling;
  const solution =
    value.solution === undefined
      ? success(undefined)
      : parseLabeling(value.solution, multiset.value, 'solution', 'solution.unknown-label');
  if (!solution.ok) return solution;
  const inscription = parseInscription(value.inscription);
  if (!inscription.ok) return inscription;
  const constraints = parseConstraints(value.constraints, Array.isArray(known) ? known : []);
  if (!constraints.ok) return constraints;
  for (const field of ['title', 'author'] as const)
    if (value[field] !== undefined && !isHeading(value[field])) return wrongField(field, value[field], 'heading');
  return makePuzzle({
    board: board.value,
    multiset: multiset.value,
    labeling: labeling.value,
    inscription: inscription.value,
    title: value.title as string | undefined,
    author: value.author as string | undefined,
    solution: solution.value,
    ...(constraints.value.length > 0 && { constraintNames: constraints.value }),
    source: value,
  });
}

/** The record of a puzzle: what it was read from, unknown fields included, with what we know of it laid over. */
export function makeNativeRecord(puzzle: Puzzle): Record<string, unknown> {
  const { board, multiset, labeling, inscription, title, author, solution, ...rest } = { ...puzzle } as Partial<Puzzle>;
  const { constraintNames: constraints, source } = rest;
  const write = (labels: Labeling | undefined) =>
    Array.isArray(labels) ? labels.map((label) => multiset?.labels?.[label] ?? null) : undefined;
  const optional = {
    inscription: inscription?.length || source?.inscription !== undefined ? inscription : undefined,
    title,
    author,
    solution: write(solution),
    constraints,
  };
  return {
    ...source,
    format: NATIVE_FORMAT,
    board: source?.board ?? (board?.name || (board?.cellNames && makeOwnBoard(board))),
    labels: multiset?.entries,
    clues: write(labeling),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}

/** One line of text: a whole document, and a line of a collection. Of what is no puzzle, one that cannot be read again. */
export function makeNative(puzzle: Puzzle): string {
  return JSON.stringify(makeNativeRecord(puzzle));
}

/** Longer ones head no puzzle, and would fill a page. */
export const MAX_HEADING_LENGTH = 1000;

function isHeading(value: unknown): value is string {
  return typeof value === 'string' && characterCount(value) <= MAX_HEADING_LENGTH;
}

function parseBoard(value: unknown, resolve: BoardResolver): Result<Board> {
  if (typeof value === 'string') return resolve(value);
  if (isRecord(value)) return parseOwnBoard(value);
  return wrongField('board', value, 'board');
}

/** Longer lists of labels would bury what is said of them. */
const MOST_TOLD = 40;

function parseLabeling(
  value: unknown,
  { labels }: Multiset,
  place: string,
  unknown: 'clues.unknown-label:entry' | 'solution.unknown-label',
): Result<Labeling> {
  if (!Array.isArray(value)) return wrongField(place, value, 'entries');
  const index = new Map(labels.map((label, i) => [label, i]));
  const labeling: number[] = [];
  for (const [cell, entry] of value.entries()) {
    if (entry !== null && typeof entry !== 'string') return wrongField(`${place}[${cell}]`, entry, 'entry');
    const label = entry === null ? EMPTY : index.get(normalizeLabel(entry));
    if (label === undefined)
      return failure(FORMAT_FAULTS, unknown, `${place}[${cell}]`, {
        label: excerpt(entry),
        labels: labels.length > MOST_TOLD ? [] : labels,
      });
    labeling.push(label);
  }
  return success(labeling);
}

function parseInscription(value: unknown): Result<number[]> {
  if (value === undefined) return success([]);
  if (!Array.isArray(value)) return wrongField('inscription', value, 'cell-numbers');
  const odd = value.findIndex((cell) => typeof cell !== 'number');
  return odd < 0 ? success(value) : wrongField(`inscription[${odd}]`, value[odd] ?? null, 'cell-number');
}

function parseConstraints(value: unknown, known: readonly string[]): Result<readonly string[]> {
  if (value === undefined) return success([]);
  const names = textArray(value, 'constraints');
  if (!names.ok) return names;
  const unknown = names.value.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  return failure(FORMAT_FAULTS, 'constraint.unknown', 'constraints', { name: excerpt(unknown), known });
}

function textArray(value: unknown, place: string): Result<string[]> {
  if (!Array.isArray(value)) return wrongField(place, value, 'texts');
  const odd = value.findIndex((entry) => typeof entry !== 'string');
  return odd < 0 ? success(value) : wrongField(`${place}[${odd}]`, value[odd] ?? null, 'quoted-text');
}

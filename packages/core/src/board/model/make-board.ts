import { excerpt, failure, isRecord, type Result } from '../../basis/index.ts';
import type { Board, BoardDraft } from './board.ts';
import { deriveBoard } from './derive-board.ts';
import { BOARD_FAULTS } from './faults.ts';

/** Makes a board of a draft, or tells what is wrong with it: with its parts, or already with their types. */
export function makeBoard(draft: BoardDraft): Result<Board> {
  const misshapen = findMisshapen(draft);
  if (misshapen) return failure(BOARD_FAULTS, 'board.form', misshapen.place, { given: excerpt(misshapen.given) });
  return deriveBoard(draft);
}

/** A part of a draft that is of another type than it should be. */
interface Misshapen {
  readonly place: string;
  readonly given: unknown;
}

/** Finds what is not even of the right type in what is given as the draft of a board; numbers are judged elsewhere. */
function findMisshapen(draft: unknown): Misshapen | undefined {
  if (!isRecord(draft)) return { place: 'board', given: draft };
  const { name, asterisms, points = [], faces = [], solid, marks = [], cells, cellNames } = draft;
  if (typeof name !== 'string') return { place: 'board.name', given: name };
  if (solid !== undefined && !isSolid(solid)) return { place: 'board.solid', given: solid };
  if (Array.isArray(cellNames) && cellNames.length !== cells) return { place: 'board.cellNames', given: cellNames };
  return (
    firstUnlike(asterisms, 'board.asterisms', isAsterismLike) ??
    firstUnlike(points, 'board.points', isPointLike) ??
    firstUnlike(faces, 'board.faces', (face) => isListOf(face, isPointLike)) ??
    firstUnlike(
      marks,
      'board.marks',
      (mark) => isRecord(mark) && isPointLike(mark.at) && typeof mark.text === 'string',
    ) ??
    firstUnlike(cellNames ?? [], 'board.cellNames', isNameLike)
  );
}

function firstUnlike(values: unknown, place: string, isLike: (value: unknown) => boolean): Misshapen | undefined {
  if (!Array.isArray(values)) return { place, given: values };
  const unlike = Array.from(values).findIndex((value) => !isLike(value));
  return unlike < 0 ? undefined : { place: `${place}[${unlike}]`, given: values[unlike] };
}

function isListOf(value: unknown, isLike: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && Array.from(value).every(isLike);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isPointLike(value: unknown): boolean {
  return isListOf(value, isNumber);
}

function isNameLike(value: unknown): boolean {
  return isRecord(value) && typeof value.kind === 'string';
}

function isAsterismLike(value: unknown): boolean {
  return isRecord(value) && typeof value.kind === 'string' && isNameLike(value.name) && Array.isArray(value.cells);
}

/** Faces of three corners at least, which the solid has. */
function isSolid(value: unknown): boolean {
  if (!isRecord(value) || typeof value.name !== 'string' || !isListOf(value.corners, isPointLike)) return false;
  const { corners, faces } = value;
  return isListOf(
    faces,
    (face) => isListOf(face, (corner) => isNumber(corner) && corner in corners) && face.length > 2,
  );
}

import { characterCount, excerpt, failure, isRecord, type Result, success } from '../../basis/index.ts';
import {
  ASTERISM_KINDS,
  type Asterism,
  type AsterismKind,
  asterismText,
  BOARD_FAULTS,
  type Board,
  cellText,
  deriveBoard,
  MAX_COORDINATE,
  type Mark,
  type Point,
  resolveBoard,
  type Solid,
} from '../../board/index.ts';
import { FORMAT_FAULTS } from '../basics/faults.ts';
import { wrongField } from '../basics/json.ts';
import { NAMES_IN_FILES } from './names.ts';

/** The names of cells and asterisms, and the texts of marks, may be this long. */
export const MAX_NAME_LENGTH = 100;

/**
 * A board of one's own: `{ "cells": n, "asterisms": [[cell, …] or { "cells": […], "kind", "name" }, …] }`, with
 * `points`, `faces` (a polygon per cell), `cellNames` and `marks` (letters outside that point at asterisms) if one likes.
 * `solid` names the body that carries the cells by a board of a family that lies on it.
 */
export function parseOwnBoard(record: Readonly<Record<string, unknown>>): Result<Board> {
  const { cells, asterisms, points, faces, solid, cellNames, marks } = record;
  if (typeof cells !== 'number') return wrongField('board.cells', cells, 'cells');
  if (!Array.isArray(asterisms)) return wrongField('board.asterisms', asterisms, 'asterisms');
  const parsed: Asterism[] = [];
  for (const [index, value] of asterisms.entries()) {
    const asterism = parseAsterism(value, index);
    if (!asterism.ok) return asterism;
    parsed.push(asterism.value);
  }
  const places = points === undefined ? success(undefined) : parsePoints(points, 'board.points');
  if (!places.ok) return places;
  const polygons = faces === undefined ? success(undefined) : parseFaces(faces);
  if (!polygons.ok) return polygons;
  const body = solid === undefined ? success(undefined) : parseSolid(solid);
  if (!body.ok) return body;
  const names = cellNames === undefined ? success(undefined) : parseNames(cellNames, cells);
  if (!names.ok) return names;
  const letters = marks === undefined ? success(undefined) : parseMarks(marks, parsed.length);
  if (!letters.ok) return letters;
  const board = deriveBoard({
    name: '',
    cells,
    asterisms: parsed,
    points: places.value,
    faces: polygons.value,
    solid: body.value,
    cellNames: names.value?.map(NAMES_IN_FILES.cell),
    marks: letters.value,
  });
  if (!board.ok) return board;
  const sound = checkFaces(board.value);
  return sound.ok ? board : sound;
}

/** The record that `parseOwnBoard` reads as this board. */
export function makeOwnBoard(board: Board): Record<string, unknown> {
  return {
    cells: board.cells,
    asterisms: board.asterisms.map(({ kind, name, cells }) => ({ cells, kind, name: asterismText(name) })),
    ...(board.points ? { points: board.points } : {}),
    ...(board.faces ? { faces: board.faces } : {}),
    ...(board.solid ? { solid: board.solid.name } : {}),
    cellNames: board.cellNames.map(cellText),
    ...(board.marks.length > 0 ? { marks: board.marks } : {}),
  };
}

function parseAsterism(value: unknown, index: number): Result<Asterism> {
  const place = `board.asterisms[${index}]`;
  const bare = Array.isArray(value);
  if (!bare && (typeof value !== 'object' || value === null)) return wrongField(place, value, 'cell-numbers');
  const record = bare ? { cells: value } : (value as Record<string, unknown>);
  const { cells, kind = 'region', name = `asterism ${index + 1}` } = record as Record<string, unknown>;
  const cellsPlace = bare ? place : `${place}.cells`;
  if (!Array.isArray(cells)) return wrongField(cellsPlace, cells, 'cell-numbers');
  const odd = cells.findIndex((cell) => typeof cell !== 'number');
  if (odd >= 0) return wrongField(`${cellsPlace}[${odd}]`, cells[odd] ?? null, 'cell-number');
  if (!ASTERISM_KINDS.includes(kind as AsterismKind))
    return failure(FORMAT_FAULTS, 'format.field:asterism-kind', `${place}.kind`, {
      given: excerpt(kind),
      known: ASTERISM_KINDS,
    });
  if (!isShortText(name)) return wrongField(`${place}.name`, name, 'short-text');
  return success({ kind: kind as AsterismKind, name: NAMES_IN_FILES.asterism(name), cells });
}

function parsePoints(value: unknown, place: string): Result<Point[]> {
  if (!Array.isArray(value)) return wrongField(place, value, 'points');
  const odd = value.findIndex((p) => !Array.isArray(p) || !p.every((x) => typeof x === 'number'));
  if (odd >= 0) return wrongField(`${place}[${odd}]`, value[odd] ?? null, 'point');
  return success(value);
}

function parseFaces(value: unknown): Result<Point[][]> {
  if (!Array.isArray(value)) return wrongField('board.faces', value, 'polygons');
  const faces: Point[][] = [];
  for (const [index, polygon] of value.entries()) {
    const face = parsePoints(polygon, `board.faces[${index}]`);
    if (!face.ok) return face;
    faces.push(face.value);
  }
  return success(faces);
}

/** Faces are in the plane or in space as their points are, and as all faces where there are no points. */
function checkFaces({ points, faces = [] }: Board): Result<undefined> {
  const dimension = (points ?? faces[0])?.[0]?.length;
  for (const [cell, corners] of faces.entries()) {
    const place = `board.faces[${cell}]`;
    if (corners.length < 3) return failure(FORMAT_FAULTS, 'board.points:corners', place, { corners: corners.length });
    for (const [index, corner] of corners.entries()) {
      if (corner.length !== dimension || (dimension !== 2 && dimension !== 3))
        return failure(BOARD_FAULTS, 'board.points:dimension', `${place}[${index}]`);
      if (!corner.every((x) => Math.abs(x) <= MAX_COORDINATE))
        return failure(BOARD_FAULTS, 'board.points:coordinate', `${place}[${index}]`);
    }
  }
  return success(undefined);
}

function parseSolid(value: unknown): Result<Solid> {
  if (typeof value !== 'string') return wrongField('board.solid', value, 'solid-name');
  const named = resolveBoard(value);
  if (named.ok && named.value.solid) return success(named.value.solid);
  return failure(FORMAT_FAULTS, named.ok ? 'board.solid:plane' : 'board.solid:unknown', 'board.solid', {
    name: excerpt(value),
  });
}

function parseNames(value: unknown, cells: number): Result<string[]> {
  if (!Array.isArray(value) || value.length !== cells || !value.every(isShortText))
    return wrongField('board.cellNames', value, 'cell-names', cells);
  return success(value);
}

function parseMarks(value: unknown, asterisms: number): Result<Mark[]> {
  if (!Array.isArray(value)) return wrongField('board.marks', value, 'marks');
  const marks: Mark[] = [];
  for (const [index, mark] of value.entries()) {
    const place = `board.marks[${index}]`;
    if (!isRecord(mark)) return wrongField(place, mark, 'mark');
    const { at, text, asterism } = mark;
    if (
      !Array.isArray(at) ||
      at.length !== 2 ||
      !at.every((x) => typeof x === 'number' && Math.abs(x) <= MAX_COORDINATE)
    )
      return wrongField(`${place}.at`, at, 'position');
    if (!isShortText(text)) return wrongField(`${place}.text`, text, 'short-text');
    if (!Number.isInteger(asterism) || (asterism as number) < 0 || (asterism as number) >= asterisms)
      return wrongField(`${place}.asterism`, asterism, 'asterism-number', asterisms - 1);
    marks.push({ at, text, asterism: asterism as number });
  }
  return success(marks);
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && characterCount(value) <= MAX_NAME_LENGTH;
}

import { excerpt, failure, type Result, success } from '../../basis/index.ts';
import { type Asterism, type Board, type BoardDraft, MAX_CELLS, MAX_COORDINATE, MAX_INCIDENCES } from './board.ts';
import { BOARD_FAULTS } from './faults.ts';
import { checkOnSolid } from './solid.ts';

/** The board of a draft whose parts are of the right types, as those of families are. */
export function deriveBoard(draft: BoardDraft): Result<Board> {
  const { cells, asterisms } = draft;
  if (!Number.isInteger(cells) || cells < 1)
    return failure(BOARD_FAULTS, 'board.empty:cells', 'board.cells', { cells: excerpt(cells) });
  if (cells > MAX_CELLS)
    return failure(BOARD_FAULTS, 'board.too-large:cells', 'board.cells', { cells, most: MAX_CELLS });
  if (asterisms.length === 0) return failure(BOARD_FAULTS, 'board.empty:asterisms', 'board.asterisms');
  const constellation = checkConstellation(cells, asterisms);
  if (!constellation.ok) return constellation;
  const points = checkPoints(draft);
  if (!points.ok) return points;
  const carried = checkOnSolid(draft);
  if (!carried.ok) return carried;
  const asterismsOf = constellation.value;
  const sizes = new Set(asterisms.map((a) => a.cells.length));
  return success({
    name: draft.name,
    cells,
    asterisms,
    points: draft.points,
    faces: draft.faces,
    solid: draft.solid,
    marks: draft.marks ?? [],
    cellNames: draft.cellNames ?? Array.from({ length: cells }, (_, i) => ({ kind: 'cell', number: i + 1 })),
    k: sizes.size === 1 ? asterisms[0]!.cells.length : undefined,
    asterismsOf,
    twins: twinClasses(asterismsOf),
  });
}

function checkConstellation(cells: number, asterisms: readonly Asterism[]): Result<readonly (readonly number[])[]> {
  const asterismsOf: number[][] = Array.from({ length: cells }, () => []);
  const seen = new Map<string, number>();
  let incidences = 0;
  for (const [index, asterism] of asterisms.entries()) {
    const place = `board.asterisms[${index}]`;
    if (asterism.cells.length === 0) return failure(BOARD_FAULTS, 'board.asterism-empty', place, { asterism: index });
    incidences += asterism.cells.length;
    if (incidences > MAX_INCIDENCES)
      return failure(BOARD_FAULTS, 'board.too-large:asterisms', place, { asterism: index, most: MAX_INCIDENCES });
    for (const [position, cell] of asterism.cells.entries()) {
      if (!Number.isInteger(cell) || cell < 0 || cell >= cells)
        return failure(BOARD_FAULTS, 'board.asterism-range', `${place}[${position}]`, {
          asterism: index,
          cell: excerpt(cell),
          last: cells - 1,
        });
      const holders = asterismsOf[cell]!;
      if (holders.at(-1) === index)
        return failure(BOARD_FAULTS, 'board.asterism-repeats-cell', `${place}[${position}]`, { asterism: index, cell });
      holders.push(index);
    }
    const key = [...asterism.cells].sort((a, b) => a - b).join();
    const twin = seen.get(key);
    if (twin !== undefined) return failure(BOARD_FAULTS, 'board.asterism-repeated', place, { asterism: index, twin });
    seen.set(key, index);
  }
  const uncovered = asterismsOf.findIndex((holders) => holders.length === 0);
  if (uncovered >= 0) return failure(BOARD_FAULTS, 'board.cell-uncovered', 'board.asterisms', { cell: uncovered });
  return success(asterismsOf);
}

function checkPoints({ cells, points, faces }: BoardDraft): Result<undefined> {
  const place = 'board.points';
  if (faces && faces.length !== cells)
    return failure(BOARD_FAULTS, 'board.points:faces', 'board.faces', { faces: faces.length, cells });
  if (!points) return success(undefined);
  if (points.length !== cells)
    return failure(BOARD_FAULTS, 'board.points:count', place, { points: points.length, cells });
  const dimension = points[0]!.length;
  const seen = new Map<string, number>();
  for (const [index, point] of points.entries()) {
    if (point.length !== dimension || (dimension !== 2 && dimension !== 3))
      return failure(BOARD_FAULTS, 'board.points:dimension', `${place}[${index}]`);
    if (!point.every((x) => Math.abs(x) <= MAX_COORDINATE))
      return failure(BOARD_FAULTS, 'board.points:coordinate', `${place}[${index}]`);
    const key = point.map((x) => Math.round(x * 1e6)).join();
    const twin = seen.get(key);
    if (twin !== undefined)
      return failure(BOARD_FAULTS, 'board.points:same', `${place}[${index}]`, { cells: [twin, index] });
    seen.set(key, index);
  }
  return success(undefined);
}

function twinClasses(asterismsOf: readonly (readonly number[])[]): number[][] {
  const classes = new Map<string, number[]>();
  for (const [cell, holders] of asterismsOf.entries()) {
    const key = holders.join();
    const twins = classes.get(key);
    if (twins) twins.push(cell);
    else classes.set(key, [cell]);
  }
  return [...classes.values()].filter((cells) => cells.length > 1);
}

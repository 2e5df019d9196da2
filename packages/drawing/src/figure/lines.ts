import { type Board, facesHolding, type Point, type Solid } from '@latin-puzzles/core/board';
import type { Layout } from '../layout/place.ts';
import { joinSegments, type Segment } from '../plane/chain.ts';
import { between, length, minus } from '../plane/vector.ts';
import type { Item } from '../scene/scene.ts';
import { drawChains } from './borders.ts';
import type { OuterText } from './outer/outer-text.ts';
import { tagsAlong } from './tags.ts';

/** Straight lines through their cells: between discs, or as a pale trail under what is written in tiles. */
export function drawStraightLines({ places }: Layout, lines: readonly (readonly number[])[]): Item[] {
  if (lines.length === 0) return [];
  const ends = lines.map((cells) => [places[cells[0]!]!.at, places[cells.at(-1)!]!.at]);
  return [{ shape: 'path', lines: ends, closed: false, line: places[0]!.polygon ? 'trail' : 'line' }];
}

/** Lines round a solid: across every face, from each cell that a line has there to the next. */
export function drawLinesRound(board: Board, layout: Layout, lines: readonly number[]): Item[] {
  return lines.flatMap((line) => drawChains(joinSegments(segmentsRound(board, layout, line)), `strip-${line}`));
}

/** Names lines where they run off the net. */
export function lineTags(board: Board, layout: Layout, lines: readonly number[]): OuterText[] {
  const ends = lines.flatMap((asterism) =>
    segmentsRound(board, layout, asterism).flatMap(([a, b]) => [
      { asterism, end: a, heading: minus(a, b) },
      { asterism, end: b, heading: minus(b, a) },
    ]),
  );
  return (layout.net?.cuts ?? []).flatMap(({ side }) =>
    tagsAlong(
      board,
      side,
      ends.filter(({ end }) => length(minus(end, between(...side))) < 0.01),
    ),
  );
}

function segmentsRound({ solid, points, asterisms }: Board, { net }: Layout, line: number): Segment[] {
  return [...cellsByFace(solid!, points!, asterisms[line]!.cells)].flatMap(([face, cells]) => {
    const spots = cells.map((cell) => net!.placed[face]!(points![cell]!));
    return spots.slice(1).map((spot, i): Segment => [spots[i]!, spot]);
  });
}

function cellsByFace(solid: Solid, points: readonly Point[], cells: readonly number[]): Map<number, number[]> {
  const onFace = new Map<number, number[]>();
  for (const cell of cells)
    for (const face of facesHolding(solid, [points[cell]!])) onFace.set(face, [...(onFace.get(face) ?? []), cell]);
  return onFace;
}

/** Whether lines across faces join all the cells of an asterism. */
export function runsRound({ solid, points }: Board, cells: readonly number[]): boolean {
  const faces = [...cellsByFace(solid!, points!, cells).values()];
  const reached = new Set(cells.slice(0, 1));
  for (const cell of reached)
    for (const others of faces) if (others.includes(cell)) for (const other of others) reached.add(other);
  return reached.size === cells.length;
}

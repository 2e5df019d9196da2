import type { Board } from '@latin-puzzles/core/board';
import type { Layout, Place } from '../layout/place.ts';
import { between, minus, onTheWay, quarterTurn, type XY } from '../plane/vector.ts';
import type { Item } from '../scene/scene.ts';
import { drawChains, sideKey, sidesOf } from './borders.ts';
import type { OuterText } from './outer/outer-text.ts';
import { outlineCells } from './outlines.ts';
import { tagsAlong } from './tags.ts';

/** How far inside its cells the lines of a strip run. */
const INSET = 2.4;

/** Strips round a solid: each is bounded by two lines of its own colour and dashes. */
export function drawStripOutlines(board: Board, layout: Layout, strips: readonly number[]): Item[] {
  return strips.flatMap((strip) => {
    const cells = new Set(board.asterisms[strip]!.cells);
    return drawChains(outlineCells(layout, cells, INSET), `strip-${strip}`);
  });
}

/** Names strips where they run off the net: those that cross a cut at every cell, those that clasp it once. */
export function stripTags(board: Board, layout: Layout, strips: readonly number[]): OuterText[] {
  if (strips.length === 0) return [];
  const sides = sidesOf(layout);
  const crossing = layout.places.flatMap((place) =>
    place.polygon!.flatMap((from, i) => {
      const to = place.polygon![(i + 1) % place.polygon!.length]!;
      if (sides.get(sideKey(from, to))!.cells.length > 1) return [];
      const here = strips.filter((strip) => runsBeyond(board, strip, place, i));
      const headings = here.flatMap((asterism) => {
        const heading = headingAcross(board, asterism, place, i);
        return heading ? [{ asterism, heading }] : [];
      });
      return tagsAlong(board, [from, to], headings);
    }),
  );
  return [...crossing, ...clasps(board, layout, strips)];
}

function runsBeyond({ asterismsOf }: Board, strip: number, { cell, beyond }: Place, side: number): boolean {
  const other = beyond[side];
  return other !== undefined && asterismsOf[cell]!.includes(strip) && asterismsOf[other]!.includes(strip);
}

/** The direction in which a strip crosses a side of a cell: away from the other side that it crosses, if there is one. */
function headingAcross(board: Board, strip: number, place: Place, side: number): XY | undefined {
  const polygon = place.polygon!;
  const middle = (i: number) => between(polygon[i]!, polygon[(i + 1) % polygon.length]!);
  const others = [...polygon.keys()].filter((i) => i !== side && runsBeyond(board, strip, place, i));
  return others.length === 1 ? minus(middle(side), middle(others[0]!)) : undefined;
}

/** A strip clasps an edge if it holds all cells along it, on both sides: as the outermost strips of a tetrahedron do. */
function clasps(board: Board, { places, net }: Layout, strips: readonly number[]): OuterText[] {
  return net!.cuts.flatMap(({ side: [from, to] }) => {
    const along = places.flatMap((place) =>
      place.polygon!.flatMap((a, i) => {
        const b = place.polygon![(i + 1) % place.polygon!.length]!;
        return onTheWay(from, a, to) && onTheWay(from, b, to) ? [{ place, i }] : [];
      }),
    );
    const holding = strips.filter((strip) => along.every(({ place, i }) => runsBeyond(board, strip, place, i)));
    const clasping = holding.filter((strip) => along.some(({ place, i }) => !headingAcross(board, strip, place, i)));
    return tagsAlong(
      board,
      [from, to],
      clasping.map((asterism) => ({ asterism, heading: quarterTurn(minus(from, to)) })),
      2,
    );
  });
}

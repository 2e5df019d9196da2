import type { Board, Mark } from '@latin-puzzles/core/board';
import { type Layout, SPAN } from '../layout/place.ts';
import { dot, length, minus, plus, quarterTurn, times, unit, type XY } from '../plane/vector.ts';
import { type FigureLook, USUAL_LOOK } from '../scene/look.ts';
import { centredText, type Item } from '../scene/scene.ts';
import { type OuterText, placeBeside } from './outer/outer-text.ts';

/** From the middle of a letter to the foot and to the tip of its arrowhead, and half the width of the foot. */
const [FOOT, TIP, HALF] = [0.24 * SPAN, 0.42 * SPAN, 0.055 * SPAN];

/** The letters that point at paired strips, each with an arrowhead along its strip. */
export function drawMarks(board: Board, layout: Layout): Item[] {
  return [
    ...drawArrows(board, layout),
    ...markLetters(board, layout).map((letter) =>
      centredText(placeBeside(letter, letter.away, 0), letter.text, letter.size, letter.ink, letter),
    ),
  ];
}

/** The arrowheads alone. */
export function drawArrows(board: Board, layout: Layout): Item[] {
  const arrows = markWays(board, layout).flatMap(({ at, way }) => {
    if (!way) return [];
    const [foot, aside] = [plus(at, times(way, FOOT)), times(quarterTurn(way), HALF)];
    return [[plus(foot, aside), plus(at, times(way, TIP)), minus(foot, aside)]];
  });
  return arrows.length > 0 ? [{ shape: 'path', lines: arrows, closed: true, fill: 'pointer' }] : [];
}

/** The letters alone, each behind the foot of its arrowhead. */
export function markLetters(board: Board, layout: Layout, { markShare }: FigureLook = USUAL_LOOK): OuterText[] {
  return markWays(board, layout).map(({ at, way = UP, text, asterism }) => ({
    text,
    size: markShare * SPAN,
    bold: false,
    ink: 'mark',
    asterism,
    foot: plus(at, times(way, FOOT)),
    out: times(way, -1),
    away: FOOT,
    along: 0,
  }));
}

/** Where a mark stands that points nowhere is above what it names. */
const UP: XY = [0, 1];

function markWays(board: Board, layout: Layout) {
  const { carry } = layout;
  return carry
    ? board.marks.map((mark) => ({ ...mark, at: carry(mark.at), way: direction(board, layout, mark, carry(mark.at)) }))
    : [];
}

/**
 * Along the strips that a mark points at, towards them. Squares, and triangles of the same kind, recur along a strip
 * with every second cell; the strips of a pair are parallel.
 */
function direction({ asterisms }: Board, { places }: Layout, { asterism }: Mark, from: XY): XY | undefined {
  const cells = asterisms[asterism]!.cells.map((cell) => places[cell]!);
  const steps = cells.slice(2).map(({ at }, i) => minus(at, cells[i]!.at));
  const shortest = steps.reduce((a, b) => (length(b) < length(a) - 0.01 ? b : a), steps[0] ?? [0, 0]);
  if (length(shortest) === 0) return undefined;
  const nearest = cells.reduce((a, b) => (length(minus(b.at, from)) < length(minus(a.at, from)) ? b : a));
  const along = unit(shortest);
  return dot(minus(nearest.at, from), along) < 0 ? times(along, -1) : along;
}

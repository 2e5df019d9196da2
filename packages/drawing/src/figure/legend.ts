import { asterismName, asterismText, type Board } from '@latin-puzzles/core/board';
import type { Layout, Place } from '../layout/place.ts';
import { boxAround, length, plus, times, type XY } from '../plane/vector.ts';
import { centredText, type Item } from '../scene/scene.ts';
import { type TextMeasure, wrap } from '../text/measure.ts';

/** A board with more to list is described, not listed. */
const MOST_LISTED = 2_000;

const SIZE = 9;
const NUMBER = 6;
const LEADING = 1.45;

/** Where places say nothing of a board: a number at every cell, and the asterisms in numbers. */
export function drawLegend(board: Board, layout: Layout, measure: TextMeasure, least = 0): Item[] {
  if (!layout.spread) return [];
  const box = boxAround(layout.places.map(({ at }) => at));
  const room = Math.max(300, box.right - box.left);
  const top = box.bottom + 3 * layout.places[0]!.radius;
  const listed = board.asterisms.reduce((sum, { cells }) => sum + cells.length, 0) <= MOST_LISTED;
  const sentences = listed ? asterismLines(board) : [`${board.asterisms.length} asterisms, too many to list`];
  const size = Math.max(SIZE, least);
  const width = (text: string) => size * measure(text, false);
  const lines = sentences.flatMap((line) => wrap(line, room, width));
  const left = (box.left + box.right - Math.max(...lines.map(width))) / 2;
  return [
    ...(listed ? layout.places.map((place) => cellNumber(place, Math.max(NUMBER, least))) : []),
    ...lines.map((text, i): Item => {
      const at: XY = [left, top + (i + 1) * size * LEADING];
      return { shape: 'text', at, anchor: 'start', text, size, bold: false, ink: 'caption' };
    }),
  ];
}

/** Outside the circle of cells, or below a cell near its middle. */
function cellNumber({ cell, at, radius }: Place, size: number): Item {
  const distance = length(at);
  const aside: XY = distance > 2 * radius ? times(at, (radius + 0.75 * size) / distance) : [0, radius + 0.75 * size];
  return centredText(plus(at, aside), String(cell + 1), size, 'number');
}

function asterismLines(board: Board): string[] {
  return board.asterisms.map(
    ({ cells }, i) => `${asterismText(asterismName(board, i))}: ${cells.map((c) => c + 1).join(' ')}`,
  );
}

import type { AsterismName, Board } from '@latin-puzzles/core/board';
import type { Layout } from '../layout/place.ts';
import { length, minus, plus, times, unit } from '../plane/vector.ts';
import { CAP_HEIGHT, centredText, type TextItem } from '../scene/scene.ts';
import type { TextMeasure } from '../text/measure.ts';

const SIZE = 9;

/** From the rim of the last cell of a line to the middle of its number. */
const DISTANCE = 9;

/** The numbers of straight lines beyond both their ends; none where they would crowd one another. */
export function drawLineNumbers(
  { asterisms }: Board,
  { places }: Layout,
  lines: readonly (readonly number[])[],
  measure: TextMeasure,
): TextItem[] {
  const numbers = lines.flatMap((cells) => {
    const held = new Set(cells);
    const line = asterisms.find(
      (asterism) => asterism.cells.length === held.size && asterism.cells.every((c) => held.has(c)),
    );
    const number = line && numberOf(line.name);
    const [start, end] = [places[cells[0]!]!, places[cells.at(-1)!]!];
    if (number === undefined || start.polygon) return [];
    return [
      [start, end],
      [end, start],
    ].map(([from, to]) => {
      const outwards = times(unit(minus(to!.at, from!.at)), to!.radius + DISTANCE);
      return centredText(plus(to!.at, outwards), number, SIZE, 'number');
    });
  });
  return areApart(numbers, places, measure) ? numbers : [];
}

/** The number of a line that has one, rather than a letter or a name of somebody's own. */
function numberOf(name: AsterismName): string | undefined {
  return name.kind === 'line' && 'id' in name && typeof name.id === 'number' ? String(name.id) : undefined;
}

function areApart(numbers: readonly TextItem[], places: Layout['places'], measure: TextMeasure): boolean {
  const boxes = numbers.map(({ at: [x, y], text, size }) => {
    const [half, rise] = [(size * measure(text, false)) / 2, size * CAP_HEIGHT];
    return { at: [x, y - rise / 2] as const, half, rise: rise / 2 };
  });
  return boxes.every((a, i) => {
    const clear = places.every(({ at, radius }) => length(minus(at, a.at)) > radius + Math.hypot(a.half, a.rise));
    const apart = boxes.slice(0, i).every((b) => {
      const [dx, dy] = minus(a.at, b.at);
      return Math.abs(dx) > a.half + b.half + 1 || Math.abs(dy) > a.rise + b.rise + 1;
    });
    return clear && apart;
  });
}

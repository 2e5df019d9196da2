import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset } from '@latin-puzzles/core/puzzle';
import { CAP_HEIGHT, guessWidth, makeSurface, type TextItem } from '@latin-puzzles/drawing';
import { beginTable, type CellState } from '@latin-puzzles/workshop/play';
import { describe, expect, test } from 'vitest';
import { contentItems } from '../../src/board-view/content-items.ts';

const board = must(resolveBoard('latin-square:4'));
const multiset = must(makeMultiset(['1', '2', '3', '4']));
const labeling = new Array<number>(board.cells).fill(EMPTY);
const surface = makeSurface({ board, multiset, labeling, inscription: [] });
const [blank] = beginTable({ labeling });
const place = surface.layout.places[0]!;
const written = (state: Partial<CellState>) =>
  contentItems(surface, place, { ...blank!, ...state }).map(({ text, ink }) => `${text} ${ink}`);

describe('what is written in a cell', () => {
  test('is its label, else its marks', () => {
    expect(written({ label: 2, corner: [0], centre: [1] })).toEqual(['3 solution']);
    expect(written({ corner: [0], centre: [1] })).toEqual(['1 candidate', '2 candidate']);
    expect(written({})).toEqual([]);
  });

  test('is set in full ink on a coloured ground', () => {
    expect(written({ corner: [0], centre: [1], colours: [2] })).toEqual(['1 clue', '2 clue']);
  });
});

/** Whether two texts cover each other. */
function meet(a: TextItem, b: TextItem): boolean {
  const wide = (guessWidth(a.text, a.bold) * a.size + guessWidth(b.text, b.bold) * b.size) / 2;
  const [over, under] = a.at[1] < b.at[1] ? [a, b] : [b, a];
  return Math.abs(a.at[0] - b.at[0]) < wide && under.at[1] - CAP_HEIGHT * under.size < over.at[1];
}

describe.each([
  ['latin-square:9', 9],
  ['triangle:8', 16],
  ['hexagon:3', 18],
  ['star:12/3', 6],
  ['orb:8', 8],
  ['icosahedron', 20],
  ['dodecahedron', 6],
])('marks on %s', (name, count) => {
  test('stand apart, at the rim and in the middle', () => {
    const drawn = must(resolveBoard(name));
    const empty = new Array<number>(drawn.cells).fill(EMPTY);
    const of = { board: drawn, multiset: must(makeMultiset(numbers(count))), labeling: empty, inscription: [] };
    const ground = makeSurface(of);
    const some = [1, 2, 3, 4, 6].map((most) => Array.from({ length: Math.min(most, count) }, (_, label) => label));
    const seen = new Set(ground.layout.places.filter((_, index) => index % 7 === 0));
    for (const spot of seen)
      for (const corner of some.slice(0, 4))
        for (const centre of some) {
          const items = contentItems(ground, spot, { ...blank!, corner, centre });
          const clash = items.find((item, i) => items.slice(0, i).some((other) => meet(item, other)));
          expect(clash, `${name} ${spot.cell}: ${corner.length} at the rim, ${centre.length} in the middle`).toBe(
            undefined,
          );
        }
  });
});

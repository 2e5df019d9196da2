import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset } from '@latin-puzzles/core/puzzle';
import { makeSurface } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
import { contentItems } from '../../src/board-view/content-items.ts';
import { type CellState, firstTable } from '../../src/game/table.ts';

const board = must(resolveBoard('latin-square:4'));
const multiset = must(makeMultiset(['1', '2', '3', '4']));
const labeling = new Array<number>(board.cells).fill(EMPTY);
const surface = makeSurface({ board, multiset, labeling, inscription: [] });
const [blank] = firstTable({ labeling });
const place = surface.layout.places[0]!;
const written = (state: Partial<CellState>, candidates: readonly number[] = []) =>
  contentItems(surface, place, { ...blank!, ...state }, candidates).map(({ text, ink }) => `${text} ${ink}`);

describe('what is written in a cell', () => {
  test('is its label, else its marks, else its candidates', () => {
    expect(written({ label: 2, corner: [0], centre: [1] }, [3])).toEqual(['3 solution']);
    expect(written({ corner: [0], centre: [1] }, [3])).toEqual(['1 candidate', '2 candidate']);
    expect(written({}, [3])).toEqual(['4 candidate']);
  });

  test('is set in full ink on a coloured ground', () => {
    expect(written({ corner: [0], centre: [1], colours: [2] })).toEqual(['1 clue', '2 clue']);
  });
});

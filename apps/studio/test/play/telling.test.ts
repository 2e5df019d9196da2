import { catalogEntry } from '@latin-puzzles/core/board';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import { only } from '@latin-puzzles/view/board-view';
import {
  describePuzzle,
  enterValue,
  makeSession,
  resume,
  tellCell,
  tellMade,
  tellSelection,
  tellValue,
} from '@latin-puzzles/view/playing';
import { beginGame, beginTable, tallyTable } from '@latin-puzzles/workshop/play';
import { describe, expect, test } from 'vitest';
import { SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { makeTestSettings } from '../device.ts';

describe('who listens hears', () => {
  test('what is selected: no cell, cells, or an asterism by its name', () => {
    const told = (...cells: number[]) => tellSelection(SMALL, { cells: new Set(cells), cursor: cells[0] }, 'en');
    expect(told()).toBe('no cell selected');
    expect(told(0, 5)).toBe('2 cells selected');
    expect(told(0, 1, 2, 3)).toBe('row 1, 4 cells selected');
    expect(told(5, 1, 9, 13)).toBe('column 2, 4 cells selected');
  });

  test('a cell, what stands in it, and what its rows, columns and boxes still need', () => {
    const tally = tallyTable(SMALL, beginTable(SMALL));
    expect(tellCell(SMALL, tally, 0, false, 'en')).toMatch(/^r1c1, 1, clue, row 1: .*2 3 4.*, column 1: /);
  });

  test('what was entered in several cells, once', () => {
    const session = makeSession(beginGame(SMALL), makeTestSettings());
    resume(session, 0);
    session.selection.value = only(1);
    const { history } = session.game.value;
    expect(tellMade(SMALL, history, history, 'en')).toBeUndefined();
    enterValue(session, 2, 'corner', new Set([1, 2]));
    expect(tellMade(SMALL, history, session.game.value.history, 'en')).toBe('3 marked in r1c2 and r1c3');
  });

  test('the label or the colour that is chosen', () => {
    expect(tellValue(SMALL, 'normal', 2, 'en')).toBe('3');
    expect(tellValue(SMALL, 'colours', 2, 'en')).toBe('Colour 3');
  });
});

test('a specimen is called what the catalog calls it, in the language of the studio', () => {
  const specimen = { ...beginningOf(catalogEntry('latin-tetrahedron')!), title: 'Latin Tetrahedron' };
  expect(describePuzzle(specimen, 'en').title).toBe('Latin Tetrahedron');
  expect(describePuzzle(specimen, 'es').title).toBe('Tetraedro latino');
  expect(describePuzzle({ ...specimen, title: 'For Ada' }, 'es').title).toBe('For Ada');
});

test('a board of no catalog is told by the names of its rows, columns and boxes', () => {
  expect(describePuzzle(SMALL, 'en').challenge).toBe(
    'Complete the board: every row, column and box takes the numbers 1 to 4.',
  );
  expect(describePuzzle(SMALL, 'es').challenge).toBe(
    'Complete el tablero: cada fila, columna y caja lleva los números del 1 al 4.',
  );
});

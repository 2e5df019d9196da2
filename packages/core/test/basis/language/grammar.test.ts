import { expect, test } from 'vitest';
import { GRAMMARS, inEveryLanguage, LANGUAGE_CODES } from '../../../src/basis/index.ts';

const { en, es } = GRAMMARS;

test('every language has its grammar, under its own code', () => {
  expect(LANGUAGE_CODES.map((code) => GRAMMARS[code].code)).toEqual(LANGUAGE_CODES);
  expect(inEveryLanguage((code) => GRAMMARS[code].name)).toEqual({ en: 'English', es: 'Español' });
});

test('a template takes its values, and the form for their number', () => {
  const rows = { one: 'row {id}', other: 'rows {id}' };
  expect(en.fill(rows, { id: 2 })).toBe('row 2');
  expect(en.fill(rows, { id: en.list(['2', '5']) }, 2)).toBe('rows 2 and 5');
});

test('Spanish contracts, and says a preposition again before every article', () => {
  expect(es.fill('sale de {cells}', { cells: 'el punto 3' })).toBe('sale del punto 3');
  expect(es.fill('En {places}', { places: 'la fila 1 y el paralelo 2' })).toBe('En la fila 1 y en el paralelo 2');
});

test('lists join their last item by a word that may depend on it', () => {
  expect(en.list([])).toBe('');
  expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(en.list(['A4', 'A3'], 'or')).toBe('A4 or A3');
  expect(es.list(['Hugo', 'Inés'])).toBe('Hugo e Inés');
  expect(es.list(['agua', 'hielo'])).toBe('agua y hielo');
  expect(es.list(['siete', 'ocho'], 'or')).toBe('siete u ocho');
  expect([es.list(['7', '8'], 'or'), es.list(['10', '11'], 'or')]).toEqual(['7 u 8', '10 u 11']);
  expect([es.list(['8', '9'], 'or'), es.list(['8', '110'], 'or')]).toEqual(['8 o 9', '8 o 110']);
  expect(en.list(['a and b', 'c'], 'and', true)).toBe('a and b, and c');
  expect(es.list(['1 ni 5', '6'], 'nor', true)).toBe('1 ni 5, ni 6');
  expect(en.list(['a'], 'and', true)).toBe('a');
});

test('numbers are written as each language writes them', () => {
  expect([en.figure(12345.5), es.figure(12345.5)]).toEqual(['12,345.5', '12.345,5']);
  expect([en.numeral(3), es.numeral(3), en.numeral(99)]).toEqual(['three', 'tres', '99']);
  expect([en.counted(1, 'cell'), en.counted(4, 'entry', 'entries')]).toEqual(['1 cell', '4 entries']);
  expect([en.percent(0.45), es.percent(0.45)]).toEqual(['45%', '45\u00a0%']);
});

test('a range may lack an end, and may count something', () => {
  expect(en.span({ most: 5 })).toBe('at most 5');
  expect(en.span({ least: 3, most: 5 }, 'clue')).toBe('3 to 5 clues');
  expect(es.span({ least: 3 }, 'pista')).toBe('como poco 3 pistas');
  expect(en.span({ least: 1, most: 1 }, 'clue')).toBe('1 clue');
});

test('what is quoted stands between the marks of its language, and what cannot be repeated is told by its kind', () => {
  expect([en.quote('tea'), es.quote('té')]).toEqual(['“tea”', '«té»']);
  expect([en.shown('"tea"'), en.shown({ kind: 'array' })]).toEqual(['"tea"', 'an array']);
  expect(en.thereAre(1, 'cell')).toBe('There is 1 cell');
  expect(en.thereAre(0, 'cell')).toBe('There are 0 cells');
});

import { expect, test } from 'vitest';
import {
  type FaultTable,
  failure,
  faultWithin,
  isRecord,
  lineAt,
  makeFault,
  placeWords,
} from '../../src/basis/index.ts';

interface Facts {
  'tea.cold:today': { readonly degrees: number };
  'tea.gone': undefined;
}

const TABLE: FaultTable<Facts> = {
  'tea.cold:today': {
    en: ({ degrees }) => [`It has ${degrees} degrees.`, 'Make another.'],
    es: ({ degrees }) => [`Tiene ${degrees} grados.`, 'Haga otro.'],
  },
  'tea.gone': { en: () => ['There is none.', 'Wait.'], es: () => ['No hay.', 'Espere.'] },
};

test('a fault has the code of its case, and its sentences in every language', () => {
  const fault = makeFault(TABLE, 'tea.cold:today', 'tea', { degrees: 20 });
  expect(fault).toEqual({
    code: 'tea.cold',
    case: 'tea.cold:today',
    place: 'tea',
    placeTold: { en: 'tea', es: 'tea' },
    facts: { degrees: 20 },
    message: 'It has 20 degrees.',
    remedy: 'Make another.',
    told: {
      en: { message: 'It has 20 degrees.', remedy: 'Make another.' },
      es: { message: 'Tiene 20 grados.', remedy: 'Haga otro.' },
    },
  });
  expect(failure(TABLE, 'tea.gone', 'tea')).toMatchObject({ ok: false, fault: { code: 'tea.gone' } });
});

test('a place has a name of its own, or words in every language, and may lie in a larger one', () => {
  expect(placeWords('clues[3]')).toEqual({ en: 'clues[3]', es: 'clues[3]' });
  expect(placeWords(lineAt(3))).toEqual({ en: 'line 3', es: 'línea 3' });
  const { place, placeTold } = faultWithin(lineAt(3), makeFault(TABLE, 'tea.gone', 'clues[17]'));
  expect(place).toBe('line 3, clues[17]');
  expect(placeTold).toEqual({ en: 'line 3, clues[17]', es: 'línea 3, clues[17]' });
});

test('a record is an object with fields, and nothing else', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'text', 5, () => 0].some(isRecord)).toBe(false);
});

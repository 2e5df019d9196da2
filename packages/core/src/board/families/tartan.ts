import { success } from '../../basis/index.ts';
import type { Asterism, BoardDraft, Mark } from '../model/board.ts';
import type { NameKinds } from '../model/name-kinds.ts';
import { badParameter, type Family, letterAt, parseWholeNumber, range } from './family.ts';
import { blockCells, columns, rows, SQUARE_ORDER, squareCells } from './square.ts';

/** Which rows, and which columns, go together: the first with the last, or each with the one half a board further. */
const PAIRINGS = {
  mirror: (i: number, n: number) => n - 1 - i,
  shift: (i: number, n: number) => (i + n / 2) % n,
} as const;

type Pairing = keyof typeof PAIRINGS;

function tartanDraft(n: number, pairing: Pairing): BoardDraft {
  const side = Math.sqrt(2 * n);
  const asterisms: Asterism[] = [];
  const marks: Mark[] = [];
  for (const [lines, word] of [
    [rows(n), 'rows'],
    [columns(n), 'columns'],
  ] as const)
    for (const i of range(n / 2)) {
      const pair = [i, PAIRINGS[pairing](i, n)];
      const text = letterAt(asterisms.length);
      for (const at of pair)
        marks.push({ at: word === 'rows' ? [-0.5, at + 0.5] : [at + 0.5, -0.5], text, asterism: asterisms.length });
      asterisms.push({ kind: 'strip', name: { kind: word, id: text }, cells: pair.flatMap((at) => lines[at]!.cells) });
    }
  const across = n / side;
  for (const i of range(across * across))
    asterisms.push({
      kind: 'region',
      name: { kind: 'sub-square', id: i + 1 },
      cells: blockCells(n, Math.floor(i / across) * side, (i % across) * side, side, side),
    });
  return { name: `tartan:${n}${pairing === 'mirror' ? '' : `/${pairing}`}`, asterisms, marks, ...squareCells(n) };
}

const TARTAN: NameKinds = {
  asterisms: {
    rows: {
      en: {
        said: 'rows {id}',
        noun: 'pair of rows with the same letter',
        some: 'a pair of rows with the same letter',
      },
      es: {
        said: 'las filas {id}',
        noun: 'par de filas con la misma letra',
        some: 'un par de filas con la misma letra',
      },
    },
    columns: {
      en: {
        said: 'columns {id}',
        noun: 'pair of columns with the same letter',
        some: 'a pair of columns with the same letter',
      },
      es: {
        said: 'las columnas {id}',
        noun: 'par de columnas con la misma letra',
        some: 'un par de columnas con la misma letra',
      },
    },
    'sub-square': {
      en: { said: { one: 'sub-square {id}', other: 'sub-squares {id}' }, noun: 'sub-square', some: 'a sub-square' },
      es: {
        said: { one: 'el subcuadrado {id}', other: 'los subcuadrados {id}' },
        noun: 'subcuadrado',
        some: 'un subcuadrado',
      },
    },
  },
};

const WANTED = {
  en: 'the side 8, 18 or 32, and perhaps how lines pair: 8/mirror (first with last) or 8/shift (half a board on)',
  es: 'el lado 8, 18 o 32, y si se quiere cómo se emparejan las líneas: 8/mirror (la primera con la última) o 8/shift (medio tablero más allá)',
};

export const tartan: Family = {
  name: 'tartan',
  title: { en: 'Tartan', es: 'Tartan' },
  summary: {
    en: 'a square with pairs of rows, pairs of columns and sub-squares',
    es: 'un cuadrado con pares de filas, pares de columnas y subcuadrados',
  },
  parameters: { wanted: WANTED, usual: '8/mirror' },
  cellOrder: SQUARE_ORDER,
  kinds: TARTAN,
  draft(parameters = '8') {
    const [side = '', pairing = 'mirror', ...rest] = parameters.split('/');
    const n = parseWholeNumber(side);
    if (rest.length > 0 || !Object.hasOwn(PAIRINGS, pairing) || ![8, 18, 32].includes(n))
      return badParameter('tartan', parameters, WANTED, '8/shift');
    return success(tartanDraft(n, pairing as Pairing));
  },
};

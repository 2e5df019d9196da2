import { success } from '../../basis/index.ts';
import type { BoardDraft } from '../model/board.ts';
import type { Point } from '../model/space.ts';
import { badParameter, type Family, parseWholeNumber, range } from './family.ts';

/**
 * The star polygon {n/m}: n lines, each meeting its m nearest neighbours on either side. Line i and line i+j cross on
 * ring j, whose crossings lie at equal angles; ring m holds the tips. So 2m crossings on a line, two lines through each.
 */
function starDraft(n: number, m: number): BoardDraft {
  // From ring to ring the crossings turn by half a step, so every second ring has one at the top.
  const cell = (ring: number, i: number) => (m - ring) * n + ((i - Math.ceil((m - ring) / 2) + 2 * n) % n);
  const radius = (ring: number) => (1.5 * m * Math.cos((Math.PI * m) / n)) / Math.cos((Math.PI * ring) / n);
  const points = range(n * m).map((c): Point => {
    const ring = m - Math.floor(c / n);
    const angle = (2 * Math.PI * ((c % n) + ((m - ring) % 2) / 2)) / n;
    return [radius(ring) * Math.sin(angle), -radius(ring) * Math.cos(angle)];
  });
  return {
    name: `star:${n}/${m}`,
    cells: n * m,
    points,
    asterisms: range(n).map((i) => ({
      kind: 'line',
      name: { kind: 'line', id: i + 1 },
      // Along line i: its crossings with lines i−m … i−1, then with i+1 … i+m.
      cells: [...range(m).map((j) => cell(m - j, i - m + j)), ...range(m).map((j) => cell(j + 1, i))],
    })),
    cellNames: range(n * m).map((c) => ({ kind: 'ring', ring: Math.floor(c / n) + 1, point: (c % n) + 1 })),
  };
}

const WANTED = {
  en: 'N/M for a star of N tips whose lines join every M-th, N from 5 to 64 and M from 2 to less than N/2',
  es: 'N/M para una estrella de N puntas unidas de M en M, con N de 5 a 64 y M de 2 a menos de N/2',
};

export const star: Family = {
  name: 'star',
  title: { en: 'Star', es: 'Estrella' },
  summary: {
    en: 'the lines of a star polygon and their crossings, tips included',
    es: 'las líneas de un polígono estrellado y sus cruces, con las puntas',
  },
  parameters: { wanted: WANTED, usual: '12/3' },
  cellOrder: {
    en: 'rings from the tips inwards, each clockwise from the top',
    es: 'los anillos desde las puntas hacia dentro, cada uno en sentido horario desde arriba',
  },
  measures: (parameters) => `{${parameters}}`,
  kinds: {
    cells: {
      ring: {
        en: {
          said: { one: 'ring {ring} point {id}', other: 'ring {ring} points {id}' },
          id: '{point}',
          short: '{ring}·{point}',
          caption: '{short} is ring {ring} point {point}.',
        },
        es: {
          said: { one: 'el punto {id} del anillo {ring}', other: 'los puntos {id} del anillo {ring}' },
          id: '{point}',
          short: '{ring}·{point}',
          caption: '{short} es el punto {point} del anillo {ring}.',
        },
      },
    },
  },
  draft(parameters = '12/3') {
    const [n = Number.NaN, m = Number.NaN, ...rest] = parameters.split('/').map(parseWholeNumber);
    if (rest.length > 0 || !(n >= 5 && n <= 64 && m >= 2 && 2 * m < n))
      return badParameter('star', parameters, WANTED, '12/3');
    return success(starDraft(n, m));
  },
};

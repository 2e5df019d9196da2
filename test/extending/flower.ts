import { type Family, range, sizedFamily } from '../../packages/core/src/board/families/family.ts';
import type { BoardDraft } from '../../packages/core/src/board/model/board.ts';

/** n petals round n leaves: two wreaths, and every petal with its leaf and the next one. No other family has such cells. */
function flowerDraft(n: number, name: string): BoardDraft {
  const ring = (radius: number, turn: number) =>
    range(n).map((i) => [
      2 * radius * Math.sin(((i + turn) * 2 * Math.PI) / n),
      -2 * radius * Math.cos(((i + turn) * 2 * Math.PI) / n),
    ]);
  return {
    name,
    cells: 2 * n,
    points: [...ring(2, 0), ...ring(1, 0.5)],
    asterisms: range(2).map((i) => ({
      kind: 'line',
      name: { kind: 'wreath', id: i + 1 },
      cells: range(n).map((cell) => i * n + cell),
    })),
    cellNames: range(2 * n).map((i) => ({ kind: 'petal', wreath: i < n ? 1 : 2, petal: (i % n) + 1 })),
  };
}

export const flower: Family = sizedFamily(
  {
    name: 'flower',
    title: { en: 'Flower', es: 'Flor' },
    summary: { en: 'two wreaths of petals', es: 'dos coronas de pétalos' },
    unit: 'side',
    cellOrder: { en: 'wreath by wreath', es: 'corona por corona' },
    kinds: {
      cells: {
        petal: {
          en: {
            said: { one: 'petal {id} of wreath {wreath}', other: 'petals {id} of wreath {wreath}' },
            id: '{petal}',
            plain: 'w{wreath}p{petal}',
            short: '{wreath}/{petal}',
            caption: '{short} is petal {petal} of wreath {wreath}.',
          },
          es: {
            said: { one: 'el pétalo {id} de la corona {wreath}', other: 'los pétalos {id} de la corona {wreath}' },
            id: '{petal}',
            short: '{wreath}/{petal}',
            caption: '{short} es el pétalo {petal} de la corona {wreath}.',
          },
        },
      },
      asterisms: {
        wreath: {
          en: { said: { one: 'wreath {id}', other: 'wreaths {id}' }, noun: 'wreath', some: 'a wreath' },
          es: { said: { one: 'la corona {id}', other: 'las coronas {id}' }, noun: 'corona', some: 'una corona' },
        },
      },
    },
  },
  { usual: 5, least: 3, most: 12 },
  flowerDraft,
);

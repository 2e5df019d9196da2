import { makeRandom } from './subjects.mjs';

/** What players do, each as the moves that do it so many times. Cells that the move needs selected are pressed before it. */
export const INTERACTIONS = {
  cursor: (_, count) => Array.from({ length: count }, (_move, i) => ({ key: i % 3 ? 'ArrowRight' : 'ArrowDown' })),
  select: (subject, count) => cellsOf(subject, count, 2).map((cell) => ({ cell })),
  write: (subject, count) => typed(subject, count, 3, {}),
  corner: (subject, count) => typed(subject, count, 4, { shiftKey: true }),
  centre: (subject, count) => typed(subject, count, 5, { ctrlKey: true }),
  undo: (_, count) => Array.from({ length: count }, () => ({ key: 'z', ctrlKey: true })),
};

function typed(subject, count, seed, held) {
  return cellsOf(subject, count, seed).map((cell, i) => ({
    before: [{ cell }],
    key: subject.labels[i % subject.labels.length],
    ...held,
  }));
}

function cellsOf({ cells }, count, seed) {
  const random = makeRandom(seed);
  return Array.from({ length: count }, () => Math.floor(cells * random()));
}

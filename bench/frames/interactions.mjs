import { makeRandom } from './subjects.mjs';

const TURNS = ['ArrowRight', 'ArrowUp', 'PageUp', 'ArrowLeft'];

/** What players do, each as the moves that do it so many times. Cells that the move needs seen or selected are so before it. */
export const INTERACTIONS = {
  cursor: (_, count) => Array.from({ length: count }, (_move, i) => ({ key: i % 3 ? 'ArrowRight' : 'ArrowDown' })),
  select: (subject, count) => cellsOf(subject, count, 2).map((cell) => ({ before: [{ seen: cell }], cell })),
  write: (subject, count) => typed(subject, count, 3, {}),
  corner: (subject, count) => typed(subject, count, 4, { shiftKey: true }),
  centre: (subject, count) => typed(subject, count, 5, { ctrlKey: true }),
  scroll: (subject, count) => cellsOf(subject, count, 6).map((seen) => ({ seen })),
  turn: (_, count) => Array.from({ length: count }, (_move, i) => ({ turn: TURNS[i % TURNS.length] })),
  undo: (_, count) => Array.from({ length: count }, () => ({ key: 'z', ctrlKey: true })),
};

function typed(subject, count, seed, held) {
  return cellsOf(subject, count, seed).map((cell, i) => ({
    before: [{ seen: cell }, { cell }],
    ...keyOf(subject.labels[i % subject.labels.length]),
    ...held,
  }));
}

/** Figures are known by their key: with Shift, it gives another character. */
function keyOf(label) {
  return /^\d$/.test(label) ? { key: label, code: `Digit${label}` } : { key: label };
}

function cellsOf({ cells }, count, seed) {
  const random = makeRandom(seed);
  return Array.from({ length: count }, () => Math.floor(cells * random()));
}

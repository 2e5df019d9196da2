import { expect, test } from 'vitest';
import { answerable, clueCount, EMPTY, type PartialBoard, type Problem } from '../../src/puzzle/index.ts';

/** The labelings that give every asterism what it demands, by trying all. */
function solutionsOf({ cells, labels, asterisms, demands }: Problem): number {
  const labelings = Array.from({ length: labels ** cells }, (_, code) =>
    Array.from({ length: cells }, (_, cell) => Math.floor(code / labels ** cell) % labels),
  );
  return labelings.filter((labeling) =>
    asterisms.every((held, a) =>
      demands[a]!.every((count, label) => held.filter((cell) => labeling[cell] === label).length === count),
    ),
  ).length;
}

const broken = (given: unknown) => answerable(given as Problem);

test('a problem is answered as it is, also one without cells', () => {
  const problem = { cells: 2, labels: 2, asterisms: [[0, 1]], demands: [[1, 1]] };
  const nothing = { cells: 0, labels: 0, asterisms: [], demands: [] };
  expect(answerable(problem)).toBe(problem);
  expect(answerable(nothing)).toBe(nothing);
});

test.each([
  ['no data', undefined, 1, 2],
  ['nothing said', {}, 1, 2],
  ['cells that are no number', { cells: 'many', labels: 3 }, 1, 3],
  ['labels that are no number', { cells: 3, labels: -1 }, 3, 2],
  ['no cells, but asterisms of some', { cells: 0, labels: 0, asterisms: [[0]], demands: [[]] }, 1, 2],
  ['a demand that does not add up', { cells: 2, labels: 3, asterisms: [[0, 1]], demands: [[1, 0, 0]] }, 2, 3],
  ['cells without any label', { cells: 2, labels: 0, asterisms: [], demands: [] }, 2, 2],
])('%s: a problem of as many cells and labels, without a solution', (_, given, cells, labels) => {
  const problem = broken(given);
  expect(problem).toMatchObject({ cells, labels });
  expect(solutionsOf(problem)).toBe(0);
  expect(answerable(problem)).toBe(problem);
});

test('clues are counted, and there are none where nothing is labeled', () => {
  const count = (labeling: unknown) => clueCount({ labeling } as PartialBoard);
  expect([count([0, EMPTY, 2, 0]), count([EMPTY]), count([])]).toEqual([3, 0, 0]);
  expect([count(undefined), count('12'), clueCount(undefined as unknown as PartialBoard)]).toEqual([0, 0, 0]);
});

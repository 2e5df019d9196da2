import { makeRandom, must } from '@latin-puzzles/core/basis';
import { automorphisms, elements, resolveBoard } from '@latin-puzzles/core/board';
import { applyRenaming, EMPTY, type Labeling, makeMultiset, type Renaming } from '@latin-puzzles/core/puzzle';
import { findClassMember, symmetryBetween } from '@latin-puzzles/workshop/study';
import { expect, test } from 'vitest';

test.each([
  ['sudoku:2x2', 'abcd'],
  ['sudoku:2x2', 'aabc'],
  ['latin-square:4', 'aabb'],
  ['triangle:4', 'aaaabbbb'],
  ['cube:2', 'aabbccdd'],
])(
  'on %s with %s every disguise of a partial board is found to be one, with a map; generators keep it',
  (name, labels) => {
    const board = must(resolveBoard(name));
    const multiset = must(makeMultiset([...labels]));
    const random = makeRandom(3);
    const symmetries = [...elements(automorphisms(board), 200)];
    for (let trial = 0; trial < 20; trial++) {
      const labeling: Labeling = board.cellNames.map(() =>
        random.below(3) === 0 ? random.below(multiset.labels.length) : EMPTY,
      );
      const renaming: Renaming = {
        cells: symmetries[random.below(symmetries.length)]!,
        labels: exchanged(multiset.counts, (list) => random.shuffled(list)),
      };
      const disguised = applyRenaming(labeling, renaming);
      const member = findClassMember({ board, multiset, labeling }, 'board')!;
      const other = findClassMember({ board, multiset, labeling: disguised }, 'board')!;
      const map = symmetryBetween(member, other) as Renaming;
      expect(applyRenaming(labeling, map)).toEqual(disguised);
      expect(map.labels.map((to) => multiset.counts[to])).toEqual(multiset.counts);
      for (const generator of member.generators)
        expect(applyRenaming(labeling, generator as Renaming)).toEqual(labeling);
    }
  },
);

test('conjugates are of one main class, and of squares with repeated labels there is none', () => {
  const board = must(resolveBoard('latin-square:6'));
  const multiset = must(makeMultiset([...'123456']));

  const labeling = [...'123456214365345612436521561234652143'].map((label) => Number(label) - 1);
  const conjugate = new Array<number>(36);
  for (const [cell, label] of labeling.entries()) conjugate[6 * label + (cell % 6)] = Math.floor(cell / 6);
  const hashes = (relation: 'main' | 'isotopy') =>
    new Set(
      [labeling, conjugate].map((square) => findClassMember({ board, multiset, labeling: square }, relation)!.hash),
    );
  expect(hashes('main').size).toBe(1);
  const repeats = must(makeMultiset([...'112233']));
  expect(findClassMember({ board, multiset: repeats, labeling }, 'main')).toBeUndefined();
});

/** Labels changed for others of their count. */
function exchanged(counts: readonly number[], shuffled: (list: readonly number[]) => readonly number[]): number[] {
  const images = counts.map((_, label) => label);
  for (const count of new Set(counts)) {
    const alike = [...counts.keys()].filter((label) => counts[label] === count);
    for (const [i, to] of shuffled(alike).entries()) images[alike[i]!] = to;
  }
  return images;
}

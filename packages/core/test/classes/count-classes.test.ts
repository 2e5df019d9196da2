import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { countClasses, listClasses, type Relation } from '../../src/classes/index.ts';
import { makeMultiset } from '../../src/puzzle/index.ts';
import { boardOf, randomBoard } from '../support.ts';

function count(name: string, labels: string, relation: Relation = 'board', latinBoards?: bigint) {
  const ending = countClasses(boardOf(name), must(makeMultiset([...labels])), { relation, latinBoards });
  if (ending.verdict !== 'complete') throw new Error(ending.verdict);
  return ending.count;
}

const LABELS = 'abcdefg';
const square = (order: number, relation: Relation) =>
  Number(count(`latin-square:${order}`, LABELS.slice(0, order), relation).classes);

describe('Latin squares by orbit counting', () => {
  test.each<[Relation, readonly number[], oeis: string]>([
    ['board', [1, 1, 2, 2, 17, 324], 'A264603'],
    ['isotopy', [1, 1, 2, 2, 22, 564], 'A040082'],
    ['main', [1, 1, 2, 2], 'A003090'],
    ['isomorphism', [1, 5, 35, 1411, 1_130_531], 'A057991'],
  ])('%s classes from order 2 on: %j (%s)', (relation, figures) => {
    expect(figures.map((_, i) => square(i + 2, relation))).toEqual(figures);
  });

  test('there are 12 main classes of order 6', () => {
    expect(square(6, 'main')).toBe(12);
  });
});

test.each([
  ['sudoku:2x2', 'abcd', 2],
  ['sudoku:2x2', 'aabc', 3],
  ['sudoku:2x2', 'aabb', 4],
  ['sudoku:2x2', 'aaab', 1],
  ['sudoku:2x3', 'abcdef', 49],
  ['sudoku:2x3', 'aaabbb', 39],
  ['sudoku:2x3', 'aabbcc', 327],
  ['triangle:4', 'aaaabbbb', 2],
  ['star:12/3', 'abcdef', 1983],
])('%s with %s has %i classes of Latin boards', (name, labels, classes) => {
  expect(count(name, labels).classes).toBe(BigInt(classes));
});

/**
 * Russell and Jarvis, Mathematics of Sudoku II (2006): 275 classes of the group, 27 of which keep some Sudoku. All but the number
 * of all Sudokus (Felgenhauer and Jarvis, 2005), which is given here, is counted.
 */
test('there are 5,472,730,538 essentially different Sudokus, as orbits are counted', () => {
  const { classes, group, conjugacy } = count('sudoku:3x3', '123456789', 'board', 6_670_903_752_021_072_936_960n);
  expect(classes).toBe(5_472_730_538n);
  expect(group).toBe(3_359_232n);
  expect(conjugacy).toHaveLength(275);
  const fixing = conjugacy.filter(({ fixed }) => fixed > 0n);
  expect(fixing).toHaveLength(27);
  expect(fixing.find(({ size }) => size === 972n)).toMatchObject({ order: 2, fixed: 449_445_888n });
  expect(fixing.find(({ size }) => size === 69_984n)).toMatchObject({ order: 4, fixed: 13_056n });
});

test('a board that is no plain square has no isotopy classes, and repeats have no conjugates', () => {
  const multiset = must(makeMultiset([...'abcd']));
  expect(countClasses(boardOf('sudoku:2x2'), multiset, { relation: 'isotopy' }).verdict).toBe('no-relation');
  const repeats = must(makeMultiset([...'aabc']));
  expect(countClasses(boardOf('latin-square:4'), repeats, { relation: 'main' }).verdict).toBe('no-relation');
});

test.each([0n, 12n, 287n, 289n, 312n])('there cannot be %s Latin boards of a Sudoku of order 4', (latinBoards) => {
  const multiset = must(makeMultiset([...'abcd']));
  expect(countClasses(boardOf('sudoku:2x2'), multiset, { latinBoards }).verdict).toBe('wrong-number');
});

test('a limit ends an orbit count', () => {
  const multiset = must(makeMultiset([...'123456789']));
  expect(countClasses(boardOf('sudoku:3x3'), multiset, { timeLimit: 0 }).verdict).toBe('timeout');
  expect(countClasses(boardOf('sudoku:3x3'), multiset, { signal: { aborted: true } }).verdict).toBe('aborted');
});

test('on random boards, many without symmetries, classes counted are as many as classes listed', () => {
  fc.assert(
    fc.property(randomBoard, fc.array(fc.nat(3), { minLength: 9, maxLength: 9 }), (board, kinds) => {
      const multiset = must(makeMultiset(kinds.slice(0, board.k).map((kind) => 'abcd'[kind]!)));
      const ending = countClasses(board, multiset);
      const listing = listClasses(board, multiset, 'board');
      let step = listing.next();
      while (!step.done) step = listing.next();
      const members = step.value!.reduce((sum, one) => sum + one.members, 0n);
      expect(ending).toMatchObject({ count: { classes: BigInt(step.value!.length), latinBoards: members } });
    }),
  );
});

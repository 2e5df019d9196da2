import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { countClasses, listClasses, type Relation } from '../../src/classes/index.ts';
import { canonicalHash, canonizeSquare, makeMultiset, SQUARE_RELATIONS, squarePlaces } from '../../src/puzzle/index.ts';
import { boardOf } from '../support.ts';

function listed(name: string, labels: string, relation: Relation) {
  const run = listClasses(boardOf(name), must(makeMultiset([...labels])), relation);
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value!;
}

/** Orbits counted, orbits walked, and canonical forms: three ways that share little. */
describe('one Latin board of every class: as many as orbit counting tells, all different, together all Latin boards', () => {
  test.each<[string, string, Relation]>([
    ['sudoku:2x2', 'abcd', 'board'],
    ['sudoku:2x2', 'aabc', 'board'],
    ['sudoku:2x2', 'aabb', 'board'],
    ['sudoku:2x3', 'abcdef', 'board'],
    ['sudoku:2x3', 'aaabbb', 'board'],
    ['triangle:4', 'aaaabbbb', 'board'],
    ['cube:2', 'aaaabbbb', 'board'],
    ['octahedron:2', 'abcd', 'board'],
    ['latin-square:4', 'aabb', 'board'],
    ['latin-square:5', 'aabbc', 'board'],
    ...(['board', 'isotopy', 'main', 'isomorphism'] as const).flatMap((relation) => [
      ['latin-square:4', 'abcd', relation] as [string, string, Relation],
      ['latin-square:5', 'abcde', relation] as [string, string, Relation],
    ]),
  ])('%s with %s, %s', (name, labels, relation) => {
    const board = boardOf(name);
    const multiset = must(makeMultiset([...labels]));
    const ending = countClasses(board, multiset, { relation });
    if (ending.verdict !== 'complete') throw new Error(ending.verdict);
    const { classes, latinBoards, group } = ending.count;
    const found = listed(name, labels, relation);
    expect(BigInt(found.length)).toBe(classes);
    expect(found.reduce((sum, { members }) => sum + members, 0n)).toBe(latinBoards);
    const squareRelation = SQUARE_RELATIONS.find((known) => known === relation);
    const hashes = found.map(({ representative, members }) => {
      if (!squareRelation) return canonicalHash({ board, multiset, labeling: representative });
      const { hash, symmetries } = canonizeSquare(squarePlaces(board)!, representative, squareRelation);
      const exchanges = relation === 'isotopy' ? multiset.labels.reduce((f, _, i) => f * BigInt(i + 1), 1n) : 1n;
      // An orbit is as long as its stabilizer has cosets.
      expect(members * symmetries).toBe(group * exchanges);
      return hash;
    });
    expect(new Set(hashes).size).toBe(found.length);
  });
});

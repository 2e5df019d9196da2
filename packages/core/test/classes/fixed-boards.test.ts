import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { composePermutations, elements, inverse, type Permutation } from '../../src/board/index.ts';
import { cyclesOf, findBlocks, type LabelCount } from '../../src/classes/blocks.ts';
import { conjugacyClasses } from '../../src/classes/conjugacy.ts';
import { countCovers } from '../../src/classes/covers.ts';
import { fixedSquares } from '../../src/classes/fixed-squares.ts';
import { cellGroup, lineGroup } from '../../src/classes/relation.ts';
import type { ActingGroup } from '../../src/classes/structure.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { EMPTY, type Labeling, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { boardOf } from '../support.ts';

function endOf<T>(run: Generator<unknown, T, undefined>): T {
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
}

const GROUPS: [string, ActingGroup][] = [
  ['sudoku:2x2', cellGroup(boardOf('sudoku:2x2'), 'board')],
  ['sudoku:2x3', cellGroup(boardOf('sudoku:2x3'), 'board')],
  ['latin-square:3, isotopy', cellGroup(boardOf('latin-square:3'), 'isotopy')],
  ['latin-square:4', cellGroup(boardOf('latin-square:4'), 'board')],
  ['star:12/3', cellGroup(boardOf('star:12/3'), 'board')],
  ['lines of squares of order 3, main', lineGroup(3, 'main')],
  ['lines of squares of order 4, isomorphism', lineGroup(4, 'isomorphism')],
];

describe('conjugacy classes', () => {
  test.each(GROUPS)('of %s are those that conjugation by every generator joins', (_, group) => {
    const met = new Map<string, number>();
    let classes = 0;
    for (const element of elements(group)) {
      if (met.has(element.join())) continue;
      const orbit: Permutation[] = [element];
      met.set(element.join(), classes);
      for (const at of orbit)
        for (const generator of group.generators) {
          const image = composePermutations(generator, composePermutations(at, inverse(generator)));
          if (met.has(image.join())) continue;
          met.set(image.join(), classes);
          orbit.push(image);
        }
      classes++;
    }
    expect(BigInt(met.size)).toBe(group.order);
    const sizes = new Array<bigint>(classes).fill(0n);
    for (const index of met.values()) sizes[index]!++;
    const found = endOf(conjugacyClasses(group));
    expect(new Set(found.map(({ element }) => met.get(element.join()))).size).toBe(classes);
    for (const { element, size, centralizer } of found) {
      expect(size).toBe(sizes[met.get(element.join())!]);
      for (const other of centralizer)
        expect(composePermutations(other, element)).toEqual(composePermutations(element, other));
    }
  });
});

/** Whether a permutation of cells makes of a Latin board the same but for an exchange of labels. */
function keeps(element: Permutation, latin: Labeling): boolean {
  const names = new Map<number, number>();
  for (const [cell, label] of latin.entries()) {
    const image = latin[element[cell]!]!;
    if ((names.get(label) ?? image) !== image) return false;
    names.set(label, image);
  }
  return true;
}

describe('an element keeps as many Latin boards as a list of all of them shows', () => {
  test.each([
    ['sudoku:2x2', 'abcd'],
    ['sudoku:2x2', 'aabc'],
    ['sudoku:2x2', 'aabb'],
    ['sudoku:2x2', 'aaab'],
    ['latin-square:4', 'abcd'],
    ['latin-square:4', 'aabb'],
    ['latin-square:5', 'aabbc'],
    ['triangle:4', 'aaaabbbb'],
    ['octahedron:2', 'abcd'],
  ])('%s with %s', (name, labels) => {
    const board = boardOf(name);
    const multiset = must(makeMultiset([...labels]));
    const problem = problemOf(board, multiset);
    const all = [...makeEngine(problem).list(new Array<number>(board.cells).fill(EMPTY))];
    const kinds: LabelCount[] = [...new Set(multiset.counts)].map((count) => ({
      count,
      labels: multiset.counts.filter((other) => other === count).length,
    }));
    const exchanges = kinds.reduce((product, kind) => {
      for (let i = 2; i <= kind.labels; i++) product *= i;
      return product;
    }, 1);
    const asterisms = board.asterisms.map(({ cells }) => cells);
    for (const { element, centralizer } of endOf(conjugacyClasses(cellGroup(board, 'board')))) {
      const cycles = cyclesOf(element);
      const blocks = endOf(findBlocks(asterisms, cycles, kinds, 100_000))!;
      const counted = endOf(countCovers(blocks, cycles, kinds, centralizer));
      expect(counted * BigInt(exchanges)).toBe(BigInt(all.filter((latin) => keeps(element, latin)).length));
    }
  });

  test.each(['main', 'isomorphism'] as const)('Latin squares of order 4, %s', (relation) => {
    const order = 4;
    const problem = problemOf(boardOf('latin-square:4'), must(makeMultiset([...'abcd'])));
    const all = [...makeEngine(problem).list(new Array<number>(16).fill(EMPTY))];
    const triples = (square: Labeling, lines?: Permutation) =>
      square
        .map((label, cell) => [Math.floor(cell / order), order + (cell % order), 2 * order + label])
        .map((triple) => triple.map((line) => lines?.[line] ?? line).sort((a, b) => a - b))
        .map(String)
        .sort()
        .join(' ');
    for (const { element } of endOf(conjugacyClasses(lineGroup(order, relation)))) {
      const fixed = fixedSquares(order, element);
      const counted = fixed ? makeEngine(fixed.problem).count(fixed.labeling).solutions : 0;
      expect(counted).toBe(all.filter((square) => triples(square, element) === triples(square)).length);
    }
  });
});

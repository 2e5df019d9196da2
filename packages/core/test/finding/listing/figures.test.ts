import { describe, expect, test } from 'vitest';
import { automorphisms } from '../../../src/board/index.ts';
import { countPuzzles } from '../../../src/finding/index.ts';
import type { Labeling, PartialBoard } from '../../../src/puzzle/index.ts';
import { blankOf } from './support.ts';

interface Class {
  readonly representative: Labeling;
  readonly size: number;
}

/**
 * Latin boards in classes: those of a class turn into each other by moving cells, asterisms onto asterisms, and by
 * exchanging labels that occur equally often. Their puzzles do likewise, so each has as many as the others.
 */
function classesOf({ board, multiset }: PartialBoard, latinBoards: readonly Labeling[]): Class[] {
  const { generators } = automorphisms(board);
  const labels = [...multiset.labels.keys()];
  const neighbours = (latin: Labeling): Labeling[] => [
    ...generators.map((moved) => {
      const image = [...latin];
      for (const [cell, to] of moved.entries()) image[to] = latin[cell]!;
      return image;
    }),
    ...labels.flatMap((a) =>
      labels
        .filter((b) => a < b && multiset.counts[a] === multiset.counts[b])
        .map((b) => latin.map((label) => (label === a ? b : label === b ? a : label))),
    ),
  ];
  const left = new Map(latinBoards.map((latin) => [latin.join(), latin]));
  const classes: Class[] = [];
  for (const representative of latinBoards) {
    if (!left.delete(representative.join())) continue;
    const members = [representative];
    for (const member of members)
      for (const neighbour of neighbours(member)) if (left.delete(neighbour.join())) members.push(neighbour);
    classes.push({ representative, size: members.length });
  }
  return classes;
}

describe('all puzzles of all Latin boards of order 4', () => {
  test.each<[string, string, number, number, Record<number, number>]>([
    ['sudoku:2x2', 'abcd', 288, 13_579_680, { 4: 25_728, 5: 58_368, 6: 1536 }],
    ['sudoku:2x2', 'aabc', 112, 5_215_904, { 4: 9792, 5: 12_544, 6: 1152 }],
    ['latin-square:4', 'abcd', 576, 26_371_008, { 4: 13_824, 5: 262_656, 6: 117_504, 7: 6912 }],
    ['latin-square:4', 'aabb', 90, 3_195_558, { 4: 1368, 5: 3744, 6: 2880 }],
  ])('%s with labels %s: %i boards, %i puzzles', (name, labels, boards, puzzles, critical) => {
    const blank = blankOf(name, labels);
    const { engine } = blank;
    const classes = classesOf(blank, [...engine.list(blank.labeling)]);
    expect(classes.reduce((sum, { size }) => sum + size, 0)).toBe(boards);
    // The figure counts Latin boards as puzzles of themselves.
    let sum = boards;
    const criticalByClues: Record<number, number> = {};
    for (const { representative, size } of classes) {
      sum += size * countPuzzles(engine, representative).ending.puzzles;
      for (const [clues, count] of countPuzzles(engine, representative, { critical: true }).byClues.entries())
        if (count > 0) criticalByClues[clues] = (criticalByClues[clues] ?? 0) + size * count;
    }
    expect(sum).toBe(puzzles);
    expect(criticalByClues).toEqual(critical);
  });
});

import { LANGUAGE_CODES } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { EMPTY, type Labeling, type Puzzle } from '@latin-puzzles/core/puzzle';
import {
  afterCoachedMove,
  type CoachedMove,
  FEWEST_MOVES,
  judgeCoachedMove,
  MOST_MOVES,
  type Opening,
  planOpening,
  tellCoachedMove,
  tellEnd,
  tellWelcome,
} from '@latin-puzzles/workshop/coach';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { describe, expect, test } from 'vitest';
import { puzzleOf, REPEATED, specimenNamed } from '../puzzles.ts';

const tools = makeTools();

/** Each move with the labels before it. */
function played({ start, moves }: Opening): { readonly move: CoachedMove; readonly labels: Labeling }[] {
  let labels = start;
  return moves.map((move) => {
    const before = { move, labels };
    labels = afterCoachedMove(labels, move);
    return before;
  });
}

/** Whether what is told of a move forces it, by the rules alone. */
function isForced(
  { board, multiset }: Puzzle,
  labels: Labeling,
  { reason, asterism, cells, label }: CoachedMove,
): boolean {
  const held = (group: number, wanted: number) =>
    board.asterisms[group]!.cells.filter((cell) => labels[cell] === wanted).length;
  const isOut = (cell: number, wanted: number) =>
    board.asterismsOf[cell]!.some((group) => held(group, wanted) >= multiset.counts[wanted]!);
  if (reason === 'other-labels')
    return [...multiset.labels.keys()].every((other) => other === label || isOut(cells[0]!, other));
  const free = board.asterisms[asterism]!.cells.filter((cell) => labels[cell] === EMPTY);
  const others = free.filter((cell) => !cells.includes(cell));
  if (held(asterism, label) + cells.length !== multiset.counts[label]) return false;
  return reason === 'last-cells'
    ? others.length === 0
    : others.length > 0 && others.every((cell) => isOut(cell, label));
}

describe.each(CATALOG.map(({ name }) => [name, specimenNamed(name)] as const))('the opening of %s', (_, puzzle) => {
  const opening = planOpening(tools, puzzle)!;

  test('has three to five moves, each right and forced by what is told of it', () => {
    expect(opening.moves.length).toBeGreaterThanOrEqual(FEWEST_MOVES);
    expect(opening.moves.length).toBeLessThanOrEqual(MOST_MOVES);
    const solutions = [...tools.engineFor(puzzle).list(opening.start, { limit: 2 })];
    expect(solutions).toHaveLength(1);
    for (const { move, labels } of played(opening)) {
      for (const cell of move.cells) {
        expect(labels[cell]).toBe(EMPTY);
        expect(solutions[0]![cell]).toBe(move.label);
      }
      expect(isForced(puzzle, labels, move)).toBe(true);
      for (const cell of move.blockers) expect(labels[cell]).not.toBe(EMPTY);
    }
  });

  test('begins at the puzzle, or tells nothing of it that its words do not', () => {
    if (opening.own) return expect(opening.start).toEqual(puzzle.labeling);
    const [solution] = tools.engineFor(puzzle).list(puzzle.labeling, { limit: 1 });
    const words = new Set(puzzle.inscription.map((cell) => puzzle.labeling[cell]!));
    const told = opening.start.flatMap((label, cell) =>
      label !== EMPTY && puzzle.labeling[cell] === EMPTY && !words.has(label) && label === solution![cell]
        ? [cell]
        : [],
    );
    expect(told).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('is told in %s in short sentences, without holes', (language) => {
    const told = [
      ...tellWelcome(puzzle, opening, language),
      ...opening.moves.flatMap((_, index) => tellCoachedMove(puzzle, opening, index, language)),
      tellEnd(opening, language),
    ];
    for (const sentence of told) {
      expect(sentence).toMatch(/^[¿“«]?[\p{Lu}\p{N}].*[.?]$/u);
      expect(sentence).not.toMatch(/[{}]|undefined|\b(?:de|a|A) el | {2}/);
      expect(sentence.length).toBeLessThan(300);
    }
  });
});

test('a right move is right wherever its label is needed; others are told kindly why they are not', () => {
  const puzzle = specimenNamed('sudoku');
  const { start, moves } = planOpening(tools, puzzle)!;
  const move = moves[0]!;
  const judge = (cell: number, label: number) => judgeCoachedMove(puzzle, start, move, { cell, label }, 'en');
  expect(judge(move.cells[0]!, move.label)).toEqual({ right: true, said: 'Right.' });
  const box = puzzle.board.asterisms[move.asterism]!.cells;
  const shut = box.find((cell) => start[cell] === EMPTY && !move.cells.includes(cell))!;
  expect(judge(shut, move.label).said).toMatch(/^Not there: (row|column) \d already has an 8\.$/);
  expect(judge(move.cells[0]!, start[box.find((cell) => start[cell] !== EMPTY)!]!).said).toMatch(
    /^Not there: (row|column|box) \d already has a \d\.$/,
  );
  const far = start.findIndex((label, cell) => label === EMPTY && !box.includes(cell));
  expect(judge(far, move.label).right).toBe(false);
});

test('what a group must hold is said for numbers, letters and labels that repeat, and for groups of every kind', () => {
  const rule = (name: string, language: 'en' | 'es' = 'en') => {
    const puzzle = specimenNamed(name);
    return tellCoachedMove(puzzle, planOpening(tools, puzzle)!, 0, language)[0];
  };
  expect(rule('sudoku')).toBe('Box 2 takes each number from 1 to 9 once.');
  expect(rule('sudoku', 'es')).toBe('La caja 2 lleva cada número del 1 al 9 una vez.');
  expect(rule('helios-one')).toBe('Line 10 takes H, E, L, I, O and S, each once.');
  expect(rule('canario-one')).toBe('Strips A belong together: between them they take each number from 1 to 16 once.');
  expect(rule('latin-tetrahedron')).toBe('Strip A runs right round the solid and takes each number from 1 to 16 once.');
  expect(rule('orb-ripeto')).toBe('Parallel 2 runs round the globe and takes 1, 2 and 3, each three times.');
  expect(rule('sudoku-ripeto-234')).toBe('Row 5 takes 4 four times, 3 three times and 2 twice.');
  expect(rule('custom-focus')).toBe('Region G takes A and R twice and everything else once.');
  expect(rule('custom-focus', 'es')).toBe('La región G lleva la A y la R dos veces y todo lo demás una vez.');
});

test('a puzzle with several solutions has no opening, nor has one that is as good as solved', () => {
  expect(planOpening(tools, REPEATED)).toBeUndefined();
  expect(planOpening(tools, puzzleOf('sudoku:2x2', '1234', '012323011032321.'))).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { fullCount } from '../../../src/attrition/theorems/elementary/full-count.ts';
import { lastPlaces } from '../../../src/attrition/theorems/elementary/last-places.ts';
import { onlyCandidate } from '../../../src/attrition/theorems/elementary/only-candidate.ts';
import { hallCells, hallCellsUpTo } from '../../../src/attrition/theorems/hall-cells.ts';
import { intersection } from '../../../src/attrition/theorems/intersection.ts';
import { boardOf } from '../../support.ts';
import { positionWith } from '../assumption/examples.ts';
import { endsTheSame } from '../laws.ts';
import { provesItsSteps } from './certificates.ts';
import { hallStep } from './hall-step.ts';

const BELOW = [fullCount, lastPlaces, onlyCandidate, intersection];

endsTheSame([...BELOW, hallCellsUpTo(2)], 150);
provesItsSteps(hallCells, BELOW, 300);

describe('a Hall set of cells', () => {
  test('of two is a naked pair', () => {
    const position = positionWith('sudoku', '123456789', { 0: [3, 6], 4: [3, 6] });
    expect([...hallCells.steps(position)]).toEqual([
      hallStep('hall-cells', {
        asterism: 0,
        labels: [3, 6],
        cells: [0, 4],
        removals: [
          [1, 2, 3, 5, 6, 7, 8],
          [3, 6],
        ],
      }),
    ]);
  });

  test('of three is a naked triple, though no two of its cells are alike', () => {
    const column = [4, 13, 22, 31, 40, 49, 58, 67, 76];
    const position = positionWith('sudoku', '123456789', { 4: [0, 1], 40: [1, 2], 76: [0, 2] });
    expect([...hallCells.steps(position)]).toEqual([
      hallStep('hall-cells', {
        asterism: 9 + 4,
        labels: [0, 1, 2],
        cells: [4, 40, 76],
        removals: [column.filter((cell) => ![4, 40, 76].includes(cell)), [0, 1, 2]],
      }),
    ]);
    expect([...hallCellsUpTo(2).steps(position)]).toEqual([]);
  });

  test('has more cells than labels where labels repeat', () => {
    // The labels are M A K I J by index; A, K and I are needed twice.
    const position = positionWith('latin-square:8', 'MAKIKAJI', { 0: [0, 1], 1: [0, 1], 2: [1] });
    expect([...hallCells.steps(position)]).toEqual([
      hallStep('hall-cells', {
        asterism: 0,
        labels: [0, 1],
        cells: [0, 1, 2],
        removals: [
          [3, 4, 5, 6, 7],
          [0, 1],
        ],
      }),
    ]);
  });

  test('counts only the labels that are still needed', () => {
    const position = positionWith('latin-square:8', 'MAKIKAJI', { 1: [0, 1], 2: [0, 1] });
    position.write(0, 1);
    const [step] = hallCells.steps(position);
    expect(step).toEqual(
      hallStep('hall-cells', {
        asterism: 0,
        labels: [0, 1],
        cells: [1, 2],
        removals: [
          [3, 4, 5, 6, 7],
          [0, 1],
        ],
      }),
    );
  });

  test('is found on the lines of a star', () => {
    const [line] = boardOf('star:12/3').asterisms;
    const [first, second, ...others] = line!.cells as [number, number, ...number[]];
    const position = positionWith('star:12/3', 'HELIOS', { [first]: [0, 5], [second]: [0, 5] });
    expect([...hallCells.steps(position)]).toEqual([
      hallStep('hall-cells', { asterism: 0, labels: [0, 5], cells: [first, second], removals: [others, [0, 5]] }),
    ]);
  });

  test('is found whatever its size', () => {
    // Each of six cells shares a label with the next, and the last with the first.
    const ring = [0, 1, 2, 3, 4, 5];
    const domains = Object.fromEntries(ring.map((i) => [i, [i, (i + 1) % 6]]));
    expect([...hallCells.steps(positionWith('latin-square:12', 'abcdefghijkl', domains))]).toEqual([
      hallStep('hall-cells', { asterism: 0, labels: ring, cells: ring, removals: [[6, 7, 8, 9, 10, 11], ring] }),
    ]);
  });

  test('of too many cells leaves one of them nothing', () => {
    const position = positionWith('sudoku', '123456789', { 0: [0, 1], 4: [0, 1], 8: [0, 1] });
    const [step] = hallCells.steps(position);
    position.apply(step!);
    expect(position.contradictory).toBe(true);
  });
});

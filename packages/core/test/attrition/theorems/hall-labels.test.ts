import { describe, expect, test } from 'vitest';
import { fullCount } from '../../../src/attrition/theorems/elementary/full-count.ts';
import { lastPlaces } from '../../../src/attrition/theorems/elementary/last-places.ts';
import { onlyCandidate } from '../../../src/attrition/theorems/elementary/only-candidate.ts';
import { hallCells } from '../../../src/attrition/theorems/hall-cells.ts';
import { hallLabels, hallLabelsUpTo } from '../../../src/attrition/theorems/hall-labels.ts';
import { intersection } from '../../../src/attrition/theorems/intersection.ts';
import { boardOf } from '../../support.ts';
import { confine, positionWith } from '../assumption/examples.ts';
import { endsTheSame } from '../laws.ts';
import { provesItsSteps } from './certificates.ts';
import { hallStep } from './hall-step.ts';

const BELOW = [fullCount, lastPlaces, onlyCandidate, intersection, hallCells];

endsTheSame([fullCount, lastPlaces, onlyCandidate, hallLabelsUpTo(2)], 150);
provesItsSteps(hallLabels, BELOW, 300);

describe('a Hall set of labels', () => {
  test('of two is a hidden pair', () => {
    const position = positionWith('sudoku', '123456789', {});
    for (const label of [2, 7]) confine(position, label, 18, [0, 20]);
    expect([...hallLabels.steps(position)]).toEqual([
      hallStep('hall-labels', {
        asterism: 18,
        labels: [2, 7],
        cells: [0, 20],
        removals: [
          [0, 20],
          [0, 1, 3, 4, 5, 6, 8],
        ],
      }),
    ]);
  });

  test('of four is a hidden quadruple, of which a cell need not hold all', () => {
    const position = positionWith('sudoku', '123456789', {});
    const row = [0, 2, 4, 6];
    for (const [label, cells] of [
      [0, 2],
      [2, 4],
      [4, 6],
      [6, 0],
    ].entries())
      confine(position, label, 0, cells);
    const [step] = hallLabels.steps(position);
    expect(step).toEqual(
      hallStep('hall-labels', { asterism: 0, labels: [0, 1, 2, 3], cells: row, removals: [row, [4, 5, 6, 7, 8]] }),
    );
    expect([...hallLabelsUpTo(3).steps(position)]).toEqual([]);
  });

  test('has more places than labels where labels repeat', () => {
    // The labels are M A K I J by index; A, K and I are needed twice.
    const position = positionWith('latin-square:8', 'MAKIKAJI', {});
    for (const label of [0, 1]) confine(position, label, 8, [0, 8, 16]);
    expect([...hallLabels.steps(position)]).toEqual([
      hallStep('hall-labels', {
        asterism: 8,
        labels: [0, 1],
        cells: [0, 8, 16],
        removals: [
          [0, 8, 16],
          [2, 3, 4],
        ],
      }),
    ]);
  });

  test('is found on the strips of a triangle', () => {
    const strip = boardOf('triangle:6').asterisms[4]!.cells;
    const [first, second] = [strip[3]!, strip[7]!];
    const position = positionWith('triangle:6', 'abcdefghijkl', {});
    for (const label of [0, 11]) confine(position, label, 4, [first, second]);
    const steps = [...hallLabels.steps(position)];
    expect(steps).toContainEqual(
      hallStep('hall-labels', {
        asterism: 4,
        labels: [0, 11],
        cells: [first, second],
        removals: [
          [first, second],
          [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        ],
      }),
    );
  });

  test('is the other side of a set of cells, and the smaller one is told', () => {
    const seven = [2, 3, 4, 5, 6, 7, 8];
    const position = positionWith('sudoku', '123456789', Object.fromEntries(seven.map((cell) => [cell, seven])));
    expect([...hallCells.steps(position)]).toEqual([]);
    expect([...hallLabels.steps(position)]).toEqual([
      hallStep('hall-labels', { asterism: 0, labels: [0, 1], cells: [0, 1], removals: [[0, 1], seven] }),
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Position, shapeOf } from '../../../src/attrition/index.ts';
import { asterismConsistency } from '../../../src/attrition/theorems/asterism-consistency.ts';
import { fullCount } from '../../../src/attrition/theorems/full-count.ts';
import { hallCells } from '../../../src/attrition/theorems/hall-cells.ts';
import { hallLabels } from '../../../src/attrition/theorems/hall-labels.ts';
import { intersection } from '../../../src/attrition/theorems/intersection.ts';
import { lastPlaces } from '../../../src/attrition/theorems/last-places.ts';
import { onlyCandidate } from '../../../src/attrition/theorems/only-candidate.ts';
import { endsTheSame, obeysTheLaws } from '../laws.ts';
import { closure, positionOf, randomPosition } from '../positions.ts';
import { provesItsSteps } from './certificates.ts';

const SINGLES = [fullCount, lastPlaces, onlyCandidate, intersection];
const BELOW = [...SINGLES, hallCells, hallLabels];

obeysTheLaws(asterismConsistency, [...SINGLES, asterismConsistency], 100);
endsTheSame([...SINGLES, asterismConsistency], 150);
provesItsSteps(asterismConsistency, BELOW, 300);

/** The domains of one asterism of so many cells, by trying every way to fill it. */
function filledInEveryWay(domains: readonly (readonly number[])[], demand: readonly number[]): Set<number>[] {
  const reached = domains.map(() => new Set<number>());
  const left = [...demand];
  const chosen: number[] = [];
  const fill = (cell: number) => {
    if (cell === domains.length) for (const [i, label] of chosen.entries()) reached[i]!.add(label);
    else
      for (const label of domains[cell]!) {
        if (left[label] === 0) continue;
        left[label]!--;
        chosen.push(label);
        fill(cell + 1);
        chosen.pop();
        left[label]!++;
      }
  };
  fill(0);
  return reached;
}

/** One asterism with as many cells as its labels are demanded, and a domain for each cell as bits. */
const loneAsterism = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 })
  .map((demand) =>
    demand.slice(0, 1 + demand.slice(1).findIndex((_, i) => sum(demand.slice(0, i + 2)) > 7) || undefined),
  )
  .chain((demand) =>
    fc.record({
      demand: fc.constant(demand),
      bits: fc.array(fc.integer({ min: 1, max: 2 ** demand.length - 1 }), {
        minLength: sum(demand),
        maxLength: sum(demand),
      }),
    }),
  );

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('the consistency of an asterism', () => {
  test('leaves just the labels that some way to fill it has there', () => {
    let narrowed = 0;
    fc.assert(
      fc.property(loneAsterism, ({ demand, bits }) => {
        const domains = bits.map((set) => [...demand.keys()].filter((label) => (set >>> label) & 1));
        const cells = [...domains.keys()];
        const shape = shapeOf({ cells: cells.length, labels: demand.length, asterisms: [cells], demands: [demand] });
        const position = new Position(shape);
        for (const cell of cells)
          for (const label of demand.keys()) if (!domains[cell]!.includes(label)) position.remove(cell, label);
        const expected = filledInEveryWay(domains, demand);
        const reached = closure(position, [asterismConsistency]);
        for (const cell of cells)
          for (const label of demand.keys())
            expect(reached[cell * demand.length + label]).toBe(expected[cell]!.has(label) ? 1 : 0);
        if (expected.some((labels, cell) => labels.size > 0 && labels.size < domains[cell]!.length)) narrowed++;
      }),
      { numRuns: 1500 },
    );
    expect(narrowed).toBeGreaterThan(100);
  });

  test('is what the easier theorems come to', () => {
    fc.assert(
      fc.property(randomPosition, (random) => {
        const position = positionOf(random);
        expect(closure(position, [...SINGLES, asterismConsistency])).toEqual(closure(position, BELOW));
      }),
      { numRuns: 400 },
    );
  });
});

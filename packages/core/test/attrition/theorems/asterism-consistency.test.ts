import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../test/support/law-runs.ts';
import { Position, shapeOf } from '../../../src/attrition/index.ts';
import { asterismConsistency } from '../../../src/attrition/theorems/asterism-consistency.ts';
import { fullCount } from '../../../src/attrition/theorems/elementary/full-count.ts';
import { lastPlaces } from '../../../src/attrition/theorems/elementary/last-places.ts';
import { onlyCandidate } from '../../../src/attrition/theorems/elementary/only-candidate.ts';
import { hallCells } from '../../../src/attrition/theorems/hall-cells.ts';
import { hallLabels } from '../../../src/attrition/theorems/hall-labels.ts';
import { intersection } from '../../../src/attrition/theorems/intersection.ts';
import { endsTheSame, obeysTheLaws } from '../laws.ts';
import { closure, positionOf, randomPosition } from '../positions.ts';
import { provesItsSteps } from './certificates.ts';

const SINGLES = [fullCount, lastPlaces, onlyCandidate, intersection];
const BELOW = [...SINGLES, hallCells, hallLabels];

obeysTheLaws(asterismConsistency, [...SINGLES, asterismConsistency], 100);
endsTheSame([...SINGLES, asterismConsistency], 150);
provesItsSteps(asterismConsistency, BELOW, 300);

/** The labels that the cells of one asterism can have, by trying every way to fill it. */
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

/** One asterism: the labels it holds in the end, and for each cell its domain as bits. */
const loneAsterism = fc.array(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 31 })), { minLength: 1, maxLength: 7 });

describe('the consistency of an asterism', () => {
  test('leaves just the labels that some way to fill it has there', () => {
    let narrowed = 0;
    fc.assert(
      fc.property(loneAsterism, (held) => {
        const demand = [0, 1, 2, 3, 4].map((label) => held.filter(([other]) => other === label).length);
        const domains = held.map(([, bits]) => [...demand.keys()].filter((label) => (bits >>> label) & 1));
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
      { numRuns: lawRuns(700) },
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

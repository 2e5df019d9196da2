import { describe, expect, test } from 'vitest';
import { climb } from '../../../src/attrition/index.ts';
import { asterismConsistency } from '../../../src/attrition/theorems/asterism-consistency.ts';
import { fullCount } from '../../../src/attrition/theorems/elementary/full-count.ts';
import { lastPlaces } from '../../../src/attrition/theorems/elementary/last-places.ts';
import { onlyCandidate } from '../../../src/attrition/theorems/elementary/only-candidate.ts';
import { fish } from '../../../src/attrition/theorems/fish.ts';
import { hallCells } from '../../../src/attrition/theorems/hall-cells.ts';
import { hallLabels } from '../../../src/attrition/theorems/hall-labels.ts';
import { intersection } from '../../../src/attrition/theorems/intersection.ts';
import { leftovers } from '../../../src/attrition/theorems/leftovers.ts';
import { positionWith, removed } from '../assumption/examples.ts';
import { provesItsSteps } from './certificates.ts';

const BELOW = [fullCount, lastPlaces, onlyCandidate, intersection, hallCells, hallLabels, asterismConsistency, fish];

provesItsSteps(leftovers, BELOW, 300);

describe('the law of leftovers', () => {
  /** The regions a and b fill the first two rows, but for the end of the second; instead a reaches into the third. */
  const GERECHTE = 'gerechte:aabbbaabbcadcccddeecddeee';
  const innie = 9;
  const outie = 10;

  for (const labels of ['12345', 'aabbc']) {
    test(`of labels ${labels}, what is in the cell left over is in the one sticking out`, () => {
      const position = positionWith(GERECHTE, labels, {});
      position.write(innie, 0);
      const [step] = leftovers.steps(position);
      expect(step).toMatchObject({ writes: [{ cell: outie, label: 0 }], removals: [] });
    });

    test(`of labels ${labels}, what cannot be in the cell sticking out cannot be in the one left over`, () => {
      const position = positionWith(GERECHTE, labels, {});
      position.remove(outie, 1);
      const [step] = leftovers.steps(position);
      expect(step).toEqual({
        theorem: 'leftovers',
        writes: [],
        removals: [{ cell: innie, label: 1 }],
        premises: { terms: expect.arrayContaining(rowsAgainstRegions(1)) },
      });
      expect(step!.premises.terms).toHaveLength(4);
    });
  }

  function rowsAgainstRegions(label: number) {
    return [0, 1, 10, 11].map((asterism) => ({ times: asterism < 10 ? -1 : 1, asterism, label }));
  }
});

test('between windows there are four hidden regions', () => {
  const position = positionWith('win', '123456789', {});
  position.write(1, 0);
  for (const _ of climb(position, [fullCount, lastPlaces, onlyCandidate]));
  // Rows 1, 5 and 9 of columns 2 to 4 hold every label once.
  expect(removed(leftovers.steps(position))).toEqual([
    [38, 0],
    [39, 0],
    [74, 0],
    [75, 0],
  ]);
});

test('on a hexagon with repeated labels, two pairs of strips are set against one that crosses them', () => {
  const position = positionWith('hexagon', '111222333444555666', {});
  const [first, second, across] = [0, 1, 3].map((asterism) => position.shape.asterisms[asterism]!);
  const sticksOut = [...first!, ...second!].filter((cell) => !across!.includes(cell));
  for (const cell of sticksOut) if (![0, 1, 7].includes(cell)) position.remove(cell, 0);
  // Beyond the pair across they hold the label three times at least, and have three places for it.
  const [step] = leftovers.steps(position);
  expect(step!.writes.map(({ cell }) => cell)).toEqual([0, 1, 7]);
  expect(removed([step!])).toEqual([20, 21, 26, 47, 52, 53].map((cell) => [cell, 0]));
});

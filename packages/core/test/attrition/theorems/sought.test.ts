import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LADDER, type Step } from '../../../src/attrition/index.ts';
import { positionOf, randomPosition } from '../positions.ts';

/** Theorems are not asked about what is known to be contradictory. */
const sound = randomPosition.filter((given) => !positionOf(given).contradictory);

test.each(LADDER.filter(({ supposes }) => !supposes))(
  'of $name, asked for some conclusions, come all the steps that have any of them, in their order',
  ({ steps }) => {
    fc.assert(
      fc.property(sound, fc.nat(), fc.nat(), (given, c, l) => {
        const { shape } = positionOf(given);
        const [cell, label] = [c % shape.cells, l % shape.labels];
        const hasAny = ({ writes, removals }: Step) =>
          [...writes, ...removals].some((placement) => placement.cell === cell && placement.label === label);
        const sought = { labels: new Set([label]), cells: new Set([cell]) };
        const all = [...steps(positionOf(given))].filter(hasAny);
        expect([...steps(positionOf(given), sought)].filter(hasAny)).toEqual(all);
      }),
      { numRuns: 60 },
    );
  },
);

test.each(LADDER.filter(({ supposes }) => !supposes))(
  'what $name was not asked for it still finds afterwards',
  ({ steps }) => {
    fc.assert(
      fc.property(sound, fc.nat(), fc.nat(), (given, c, l) => {
        const position = positionOf(given);
        const { cells, labels } = position.shape;
        const all = [...steps(positionOf(given))];
        for (const _ of steps(position, { labels: new Set([l % labels]), cells: new Set([c % cells]) }));
        expect([...steps(position)]).toEqual(all);
      }),
      { numRuns: 60 },
    );
  },
);

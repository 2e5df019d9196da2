import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TalliedDifferences } from '../../../src/finding/listing/differences.ts';

const CELLS = 8;
const solution = new Array<number>(CELLS).fill(0);
const others = fc.array(
  fc.array(fc.integer({ min: 0, max: 1 }), { minLength: CELLS, maxLength: CELLS }).filter((other) => other.includes(1)),
  { minLength: 1, maxLength: 60, size: 'max' },
);
const moves = fc.array(fc.nat({ max: CELLS - 1 }), { maxLength: 60, size: 'max' });

describe('differences', () => {
  test('tell at any time which cell is alone in some of them', () => {
    fc.assert(
      fc.property(others, moves, (boards, cells) => {
        const differences = new TalliedDifferences(solution, 1);
        const [tally] = differences.tallies;
        const members = new Set<number>();
        for (let i = 0; i < Math.max(boards.length, cells.length); i++) {
          if (boards[i]) differences.add(boards[i]!);
          const cell = cells[i];
          if (cell !== undefined) {
            if (members.delete(cell)) tally!.leave(cell);
            else {
              members.add(cell);
              tally!.enter(cell);
            }
          }
          const alone = new Array<number>(CELLS).fill(0);
          for (const board of boards.slice(0, i + 1)) {
            const inside = [...members].filter((member) => board[member] === 1);
            if (inside.length === 1) alone[inside[0]!]!++;
          }
          expect([...tally!.sole]).toEqual(alone);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('when there are too many are forgotten, but not the last by which a cell is alone', () => {
    fc.assert(
      fc.property(others, moves, (boards, cells) => {
        const all = new TalliedDifferences(solution, 1);
        const few = new TalliedDifferences(solution, 1, 16);
        for (const cell of new Set(cells)) for (const { tallies } of [all, few]) tallies[0]!.enter(cell);
        for (const board of boards) {
          all.add(board);
          few.add(board);
          expect(few.size).toBeLessThanOrEqual(16 + CELLS);
        }
        const alone = ({ tallies }: TalliedDifferences) => [...tallies[0]!.sole].map((count) => count > 0);
        expect(alone(few)).toEqual(alone(all));
      }),
      { numRuns: 200 },
    );
  });
});

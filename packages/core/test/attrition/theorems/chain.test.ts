import { describe, expect, test } from 'vitest';
import { climb, LADDER, startOf } from '../../../src/attrition/index.ts';
import { chain } from '../../../src/attrition/theorems/chain.ts';
import { EMPTY } from '../../../src/puzzle/index.ts';
import { confine, positionRead, positionWith, removed, shapeWith } from '../assumption/examples.ts';
import { canBeFollowed } from '../assumption/following.ts';

const BELOW = LADDER.slice(0, LADDER.indexOf(chain));

canBeFollowed(chain, BELOW);

describe('patterns that players know', () => {
  test('a skyscraper: a label with two places in each of two rows, one above the other', () => {
    const position = positionWith('sudoku', '123456789', {});
    confine(position, 0, 0, [0, 4]);
    confine(position, 0, 5, [45, 50]);
    expect(removed(chain.steps(position))).toEqual([
      [14, 0],
      [23, 0],
      [31, 0],
      [40, 0],
    ]);
  });

  test('an XY-wing: whichever label a cell takes, one of two others takes the third', () => {
    const position = positionWith('sudoku', '123456789', { 0: [0, 1], 5: [0, 2], 45: [1, 2] });
    const [step, ...others] = chain.steps(position);
    expect(others).toEqual([]);
    expect(step).toMatchObject({
      writes: [],
      removals: [{ cell: 50, label: 2 }],
      premises: { terms: [], assumption: { cell: 50, label: 2, holds: true } },
    });
    expect(step!.premises.steps!.map(({ theorem }) => theorem)).toEqual([
      'full-count',
      'full-count',
      'only-candidate',
      'only-candidate',
      'full-count',
      'full-count',
      'contradiction',
    ]);
  });
});

test('on a star, a label with two places on each of two lines leaves the cells that would take one from either', () => {
  const position = positionWith('star:12/3', 'HELIOS', {});
  confine(position, 0, 0, [35, 0]);
  confine(position, 0, 4, [1, 15]);
  expect(removed(chain.steps(position))).toEqual([
    [3, 0],
    [12, 0],
  ]);
});

test('where labels repeat, a fork may have three alternatives: one of three places too many for two', () => {
  const position = positionRead(
    'sudoku:2x3',
    'aabbcc',
    '012 0 02 12 01 012 01 012 02 012 012 012 12 012 012 12 012 12 012 01 01 012 2 02 0 2 1 12 0 12 012 012 012 012 02 01',
  );
  const [step] = chain.steps(position);
  expect(step).toMatchObject({ writes: [], removals: [{ cell: 0, label: 2 }] });
  expect(step!.premises.terms).toEqual([{ times: 1, asterism: 2, label: 0 }]);
  expect(step!.premises.cases!.map(({ assumption }) => assumption)).toEqual(
    [13, 14, 16].map((cell) => ({ cell, label: 0, holds: false })),
  );
});

test('a Sudoku is solved by a fork where no refutation is left', () => {
  const clues = '......41.9..3.....3...5.....48..7..........52.1.......6..2....5.7....8......9....';
  const labeling = [...clues].map((clue) => (clue === '.' ? EMPTY : Number(clue) - 1));
  const position = startOf(shapeWith('sudoku', '123456789'), labeling);
  const steps = [...climb(position, [...BELOW, chain])];
  expect(position.solved).toBe(true);
  expect(steps.some(({ premises }) => premises.cases)).toBe(true);
});

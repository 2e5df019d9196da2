import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ELEMENTARY, easiestSweep, LADDER, type Placement, shapeOf } from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { parsePuzzle } from '../../src/format/index.ts';
import { EMPTY, problemOf } from '../../src/puzzle/index.ts';
import { playEasily } from '../../src/rating/index.ts';
import { Player } from '../../src/rating/player.ts';
import { POINTERS } from '../../src/rating/pointers.ts';
import { randomUnique } from '../attrition/positions.ts';

describe('playing easily', () => {
  test('takes at every turn a step that the measure would take', () => {
    fc.assert(
      fc.property(randomUnique, (partial) => {
        const shape = shapeOf(problemOf(partial.board, partial.multiset));
        const player = new Player(shape, partial.labeling, POINTERS);
        const beyond = LADDER.filter((theorem) => !ELEMENTARY.includes(theorem));
        for (const step of playEasily(shape, partial.labeling)) {
          const sight = player.see();
          const turn = sight?.by ?? sight ?? easiestSweep(player.position, beyond)!.sweep;
          const keys = (placements: readonly Placement[] = []) =>
            placements.map(({ cell, label }) => `${cell} ${label}`);
          expect(keys(turn.writes)).toEqual(expect.arrayContaining(keys(step.writes)));
          if (!sight || sight.by)
            expect(keys('removals' in turn ? turn.removals : [])).toEqual(expect.arrayContaining(keys(step.removals)));
          player.take(step);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('looks at a box before a row', () => {
    const puzzle = must(
      parsePuzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
    );
    const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
    const [first] = playEasily(shape, puzzle.labeling);
    const [term] = first!.premises.terms;
    expect(puzzle.board.asterisms[(term as { readonly asterism: number }).asterism]!.kind).toBe('region');
    expect(puzzle.labeling[first!.writes[0]!.cell]).toBe(EMPTY);
  });

  test('goes on from what is known beside the labels, and stops when told to', () => {
    const puzzle = must(parsePuzzle(`${'.'.repeat(80)}1`));
    const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
    const removals = Array.from({ length: 8 }, (_, label) => ({ cell: 0, label }));
    expect([...playEasily(shape, puzzle.labeling)]).toEqual([]);
    expect([...playEasily(shape, puzzle.labeling, { removals })][0]).toMatchObject({
      theorem: 'only-candidate',
      writes: [{ cell: 0, label: 8 }],
    });
    expect([...playEasily(shape, puzzle.labeling, { removals, signal: { aborted: true } })]).toEqual([]);
  });
});

import fc from 'fast-check';
import {
  beginHistory,
  beginTrial,
  endTrial,
  type GameHistory,
  jumpTo,
  nameCheckpoint,
  playMove,
  redoMove,
  retractMove,
  undoMove,
} from '../../src/play/history.ts';
import type { Move } from '../../src/play/move.ts';
import { MARKS } from '../../src/play/table.ts';
import { SMALL } from '../puzzles.ts';

const open = SMALL.labeling.flatMap((label, cell) => (label < 0 ? [cell] : []));
const cells = fc.uniqueArray(fc.constantFrom(...open), { minLength: 1, maxLength: 4 });
export const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), cells, label: fc.nat(3) }),
  fc
    .tuple(fc.shuffledSubarray(open, { minLength: 2, maxLength: 6 }), fc.nat(3))
    .map(([both, label]) => ({ kind: 'write' as const, cells: both.slice(0, 1), label, pruned: both.slice(1) })),
  fc.record({ kind: fc.constant('erase' as const), cells }),
  fc.record({
    kind: fc.constant('mark' as const),
    mark: fc.constantFrom(...MARKS),
    cells,
    value: fc.nat(3),
    on: fc.boolean(),
  }),
);

/** What a player does: a move, or a walk through what was done. */
const deed: fc.Arbitrary<(history: GameHistory) => GameHistory> = fc.oneof(
  move.map((m) => (history: GameHistory) => playMove(history, m)),
  fc.constant(undoMove),
  fc.constant(redoMove),
  fc.constant(retractMove),
  fc.nat(30).map((node) => (history: GameHistory) => jumpTo(history, node)),
  fc.string({ maxLength: 6 }).map((name) => (history: GameHistory) => nameCheckpoint(history, name)),
  fc.constant(beginTrial),
  fc.boolean().map((keep) => (history: GameHistory) => endTrial(history, keep)),
);
/** Any history of a small puzzle. */
export const played = fc
  .array(deed, { maxLength: 40, size: 'max' })
  .map((deeds) => deeds.reduce((h, d) => d(h), beginHistory(SMALL)));

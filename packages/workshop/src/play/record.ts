import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { makeNativeRecord, parseNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { MAX_ELAPSED, readClock } from './clock.ts';
import { GAME_FAULTS } from './faults.ts';
import type { Game } from './game.ts';
import { beginHistory, type GameHistory, type HistoryNode, jumpTo, walkTable } from './history.ts';
import { findChanges, makeMoveText, parseMoveText } from './move.ts';

export const GAME_FORMAT = 'latin-game/1';

/** A game as plain data, to be kept or sent. The clock stands still in it. */
export interface GameRecord {
  readonly format: typeof GAME_FORMAT;
  readonly puzzle: Readonly<Record<string, unknown>>;
  readonly history: HistoryRecord;
  readonly elapsed: number;
}

/** A history as plain data: the parent and the text of every move. */
export interface HistoryRecord {
  readonly moves: readonly (readonly [number, string])[];
  readonly at: number;
  readonly names?: Readonly<Record<string, string>>;
  readonly trials?: readonly number[];
}

/** A game as a record of `latin-game/1`, plain data for a file. */
export function makeGameRecord({ puzzle, history, clock }: Game, now: number): GameRecord {
  return {
    format: GAME_FORMAT,
    puzzle: makeNativeRecord(puzzle),
    history: makeHistoryRecord(history),
    elapsed: readClock(clock, now),
  };
}

/** The game that a record of `latin-game/1` holds, or what is wrong with the record. */
export function parseGameRecord(value: unknown): Result<Game> {
  const { format, puzzle: record, history: moves, elapsed } = (value ?? {}) as Partial<GameRecord>;
  if (format !== GAME_FORMAT) return failure(GAME_FAULTS, 'format.version:game', 'format');
  const puzzle = parseNativeRecord(record);
  if (!puzzle.ok) return puzzle;
  const history = parseHistoryRecord(moves, puzzle.value);
  if (!history || typeof elapsed !== 'number' || !(elapsed >= 0))
    return failure(GAME_FAULTS, 'format.field:moves', 'history');
  return success({ puzzle: puzzle.value, history, clock: { elapsed: Math.min(elapsed, MAX_ELAPSED) } });
}

export function makeHistoryRecord({ nodes, at, names, trials }: GameHistory): HistoryRecord {
  return {
    moves: nodes.slice(1).map(({ parent, move }) => [parent, move]),
    at,
    ...(names.size > 0 ? { names: Object.fromEntries(names) } : {}),
    ...(trials.length > 0 ? { trials } : {}),
  };
}

/** Records that change cells more often than anybody plays would fill the memory: they are not read. */
const MAX_CHANGES = 1_000_000;

/** The history that a record tells of, replayed; nothing if it is not one. */
export function parseHistoryRecord(
  value: unknown,
  puzzle: Pick<Puzzle, 'board' | 'multiset' | 'labeling'>,
): GameHistory | undefined {
  const { moves, at, names = {}, trials = [] } = (value ?? {}) as Partial<HistoryRecord>;
  if (!Array.isArray(moves) || !Array.isArray(trials) || typeof names !== 'object' || names === null) return undefined;
  const start = beginHistory(puzzle);
  const nodes: HistoryNode[] = [...start.nodes];
  const table = start.table.slice();
  let [here, changed] = [0, 0];
  for (const entry of moves) {
    const [parent, text] = Array.isArray(entry) ? entry : [];
    const from = typeof parent === 'number' ? nodes[parent] : undefined;
    const move = typeof text === 'string' ? parseMoveText(text, puzzle) : undefined;
    if (!from || !move) return undefined;
    // Which way was gone last is not recorded; the newest is as good a guess as any.
    nodes[parent] = { ...from, onward: nodes.length };
    changed += walkTable(nodes, table, here, parent);
    nodes.push({ parent, move: makeMoveText(move), changes: findChanges(table, move) });
    here = nodes.length - 1;
    changed += walkTable(nodes, table, parent, here);
    if (changed > MAX_CHANGES) return undefined;
  }
  const exists = (node: unknown): node is number => typeof node === 'number' && nodes[node] !== undefined;
  if (!exists(at) || !trials.every(exists)) return undefined;
  const named = Object.entries(names).flatMap(([node, name]): [number, string][] =>
    exists(Number(node)) && typeof name === 'string' ? [[Number(node), name]] : [],
  );
  return jumpTo({ ...start, nodes, names: new Map(named), trials }, at);
}

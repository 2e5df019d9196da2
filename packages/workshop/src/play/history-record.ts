import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { beginHistory, type History, jump, type Node, walk } from './history.ts';
import { changesOf, makeMove, parseMove } from './move.ts';

/** A history as plain data: the parent and the text of every move. */
export interface HistoryRecord {
  readonly moves: readonly (readonly [number, string])[];
  readonly at: number;
  readonly names?: Readonly<Record<string, string>>;
  readonly trials?: readonly number[];
}

export function makeHistoryRecord({ nodes, at, names, trials }: History): HistoryRecord {
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
): History | undefined {
  const { moves, at, names = {}, trials = [] } = (value ?? {}) as Partial<HistoryRecord>;
  if (!Array.isArray(moves) || !Array.isArray(trials) || typeof names !== 'object' || names === null) return undefined;
  const start = beginHistory(puzzle);
  const nodes: Node[] = [...start.nodes];
  const table = start.table.slice();
  let [here, changed] = [0, 0];
  for (const entry of moves) {
    const [parent, text] = Array.isArray(entry) ? entry : [];
    const from = typeof parent === 'number' ? nodes[parent] : undefined;
    const move = typeof text === 'string' ? parseMove(text, puzzle) : undefined;
    if (!from || !move) return undefined;
    // Which way was gone last is not recorded; the newest is as good a guess as any.
    nodes[parent] = { ...from, onward: nodes.length };
    changed += walk(nodes, table, here, parent);
    nodes.push({ parent, move: makeMove(move), changes: changesOf(table, move) });
    here = nodes.length - 1;
    changed += walk(nodes, table, parent, here);
    if (changed > MAX_CHANGES) return undefined;
  }
  const exists = (node: unknown): node is number => typeof node === 'number' && nodes[node] !== undefined;
  if (!exists(at) || !trials.every(exists)) return undefined;
  const named = Object.entries(names).flatMap(([node, name]): [number, string][] =>
    exists(Number(node)) && typeof name === 'string' ? [[Number(node), name]] : [],
  );
  return jump({ ...start, nodes, names: new Map(named), trials }, at);
}

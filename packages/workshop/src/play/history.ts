import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { type Change, changesOf, type Move, makeMove } from './move.ts';
import { type CellState, firstTable, type Table } from './table.ts';

/** A point in a game: the move that led to it, from where, and what that changed. Only the present point has a whole board. */
export interface Node {
  readonly parent: number;
  readonly move: string;
  readonly changes: readonly Change[];
  /** The way on that was gone last: where `redo` leads. */
  readonly onward?: number | undefined;
}

/**
 * Every move ever made in a game, as a tree: taking a move back and making another begins a branch, and nothing is lost.
 * Node 0 is the beginning.
 */
export interface History {
  readonly nodes: readonly Node[];
  readonly at: number;
  /** What stands on the board at the present point. */
  readonly table: Table;
  /** The names of checkpoints, by node. */
  readonly names: ReadonlyMap<number, string>;
  /** The nodes at which trials began that are not decided yet, the latest last. */
  readonly trials: readonly number[];
}

export function beginHistory(puzzle: Pick<Puzzle, 'labeling'>): History {
  return {
    nodes: [{ parent: -1, move: '', changes: [] }],
    at: 0,
    table: firstTable(puzzle),
    names: new Map(),
    trials: [],
  };
}

export function tableAt({ table }: History): Table {
  return table;
}

/** After a move. One that was made here before is not made twice: its branch is entered again. */
export function play(history: History, move: Move): History {
  const { nodes, at } = history;
  const text = makeMove(move);
  const known = branches(history).find((node) => nodes[node]!.move === text);
  if (known !== undefined) return jump(history, known);
  const changes = changesOf(history.table, move);
  const grown = { ...history, nodes: [...nodes, { parent: at, move: text, changes }] };
  return led(moved(grown, nodes.length));
}

export function canUndo({ at }: History): boolean {
  return at !== 0;
}

export function undo(history: History): History {
  return canUndo(history) ? trialsLeft(moved(history, history.nodes[history.at]!.parent)) : history;
}

/** Takes the latest move back as if it had never been made, where nothing has followed from it. */
export function retract(history: History): History {
  const { nodes, at, names } = history;
  if (at === 0 || at !== nodes.length - 1 || names.has(at)) return undo(history);
  const { parent } = nodes[at]!;
  const kept = nodes.slice(0, at);
  kept[parent] = { ...kept[parent]!, onward: branches({ ...history, nodes: kept }, parent).at(-1) };
  return trialsLeft({ ...moved(history, parent), nodes: kept });
}

export function canRedo({ nodes, at }: History): boolean {
  return nodes[at]!.onward !== undefined;
}

/** Along the branch that was gone last. */
export function redo(history: History): History {
  const { onward } = history.nodes[history.at]!;
  return onward === undefined ? history : moved(history, onward);
}

/** To any point of the game. Redo leads back to where it was, along the same branch. */
export function jump(history: History, node: number): History {
  return history.nodes[node] ? trialsLeft(led(moved(history, node))) : history;
}

/** The points to which moves made here lead, the oldest first. */
export function branches({ nodes, at: here }: History, at = here): readonly number[] {
  return nodes.flatMap(({ parent }, node) => (parent === at ? [node] : []));
}

/** The points from the beginning to a point, both included. */
export function pathTo({ nodes }: History, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = nodes[at]!.parent) path.unshift(at);
  return path;
}

/** Gives the present point a name, or takes it away. */
export function nameCheckpoint(history: History, name: string): History {
  const names = new Map(history.names);
  if (name.trim() === '') names.delete(history.at);
  else names.set(history.at, name.trim());
  return { ...history, names };
}

/** From here on moves are tried: they can be taken back all at once. */
export function beginTrial(history: History): History {
  return { ...history, trials: [...history.trials, history.at] };
}

/** Ends the latest trial: its moves stay, or the game goes back to where it began. The branch can be entered again. */
export function endTrial(history: History, keep: boolean): History {
  const start = history.trials.at(-1);
  if (start === undefined) return history;
  const ended = { ...history, trials: history.trials.slice(0, -1) };
  return keep ? ended : moved(ended, start);
}

/** The same history at another point of it. */
function moved(history: History, at: number): History {
  const table = history.table.slice();
  walk(history.nodes, table, history.at, at);
  return { ...history, at, table };
}

/** Turns the board of one point into that of another, back to where their ways part and on from there; how many changes that took. */
export function walk(nodes: readonly Node[], table: CellState[], from: number, to: number): number {
  const onward: number[] = [];
  let [back, forth, steps] = [from, to, 0];
  // A point is younger than its parent, so that the younger of two is never an ancestor of the other.
  while (back !== forth)
    if (forth > back) {
      onward.push(forth);
      forth = nodes[forth]!.parent;
    } else {
      const { changes, parent } = nodes[back]!;
      for (const { cell, before } of changes) table[cell] = before;
      steps += changes.length;
      back = parent;
    }
  for (const node of onward.reverse()) {
    const { changes } = nodes[node]!;
    for (const { cell, after } of changes) table[cell] = after;
    steps += changes.length;
  }
  return steps;
}

/** A trial ends when one goes back beyond its beginning, or over to a branch that is not part of it. */
function trialsLeft(history: History): History {
  if (history.trials.length === 0) return history;
  const path = new Set(pathTo(history, history.at));
  return { ...history, trials: history.trials.filter((start) => path.has(start)) };
}

/** Lets redo from every point on the way lead to the present one. */
export function led(history: History): History {
  const nodes = history.nodes.slice();
  for (let at = history.at; nodes[at]!.parent >= 0; at = nodes[at]!.parent) {
    const { parent } = nodes[at]!;
    if (nodes[parent]!.onward === at) continue;
    nodes[parent] = { ...nodes[parent]!, onward: at };
  }
  return { ...history, nodes };
}

import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { type Change, findChanges, type Move, makeMoveText } from './move.ts';
import { beginTable, type CellState, type Table } from './table.ts';

/** A point in a game: the move that led to it, from where, and what that changed. Only the present point has a whole board. */
export interface HistoryNode {
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
export interface GameHistory {
  readonly nodes: readonly HistoryNode[];
  readonly at: number;
  /** What stands on the board at the present point. */
  readonly table: Table;
  /** The names of checkpoints, by node. */
  readonly names: ReadonlyMap<number, string>;
  /** The nodes at which trials began that are not decided yet, the latest last. */
  readonly trials: readonly number[];
}

export function beginHistory(puzzle: Pick<Puzzle, 'labeling'>): GameHistory {
  return {
    nodes: [{ parent: -1, move: '', changes: [] }],
    at: 0,
    table: beginTable(puzzle),
    names: new Map(),
    trials: [],
  };
}

/** After a move. One that was made here before is not made twice: its branch is entered again. */
export function playMove(history: GameHistory, move: Move): GameHistory {
  const { nodes, at } = history;
  const text = makeMoveText(move);
  const known = listBranches(history).find((node) => nodes[node]!.move === text);
  if (known !== undefined) return jumpTo(history, known);
  const changes = findChanges(history.table, move);
  const grown = { ...history, nodes: [...nodes, { parent: at, move: text, changes }] };
  return leadHere(moveTo(grown, nodes.length));
}

export function canUndo({ at }: GameHistory): boolean {
  return at !== 0;
}

export function undoMove(history: GameHistory): GameHistory {
  return canUndo(history) ? endTrialsLeft(moveTo(history, history.nodes[history.at]!.parent)) : history;
}

/** Takes the latest move back as if it had never been made, where nothing has followed from it. */
export function retractMove(history: GameHistory): GameHistory {
  const { nodes, at, names } = history;
  if (at === 0 || at !== nodes.length - 1 || names.has(at)) return undoMove(history);
  const { parent } = nodes[at]!;
  const kept = nodes.slice(0, at);
  kept[parent] = { ...kept[parent]!, onward: listBranches({ ...history, nodes: kept }, parent).at(-1) };
  return endTrialsLeft({ ...moveTo(history, parent), nodes: kept });
}

export function canRedo({ nodes, at }: GameHistory): boolean {
  return nodes[at]!.onward !== undefined;
}

/** Along the branch that was gone last. */
export function redoMove(history: GameHistory): GameHistory {
  const { onward } = history.nodes[history.at]!;
  return onward === undefined ? history : moveTo(history, onward);
}

/** To any point of the game. Redo leads back to where it was, along the same branch. */
export function jumpTo(history: GameHistory, node: number): GameHistory {
  return history.nodes[node] ? endTrialsLeft(leadHere(moveTo(history, node))) : history;
}

/** The points to which moves made here lead, the oldest first. */
export function listBranches({ nodes, at: here }: GameHistory, at = here): readonly number[] {
  return nodes.flatMap(({ parent }, node) => (parent === at ? [node] : []));
}

/** The points from the beginning to a point, both included. */
export function findPath({ nodes }: GameHistory, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = nodes[at]!.parent) path.unshift(at);
  return path;
}

/** Where the way that was gone last from a point was left. */
export function findTip({ nodes }: GameHistory, node: number): number {
  let at = node;
  while (nodes[at]!.onward !== undefined) at = nodes[at]!.onward!;
  return at;
}

/** Gives the present point a name, or takes it away. */
export function nameCheckpoint(history: GameHistory, name: string): GameHistory {
  const names = new Map(history.names);
  if (name.trim() === '') names.delete(history.at);
  else names.set(history.at, name.trim());
  return { ...history, names };
}

/** From here on moves are tried: they can be taken back all at once. */
export function beginTrial(history: GameHistory): GameHistory {
  return { ...history, trials: [...history.trials, history.at] };
}

/** Ends the latest trial: its moves stay, or the game goes back to where it began. The branch can be entered again. */
export function endTrial(history: GameHistory, keep: boolean): GameHistory {
  const start = history.trials.at(-1);
  if (start === undefined) return history;
  const ended = { ...history, trials: history.trials.slice(0, -1) };
  return keep ? ended : moveTo(ended, start);
}

const NO_CELLS: ReadonlySet<number> = new Set();

/** The cells with labels that were written since the first trial began that is not decided yet. */
export function listTentative({ nodes, at, table, trials }: GameHistory): ReadonlySet<number> {
  if (trials.length === 0) return NO_CELLS;
  const cells = new Set<number>();
  for (let node = at; node > trials[0]!; node = nodes[node]!.parent)
    for (const { cell, before, after } of nodes[node]!.changes)
      if (before.label !== after.label && table[cell]!.label !== EMPTY) cells.add(cell);
  return cells;
}

/** The same history at another point of it. */
function moveTo(history: GameHistory, at: number): GameHistory {
  const table = history.table.slice();
  walkTable(history.nodes, table, history.at, at);
  return { ...history, at, table };
}

/** Turns the board of one point into that of another, back to where their ways part and on from there; how many changes that took. */
export function walkTable(nodes: readonly HistoryNode[], table: CellState[], from: number, to: number): number {
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
function endTrialsLeft(history: GameHistory): GameHistory {
  if (history.trials.length === 0) return history;
  const path = new Set(findPath(history, history.at));
  return { ...history, trials: history.trials.filter((start) => path.has(start)) };
}

/** Lets redo from every point on the way lead to the present one. */
export function leadHere(history: GameHistory): GameHistory {
  const nodes = history.nodes.slice();
  for (let at = history.at; nodes[at]!.parent >= 0; at = nodes[at]!.parent) {
    const { parent } = nodes[at]!;
    if (nodes[parent]!.onward === at) continue;
    nodes[parent] = { ...nodes[parent]!, onward: at };
  }
  return { ...history, nodes };
}

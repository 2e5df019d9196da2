import type { Board, Permutation } from '../board/index.ts';
import { makeEngine, type Signal } from '../engine/index.ts';
import { canonizeSquare, EMPTY, type Labeling, type Multiset, problemOf, squarePlaces } from '../puzzle/index.ts';
import { exchangesOf } from './count-classes.ts';
import { cellGroup, hasRelation, lineGroup, type Relation } from './relation.ts';
import { canClassify, latinClasses } from './walk.ts';

export interface ListedClass {
  readonly representative: Labeling;
  /** How many Latin boards the class has. */
  readonly members: bigint;
}

/** So many Latin squares are gone through one by one. */
const MOST_SQUARES = 500_000;
/** How many are met between two yields. */
const STRIDE = 1000;

/**
 * One Latin board of every class, and how many there are in it. Yields how many it has met, from time to time. Undefined if there
 * are too many to be gone through, if the board has no classes of the kind, or after the signal.
 */
export function* listClasses(
  board: Board,
  multiset: Multiset,
  relation: Relation,
  signal?: Signal,
): Generator<number, ListedClass[] | undefined, undefined> {
  if (!hasRelation(relation, board, multiset)) return undefined;
  if (relation === 'isomorphism') return yield* isomorphismClasses(board, multiset, signal);
  const engine = makeEngine(problemOf(board, multiset));
  if (!canClassify(board, multiset, engine, signal)) return undefined;
  const { generators } = cellGroup(board, relation === 'main' ? 'isotopy' : relation);
  const walked = yield* latinClasses(board, multiset, engine, generators, signal);
  if (signal?.aborted) return undefined;
  const exchanges = exchangesOf(multiset);
  const classes = walked.map(({ representative, size }) => ({ representative, members: BigInt(size) * exchanges }));
  return relation === 'main' ? mainClasses(board, classes) : classes;
}

/** The main classes are made of isotopy classes. */
function mainClasses(board: Board, isotopy: readonly ListedClass[]): ListedClass[] {
  const cells = squarePlaces(board)!;
  const found = new Map<string, ListedClass>();
  for (const { representative, members } of isotopy) {
    const { hash } = canonizeSquare(cells, representative, 'main');
    const known = found.get(hash);
    found.set(hash, known ? { ...known, members: known.members + members } : { representative, members });
  }
  return [...found.values()];
}

function* isomorphismClasses(
  board: Board,
  multiset: Multiset,
  signal: Signal | undefined,
): Generator<number, ListedClass[] | undefined, undefined> {
  const engine = makeEngine(problemOf(board, multiset));
  const empty = new Array<number>(board.cells).fill(EMPTY);
  if (engine.count(empty, { limit: MOST_SQUARES + 1, signal }).solutions > MOST_SQUARES) return undefined;
  const { order, rowOf, columnOf } = squarePlaces(board)!;
  const cellAt = new Int32Array(board.cells);
  for (let cell = 0; cell < board.cells; cell++) cellAt[rowOf[cell]! * order + columnOf[cell]!] = cell;
  const moved = (square: Labeling, lines: Permutation): Labeling => {
    const image = new Array<number>(square.length);
    for (const [cell, label] of square.entries())
      image[cellAt[lines[rowOf[cell]!]! * order + lines[columnOf[cell]!]!]!] = lines[label]!;
    return image;
  };
  const { generators } = lineGroup(order, 'isomorphism');
  const met = new Set<string>();
  const classes: ListedClass[] = [];
  for (const square of engine.list(empty, { signal })) {
    if (signal?.aborted) return undefined;
    if (met.has(square.join())) continue;
    met.add(square.join());
    const orbit = [square];
    for (const at of orbit)
      for (const generator of generators) {
        const image = moved(at, generator);
        const key = image.join();
        if (met.has(key)) continue;
        met.add(key);
        orbit.push(image);
        if (met.size % STRIDE === 0) yield met.size;
      }
    classes.push({ representative: square, members: BigInt(orbit.length) });
  }
  return signal?.aborted ? undefined : classes;
}

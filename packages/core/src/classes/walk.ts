import type { Board, Permutation } from '../board/index.ts';
import type { Engine, Progress, Signal } from '../engine/index.ts';
import { EMPTY, type Labeling, type Multiset } from '../puzzle/index.ts';
import { normalForms } from './normal-form.ts';

/** Latin boards that automorphisms of the board and exchanges of labels lead to from one another. */
export interface LatinClass {
  readonly representative: Labeling;
  /** How many normal forms it holds. */
  readonly size: number;
}

/** More normal forms than this are not gone through. */
const MOST_NORMAL_FORMS = 2_000_000;
/** Larger boards have more of them, as a rule, and even counting so far takes long. */
const MOST_CELLS = 128;
/** How many normal forms are met between two yields. */
const STRIDE = 1000;

/** So many nodes of a search tell whether it is worth counting on: not if they promise more than this in all. */
const FIRST_NODES = 100_000;
const HOPELESS = 50 * MOST_NORMAL_FORMS;

/** Whether there are few enough normal forms to go through them all; not if the signal comes before that is known. */
export function canClassify(board: Board, multiset: Multiset, engine: Engine, signal?: Signal): boolean {
  if (board.cells > MOST_CELLS) return false;
  let count = 0;
  let arrangements = 0;
  let hopeless = false;
  const stop: Signal = {
    get aborted() {
      return hopeless || signal?.aborted === true;
    },
  };
  const onProgress = ({ nodes, explored }: Progress) => {
    hopeless = nodes > FIRST_NODES && nodes > explored * HOPELESS;
  };
  for (const begun of beginnings(board, multiset)) {
    count += engine.count(begun, { limit: MOST_NORMAL_FORMS + 1 - count, signal: stop, onProgress }).solutions;
    if (stop.aborted || count > MOST_NORMAL_FORMS || ++arrangements > MOST_NORMAL_FORMS) return false;
  }
  return true;
}

/**
 * The classes of all Latin boards. Every normal form is listed and the orbits of the automorphisms among them are walked,
 * so that the sizes add up to the number of Latin boards. Yields how many normal forms it has met, from time to time. After
 * the signal classes are missing.
 */
export function* latinClasses(
  board: Board,
  multiset: Multiset,
  engine: Engine,
  generators: readonly Permutation[],
  signal?: Signal,
): Generator<number, LatinClass[], undefined> {
  const forms = normalForms(multiset, board.asterisms[0]!.cells);
  const seen = new Set<string>();
  const classes: LatinClass[] = [];
  let told = 0;
  for (const begun of beginnings(board, multiset))
    for (const latin of engine.list(begun, { signal })) {
      if (seen.has(keyOf(latin))) continue;
      const before = seen.size;
      const reached: Labeling[] = [latin];
      seen.add(keyOf(latin));
      for (let next = 0; next < reached.length; next++) {
        for (const generator of generators) {
          const image = forms.of(moved(reached[next]!, generator));
          const key = keyOf(image);
          if (seen.has(key)) continue;
          seen.add(key);
          reached.push(image);
        }
        if (seen.size - told < STRIDE) continue;
        told = seen.size;
        yield told;
      }
      classes.push({ representative: latin, size: seen.size - before });
    }
  return classes;
}

/** The empty board with the first asterism written in every way that is in normal form. */
export function* beginnings(board: Board, multiset: Multiset): Generator<Labeling> {
  const asterism = board.asterisms[0]!.cells;
  for (const arrangement of normalForms(multiset, asterism).arrangements()) {
    const begun = new Array<number>(board.cells).fill(EMPTY);
    for (const [i, cell] of asterism.entries()) begun[cell] = arrangement[i]!;
    yield begun;
  }
}

function moved(latin: Labeling, permutation: Permutation): Labeling {
  const image = new Array<number>(latin.length);
  for (const [cell, label] of latin.entries()) image[permutation[cell]!] = label;
  return image;
}

/** One character a label. */
function keyOf(labeling: Labeling): string {
  return String.fromCharCode(...labeling);
}

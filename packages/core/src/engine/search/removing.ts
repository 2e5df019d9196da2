import type { Labeling } from '../../puzzle/index.ts';
import { REMOVALS, type Removal } from '../generated/search.ts';
import type { TableLayout } from './layout.ts';
import type { WasmMemory } from './wasm.ts';

/** The part of the kernel that takes clues away. */
export interface RemovalKernel {
  readonly memory: WasmMemory;
  beginRemoval(groups: number, least: number, isNew: number, oneByOne: number): void;
  goOn(nodeLimit: number, budget: number, tells: number): number;
  decide(isOther: number): void;
  giveUp(): void;
  restore(): void;
}

/** The order in which groups of clues are to go: their cells one after the other. */
export interface RemovalOrder {
  readonly cells: readonly number[];
  /** Where in `cells` a group begins; one more entry than groups, none of which is empty. */
  readonly from: readonly number[];
}

/** What is to be taken away, and from what. */
export interface RemovalTask {
  /** The only solution of the puzzle. */
  readonly solution: Labeling;
  readonly clues: Labeling;
  readonly order: RemovalOrder;
  /** How many clues must stay at least. */
  readonly least: number;
  /** Whether groups are to be tried one by one, as is of use where what remains may yet be refused. */
  readonly oneByOne: boolean;
}

/** Takes clues away in the kernel, one task at a time. */
export interface Removing {
  begin(task: RemovalTask): void;
  /**
   * Goes on for so many nodes; `undecided` when a search has gone through so many as the budget allows without a solution. With
   * `tells` it stops whenever clues went.
   */
  goOn(nodeLimit: number, budget: number, tells: boolean): Removal;
  /** After `undecided`: another solution of the puzzle, or that there is none. */
  decide(other: Labeling | undefined): void;
  /** After `undecided`, instead: what is not known to go stays. */
  giveUp(): void;
  /** Puts back the clues that went last. */
  restore(): void;
  /** The puzzle as it stands. */
  clues(): Labeling;
}

export function makeRemoving(kernel: RemovalKernel, { removal }: TableLayout, cells: number): Removing {
  let known: Labeling = [];
  return {
    begin({ solution, clues, order, least, oneByOne }) {
      const { buffer } = kernel.memory;
      const isNew = !isSame(solution, known);
      if (isNew) {
        known = solution.slice();
        new Int16Array(buffer, removal.known, cells).set(solution);
      }
      new Int16Array(buffer, removal.clues, cells).set(clues);
      new Uint32Array(buffer, removal.groupFrom, order.from.length).set(order.from);
      new Uint32Array(buffer, removal.orderCells, order.cells.length).set(order.cells);
      kernel.beginRemoval(order.from.length - 1, least, Number(isNew), Number(oneByOne));
    },
    goOn: (nodeLimit, budget, tells) => REMOVALS[kernel.goOn(nodeLimit, budget, Number(tells))]!,
    decide(other) {
      if (other) new Int16Array(kernel.memory.buffer, removal.other, cells).set(other);
      kernel.decide(Number(other !== undefined));
    },
    giveUp: () => kernel.giveUp(),
    restore: () => kernel.restore(),
    clues() {
      const view = new Int16Array(kernel.memory.buffer, removal.clues, cells);
      // By a plain loop: any shorter way takes several times as long.
      const labeling = new Array<number>(cells);
      for (let cell = 0; cell < cells; cell++) labeling[cell] = view[cell]!;
      return labeling;
    },
  };
}

function isSame(one: Labeling, other: Labeling): boolean {
  if (one.length !== other.length) return false;
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}

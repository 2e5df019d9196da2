import type { Combination } from '../balance/combination.ts';
import { familiesOf } from '../forms/sums.ts';
import { balanceStep } from '../matching/balance.ts';
import { Rooms } from '../model/per-shape.ts';
import type { Position } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Step } from '../model/step.ts';
import { type Sought, sweepOf, type Theorem, type TheoremWords } from '../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const LEFTOVERS_WORDS = {
  title: {
    en: 'leftovers',
    es: 'sobras',
  },
  statement: {
    en: 'Count a symbol in some groups and in some others: cells in both count alike, so the cells left over must make up the difference.',
    es: 'Cuente un símbolo en unos grupos y en otros: las celdas comunes cuentan igual, así que las que sobran han de dar la diferencia.',
  },
  reason: {
    en: 'cells in both sets count on both sides and cancel out; the rest must make up the difference.',
    es: 'las celdas de ambos conjuntos cuentan en los dos lados y se anulan; el resto ha de dar la diferencia.',
  },
  known: {
    leftovers: { en: 'law of leftovers', es: 'ley de las sobras' },
  },
} satisfies TheoremWords;

/**
 * Leftovers. Set a family F of asterisms against a family G, and weigh every cell by the number of asterisms of F that hold
 * it less those of G. By these weights the cells hold a label as often as F demands it less as often as G does; if both
 * demand the same, what sticks out of F holds the same labels, as often, as what sticks out of G. A cell that would tip
 * this balance, whatever the other cells hold, cannot hold the label; a cell without which it cannot come out must.
 *
 * True because it is a sum of equations that every Latin board satisfies. Monotonic: the families depend on the board
 * alone, and with smaller domains there is less to make up for a cell.
 *
 * Fish look for families that fit the places of a label; these fit the board. For players the law of leftovers of Gerechte
 * squares (W. U. Behrens, 1956), innies and outies, the hidden regions of a board with windows.
 */
export const leftovers: Theorem = {
  name: 'leftovers',
  words: LEFTOVERS_WORDS,
  form(step, { shape }) {
    const families = familiesOf(step);
    if (!families || step.premises.terms.length < 2) return false;
    const { bases, covers } = families;
    return shape.combinations.some(({ asterisms, times }) => {
      const areAll = (family: readonly number[], sign: number) =>
        family.every((asterism) => times[asterisms.indexOf(asterism)] === sign);
      return [1, -1].some((turn) => areAll(bases, turn) && areAll(covers, -turn));
    });
  },
  *steps(position, sought) {
    const told = new Set<number>();
    for (const { step } of findLeftovers(position, sought)) if (isNews(step, position.shape.labels, told)) yield step;
  },
  sweep(position) {
    const found = [...findLeftovers(position)];
    const least = found.reduce((fewest, { size }) => Math.min(fewest, size), Number.POSITIVE_INFINITY);
    return sweepOf(
      least,
      found.filter(({ size }) => size === least).map(({ step }) => step),
    );
  },
};

/**
 * All that combinations force, each by itself. How many asterisms one has is its size: the terms of the step may be fewer,
 * and which of them can be spared depends on the order in which that is tried.
 */
function* findLeftovers(
  position: Position,
  sought?: Sought,
): Generator<{ readonly size: number; readonly step: Step }> {
  const { combinations } = position.shape;
  const memo = position.searchMemo('leftovers', 'labels');
  const open = memo.worthSearching(sought?.labels);
  if (combinations.length === 0 || open.length === 0) return;
  const scales = SCALES.lend(position.shape);
  scales.load(position, open);
  const fruitful = new Set<number>();
  try {
    for (const combination of combinations)
      for (let i = 0; i < open.length; i++) {
        const label = open[i]!;
        scales.weigh(combination, label);
        const { above, below } = scales;
        // Where nothing is open, nothing is to be said.
        if (above === 0 && below === 0) continue;
        for (let turn = 1; turn >= -1; turn -= 2) {
          const slack = turn > 0 ? above : below;
          const step = slack < combination.heaviest ? forced(position, combination, label, turn) : undefined;
          if (!step) continue;
          fruitful.add(label);
          yield { size: combination.asterisms.length, step };
        }
      }
    memo.noteAllBut(fruitful, open);
  } finally {
    SCALES.giveBack(position.shape, scales);
  }
}

/** Whether a step concludes anything beside what has been told. Related combinations often say the same. */
function isNews({ writes, removals }: Step, labels: number, told: Set<number>): boolean {
  const before = told.size;
  for (const { cell, label } of [...writes, ...removals]) told.add(cell * labels + label);
  return told.size > before;
}

/** Weighs combinations at a position. This is done for every one and every label over and over, so all is laid out flat. */
class Scales {
  /** How far the weights of the cells that hold the label may come to rise above their total, and to fall below it. */
  above = 0;
  below = 0;
  readonly #cells: number;
  /** For label · cells + cell: 1 where the label may be, and `IS` more where it is. */
  readonly #states: Int32Array;

  constructor({ cells, labels }: Shape) {
    this.#cells = cells;
    this.#states = new Int32Array(cells * labels);
  }

  load({ shape, domains, written }: Position, among: readonly number[]): void {
    const { cells, labels } = shape;
    const states = this.#states;
    for (let i = 0; i < among.length; i++) {
      const label = among[i]!;
      for (let cell = 0; cell < cells; cell++) {
        const may = domains[cell * labels + label]!;
        states[label * cells + cell] = written[cell] === label ? may + IS : may;
      }
    }
  }

  weigh({ cells, weights, positive, totals }: Combination, label: number): void {
    const first = label * this.#cells;
    const states = this.#states;
    let rising = 0;
    let falling = 0;
    for (let i = 0; i < positive; i++) rising += weights[i]! * states[first + cells[i]!]!;
    for (let i = positive; i < cells.length; i++) falling -= weights[i]! * states[first + cells[i]!]!;
    this.above = (rising & MAY) - (falling >>> IS_BIT) - totals[label]!;
    this.below = totals[label]! + (falling & MAY) - (rising >>> IS_BIT);
  }
}

/** Two sums are added up in one number: how often the label may be, and from this bit on how often it is. */
const IS_BIT = 16;
const IS = 1 << IS_BIT;
const MAY = IS - 1;

const SCALES = /* @__PURE__ */ new Rooms((shape) => new Scales(shape));

/** What it forces that F demands so much beyond G, or, turned round, G beyond F. */
function forced(position: Position, { asterisms, times }: Combination, label: number, turn: number): Step | undefined {
  const { labels } = position.shape;
  // An asterism without a place left for the label says nothing.
  const open = (sign: number) =>
    asterisms.filter((a, i) => times[i] === sign && position.places[a * labels + label]! > 0);
  return balanceStep(position, 'leftovers', { label, bases: open(turn), covers: open(-turn) });
}

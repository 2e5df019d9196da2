import { makeRandom } from '../../basis/index.ts';
import type { Residual } from '../residual/index.ts';
import { anySplit } from './cut.ts';
import { type Axis, makeAxes } from './join-axes.ts';
import { type CountResidual, type CountTable, type Entry, makeCountTable } from './join-table.ts';
import type { Memo } from './memo.ts';
import { narrowestDivision, setsOf } from './parts.ts';

/** Fewer ways to divide than these are followed one by one, more than those are too many to join. */
const [FEWEST, MOST] = [100, 200_000];

/**
 * Where few asterisms are left across at least three parts: the count of each part is tabulated by what it takes of their demands, and
 * the tables are joined. So no more than the entries of the tables are counted, of which there are far fewer than ways to divide. While
 * some asterisms are divided further than others there is more to be met in another guise, so that branching goes on.
 */
export function* joinParts(
  residual: Residual,
  aim: Int32Array,
  count: CountResidual,
  known: Memo,
): Generator<undefined, bigint | undefined, undefined> {
  const parts = partsMet(residual, aim);
  if (parts.length < 3) return undefined;
  const axes = makeAxes(residual, parts);
  if (!axes || !pays(residual, aim)) return undefined;
  const tables: CountTable[] = [];
  for (const part of parts) {
    const table = yield* makeCountTable(residual, part, axes, count, known);
    if (!table) return undefined;
    if (table.numbers.length === 0) return 0n;
    tables.push(table);
  }
  return yield* join(tables, axes);
}

/** The parts with cells of a residual. */
function partsMet({ words, size, sets }: Residual, aim: Int32Array): Int32Array[] {
  const parts = setsOf(aim, words);
  const others = new Int32Array(words).fill(-1);
  for (const part of parts) for (let w = 0; w < words; w++) others[w]! &= ~part[w]!;
  return [...parts, others].filter((part) => {
    for (let i = 0; i < size * words; i++) if (sets[i]! & part[i % words]!) return true;
    return false;
  });
}

/** Whether one way of dividing all demands, drawn at random, meets neither too many choices nor so few that one may as well branch. */
function pays(residual: Residual, aim: Int32Array): boolean {
  const random = makeRandom(1);
  let ways = 1;
  let rest: Residual | undefined = residual;
  while (true) {
    const division = narrowestDivision(rest, aim);
    if (!division) return ways >= FEWEST;
    ways *= division.ways;
    if (ways > MOST || division.ways === 0) return false;
    rest = anySplit(rest, division.asterism, division.part, random);
    if (!rest) return false;
  }
}

/** Beyond this a sum of numbers is added to the whole one. */
const FLUSH = 2 ** 52;

/** The sum, over all ways to divide the demand of every axis among the tables, of the products of their entries. */
function* join(tables: readonly CountTable[], axes: readonly Axis[]): Generator<undefined, bigint, undefined> {
  const last = tables.length - 1;
  /** What is chosen from each table for each axis. */
  const chosen = axes.map(() => new Array<Entry>(tables.length));
  let total = 0n;
  let small = 0;

  function add(counts: readonly bigint[]): void {
    let product = 1;
    for (const count of counts) product *= Number(count);
    if (product < FLUSH) {
      small += product;
      if (small < FLUSH) return;
      total += BigInt(small - product);
      small = product;
      // Rounded factors would make a product that is not less.
    } else total += counts.reduce((all, count) => all * count, 1n);
  }

  /** Chooses the entries of an axis from table `t` on, `rest` of its demand being left. */
  function choose(depth: number, from: readonly CountTable[], t: number, rest: number): void {
    const { numbers, entries } = from[t]!;
    if (t === last) {
      const at = indexOf(numbers, rest);
      if (at < 0) return;
      chosen[depth]![t] = entries[at]!;
      if (depth + 1 === axes.length) add(chosen[depth] as bigint[]);
      else choose(depth + 1, chosen[depth] as CountTable[], 0, axes[depth + 1]!.demand);
      return;
    }
    for (let i = 0; i < numbers.length && numbers[i]! <= rest; i++) {
      chosen[depth]![t] = entries[i]!;
      choose(depth, from, t + 1, rest - numbers[i]!);
    }
  }

  const [first] = tables;
  for (const [i, number] of first!.numbers.entries()) {
    yield;
    if (number > axes[0]!.demand) break;
    chosen[0]![0] = first!.entries[i]!;
    choose(0, tables, 1, axes[0]!.demand - number);
  }
  return total + BigInt(small);
}

/** Where a number stands in an ascending list, or −1. */
function indexOf(numbers: readonly number[], sought: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < sought) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === sought ? low : -1;
}

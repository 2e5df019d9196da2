import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from './position.ts';
import { rowIndexOf } from './row-index.ts';
import type { Shape } from './shape.ts';
import type { Term } from './step.ts';

/**
 * Terms added up: candidates, numbered cell · labels + label, with their coefficients, and what they must come to. Where all
 * terms are equations the least and the most that they must come to are the same.
 */
export interface TermSum {
  readonly candidates: Int32Array;
  readonly coefficients: Int32Array;
  readonly least: number;
  readonly most: number;
  /** The greatest coefficient without its sign. */
  readonly heaviest: number;
  /** The term, where it is a single one: positions keep count of those. */
  readonly only: Term | undefined;
}

export function sumOf(shape: Shape, terms: readonly Term[]): TermSum {
  const { labels, asterisms, demands } = shape;
  const [term] = terms;
  if (terms.length === 1 && term && 'asterism' in term) return sumOfOne(shape, term);
  if (terms.length === 1 && term && 'cell' in term) return sumOfCell(shape, term);
  const coefficients = new Map<number, number>();
  const add = (candidate: number, times: number) =>
    coefficients.set(candidate, (coefficients.get(candidate) ?? 0) + times);
  let [least, most] = [0, 0];
  const addTotal = (total: number) => {
    least += total;
    most += total;
  };
  for (const term of terms)
    if ('constraint' in term) {
      const row = shape.rows[rowIndexOf(shape, term)]!;
      least += term.times * (term.times > 0 ? row.least : row.most);
      most += term.times * (term.times > 0 ? row.most : row.least);
      for (const { cell, label, times } of row.counts) add(cell * labels + label, term.times * times);
    } else if ('label' in term) {
      addTotal(term.times * demands[term.asterism * labels + term.label]!);
      for (const cell of asterisms[term.asterism]!) add(cell * labels + term.label, term.times);
    } else {
      addTotal(term.times);
      for (let label = 0; label < labels; label++) add(term.cell * labels + label, term.times);
    }
  const sum = { candidates: new Int32Array(coefficients.size), coefficients: new Int32Array(coefficients.size) };
  let [length, heaviest] = [0, 0];
  for (const [candidate, coefficient] of coefficients) {
    if (coefficient === 0) continue;
    sum.candidates[length] = candidate;
    sum.coefficients[length++] = coefficient;
    heaviest = Math.max(heaviest, Math.abs(coefficient));
  }
  return {
    candidates: sum.candidates.subarray(0, length),
    coefficients: sum.coefficients.subarray(0, length),
    least,
    most,
    heaviest,
    only: terms.length === 1 && terms[0]!.times === 1 ? terms[0] : undefined,
  };
}

/** The labels of one cell: nothing is to be added up either. */
function sumOfCell({ labels }: Shape, term: Extract<Term, { readonly cell: number }>): TermSum {
  const candidates = new Int32Array(labels);
  for (let label = 0; label < labels; label++) candidates[label] = term.cell * labels + label;
  return {
    candidates,
    coefficients: new Int32Array(labels).fill(term.times),
    least: term.times,
    most: term.times,
    heaviest: labels > 0 ? Math.abs(term.times) : 0,
    only: term.times === 1 ? term : undefined,
  };
}

/** A label of one asterism: nothing is to be added up. */
function sumOfOne({ labels, asterisms, demands }: Shape, term: Extract<Term, { readonly asterism: number }>): TermSum {
  const cells = asterisms[term.asterism]!;
  const candidates = new Int32Array(cells.length);
  for (let i = 0; i < cells.length; i++) candidates[i] = cells[i]! * labels + term.label;
  const total = term.times * demands[term.asterism * labels + term.label]!;
  return {
    candidates,
    coefficients: new Int32Array(cells.length).fill(term.times),
    least: total,
    most: total,
    heaviest: cells.length > 0 ? Math.abs(term.times) : 0,
    only: term.times === 1 ? term : undefined,
  };
}

/** How far a sum may rise above what it must come to at least, and fall below what it may at most. Negative: it cannot come out right. */
export interface Slack {
  readonly above: number;
  readonly below: number;
}

export function slackOf(position: Position, sum: TermSum): Slack {
  return sum.only ? slackOfTerm(position, sum.only) : slackOfAll(position, sum);
}

function slackOfTerm({ needs, places, sizes, written, rowLeast, rowMost, shape }: Position, term: Term): Slack {
  if ('constraint' in term) {
    const row = rowIndexOf(shape, term);
    return { above: rowMost[row]! - shape.rows[row]!.least, below: shape.rows[row]!.most - rowLeast[row]! };
  }
  if ('label' in term) {
    const at = term.asterism * shape.labels + term.label;
    return { above: places[at]! - needs[at]!, below: needs[at]! };
  }
  return written[term.cell] === EMPTY ? { above: sizes[term.cell]! - 1, below: 1 } : { above: 0, below: 0 };
}

function slackOfAll({ domains, written, shape }: Position, sum: TermSum): Slack {
  const { candidates, coefficients } = sum;
  let least = -sum.most;
  let greatest = -sum.least;
  for (let i = 0; i < candidates.length; i++) {
    const candidate = candidates[i]!;
    if (domains[candidate] === 0) continue;
    const coefficient = coefficients[i]!;
    const isThere = written[Math.floor(candidate / shape.labels)] !== EMPTY;
    if (isThere || coefficient > 0) greatest += coefficient;
    if (isThere || coefficient < 0) least += coefficient;
  }
  return { above: greatest, below: -least };
}

/** Whether the slack does not allow a label that counts so much to be absent, or to be there. */
export function slackForces({ above, below }: Slack, coefficient: number, holds: boolean): boolean {
  // Absent, a label that adds lets the greatest value sink; there, it makes the least one rise.
  return Math.abs(coefficient) > (coefficient > 0 === holds ? above : below);
}

import { Derivation, type NumberedInequality } from '../../basis/pseudo-boolean/index.ts';
import type { Placement, Term } from '../model/step.ts';
import type { Encoding, EquationSide } from './encoding.ts';

/** That a variable is 1, or 0. */
export interface Literal {
  readonly variable: number;
  readonly holds: boolean;
}

/**
 * Writes the lines of a proof. Whatever becomes known is a clause: it, or the opposite of something that is supposed. So nothing has to be
 * forgotten when a supposition ends but that it can be used.
 */
export class Scribe {
  readonly #encoding: Encoding;
  readonly #lines: string[] = [];
  /** What is known of variables, by `keyOf`. */
  readonly #facts = new Map<number, NumberedInequality>();
  /** The label that a cell is known to hold, as a variable. */
  readonly #written = new Map<number, number>();
  /** What is supposed, by variable. */
  readonly #supposed = new Map<number, boolean>();
  readonly #undoing: (() => void)[] = [];
  #last: number;

  constructor(encoding: Encoding) {
    this.#encoding = encoding;
    this.#last = encoding.count;
    for (const [variable, clue] of encoding.clues) this.learn({ variable, holds: true }, clue);
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  literal({ cell, label }: Placement, holds: boolean): Literal {
    return { variable: this.#encoding.variable(cell, label), holds };
  }

  /** Whether a variable is known to be 1 or 0, by facts or by what is supposed. */
  value(variable: number): boolean | undefined {
    if (this.#supposed.has(variable)) return this.#supposed.get(variable);
    if (this.#facts.has(keyOf(variable, true))) return true;
    if (this.#facts.has(keyOf(variable, false))) return false;
    const written = this.#written.get(this.#encoding.cellOf(variable));
    return written === undefined ? undefined : written === variable;
  }

  /** Keeps in mind what a line says of a variable. */
  learn({ variable, holds }: Literal, fact: NumberedInequality): void {
    const key = keyOf(variable, holds);
    if (this.#facts.has(key)) return;
    this.#facts.set(key, fact);
    this.#undoing.push(() => this.#facts.delete(key));
    if (holds) this.#write(variable);
  }

  /** Supposes something while work is done. */
  suppose<T>(literals: readonly Literal[], work: () => T): T {
    const mark = this.#undoing.length;
    for (const { variable, holds } of literals) {
      this.#supposed.set(variable, holds);
      this.#undoing.push(() => this.#supposed.delete(variable));
      if (holds) this.#write(variable);
    }
    const outcome = work();
    while (this.#undoing.length > mark) this.#undoing.pop()!();
    return outcome;
  }

  /** The line that says of a variable what is known; of the other labels of a cell it is written when first needed. */
  fact({ variable, holds }: Literal): NumberedInequality | undefined {
    const known = this.#facts.get(keyOf(variable, holds));
    if (known || holds || this.#supposed.has(variable) || this.value(variable) !== false) return known;
    const line = new Derivation();
    line.add(this.#encoding.cell(this.#encoding.cellOf(variable), 'most'));
    const fact = this.conclude(line, [{ variable, holds }]);
    this.learn({ variable, holds }, fact);
    return fact;
  }

  /** What follows from terms: one of some literals, or, without any, that not all that is supposed can be. */
  byTerms(terms: readonly Term[], wanted: readonly Literal[] = []): NumberedInequality {
    for (const side of ['least', 'most'] as const) {
      const parts = this.#parts(terms, side);
      if (!parts || !this.#suffices(parts, wanted)) continue;
      const line = new Derivation();
      for (const { inequality, times } of parts) line.add(inequality, times);
      return this.conclude(line, wanted);
    }
    throw new Error('The terms of the step do not force what it concludes.');
  }

  /** Ends a line: whatever is known is put in, and all else left out but for what is wanted and the opposite of what is supposed. */
  conclude(line: Derivation, wanted: readonly Literal[]): NumberedInequality {
    const kept = new Map(wanted.map(({ variable, holds }) => [variable, holds]));
    for (const [variable, coefficient] of [...line.coefficients]) {
      if (kept.has(variable) || this.#supposed.has(variable)) continue;
      const fact = this.fact({ variable, holds: coefficient < 0 });
      if (fact) line.add(fact, Math.abs(coefficient));
    }
    for (const [variable, coefficient] of [...line.coefficients]) {
      const holds = kept.get(variable) ?? (this.#supposed.has(variable) ? !this.#supposed.get(variable) : undefined);
      if (holds === undefined || holds !== coefficient > 0) line.weaken(variable);
    }
    if (line.degree < 1) throw new Error('A line of the proof says nothing.');
    line.toClause();
    return this.#emit(line);
  }

  /** Adds lines up as they are. */
  sum(inequalities: readonly NumberedInequality[]): Derivation {
    const line = new Derivation();
    for (const inequality of inequalities) line.add(inequality);
    return line;
  }

  /** The other labels of the cell of a variable are then known to be absent. */
  #write(variable: number): void {
    const cell = this.#encoding.cellOf(variable);
    if (this.#written.has(cell)) return;
    this.#written.set(cell, variable);
    this.#undoing.push(() => this.#written.delete(cell));
  }

  /** The inequalities that say that the sum of terms is so much at least, or at most. */
  #parts(terms: readonly Term[], side: EquationSide) {
    const parts: { inequality: NumberedInequality; times: number }[] = [];
    for (const term of terms) {
      const inequality = this.#encoding.side(term, term.times > 0 ? side : oppositeOf(side));
      if (!inequality) return undefined;
      parts.push({ inequality, times: Math.abs(term.times) });
    }
    return parts;
  }

  /** Whether inequalities cannot hold, by what is known, unless something wanted does. */
  #suffices(parts: readonly { inequality: NumberedInequality; times: number }[], wanted: readonly Literal[]): boolean {
    const opposed = new Map(wanted.map(({ variable, holds }) => [variable, !holds]));
    const sum = new Map<number, number>();
    let needed = 0;
    for (const { inequality, times } of parts) {
      needed += times * inequality.bound;
      for (const [variable, coefficient] of inequality.coefficients)
        sum.set(variable, (sum.get(variable) ?? 0) + times * coefficient);
    }
    for (const [variable, coefficient] of sum) {
      const value = opposed.get(variable) ?? this.value(variable) ?? coefficient > 0;
      if (value) needed -= coefficient;
    }
    return needed > 0;
  }

  #emit(line: Derivation): NumberedInequality {
    this.#lines.push(`pol ${line.text}`);
    return { id: ++this.#last, coefficients: new Map(line.coefficients), bound: line.bound };
  }
}

function keyOf(variable: number, holds: boolean): number {
  return 2 * variable + Number(holds);
}

function oppositeOf(side: EquationSide): EquationSide {
  return side === 'least' ? 'most' : 'least';
}

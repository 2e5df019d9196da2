/** A pseudo-Boolean inequality: variables with their coefficients add up to a bound or more. */
export interface Inequality {
  readonly coefficients: ReadonlyMap<number, number>;
  readonly bound: number;
}

/** An inequality that has a number in the proof. */
export interface NumberedInequality extends Inequality {
  readonly id: number;
}

/** A line of cutting planes as it is written, with what it comes to. */
export class Derivation {
  readonly #coefficients = new Map<number, number>();
  readonly #tokens: string[] = [];
  #bound = 0;

  get coefficients(): ReadonlyMap<number, number> {
    return this.#coefficients;
  }

  get bound(): number {
    return this.#bound;
  }

  /** In reverse Polish notation. */
  get text(): string {
    return this.#tokens.join(' ');
  }

  /** What it needs so that it holds, when every literal of it is counted positive. */
  get degree(): number {
    let degree = this.#bound;
    for (const coefficient of this.#coefficients.values()) degree += Math.max(0, -coefficient);
    return degree;
  }

  add({ id, coefficients, bound }: NumberedInequality, times = 1): void {
    const isFirst = this.#tokens.length === 0;
    this.#tokens.push(String(id), ...(times > 1 ? [String(times), '*'] : []), ...(isFirst ? [] : ['+']));
    for (const [variable, coefficient] of coefficients) {
      const sum = (this.#coefficients.get(variable) ?? 0) + times * coefficient;
      if (sum === 0) this.#coefficients.delete(variable);
      else this.#coefficients.set(variable, sum);
    }
    this.#bound += times * bound;
  }

  /** Leaves a variable out, at whatever value is best. */
  weaken(variable: number): void {
    const coefficient = this.#coefficients.get(variable) ?? 0;
    if (coefficient === 0) return;
    this.#tokens.push(variableName(variable), 'w');
    this.#bound -= Math.max(0, coefficient);
    this.#coefficients.delete(variable);
  }

  /** Makes a clause of it: one of its literals at least. */
  toClause(): void {
    const { degree } = this;
    const heaviest = Math.max(0, ...[...this.#coefficients.values()].map(Math.abs));
    if (heaviest > degree) this.#tokens.push('s');
    if (degree > 1) this.#tokens.push(String(degree), 'd');
    let negative = 0;
    for (const [variable, coefficient] of this.#coefficients) {
      this.#coefficients.set(variable, Math.sign(coefficient));
      if (coefficient < 0) negative++;
    }
    this.#bound = 1 - negative;
  }
}

/** Variables are counted from 0, and called from x1 on. */
export function variableName(variable: number): string {
  return `x${variable + 1}`;
}

/** An inequality as a line of an OPB file. */
export function inequalityText(coefficients: ReadonlyMap<number, number>, relation: '>=' | '=', bound: number): string {
  const terms = [...coefficients].map(
    ([variable, times]) => `${times < 0 ? '-' : '+'}${Math.abs(times)} ${variableName(variable)}`,
  );
  return `${terms.join(' ')} ${relation} ${bound} ;`;
}

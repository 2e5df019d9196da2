import { inequalityText, type NumberedInequality } from '../../basis/pseudo-boolean/index.ts';
import { EMPTY, type Labeling, type Problem, rowsOf } from '../../puzzle/index.ts';
import type { Term } from '../model/step.ts';

/** A side of an equation: at least so much, or at most. */
export type EquationSide = 'least' | 'most';

/**
 * A problem as pseudo-Boolean inequalities: whether a label is in a cell is a variable; a cell holds one label, an asterism each as
 * often as demanded, rows of constraints keep to their bounds, clues are there; and, if there is a solution to be the only one, some cell
 * differs from it.
 */
export class Encoding {
  readonly #problem: Problem;
  readonly #lines: string[] = [];
  readonly #inequalities: NumberedInequality[] = [];
  readonly #equations = new Map<string, Partial<Record<EquationSide, NumberedInequality>>>();
  readonly #clues = new Map<number, NumberedInequality>();
  readonly #other: NumberedInequality | undefined;
  #written = 0;

  constructor(problem: Problem, labeling: Labeling, solution?: Labeling | undefined) {
    this.#problem = problem;
    const { cells, labels, asterisms, demands } = problem;
    for (let cell = 0; cell < cells; cell++) {
      const held = Array.from({ length: labels }, (_, label) => [this.variable(cell, label), 1] as const);
      this.#equate(`cell ${cell}`, new Map(held), 1, 1);
    }
    for (const [asterism, held] of asterisms.entries())
      for (let label = 0; label < labels; label++) {
        const places = new Map(held.map((cell) => [this.variable(cell, label), 1] as const));
        const demand = demands[asterism]![label]!;
        this.#equate(`asterism ${asterism} ${label}`, places, demand, demand);
      }
    for (const { constraint, row, counts, least, most } of rowsOf(problem)) {
      const sum = new Map<number, number>();
      for (const { cell, label, times } of counts) {
        const variable = this.variable(cell, label);
        sum.set(variable, (sum.get(variable) ?? 0) + times);
      }
      this.#equate(`row ${row} ${constraint}`, sum, least, most);
    }
    for (const [cell, label] of labeling.entries()) {
      if (label === EMPTY) continue;
      const variable = this.variable(cell, label);
      this.#clues.set(variable, this.#require(new Map([[variable, 1]]), 1));
    }
    if (solution) {
      const same = solution.map((label, cell) => [this.variable(cell, label), -1] as const);
      this.#other = this.#require(new Map(same), 1 - cells);
    }
  }

  /** How many inequalities there are; an equation is two. */
  get count(): number {
    return this.#inequalities.length;
  }

  /** All of them, in the order of their numbers. */
  get inequalities(): readonly NumberedInequality[] {
    return this.#inequalities;
  }

  /** That some cell differs from the solution. */
  get other(): NumberedInequality | undefined {
    return this.#other;
  }

  get variables(): number {
    return this.#problem.cells * this.#problem.labels;
  }

  variable(cell: number, label: number): number {
    return cell * this.#problem.labels + label;
  }

  cellOf(variable: number): number {
    return Math.floor(variable / this.#problem.labels);
  }

  /** That a clue is there, by its variable. */
  get clues(): ReadonlyMap<number, NumberedInequality> {
    return this.#clues;
  }

  cell(cell: number, side: EquationSide): NumberedInequality {
    return this.#equations.get(`cell ${cell}`)![side]!;
  }

  /** The inequality that a term stands for on one side; nothing if a row has no bound there. */
  side(term: Term, side: EquationSide): NumberedInequality | undefined {
    if ('constraint' in term) return this.#equations.get(`row ${term.row} ${term.constraint}`)?.[side];
    if ('label' in term) return this.#equations.get(`asterism ${term.asterism} ${term.label}`)?.[side];
    return this.cell(term.cell, side);
  }

  /** The text of an OPB file. */
  get text(): string {
    const { labels } = this.#problem;
    return [
      `* #variable= ${this.variables} #constraint= ${this.#written}`,
      `* Label l is in cell c if x(${labels} c + l + 1) is 1; cells and labels are counted from 0.`,
      ...this.#lines,
      '',
    ].join('\n');
  }

  #equate(name: string, sum: ReadonlyMap<number, number>, least = -Infinity, most = Infinity): void {
    if (least === most) {
      this.#lines.push(inequalityText(sum, '=', least));
      this.#written++;
      this.#equations.set(name, { least: this.#number(sum, least), most: this.#number(negated(sum), -most) });
      return;
    }
    this.#equations.set(name, {
      ...(Number.isFinite(least) && { least: this.#require(sum, least) }),
      ...(Number.isFinite(most) && { most: this.#require(negated(sum), -most) }),
    });
  }

  #require(coefficients: ReadonlyMap<number, number>, bound: number): NumberedInequality {
    this.#lines.push(inequalityText(coefficients, '>=', bound));
    this.#written++;
    return this.#number(coefficients, bound);
  }

  #number(coefficients: ReadonlyMap<number, number>, bound: number): NumberedInequality {
    const inequality = { id: this.count + 1, coefficients, bound };
    this.#inequalities.push(inequality);
    return inequality;
  }
}

function negated(sum: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...sum].map(([variable, coefficient]) => [variable, -coefficient]));
}

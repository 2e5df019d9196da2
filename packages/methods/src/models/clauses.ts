import { EMPTY, type Labeling, type Problem } from '@latin-puzzles/core/puzzle';

/** A literal is a variable, counted from 1, or its negative for its denial; a clause is a list of literals. */
export type Clause = readonly number[];

/** A problem in conjunctive normal form. Each of its models is one solution, and every solution has exactly one. */
export interface ClauseSet {
  /** Variables beyond those of cells and labels count how many of the first cells of an asterism hold a label, or labels in a cell. */
  readonly variables: number;
  readonly clauses: readonly Clause[];
}

/** The variable that is true if the cell holds the label. */
export function variableOf({ labels }: Problem, cell: number, label: number): number {
  return cell * labels + label + 1;
}

/** The cell and the label of a variable that `variableOf` gave. */
export function ofVariable({ labels }: Pick<Problem, 'labels'>, variable: number): { cell: number; label: number } {
  return { cell: Math.floor((variable - 1) / labels), label: (variable - 1) % labels };
}

/** Clauses that only the Latin boards satisfy which complete a labeling. */
export function clausesOf(problem: Problem, labeling: Labeling): ClauseSet {
  const clauses: Clause[] = [];
  let variables = problem.cells * problem.labels;
  for (const group of clauseGroups(problem, labeling)) {
    for (const clause of group.clauses) clauses.push(clause);
    variables = group.variables;
  }
  return { variables, clauses };
}

/** The same clauses, of one cell or of one label in one asterism at a time, and how many variables there are so far. */
export function* clauseGroups(problem: Problem, labeling: Labeling): Generator<ClauseSet, void, undefined> {
  const { cells, labels, asterisms, demands } = problem;
  let variables = cells * labels;
  for (let cell = 0; cell < cells; cell++) {
    const held = Array.from({ length: labels }, (_, label) => variableOf(problem, cell, label));
    const group = exactly(1, held, variables);
    variables = group.variables;
    yield group;
    if (labeling[cell] !== EMPTY) yield { variables, clauses: [[variableOf(problem, cell, labeling[cell]!)]] };
  }
  for (const [a, asterism] of asterisms.entries())
    for (const [label, demand] of demands[a]!.entries()) {
      const holders = asterism.map((cell) => variableOf(problem, cell, label));
      const group = exactly(demand, holders, variables);
      variables = group.variables;
      yield group;
    }
}

/** The clause that this solution alone breaks. */
export function clauseAgainst(problem: Problem, solution: Labeling): Clause {
  return solution.map((label, cell) => -variableOf(problem, cell, label));
}

/** The labeling that a model stands for; a cell is empty where the model gives it no label. */
export function labelingOfModel(problem: Problem, isTrue: (variable: number) => boolean): number[] {
  return Array.from({ length: problem.cells }, (_, cell) => {
    for (let label = 0; label < problem.labels; label++) if (isTrue(variableOf(problem, cell, label))) return label;
    return EMPTY;
  });
}

/** Two literals at a time are fewer clauses than a counter up to about this many. */
const MOST_PAIRED = 10;

/** Clauses that hold if exactly so many of the literals do; variables of their own are counted from `variables` + 1. */
function exactly(demand: number, literals: Clause, variables: number): ClauseSet {
  const denied = literals.map((literal) => -literal);
  if (demand === 0) return { variables, clauses: denied.map((literal) => [literal]) };
  if (demand === literals.length) return { variables, clauses: literals.map((literal) => [literal]) };
  if (literals.length <= MOST_PAIRED) {
    if (demand === 1) return { variables, clauses: [literals, ...pairwise(literals)] };
    if (demand === literals.length - 1) return { variables, clauses: [denied, ...pairwise(denied)] };
  }
  return count(demand, literals, variables);
}

/** At most one of the literals holds. */
function pairwise(literals: Clause): Clause[] {
  return literals.flatMap((one, i) => literals.slice(i + 1).map((other) => [-one, -other]));
}

/**
 * The sequential counter of C. Sinz, Towards an optimal CNF encoding of Boolean cardinality constraints, CP 2005, in both
 * directions: its variable for i and j is true if and only if at least j of the first i literals hold. Those that the demand
 * decides are left out.
 */
function count(demand: number, literals: Clause, variables: number): ClauseSet {
  const clauses: Clause[] = [];
  let last = variables;
  /** For each j, whether at least j literals hold so far: a variable, or a truth value where it is known. */
  let before: (number | boolean)[] = Array.from({ length: demand + 2 }, (_, j) => j === 0);
  for (const [i, literal] of literals.entries()) {
    const rest = literals.length - 1 - i;
    const now = before.map((_, j) =>
      j === 0 || j <= demand - rest ? true : j > Math.min(i + 1, demand) ? false : ++last,
    );
    for (let j = 1; j < now.length; j++) {
      const [here, same, fewer] = [now[j]!, before[j]!, before[j - 1]!];
      add(clauses, [not(same), here]);
      add(clauses, [-literal, not(fewer), here]);
      add(clauses, [not(here), same, literal]);
      add(clauses, [not(here), same, fewer]);
    }
    before = now;
  }
  return { variables: last, clauses };
}

function not(value: number | boolean): number | boolean {
  return typeof value === 'number' ? -value : !value;
}

/** Adds a clause, less what is false in it, unless something in it is true. */
function add(clauses: Clause[], literals: readonly (number | boolean)[]): void {
  if (!literals.includes(true)) clauses.push(literals.filter((literal) => typeof literal === 'number'));
}

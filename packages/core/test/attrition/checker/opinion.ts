import type { Assumption, Case, Placement, Step, Term } from '../../../src/attrition/index.ts';
import { EMPTY, type Labeling, type Problem } from '../../../src/puzzle/index.ts';

/** Per cell and label: there, not there, or open. */
type Knowledge = (boolean | undefined)[][];

/**
 * A second opinion on a proof made of well-formed data: whether every step follows. Where the checker looks at bounds,
 * this tries all the values that a sum of terms can take, so that it knows more and trusts less.
 */
export function isRight(
  problem: Problem,
  labeling: Labeling,
  proof: { readonly steps: readonly Step[]; readonly fair: boolean },
): boolean {
  const known: Knowledge = labeling.map(() => new Array<boolean | undefined>(problem.labels).fill(undefined));
  for (const [cell, label] of labeling.entries()) if (label !== EMPTY) settle(known, { cell, label, holds: true });
  const backtracks = JSON.stringify(proof.steps).includes('"theorem":"backtrack"');
  return (
    proof.fair !== backtracks &&
    proof.steps.every((step) => concludes(step) && take(problem, known, step, true)) &&
    known.every((cell) => cell.includes(true)) &&
    problem.asterisms.every((cells, asterism) =>
      problem.demands[asterism]!.every(
        (demand, label) => cells.filter((cell) => known[cell]![label]).length === demand,
      ),
    )
  );
}

function concludes({ writes, removals }: Step): boolean {
  return writes.length + removals.length > 0;
}

/** Takes a step if it follows. */
function take(problem: Problem, known: Knowledge, step: Step, maySuppose: boolean): boolean {
  const conclusions = [
    ...step.removals.map((removal) => ({ ...removal, holds: false })),
    ...step.writes.map((write) => ({ ...write, holds: true })),
  ];
  const names = conclusions.map(({ cell, label, holds }) => (holds ? `${cell}` : `${cell}/${label}`));
  const writes = step.writes.map(({ cell, label }) => `${cell}/${label}`);
  if (new Set(names.concat(writes)).size < names.length + writes.length) return false;
  if (conclusions.some((conclusion) => stateOf(known, conclusion) !== undefined)) return false;
  const { terms, assumption, steps, cases } = step.premises;
  if (step.theorem === 'backtrack' && !assumption) return false;
  let follows: boolean;
  if (assumption || cases) {
    if (!maySuppose || conclusions.length === 0) return false;
    const branches: readonly Case[] = assumption ? [{ assumption, steps: steps! }] : cases!;
    const all = branches.map((branch) => outcome(problem, known, branch, step.theorem === 'backtrack'));
    follows = assumption
      ? terms.length === 0 &&
        all[0] === 'contradiction' &&
        conclusions.length === 1 &&
        negates(conclusions[0]!, assumption)
      : someHolds(problem, known, cases!, terms) &&
        all.every((end) => end === 'contradiction' || (end && conclusions.every((c) => stateOf(end, c) === c.holds)));
  } else if (conclusions.length === 0) follows = !canBalance(problem, known, terms);
  else
    follows = conclusions.every((conclusion) => {
      const otherwise = copyOf(known);
      otherwise[conclusion.cell]![conclusion.label] = !conclusion.holds;
      return !canBalance(problem, otherwise, terms);
    });
  if (follows) for (const conclusion of conclusions) settle(known, conclusion);
  return follows;
}

/** Where a supposition leads, if all its steps follow. */
function outcome(
  problem: Problem,
  known: Knowledge,
  { assumption, steps }: Case,
  maySuppose: boolean,
): Knowledge | 'contradiction' | undefined {
  if (stateOf(known, assumption) !== undefined) return undefined;
  const inside = copyOf(known);
  settle(inside, assumption);
  for (const [index, step] of steps.entries()) {
    if (!concludes(step) && index < steps.length - 1) return undefined;
    if (!take(problem, inside, step, maySuppose)) return undefined;
  }
  const last = steps.at(-1);
  return last && !concludes(last) ? 'contradiction' : inside;
}

function someHolds(problem: Problem, known: Knowledge, cases: readonly Case[], terms: readonly Term[]): boolean {
  const none = copyOf(known);
  for (const { assumption } of cases) {
    if (stateOf(none, assumption) === assumption.holds) return true;
    settle(none, { ...assumption, holds: !assumption.holds });
  }
  return !canBalance(problem, none, terms);
}

/** Whether some choice of what is open makes the sum of the terms come out right. */
function canBalance(problem: Problem, known: Knowledge, terms: readonly Term[]): boolean {
  const coefficients = known.map((labels) => labels.map(() => 0));
  let [total, spread] = [0, 0];
  for (const term of terms)
    if ('constraint' in term) {
      const {
        counts,
        least = -1000,
        most = 1000,
      } = problem.constraints!.find(({ name }) => name === term.constraint)!.rows![term.row]!;
      total += term.times * (term.times > 0 ? least : most);
      spread += Math.abs(term.times) * (most - least);
      for (const { cell, label, times } of counts) coefficients[cell]![label]! += term.times * times;
    } else if ('cell' in term) {
      total += term.times;
      for (let label = 0; label < problem.labels; label++) coefficients[term.cell]![label]! += term.times;
    } else {
      total += term.times * problem.demands[term.asterism]![term.label]!;
      for (const cell of problem.asterisms[term.asterism]!) coefficients[cell]![term.label]! += term.times;
    }
  let sums = new Set([0]);
  for (const [cell, labels] of coefficients.entries())
    for (const [label, coefficient] of labels.entries()) {
      const value = known[cell]![label];
      if (coefficient === 0 || value === false) continue;
      const more = [...sums].map((sum) => sum + coefficient);
      sums = new Set(value ? more : [...sums, ...more]);
    }
  return [...sums].some((sum) => total <= sum && sum <= total + spread);
}

function negates(conclusion: Assumption, assumption: Assumption): boolean {
  const { cell, label, holds } = assumption;
  return conclusion.cell === cell && conclusion.label === label && conclusion.holds === !holds;
}

function stateOf(known: Knowledge, { cell, label }: Placement): boolean | undefined {
  return known[cell]![label];
}

function copyOf(known: Knowledge): Knowledge {
  return known.map((labels) => [...labels]);
}

function settle(known: Knowledge, { cell, label, holds }: Assumption): void {
  if (holds) known[cell]!.fill(false);
  known[cell]![label] = holds;
}

import { PAUSE } from '@latin-puzzles/core/engine';
import { EMPTY, type Labeling, type Problem } from '@latin-puzzles/core/puzzle';
import { isSolution } from '../method/is-solution.ts';
import type { Method } from '../method/method.ts';
import { completeBasis, type Element, type Polynomial, type Work } from './boolean-ring/basis.ts';
import { Monomials, ONE } from './boolean-ring/monomials.ts';

/** Monomials that may be met, about a minute of work; then the method gives up. */
const WORK = 50_000_000;

/** Nor does it begin if there are more monomials than this to write down. */
const MOST_TERMS = 100_000;

/** Pairs of a higher degree are not combined. Most boards need none, and with them a basis soon outgrows the machine. */
const HIGHEST = 2;

/**
 * Gröbner bases over a Boolean ring. A variable stands for a label in a cell and is 0 or 1. In a cell they add up to 1 and
 * no two are 1. Of those of a label in an asterism so many are 1 as is demanded: all products of one more vanish, and the
 * elementary symmetric polynomial of degree 1, 2, 4, … is the first, second, third … binary digit of how many are 1. Where
 * the basis, truncated by degree, leaves a variable free, the ideal is split in two: one with the variable, one with the
 * variable and 1 added. Once it leaves none, it names a point, and whether that is a solution is seen at once.
 */
export const GROEBNER: Method = {
  name: 'groebner',
  kind: 'exact',
  words: {
    en: {
      title: 'Gröbner bases',
      summary:
        'Cells, labels and demands as polynomials over the field of two elements; Buchberger’s algorithm completes them towards a basis off which the solutions are read, splitting the ideal where a variable stays free. For small boards: it gives up when the polynomials grow too many.',
    },
    es: {
      title: 'Bases de Gröbner',
      summary:
        'Celdas, etiquetas y demandas como polinomios sobre el cuerpo de dos elementos; el algoritmo de Buchberger los completa hacia una base en la que se leen las soluciones, y parte el ideal en dos donde una variable queda libre. Para tableros pequeños: se rinde cuando los polinomios son demasiados.',
    },
  },
  source:
    'E. Arnold, S. Lucas, L. Taalman, Gröbner basis representations of Sudoku, College Mathematics Journal 41(2), 2010, 101–112; J. Gago-Vargas et al., Sudokus and Gröbner bases: not only a divertimento, CASC 2006, 155–165; R. Gebauer, H. M. Möller, On an installation of Buchberger’s algorithm, Journal of Symbolic Computation 6, 1988, 275–286',
  // A reduction of large polynomials may take seconds.
  blocking: true,
  *search({ problem, labeling }, { tally }) {
    const system = writeSystem(problem, labeling);
    if (!system) return 'gave-up';
    const { atoms } = system;
    const work = { left: WORK };
    const points = listPoints(system.monomials, atoms.length, system.polynomials, work);
    for (let step = points.next(); ; step = points.next()) {
      tally.steps = WORK - work.left;
      if (step.done) return step.value ? 'complete' : 'gave-up';
      if (step.value === PAUSE) yield PAUSE;
      else {
        const solution = [...labeling];
        for (const [variable, { cell, label }] of atoms.entries()) if (step.value[variable]) solution[cell] = label;
        if (isSolution(problem, labeling, solution)) yield solution;
      }
    }
  },
};

interface System {
  readonly monomials: Monomials;
  readonly polynomials: readonly Polynomial[];
  /** What each variable stands for. */
  readonly atoms: readonly { readonly cell: number; readonly label: number }[];
}

/** The polynomials that vanish at the solutions only; nothing if they are too large. */
function writeSystem({ cells, labels, asterisms, demands }: Problem, labeling: Labeling): System | undefined {
  const missing = asterisms.map((asterism, a) =>
    demands[a]!.map((demand, label) => demand - asterism.filter((cell) => labeling[cell] === label).length),
  );
  const around = Array.from({ length: cells }, () => [] as number[]);
  for (const [a, asterism] of asterisms.entries()) for (const cell of asterism) around[cell]!.push(a);
  const atoms: { readonly cell: number; readonly label: number }[] = [];
  const variables = Array.from({ length: cells }, () => new Map<number, number>());
  for (const [cell, held] of labeling.entries())
    for (let label = 0; label < labels && held === EMPTY; label++)
      if (around[cell]!.every((a) => missing[a]![label]! > 0))
        variables[cell]!.set(label, atoms.push({ cell, label }) - 1);
  /** Of these variables so many are 1. */
  const demanded = [
    ...labeling.flatMap((held, cell) => (held === EMPTY ? [{ count: 1, of: [...variables[cell]!.values()] }] : [])),
    ...missing.flatMap((counts, a) =>
      counts.map((count, label) => ({ count, of: asterisms[a]!.flatMap((cell) => variables[cell]!.get(label) ?? []) })),
    ),
  ];
  const terms = demanded.reduce((sum, { count, of }) => sum + choose(of.length, count + 1), 0);
  if (terms > MOST_TERMS) return undefined;
  const monomials = new Monomials(atoms.length);
  const polynomials = demanded.flatMap(({ count, of }): Polynomial[] =>
    count < 0
      ? [[ONE]]
      : [
          ...products(monomials, of, count + 1).map((product) => [product]),
          ...digits(count).map((degree) => [...products(monomials, of, degree), ...(count & degree ? [ONE] : [])]),
        ],
  );
  return { monomials, polynomials, atoms };
}

/** The powers of two up to a number: the values of its binary digits. */
function digits(number: number): number[] {
  const powers: number[] = [];
  for (let power = 1; power <= number; power *= 2) powers.push(power);
  return powers;
}

/** All products of so many of the variables. */
function products(monomials: Monomials, variables: readonly number[], degree: number): number[] {
  if (degree === 0) return [ONE];
  return variables.flatMap((variable, i) =>
    products(monomials, variables.slice(i + 1), degree - 1).map((product) => monomials.times(product, variable)),
  );
}

/** How many ways there are to choose some of several things. */
function choose(several: number, some: number): number {
  let ways = some < 0 ? 0 : 1;
  for (let i = 1; i <= some; i++) ways *= (several - some + i) / i;
  return Math.max(0, ways);
}

/** Where all polynomials vanish, as the value of every variable; the generator returns whether the work sufficed. */
function* listPoints(
  monomials: Monomials,
  variables: number,
  polynomials: readonly Polynomial[],
  work: Work,
): Generator<readonly boolean[] | typeof PAUSE, boolean, undefined> {
  const basis = yield* completeBasis(monomials, polynomials, HIGHEST, work);
  if (!basis) return false;
  const byLead = new Map(basis.map((element) => [element.lead, element]));
  if (byLead.has(ONE)) return true;
  const all = Array.from({ length: variables }, (_, variable) => variable);
  const free = all.find((variable) => !byLead.has(monomials.times(ONE, variable)));
  if (free === undefined) {
    yield all.map((variable) => evaluate(monomials.times(ONE, variable), byLead));
    return true;
  }
  const whole = basis.map(({ lead, tail }) => [lead, ...tail]);
  for (const value of [true, false]) {
    const fixed = [monomials.times(ONE, free), ...(value ? [ONE] : [])];
    if (!(yield* listPoints(monomials, variables, [...whole, fixed], work))) return false;
  }
  return true;
}

/** The value of a monomial of degree 1 or 0 where the basis says it for every variable. */
function evaluate(monomial: number, byLead: ReadonlyMap<number, Element>): boolean {
  if (monomial === ONE) return true;
  return byLead.get(monomial)!.tail.reduce((value, other) => value !== evaluate(other, byLead), false);
}

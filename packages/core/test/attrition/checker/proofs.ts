import fc from 'fast-check';
import {
  type Case,
  climb,
  contradictionStep,
  LADDER,
  type Placement,
  type Position,
  prove,
  type Step,
  shapeOf,
  type Theorem,
} from '../../../src/attrition/index.ts';
import { makeRandom } from '../../../src/basis/index.ts';
import { EMPTY, type Labeling, type PartialBoard, type Problem, problemOf } from '../../../src/puzzle/index.ts';
import { backtrack } from '../../oracle/backtracker.ts';
import { randomPosition } from '../positions.ts';

const [fullCount, lastPlaces, onlyCandidate] = LADDER as [Theorem, Theorem, Theorem, ...Theorem[]];

/** What follows, by full count and only candidate, from either of the two labels that a cell has left: so that proofs hold cases. */
export const eitherLabel: Theorem = {
  name: 'either-label',
  supposes: true,
  form: ({ premises: { terms, cases } }) => cases?.length === 2 && 'cell' in terms[0]!,
  *steps(position) {
    for (const [cell, size] of position.sizes.entries()) {
      if (size !== 2 || position.written[cell] !== EMPTY) continue;
      const ends: Position[] = [];
      const cases: Case[] = position.domain(cell).map((label) => {
        const end = position.copy();
        end.write(cell, label);
        const steps: Step[] = [...climb(end, [fullCount, onlyCandidate])];
        if (end.contradictory) steps.push(contradictionStep(end));
        else ends.push(end);
        return { assumption: { cell, label, holds: true }, steps };
      });
      const conclusions = common(position, ends);
      if (ends.length > 0 && conclusions.writes.length + conclusions.removals.length > 0)
        yield { theorem: 'either-label', ...conclusions, premises: { terms: [{ times: 1, cell }], cases } };
    }
  },
};

/** What is new in all of some positions. */
function common(position: Position, ends: readonly Position[]): Pick<Step, 'writes' | 'removals'> {
  const writes: Placement[] = [];
  const removals: Placement[] = [];
  for (let cell = 0; cell < position.shape.cells; cell++) {
    if (position.written[cell] !== EMPTY) continue;
    const label = ends[0]?.written[cell] ?? EMPTY;
    if (label !== EMPTY && ends.every((end) => end.written[cell] === label)) writes.push({ cell, label });
    else
      for (const other of position.domain(cell))
        if (ends.every((end) => !end.allows(cell, other))) removals.push({ cell, label: other });
  }
  return { writes, removals };
}

/** Ladders that lead to proofs of every kind: by theorems; with many cases; with many backtracks, some of them nested. */
const LADDERS: readonly (readonly Theorem[])[] = [
  LADDER,
  [fullCount, eitherLabel, onlyCandidate],
  [lastPlaces, onlyCandidate],
];

export interface ProvenPuzzle {
  readonly problem: Problem;
  readonly labeling: Labeling;
  readonly solution: Labeling;
  readonly proof: { readonly steps: readonly Step[]; readonly fair: boolean };
}

/** Latin puzzles with hardly a clue too many, and their proofs. Nothing where the random board has no single solution. */
export const randomProof: fc.Arbitrary<ProvenPuzzle | undefined> = fc
  .tuple(randomPosition, fc.constantFrom(...LADDERS), fc.nat())
  .map(([{ partial }, ladder, seed]) => {
    const [solution, second] = someCompletions(partial, 2);
    if (!solution) return undefined;
    const full = second ? { ...partial, labeling: solution } : partial;
    const { labeling } = thinned(full, seed);
    const problem = problemOf(partial.board, partial.multiset);
    const { steps, fair } = prove(shapeOf(problem), labeling, ladder);
    return { problem, labeling, solution, proof: { steps, fair } };
  });

/** Takes clues away, in random order, while the solution stays the only one. */
function thinned(partial: PartialBoard, seed: number): PartialBoard {
  let thin = partial;
  for (const cell of makeRandom(seed).shuffled([...partial.labeling.keys()])) {
    const thinner = { ...partial, labeling: thin.labeling.with(cell, EMPTY) };
    if (someCompletions(thinner, 2).length === 1) thin = thinner;
  }
  return thin;
}

export function someCompletions(partial: PartialBoard, limit: number): Labeling[] {
  const found: Labeling[] = [];
  for (const solution of backtrack(partial)) if (found.push(solution) === limit) break;
  return found;
}

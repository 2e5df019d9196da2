import { climb, LADDER, type LadderAddition, type Position, shapeOf, startOf } from '@latin-puzzles/core/attrition';
import type { Random } from '@latin-puzzles/core/basis';
import { EMPTY, problemOf } from '@latin-puzzles/core/puzzle';
import { type TriedLaw, tryLaw } from './law.ts';
import { type TrialSubject, toldSubject } from './subjects.ts';

/** Steps looked at in one position. */
const MOST_STEPS = 20;
/** Up to this share of all labels is taken away at random, so that theorems meet positions of all sorts. */
const MOST_REMOVED = 0.6;

type Removed = readonly { readonly cell: number; readonly label: number }[];

/** The laws of an attrition theorem: it is true, and together with the theorems below it monotonic. */
export function tryTheorem(
  { theorem, after }: LadderAddition,
  subjects: readonly TrialSubject[],
  random: Random,
): TriedLaw[] {
  const below = LADDER.findIndex(({ name }) => name === after);
  const ladder = [...(below < 0 ? LADDER : LADDER.slice(0, below + 1)), theorem];
  const { name } = theorem;
  return [
    tryLaw(name, 'takes no solution label away', subjects, (subject) => {
      const position = positionOf(subject, removalsFor(subject, random));
      if (position.contradictory) return 0;
      const left = subject.solutions.filter((found) => found.every((label, cell) => position.allows(cell, label)));
      let steps = 0;
      for (const { writes, removals } of theorem.steps(position)) {
        const lost = removals.find(({ cell, label }) => left.some((found) => found[cell] === label));
        const wrong = writes.find(({ cell, label }) => left.some((found) => found[cell] !== label));
        if (lost) return `${toldSubject(subject)}: it takes label ${lost.label} from cell ${lost.cell}`;
        if (wrong) return `${toldSubject(subject)}: it writes label ${wrong.label} in cell ${wrong.cell}`;
        if (++steps === MOST_STEPS) break;
      }
      return steps;
    }),
    tryLaw(name, 'is monotonic: smaller domains lead to smaller domains', subjects, (subject) => {
      const removed = removalsFor(subject, random);
      const kept = random.below(removed.length + 1);
      const larger = closureOf(positionOf(subject, removed.slice(0, kept)), ladder);
      const smaller = closureOf(positionOf(subject, removed), ladder);
      const grown = smaller.findIndex((allowed, candidate) => allowed > larger[candidate]!);
      return grown < 0 ? 1 : `${toldSubject(subject)}: with less to begin with, candidate ${grown} stays`;
    }),
  ];
}

function removalsFor({ partial: { board, multiset } }: TrialSubject, random: Random): Removed {
  const all = board.cells * multiset.labels.length;
  return Array.from({ length: random.below(1 + Math.floor(MOST_REMOVED * all)) }, () => ({
    cell: random.below(board.cells),
    label: random.below(multiset.labels.length),
  }));
}

function positionOf({ partial }: TrialSubject, removed: Removed): Position {
  const position = startOf(shapeOf(problemOf(partial.board, partial.multiset)), partial.labeling);
  for (const { cell, label } of removed) if (position.written[cell] === EMPTY) position.remove(cell, label);
  return position;
}

/** The domains that a ladder leaves in the end; nothing at all where it finds a contradiction. */
function closureOf(position: Position, ladder: readonly LadderAddition['theorem'][]): Uint8Array {
  for (const _ of climb(position, ladder));
  return position.contradictory ? new Uint8Array(position.domains.length) : position.domains;
}

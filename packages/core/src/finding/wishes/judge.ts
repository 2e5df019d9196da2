import {
  climb,
  compact,
  LADDER,
  leastTheorems,
  type Proof,
  prove,
  type Shape,
  solves,
  startOf,
} from '../../attrition/index.ts';
import type { Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { type Measure, measure, type Rating, rate } from '../../rating/index.ts';
import type { Rejected } from './attempt.ts';
import type { Difficulty } from './difficulty.ts';
import { limited } from './effort.ts';
import { lowestScore } from './score-bounds.ts';

/** What a puzzle lacks. */
export interface Flaw extends Omit<Rejected, 'found'> {
  /** Whether it would help to take clues away (`easy`) or to leave more (`hard`). */
  readonly side: 'easy' | 'hard';
  /** How far it is from what is wished, the less the better; points of the score are the unit. */
  readonly distance: number;
}

/** Judges the difficulty of Latin puzzles. */
export interface Judge {
  /** Nothing if the puzzle is as difficult as wished. */
  flawOf(labeling: Labeling, signal?: Signal): Flaw | undefined;
  describe(labeling: Labeling, signal?: Signal): { rating: Rating; measure: Measure; theorems: string[] };
}

/** Further from all wishes than any score: that the theorems do not get through, or that one of them is not needed. */
const STUCK = 200;
const NEEDLESS = 100;

/** From this score on puzzles are not fair. */
const UNFAIR = 100;

/** A proof that backtracks is left unfinished after so many looks at the signal. */
const LOOKS = 500;

export function makeJudge(shape: Shape, { fair, ladder, needs, score, scale }: Difficulty): Judge {
  const { least = 0, most = Number.POSITIVE_INFINITY } = score ?? {};
  // Where a theorem takes every score beyond the wish, it need not be tried. The highest rungs take the most time.
  const useful = LADDER.filter((theorem) => lowestScore(theorem, shape, scale) <= most);

  function flawOf(labeling: Labeling, signal?: Signal): Flaw | undefined {
    return scoreFlaw(labeling, signal) ?? fairnessFlaw(labeling) ?? needsFlaw(labeling);
  }

  function scoreFlaw(labeling: Labeling, signal?: Signal): Flaw | undefined {
    if (!score) return undefined;
    const plain = prove(shape, labeling, useful, { backtrack: false, signal });
    // To tell by how much a puzzle is not fair takes long, and matters only where it may be so.
    if (!plain.complete && most < UNFAIR) {
      const because = fair && useful.length === LADDER.length ? 'fair' : 'score';
      return { side: 'hard', distance: STUCK + openAfter(labeling, plain), because };
    }
    const { rating } = rated(labeling, plain.complete ? plain : backtracking(labeling, signal));
    const distance = Math.max(least - rating.score, rating.score - most);
    if (distance <= 0) return undefined;
    const near = { of: 'score', got: rating.score, wanted: score } as const;
    return { side: rating.score < least ? 'easy' : 'hard', distance, because: 'score', near };
  }

  function fairnessFlaw(labeling: Labeling): Flaw | undefined {
    // A score that is not too high has shown it already.
    if (!fair || (score && ladder.length === LADDER.length)) return undefined;
    const position = startOf(shape, labeling);
    for (const _ of climb(position, ladder));
    return position.solved ? undefined : { side: 'hard', distance: STUCK + position.open, because: 'fair' };
  }

  function needsFlaw(labeling: Labeling): Flaw | undefined {
    if (needs.length === 0) return undefined;
    const flaw = { distance: NEEDLESS, because: 'needs' } as const;
    for (const needed of needs) {
      const below = ladder.slice(0, ladder.indexOf(needed));
      if (solves(shape, labeling, below)) return { ...flaw, side: 'easy', detail: needed.name };
    }
    const least = leastTheorems(shape, labeling, ladder) ?? [];
    const other = needs.find((needed) => !least.includes(needed));
    return other && { ...flaw, side: 'hard', detail: other.name };
  }

  function backtracking(labeling: Labeling, signal?: Signal): Proof {
    return prove(shape, labeling, LADDER, { signal: limited(LOOKS, signal) });
  }

  function rated(labeling: Labeling, proof: Proof) {
    const measured = measure(shape, labeling, compact(shape, labeling, proof));
    return { measure: measured, rating: rate(measured, scale) };
  }

  return {
    flawOf,
    describe(labeling, signal) {
      const plain = prove(shape, labeling, LADDER, { backtrack: false, signal });
      const least = plain.complete ? leastTheorems(shape, labeling, ladder) : undefined;
      return {
        ...rated(labeling, plain.complete ? plain : backtracking(labeling, signal)),
        theorems: least?.map(({ name }) => name) ?? [],
      };
    },
  };
}

/** How many cells a proof leaves open. */
function openAfter(labeling: Labeling, { steps }: Proof): number {
  const open = new Set([...labeling.keys()].filter((cell) => labeling[cell] === EMPTY));
  for (const { writes } of steps) for (const { cell } of writes) open.delete(cell);
  return open.size;
}

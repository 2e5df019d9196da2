import {
  compact,
  LADDER,
  leastTheorems,
  type Proof,
  prove,
  type Shape,
  solves,
  type Theorem,
} from '../../attrition/index.ts';
import type { Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { type Measure, measure, type Rating, rate } from '../../rating/index.ts';
import type { Rejected } from './attempt.ts';
import type { Difficulty } from './difficulty.ts';
import { limited } from './effort.ts';
import { lowestScore } from './score-bounds.ts';
import type { Range } from './wishes.ts';

/** What a puzzle lacks. */
export interface Shortfall extends Omit<Rejected, 'found'> {
  /** Whether it would help to take clues away (`easy`) or to leave more (`hard`). */
  readonly side: 'easy' | 'hard';
  /** How far it is from what is wished, the less the better; points of the score are the unit. */
  readonly distance: number;
}

/** What a judge says of a puzzle. */
export interface Assessment {
  /** Nothing if the puzzle is as difficult as wished. */
  readonly flaw?: Shortfall | undefined;
  /** The proof that showed it, where it is the one on which the puzzle is rated. */
  readonly proof?: Proof | undefined;
  readonly rated?: Rated | undefined;
  /** The theorems that suffice, where it was asked which are needed. */
  readonly least?: readonly Theorem[] | undefined;
}

interface Rated {
  readonly rating: Rating;
  readonly measure: Measure;
}

/** Judges the difficulty of Latin puzzles. */
export interface Judge {
  assess(labeling: Labeling, signal?: Signal): Assessment;
  /** What is told of a puzzle that was found; what its assessment has shown is not worked out again. */
  describe(labeling: Labeling, assessment: Assessment, signal?: Signal): Rated & { readonly theorems: string[] };
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

  /** By rungs of the ladder without a gap, a proof is the one that the whole ladder gives. */
  const isWhole = (rungs: readonly Theorem[]) => rungs.every((theorem, rung) => theorem === LADDER[rung]);

  function assess(labeling: Labeling, signal?: Signal): Assessment {
    const byScore = score ? assessScore(labeling, score, signal) : {};
    if (byScore.flaw) return byScore;
    // A score that is not too high has shown fairness already.
    const byFairness = fair && !(score && ladder.length === LADDER.length) ? assessFairness(labeling) : {};
    return byFairness.flaw ? byFairness : { ...byFairness, ...byScore, ...assessNeeds(labeling) };
  }

  function assessScore(labeling: Labeling, wanted: Range, signal?: Signal): Assessment {
    const plain = prove(shape, labeling, useful, { backtrack: false, signal });
    // To tell by how much a puzzle is not fair takes long, and matters only where it may be so.
    if (!plain.complete && most < UNFAIR) {
      const because = fair && useful.length === LADDER.length ? 'fair' : 'score';
      return { flaw: { side: 'hard', distance: STUCK + openAfter(labeling, plain), because } };
    }
    const proof = plain.complete ? plain : backtracking(labeling, signal);
    const rated = rateProof(labeling, proof);
    const { score: got } = rated.rating;
    const distance = Math.max(least - got, got - most);
    if (distance <= 0) return isWhole(useful) ? { proof, rated } : {};
    const near = { of: 'score', got, wanted } as const;
    return { flaw: { side: got < least ? 'easy' : 'hard', distance, because: 'score', near } };
  }

  function assessFairness(labeling: Labeling): Assessment {
    const proof = prove(shape, labeling, ladder, { backtrack: false });
    if (proof.complete) return isWhole(ladder) ? { proof } : {};
    return { flaw: { side: 'hard', distance: STUCK + openAfter(labeling, proof), because: 'fair' } };
  }

  function assessNeeds(labeling: Labeling): Assessment {
    if (needs.length === 0) return {};
    const flaw = { distance: NEEDLESS, because: 'needs' } as const;
    for (const needed of needs) {
      const below = ladder.slice(0, ladder.indexOf(needed));
      if (solves(shape, labeling, below)) return { flaw: { ...flaw, side: 'easy', detail: needed.name } };
    }
    const least = leastTheorems(shape, labeling, ladder);
    const other = needs.find((needed) => !least?.includes(needed));
    return { flaw: other && { ...flaw, side: 'hard', detail: other.name }, least };
  }

  function proofOf(labeling: Labeling, signal?: Signal): Proof {
    const plain = prove(shape, labeling, LADDER, { backtrack: false, signal });
    return plain.complete ? plain : backtracking(labeling, signal);
  }

  function backtracking(labeling: Labeling, signal?: Signal): Proof {
    return prove(shape, labeling, LADDER, { signal: limited(LOOKS, signal) });
  }

  function rateProof(labeling: Labeling, proof: Proof): Rated {
    const measured = measure(shape, labeling, compact(shape, labeling, proof));
    return { measure: measured, rating: rate(measured, scale) };
  }

  return {
    assess,
    describe(labeling, known, signal) {
      const proof = known.proof ?? proofOf(labeling, signal);
      const fairly = proof.complete && proof.fair;
      const least = fairly ? (known.least ?? leastTheorems(shape, labeling, ladder)) : undefined;
      return {
        ...(known.rated ?? rateProof(labeling, proof)),
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

import {
  climbUp,
  leastTheorems,
  type NamedTheorem,
  neededTheorems,
  type Shape,
  solves,
  startOf,
} from '../../attrition/index.ts';
import type { Signal } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import { type Measure, measure, type Rating, rate } from '../../rating/index.ts';
import type { Rejected } from './attempt.ts';
import type { Difficulty } from './difficulty.ts';
import { lowestRating } from './score-bounds.ts';
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
  readonly rated?: Rated | undefined;
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

export function makeJudge(shape: Shape, { fair, all, ladder, needs, score, grade, scale }: Difficulty): Judge {
  const isRated = score !== undefined || grade !== undefined;
  const [highest, highestGrade] = [score, grade].map((range) => range?.most ?? Number.POSITIVE_INFINITY) as [
    number,
    number,
  ];
  // Where a theorem takes every score beyond the wish, it need not be tried. The highest rungs take the most time.
  const useful = all.filter((theorem) => {
    const lowest = lowestRating(theorem, shape, scale);
    return lowest.score <= highest && lowest.grade <= highestGrade;
  });
  // By rungs of the ladder without a gap, a puzzle that they solve is rated as the whole ladder would rate it.
  const isWhole = useful.every((theorem, rung) => theorem === all[rung]);

  function assess(labeling: Labeling, signal?: Signal): Assessment {
    const byRating = isRated ? assessRating(labeling, signal) : {};
    if (byRating.flaw) return byRating;
    // A score that is not too high has shown fairness already.
    const isKnownFair = isRated && ladder.length === all.length;
    const flaw = (fair && !isKnownFair && unfairness(labeling, signal)) || needlessness(labeling, signal);
    return { ...byRating, flaw };
  }

  function assessRating(labeling: Labeling, signal?: Signal): Assessment {
    const measured = measure(shape, labeling, { ladder: useful, signal });
    if (measured.unsolved > 0 && Math.min(highest, highestGrade) < UNFAIR) {
      const because = fair && useful.length === all.length ? 'fair' : 'score';
      return { flaw: { side: 'hard', distance: STUCK + measured.unsolved, because } };
    }
    const rating = rate(measured, scale);
    const flaw = missed('grade', rating.grade, grade) ?? missed('score', rating.score, score);
    if (flaw) return { flaw };
    return isWhole ? { rated: { rating, measure: measured } } : {};
  }

  function unfairness(labeling: Labeling, signal?: Signal): Shortfall | undefined {
    const position = startOf(shape, labeling);
    climbUp(position, ladder, signal);
    return position.solved ? undefined : { side: 'hard', distance: STUCK + position.open, because: 'fair' };
  }

  function needlessness(labeling: Labeling, signal?: Signal): Shortfall | undefined {
    if (needs.length === 0) return undefined;
    const needed = (neededTheorems(shape, labeling, ladder, signal) ?? []).map(({ name }) => name);
    const other = needs.find((named) => !needed.includes(named.theorem.name));
    if (other) {
      const rungs = ladder.map(({ name }) => name);
      const isEasy = needed.length === 0 || rungs.indexOf(needed.at(-1)!) < rungs.indexOf(other.theorem.name);
      return { side: isEasy ? 'easy' : 'hard', distance: NEEDLESS, because: 'needs', detail: other.theorem.name };
    }
    for (const named of needs) {
      const side = sideOfSize(labeling, named, signal);
      if (side) return { side, distance: NEEDLESS, because: 'needs', detail: named.theorem.name };
    }
    return undefined;
  }

  /** On which side of a size wished for a needed theorem is: too easy if smaller sizes do, too hard if it takes larger ones. */
  function sideOfSize(
    labeling: Labeling,
    { theorem, size }: NamedTheorem,
    signal?: Signal,
  ): Shortfall['side'] | undefined {
    if (size === undefined) return undefined;
    const enough = ladder.slice(0, 1 + climbUp(startOf(shape, labeling), ladder, signal));
    const solvesUpTo = (most: number) => {
      const limited = enough.map((rung) => (rung.name === theorem.name ? theorem.upTo!(most) : rung));
      return solves(shape, labeling, limited, signal);
    };
    if (solvesUpTo(size - 1)) return 'easy';
    return solvesUpTo(size) ? undefined : 'hard';
  }

  function rateWhole(labeling: Labeling, signal?: Signal): Rated {
    const measured = measure(shape, labeling, { ladder: all, signal });
    return { measure: measured, rating: rate(measured, scale) };
  }

  return {
    assess,
    describe(labeling, known, signal) {
      const rated = known.rated ?? rateWhole(labeling, signal);
      const least = rated.rating.fair ? leastTheorems(shape, labeling, ladder, signal) : undefined;
      return { ...rated, theorems: least?.map(({ name }) => name) ?? [] };
    },
  };
}

/** How far a number is from the range wished for. */
function missed(of: 'score' | 'grade', got: number, wanted: Range | undefined): Shortfall | undefined {
  if (!wanted) return undefined;
  const { least = 0, most = Number.POSITIVE_INFINITY } = wanted;
  const distance = Math.max(least - got, got - most);
  if (distance <= 0) return undefined;
  return { side: got < least ? 'easy' : 'hard', distance, because: 'score', near: { of, got, wanted } };
}

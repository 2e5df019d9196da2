import { LADDER, type Shape, type Theorem } from '../../attrition/index.ts';
import { excerpt, failure, type Result, success } from '../../basis/index.ts';
import { LEVELS, type Scale, SHIPPED_SCALE } from '../../rating/index.ts';
import { highestScore, lowestScore } from './score-bounds.ts';
import type { Range, Wishes } from './wishes.ts';

/** What wishes say of difficulty. */
export interface Difficulty {
  readonly fair: boolean;
  /** The theorems allowed, the easiest first. */
  readonly ladder: readonly Theorem[];
  readonly needs: readonly Theorem[];
  /** The scores that fit both the level and the score wished for, if there is such a wish. */
  readonly score: Range | undefined;
  readonly scale: Scale;
}

export function difficultyFor(wishes: Wishes, shape: Shape): Result<Difficulty> {
  const { theorems, needs = [], scale = SHIPPED_SCALE } = wishes;
  // Only a fair puzzle needs theorems.
  const fair = wishes.fair !== false || needs.length > 0;
  const unknown = [...(theorems ?? []), ...needs].find((name) => !LADDER.some((theorem) => theorem.name === name));
  if (unknown !== undefined)
    return failure(
      'wishes.theorem',
      'theorems',
      `There is no theorem ${excerpt(unknown)}.`,
      `There are ${LADDER.map(({ name }) => name).join(', ')}.`,
    );
  const ladder = LADDER.filter(({ name }) => !theorems || theorems.includes(name));
  const forbidden = needs.find((name) => !ladder.some((theorem) => theorem.name === name));
  if (forbidden !== undefined)
    return failure(
      'wishes.theorem',
      'needs',
      `The puzzle is to need ${forbidden}, which is not among the theorems allowed.`,
      'Allow the theorem, or do not ask for it.',
    );
  const score = wantedScore(wishes, fair);
  if (!score.ok) return score;
  const difficulty = {
    fair,
    ladder,
    needs: LADDER.filter(({ name }) => needs.includes(name)),
    score: score.value,
    scale,
  };
  const reach = checkReach(difficulty, shape);
  return reach.ok ? success(difficulty) : reach;
}

export function isWithin(value: number, { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Range) {
  return least <= value && value <= most;
}

export function spoken({ least, most }: Range): string {
  if (least === undefined) return `at most ${most}`;
  if (most === undefined) return `at least ${least}`;
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** Scores are told in tenths. */
const TENTH = 0.1;
const FIFTH = 100 / LEVELS.length;

/** The scores of a level; those of puzzles that are not fair belong to the last. */
function scoresOf(level: (typeof LEVELS)[number]): Range {
  const index = LEVELS.indexOf(level);
  return { least: FIFTH * index, most: index === LEVELS.length - 1 ? undefined : FIFTH * (index + 1) - TENTH };
}

function wantedScore({ level, score }: Wishes, fair: boolean): Result<Range | undefined> {
  if (level === undefined && score === undefined) return success(undefined);
  if (level !== undefined && !LEVELS.includes(level))
    return failure(
      'wishes.difficulty',
      'level',
      `There is no level ${excerpt(level)}.`,
      `There are ${LEVELS.join(', ')}.`,
    );
  const ranges = [level === undefined ? {} : scoresOf(level), score ?? {}, fair ? { most: 100 - TENTH } : {}];
  const least = Math.max(...ranges.map((range) => range.least ?? 0));
  const most = Math.min(...ranges.map((range) => range.most ?? Number.POSITIVE_INFINITY));
  if (least <= most) return success({ least, most: Number.isFinite(most) ? most : undefined });
  return failure(
    'wishes.difficulty',
    'score',
    level === undefined
      ? `No ${fair ? 'fair ' : ''}puzzle has a score of ${spoken(score!)}.`
      : `The scores of the level ${level} are ${spoken(scoresOf(level))}, those wished for ${spoken(score!)}.`,
    fair && (score?.least ?? 0) >= 100
      ? 'Scores from 100 on are those of puzzles that are not fair: allow these, or wish for less.'
      : 'Change one of the two.',
  );
}

/** Whether any proof by the theorems allowed could be rated as wished, however demanding it is in every other way. */
function checkReach({ fair, ladder, needs, score, scale }: Difficulty, shape: Shape): Result<undefined> {
  if (!fair || !score) return success(undefined);
  const highest = highestScore(ladder, shape, scale);
  if (highest < (score.least ?? 0))
    return failure(
      'wishes.difficulty',
      'theorems',
      `With ${ladder.at(-1)?.name ?? 'no theorem'} as the hardest theorem no score exceeds ${highest} on this board; ${spoken(score)} is wished for.`,
      'Allow harder theorems, or wish for an easier puzzle.',
    );
  // A theorem that is needed bounds the score from below if the proof that is rated cannot go round it.
  const isPrefix = ladder.every((theorem, rung) => theorem === LADDER[rung]);
  const hardest = isPrefix ? needs.at(-1) : undefined;
  const lowest = hardest ? lowestScore(hardest, shape, scale) : 0;
  if (score.most === undefined || lowest <= score.most) return success(undefined);
  return failure(
    'wishes.difficulty',
    'needs',
    `A puzzle that needs ${hardest!.name} has a score of at least ${lowest} on this board; ${spoken(score)} is wished for.`,
    'Ask for an easier theorem, or wish for a more difficult puzzle.',
  );
}

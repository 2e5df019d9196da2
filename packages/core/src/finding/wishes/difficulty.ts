import { LADDER, type NamedTheorem, type Shape, type Theorem, theoremNamed } from '../../attrition/index.ts';
import { excerpt, failure, type Result, success } from '../../basis/index.ts';
import { LEVELS, type Scale, SHIPPED_SCALE } from '../../rating/index.ts';
import { WISHES_FAULTS } from './faults.ts';
import { highestScore, lowestScore } from './score-bounds.ts';
import type { Range, Wishes } from './wishes.ts';

/** What wishes say of difficulty. */
export interface Difficulty {
  readonly fair: boolean;
  /** All theorems there are, the easiest first. */
  readonly all: readonly Theorem[];
  /** The theorems allowed, the easiest first. */
  readonly ladder: readonly Theorem[];
  readonly needs: readonly NamedTheorem[];
  /** The scores that fit both the level and the score wished for, if there is such a wish. */
  readonly score: Range | undefined;
  readonly scale: Scale;
}

/** What is wished, where there are these theorems. */
export function difficultyFor(wishes: Wishes, shape: Shape, all: readonly Theorem[] = LADDER): Result<Difficulty> {
  const { theorems, needs = [], scale = SHIPPED_SCALE } = wishes;
  // Only a fair puzzle needs theorems.
  const fair = wishes.fair !== false || needs.length > 0;
  const unknown = [...(theorems ?? []), ...needs].find((name) => !theoremNamed(name, all));
  if (unknown !== undefined)
    return failure(WISHES_FAULTS, 'wishes.theorem:unknown', 'theorems', {
      name: excerpt(unknown),
      known: all.map(({ name }) => name),
    });
  const ladder = theorems ? allowedOf(theorems, all) : all;
  const forbidden = needs.find(
    (name) => !ladder.some((allowed) => allowed.name === theoremNamed(name, all)!.theorem.name),
  );
  if (forbidden !== undefined) return failure(WISHES_FAULTS, 'wishes.theorem:barred', 'needs', { theorem: forbidden });
  const score = wantedScore(wishes, fair);
  if (!score.ok) return score;
  const difficulty = {
    fair,
    all,
    ladder,
    needs: byLadder(
      needs.map((name) => theoremNamed(name, all)!),
      all,
    ),
    score: score.value,
    scale,
  };
  const reach = checkReach(difficulty, shape);
  return reach.ok ? success(difficulty) : reach;
}

/** The theorems that names allow, in the order of the ladder; of several sizes the largest. */
function allowedOf(names: readonly string[], all: readonly Theorem[]): Theorem[] {
  const named = names.map((name) => theoremNamed(name, all)!);
  return all.flatMap((theorem) => {
    const meant = named.filter((other) => other.theorem === theorem);
    const sizes = meant.map(({ size }) => size ?? Number.POSITIVE_INFINITY);
    return meant.length === 0 ? [] : [meant[sizes.indexOf(Math.max(...sizes))]!.limited];
  });
}

function byLadder(named: readonly NamedTheorem[], all: readonly Theorem[]): NamedTheorem[] {
  return all.flatMap((theorem) => named.filter((other) => other.theorem === theorem));
}

export function isWithin(value: number, { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Range) {
  return least <= value && value <= most;
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
    return failure(WISHES_FAULTS, 'wishes.difficulty:unknown', 'level', { level: excerpt(level), known: LEVELS });
  const ranges = [level === undefined ? {} : scoresOf(level), score ?? {}, fair ? { most: 100 - TENTH } : {}];
  const least = Math.max(...ranges.map((range) => range.least ?? 0));
  const most = Math.min(...ranges.map((range) => range.most ?? Number.POSITIVE_INFINITY));
  if (least <= most) return success({ least, most: Number.isFinite(most) ? most : undefined });
  if (level === undefined) return failure(WISHES_FAULTS, 'wishes.difficulty:score', 'score', { fair, wished: score! });
  return failure(WISHES_FAULTS, 'wishes.difficulty:level', 'score', {
    level,
    scores: scoresOf(level),
    wished: score!,
    fair,
  });
}

/** Whether any proof by the theorems allowed could be rated as wished, however demanding it is in every other way. */
function checkReach({ fair, ladder, needs, score, scale }: Difficulty, shape: Shape): Result<undefined> {
  if (!fair || !score) return success(undefined);
  const highest = highestScore(ladder, shape, scale);
  if (highest < (score.least ?? 0))
    return failure(WISHES_FAULTS, 'wishes.difficulty:reach', 'theorems', {
      theorem: ladder.at(-1)?.name,
      highest,
      wished: score,
    });
  // A theorem that is needed bounds the score from below if the proof that is rated cannot go round it.
  const isPrefix = ladder.every((theorem, rung) => theorem === LADDER[rung]);
  const hardest = isPrefix ? needs.at(-1)?.theorem : undefined;
  const lowest = hardest ? lowestScore(hardest, shape, scale) : 0;
  if (score.most === undefined || lowest <= score.most) return success(undefined);
  return failure(WISHES_FAULTS, 'wishes.difficulty:needs', 'needs', { theorem: hardest!.name, lowest, wished: score });
}

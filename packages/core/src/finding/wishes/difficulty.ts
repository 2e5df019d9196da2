import { LADDER, type NamedTheorem, type Shape, type Theorem, theoremNamed } from '../../attrition/index.ts';
import { excerpt, failure, type Result, success } from '../../basis/index.ts';
import { LEVELS, type Level, reachesOf, type Scale, SHIPPED_SCALE } from '../../rating/index.ts';
import { WISHES_FAULTS } from './faults.ts';
import { highestRating, lowestRating } from './score-bounds.ts';
import type { Range, Wishes } from './wishes.ts';

/** What wishes say of difficulty. */
export interface Difficulty {
  readonly fair: boolean;
  /** All theorems there are, the easiest first. */
  readonly all: readonly Theorem[];
  /** The theorems allowed, the easiest first. */
  readonly ladder: readonly Theorem[];
  readonly needs: readonly NamedTheorem[];
  /** The scores wished for, and the grades of the level wished for, if there is such a wish. */
  readonly score: Range | undefined;
  readonly grade: Range | undefined;
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
  const wanted = wantedDifficulty(wishes, shape, fair);
  if (!wanted.ok) return wanted;
  const difficulty = {
    fair,
    all,
    ladder,
    needs: byLadder(
      needs.map((name) => theoremNamed(name, all)!),
      all,
    ),
    ...wanted.value,
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

/** The grades of a level; those of puzzles that are not fair belong to the last. */
function gradesOf(level: Level): Range {
  const index = LEVELS.indexOf(level);
  return { least: FIFTH * index, most: index === LEVELS.length - 1 ? undefined : FIFTH * (index + 1) - TENTH };
}

function levelAt(grade: number): Level {
  return LEVELS[Math.min(Math.floor(grade / FIFTH), LEVELS.length - 1)]!;
}

type Wanted = Pick<Difficulty, 'score' | 'grade'>;

function wantedDifficulty(
  { level, score, scale = SHIPPED_SCALE }: Wishes,
  shape: Shape,
  fair: boolean,
): Result<Wanted> {
  if (level !== undefined && !LEVELS.includes(level))
    return failure(WISHES_FAULTS, 'wishes.difficulty:unknown', 'level', { level: excerpt(level), known: LEVELS });
  const fairest = fair ? { most: 100 - TENTH } : {};
  const scores = score && overlap(score, fairest);
  if (score && !scores) return failure(WISHES_FAULTS, 'wishes.difficulty:score', 'score', { fair, wished: score });
  const grades = level === undefined ? undefined : gradesOf(level);
  // On the board of the scale a grade is a score.
  if (level !== undefined && scores && isAtHome(shape, scale) && !overlap(scores, gradesOf(level)))
    return failure(WISHES_FAULTS, 'wishes.difficulty:level', 'score', {
      level,
      scores: gradesOf(level),
      wished: score!,
      fair,
    });
  return success({ score: scores, grade: grades && overlap(grades, fairest) });
}

function overlap(a: Range, b: Range): Range | undefined {
  const least = Math.max(a.least ?? 0, b.least ?? 0);
  const most = Math.min(a.most ?? Number.POSITIVE_INFINITY, b.most ?? Number.POSITIVE_INFINITY);
  if (least > most) return undefined;
  return { least, most: Number.isFinite(most) ? most : undefined };
}

function isAtHome(shape: Shape, { home }: Scale): boolean {
  if (!home) return true;
  const { near, span } = reachesOf(shape);
  return near === home.near && span === home.span && shape.cells === home.cells;
}

/** Whether any proof by the theorems allowed could be rated as wished, however demanding it is in every other way. */
function checkReach({ fair, ladder, needs, score, grade, scale }: Difficulty, shape: Shape): Result<undefined> {
  if (!fair || (!score && !grade)) return success(undefined);
  const highest = highestRating(ladder, shape, scale);
  const theorem = ladder.at(-1)?.name;
  if (highest.score < (score?.least ?? 0))
    return failure(WISHES_FAULTS, 'wishes.difficulty:reach', 'theorems', {
      theorem,
      highest: highest.score,
      wished: score!,
    });
  if (highest.grade < (grade?.least ?? 0))
    return failure(WISHES_FAULTS, 'wishes.difficulty:level-reach', 'theorems', {
      theorem,
      bound: levelAt(highest.grade),
      level: levelAt(grade!.least!),
    });
  // A theorem that is needed bounds the rating from below if the proof that is rated cannot go round it.
  const isPrefix = ladder.every((theorem, rung) => theorem === LADDER[rung]);
  const hardest = isPrefix ? needs.at(-1)?.theorem : undefined;
  if (!hardest) return success(undefined);
  const lowest = lowestRating(hardest, shape, scale);
  if (score?.most !== undefined && lowest.score > score.most)
    return failure(WISHES_FAULTS, 'wishes.difficulty:needs', 'needs', {
      theorem: hardest.name,
      lowest: lowest.score,
      wished: score,
    });
  if (grade?.most !== undefined && lowest.grade > grade.most)
    return failure(WISHES_FAULTS, 'wishes.difficulty:level-needs', 'needs', {
      theorem: hardest.name,
      bound: levelAt(lowest.grade),
      level: levelAt(grade.least!),
    });
  return success(undefined);
}

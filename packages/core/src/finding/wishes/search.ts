import type { Random } from '../../basis/index.ts';
import type { Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import type { Remover } from '../removal/index.ts';
import { type Descent, descend } from './descent.ts';
import type { Assessment, Judge, Shortfall } from './judge.ts';
import type { Pattern } from './pattern.ts';
import type { Range } from './wishes.ts';

/** Everything that a search for a puzzle of one Latin board goes by. */
export interface SearchPlan {
  readonly solution: Labeling;
  readonly pattern: Pattern;
  readonly inscription: readonly number[];
  readonly critical: boolean;
  readonly clues: Range;
  readonly remover: Remover;
  readonly judge: Judge;
  readonly random: Random;
  readonly signal: Signal | undefined;
}

/** A puzzle that a search came to, and how it was judged: it may lack something. */
export interface Candidate extends Assessment {
  readonly labeling: Labeling;
}

/** So many times a puzzle is varied before its Latin board is given up. */
const ROUNDS = 20;
/** Clues that are missing or too many, and clues that a critical puzzle would not have, in points of the score. */
const PER_CLUE = 10;
/**
 * Where a puzzle need not be critical, a clue stays of which so many bytes of states do not tell whether it can go: some four thousand nodes
 * of a Sudoku, where a dozen are usual. On large boards the last clues of a critical puzzle take longer than all else, and a puzzle that is
 * so hard to search is hardly ever fair.
 */
const EFFORT = 2_000_000;

/**
 * Looks for a puzzle as wished that has a given solution: takes clues away in random order, then tries by turns to vary the
 * best puzzle so far and to begin again.
 */
export function searchPuzzle(plan: SearchPlan, start: Labeling): Candidate {
  const { pattern, random, signal } = plan;
  let best = bestOf(plan, start, random.shuffled(pattern.groups));
  for (let round = 1; round < ROUNDS && best.flaw && !signal?.aborted; round++) {
    const next = round % 2 === 0 ? bestOf(plan, start, random.shuffled(pattern.groups)) : varied(plan, best.labeling);
    if (!next.flaw || next.flaw.distance <= best.flaw.distance) best = next;
  }
  if (plan.critical || best.flaw?.side !== 'hard' || signal?.aborted) return best;
  const careful = carefully(plan, start);
  return careful.flaw ? best : careful;
}

/** Takes clues away only as long as the puzzle does not become too hard: slow, but it gets farthest. */
function carefully(
  { remover, judge, clues, pattern, random, solution, signal }: SearchPlan,
  start: Labeling,
): Candidate {
  const accept = (labeling: Labeling) => judge.assess(labeling, signal).flaw?.side !== 'hard';
  const labeling = remover.reduce(solution, start, random.shuffled(pattern.groups), {
    accept,
    least: clues.least,
    signal,
  });
  const flaw = cluesFlaw(labeling.filter((label) => label !== EMPTY).length, clues);
  return { labeling, ...(flaw ? { flaw } : judge.assess(labeling, signal)) };
}

/** Puts some clues back into a puzzle and takes others away instead. */
function varied(plan: SearchPlan, labeling: Labeling): Candidate {
  const { pattern, random, solution } = plan;
  const present = pattern.groups.filter(([cell]) => labeling[cell!] !== EMPTY);
  const absent = random.shuffled(pattern.groups.filter(([cell]) => labeling[cell!] === EMPTY));
  const returning = absent.slice(0, 1 + random.below(1 + Math.ceil(absent.length / 8)));
  const start = [...labeling];
  for (const cell of returning.flat()) start[cell] = solution[cell]!;
  // Those put back go last, so that others have to make room for them.
  return bestOf(plan, start, [...random.shuffled(present), ...returning]);
}

function bestOf(plan: SearchPlan, start: Labeling, order: readonly (readonly number[])[]): Candidate {
  const { remover, solution, critical, clues, signal } = plan;
  const limits = critical ? {} : { least: clues.least, effort: EFFORT };
  const descent = descend(remover, solution, start, order, { ...limits, signal });
  return critical ? endOf(plan, descent) : lowestOf(plan, descent);
}

/** The last puzzle of a descent, which is critical unless the pattern forbids it. */
function endOf({ judge, clues, signal, ...plan }: SearchPlan, descent: Descent): Candidate {
  const labeling = descent.at(descent.length);
  const needless = needlessClues({ ...plan, signal }, labeling);
  if (needless > 0) return { labeling, flaw: { side: 'hard', because: 'critical', distance: PER_CLUE * needless } };
  const flaw = cluesFlaw(descent.cluesAt(descent.length), clues);
  return { labeling, ...(flaw ? { flaw } : judge.assess(labeling, signal)) };
}

/** How many clues, one after the other, can go though their group cannot. */
function needlessClues(
  { pattern, inscription, remover, solution, signal }: Omit<SearchPlan, 'judge' | 'clues'>,
  labeling: Labeling,
): number {
  if (pattern.forced.length === inscription.length && pattern.groups.every((group) => group.length === 1)) return 0;
  const inscribed = new Set(inscription);
  const clues = [...labeling.keys()].filter((cell) => labeling[cell] !== EMPTY && !inscribed.has(cell));
  const single = clues.map((cell) => [cell]);
  return descend(remover, solution, labeling, single, { signal }).length;
}

/**
 * The puzzle furthest down a descent that is as wished, or else the nearest to it. What is too hard stays so when more
 * clues go (exactly so for fairness, nearly so for scores): halving finds where it begins without judging all on the way.
 */
function lowestOf({ judge, clues, signal }: SearchPlan, descent: Descent): Candidate {
  const last = descent.length;
  const missed = cluesFlaw(descent.cluesAt(last), clues);
  if (missed) return { labeling: descent.at(last), flaw: missed };
  let best: Candidate | undefined;
  const isTooHard = (index: number): boolean => {
    const labeling = descent.at(index);
    const assessment = judge.assess(labeling, signal);
    const { flaw } = assessment;
    if (!best || !flaw || (best.flaw && flaw.distance < best.flaw.distance)) best = { labeling, ...assessment };
    return flaw?.side === 'hard';
  };
  let low = 0;
  while (descent.cluesAt(low) > (clues.most ?? Number.POSITIVE_INFINITY)) low++;
  let high = last;
  if (isTooHard(last) && low < last && !isTooHard(low))
    while (high - low > 1 && !signal?.aborted) {
      const middle = Math.floor((low + high) / 2);
      if (isTooHard(middle)) high = middle;
      else low = middle;
    }
  return best!;
}

function cluesFlaw(count: number, wanted: Range): Shortfall | undefined {
  const { least = 0, most = Number.POSITIVE_INFINITY } = wanted;
  const distance = PER_CLUE * Math.max(least - count, count - most);
  if (distance <= 0) return undefined;
  const near = { of: 'clues', got: count, wanted } as const;
  return { side: count < least ? 'hard' : 'easy', because: 'clues', distance, near };
}

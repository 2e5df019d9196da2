import {
  type BatchEnding,
  type BatchRejection,
  type Near,
  REJECTIONS,
  type Statistics,
} from '@latin-puzzles/core/finding';

/** `3 puzzles from 17 attempts in 2.1 s, seed 42`. */
export function summary(statistics: Statistics, milliseconds: number, seed: number): string {
  return `${yieldOf(statistics)} in ${(milliseconds / 1000).toFixed(1)} s, seed ${seed}`;
}

/** `3 puzzles from 17 attempts`. */
export function yieldOf({ found, attempts }: Statistics): string {
  return `${counted(found, 'puzzle')} from ${counted(attempts, 'attempt')}`;
}

/** Why a batch ended before it was complete, how close it came, and what would help. */
export function shortfall({ verdict, statistics }: BatchEnding, count: number, patience: number): string {
  const { found, attempts, rejected, nearest, details } = statistics;
  const why = verdict === 'patience' ? `${counted(patience, 'attempt')} in a row gave nothing new` : 'stopped';
  const lines = [`${why}; found ${found} of ${counted(count, 'puzzle')}`];
  for (const near of Object.values(nearest)) lines.push(`  closest: ${closeness(near)}`);
  const chief = mostFrequent(rejected);
  if (chief === undefined) return lines.join('\n');
  const share = `${rejected[chief]} of ${counted(attempts, 'attempt')}`;
  if (chief === 'duplicate') lines.push(`  ${share} gave puzzles found before: there may be few others`);
  else lines.push(`  ${share}: ${REJECTIONS[chief]}${details[chief] ? ` (${details[chief]})` : ''}`);
  return [...lines, `  ${REMEDIES[chief]}`].join('\n');
}

/** What to change when most attempts fail for one reason. */
const REMEDIES: Readonly<Record<BatchRejection, string>> = {
  stopped: 'Allow more time with --timeout.',
  'no-board': 'Allow more time with --timeout, or wish for other labels or another inscription.',
  words: 'Use other labels, or let any words appear with --no-block.',
  mask: 'Let more cells hold clues: name fewer with --never.',
  critical: 'Leave out --critical, or ask for less with --always and --symmetry.',
  clues: 'Widen --clues.',
  fair: 'Allow more theorems, more clues with --clues, or puzzles that are not fair with --no-fair.',
  score: 'Widen --score or choose another --level; --level any takes all.',
  needs: 'Wish for an easier theorem with --needs, or wait longer with --timeout.',
  duplicate: 'Ask for fewer, or wish for less.',
};

const UNITS: Readonly<Record<Near['of'], (value: number) => string>> = {
  clues: (value) => counted(value, 'clue'),
  score: (value) => `a score of ${value}`,
};

function closeness({ of, got, wanted: { least, most } }: Near): string {
  const bounds = least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : undefined;
  return `${UNITS[of](got)}, wished for ${bounds ?? (least === most ? least : `${least} to ${most}`)}`;
}

function mostFrequent(rejected: Statistics['rejected']): BatchRejection | undefined {
  const reasons = Object.keys(rejected) as BatchRejection[];
  return reasons.sort((a, b) => rejected[b]! - rejected[a]!)[0];
}

/** `1 clue`, `2 clues`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

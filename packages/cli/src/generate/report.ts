import {
  type BatchEnding,
  type BatchRejection,
  type Near,
  REJECTIONS,
  type Statistics,
} from '@latin-puzzles/core/finding';
import type { CountPanel } from '@latin-puzzles/drawing';
import { countRejections, rejectionsByFrequency } from '@latin-puzzles/workshop/generate';
import { paint } from '../terminal/paint.ts';

/** `3/10 · 17 attempts, 5.2/s · 3 s · difficulty 12 · not fair 2`. */
export function progressText(statistics: Statistics | undefined, count: number, milliseconds: number): string {
  const { found = 0, attempts = 0, rejected = {} } = statistics ?? {};
  const seconds = milliseconds / 1000;
  const rate = attempts / seconds;
  const reasons = countRejections(rejected, 'en').map(({ name, count }) => `${name} ${count}`);
  return [
    `${found}/${count}`,
    `${countText(attempts, 'attempt')}, ${rate.toFixed(rate < 10 ? 1 : 0)}/s`,
    `${seconds.toFixed(0)} s`,
    ...reasons,
  ].join(' · ');
}

/** `3 puzzles from 17 attempts in 2.1 s, seed 42`. */
export function summaryText(statistics: Statistics, milliseconds: number, seed: number): string {
  return `${yieldText(statistics)} in ${(milliseconds / 1000).toFixed(1)} s, seed ${seed}`;
}

/** `3 puzzles from 17 attempts`. */
export function yieldText({ found, attempts }: Statistics): string {
  return `${countText(found, 'puzzle')} from ${countText(attempts, 'attempt')}`;
}

/** Why a batch ended before it was complete, how close it came, and what would help. */
export function shortfallText({ verdict, statistics }: BatchEnding, count: number, patience: number): string[] {
  const { found, attempts, rejected, nearest, details } = statistics;
  const why = verdict === 'patience' ? `${countText(patience, 'attempt')} in a row gave nothing new` : 'stopped';
  const lines = [`${why}; found ${found} of ${countText(count, 'puzzle')}`];
  for (const near of Object.values(nearest)) lines.push(`  closest: ${closeness(near)}`);
  const [chief] = rejectionsByFrequency(rejected);
  if (chief === undefined) return lines;
  const share = `${rejected[chief]} of ${countText(attempts, 'attempt')}`;
  if (chief === 'duplicate') lines.push(`  ${share} gave puzzles found before: there may be few others`);
  else lines.push(`  ${share}: ${REJECTIONS[chief]}${details[chief] ? ` (${details[chief]})` : ''}`);
  return [...lines, `  ${REMEDIES[chief]}`];
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
  clues: (value) => countText(value, 'clue'),
  score: (value) => `a score of ${value}`,
  grade: (value) => `a grade of ${value} (each level is a fifth of 100)`,
};

function closeness({ of, got, wanted: { least, most } }: Near): string {
  const bounds = least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : undefined;
  return `${UNITS[of](got)}, wished for ${bounds ?? (least === most ? least : `${least} to ${most}`)}`;
}

/** `1 clue`, `2 clues`. */
function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const WIDTH = 40;
/** A block, and its first one to seven eighths. */
const FULL = '█';
const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A panel for the terminal: one bar a line. */
export function panelText({ title, kind, entries }: CountPanel, stream: NodeJS.WriteStream): string[] {
  const most = Math.max(1, ...entries.map(({ count }) => count));
  const width = Math.max(...entries.map(({ name }) => name.length));
  const lines = entries.map(({ name, count }) => {
    const padded = kind === 'bars' ? name.padEnd(width) : name.padStart(width);
    return `  ${padded}  ${paint('cyan', barText(count / most), stream)}${count > 0 ? ' ' : ''}${count}`;
  });
  return [paint('bold', title, stream), ...lines];
}

function barText(share: number): string {
  const eighths = Math.round(share * WIDTH * 8);
  // Whatever there is shows.
  return eighths === 0 ? (share > 0 ? PARTS[1]! : '') : FULL.repeat(eighths >> 3) + PARTS[eighths & 7]!;
}

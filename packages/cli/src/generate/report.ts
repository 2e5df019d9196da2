import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { type BatchEnding, type Near, REJECTIONS, type Statistics } from '@latin-puzzles/core/finding';
import type { CountPanel } from '@latin-puzzles/drawing';
import { countRejections, rejectionsByFrequency } from '@latin-puzzles/workshop/generate';
import { paint } from '../terminal/paint.ts';
import { BATCH_WORDS } from './words.ts';

/** `3/10 · 17 attempts, 5.2/s · 3 s · difficulty 12 · not fair 2`. */
export function progressText(
  statistics: Statistics | undefined,
  count: number,
  milliseconds: number,
  language: LanguageCode,
): string {
  const { found = 0, attempts = 0, rejected = {} } = statistics ?? {};
  const { fill } = GRAMMARS[language];
  const seconds = milliseconds / 1000;
  const rate = attempts / seconds;
  const reasons = countRejections(rejected, language).map(({ name, count }) => `${name} ${count}`);
  return [
    `${found}/${count}`,
    fill(BATCH_WORDS[language].rate, {
      attempts: attemptsText(attempts, language),
      rate: decimal(rate, rate < 10 ? 1 : 0, language),
    }),
    `${seconds.toFixed(0)} s`,
    ...reasons,
  ].join(' · ');
}

/** `3 puzzles from 17 attempts in 2.1 s, seed 42`. */
export function summaryText(
  statistics: Statistics,
  milliseconds: number,
  seed: number,
  language: LanguageCode,
): string {
  const seconds = decimal(milliseconds / 1000, 1, language);
  const said = { yield: yieldText(statistics, language), seconds, seed };
  return GRAMMARS[language].fill(BATCH_WORDS[language].summary, said);
}

/** `3 puzzles from 17 attempts`. */
export function yieldText({ found, attempts }: Statistics, language: LanguageCode): string {
  const { counted, fill } = GRAMMARS[language];
  const words = BATCH_WORDS[language];
  return fill(words.yield, { puzzles: counted(found, words.puzzle), attempts: attemptsText(attempts, language) });
}

/** Why a batch ended before it was complete, how close it came, and what would help. */
export function shortfallText(
  { verdict, statistics }: BatchEnding,
  count: number,
  patience: number,
  language: LanguageCode,
): string[] {
  const { found, attempts, rejected, nearest, details } = statistics;
  const { counted, fill } = GRAMMARS[language];
  const words = BATCH_WORDS[language];
  const why =
    verdict === 'patience' ? fill(words.outOfPatience, { attempts: attemptsText(patience, language) }) : words.stopped;
  const lines = [fill(words.shortfall, { why, found, puzzles: counted(count, words.puzzle) })];
  for (const near of Object.values(nearest)) lines.push(`  ${closeness(near, language)}`);
  const [chief] = rejectionsByFrequency(rejected);
  if (chief === undefined) return lines;
  const share = fill(words.share, { count: rejected[chief]!, attempts: attemptsText(attempts, language) });
  if (chief === 'duplicate') lines.push(`  ${fill(words.duplicates, { share })}`);
  else lines.push(`  ${share}: ${REJECTIONS[chief][language]}${details[chief] ? ` (${details[chief]})` : ''}`);
  return [...lines, `  ${words.remedies[chief]}`];
}

function closeness({ of, got, wanted }: Near, language: LanguageCode): string {
  const { fill, span } = GRAMMARS[language];
  const { near, closest } = BATCH_WORDS[language];
  return fill(closest, { near: fill(near[of], { value: got }, got), wanted: span(wanted) });
}

function attemptsText(count: number, language: LanguageCode): string {
  return GRAMMARS[language].counted(count, BATCH_WORDS[language].attempt);
}

function decimal(value: number, digits: number, language: LanguageCode): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
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

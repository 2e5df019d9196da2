import type { LineEstimate, LineStatus, PlanStatus } from '@latin-puzzles/mill/plan';
import { sumOfWork, type WorkPace } from '@latin-puzzles/workshop/generate';
import { table } from '../terminal/table.ts';

/** A time in the two units that say it best: `2 h 5 min`. */
export function waitText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** A number with three figures. */
function rateText(rate: number): string {
  return rate >= 100 ? String(Math.round(rate)) : rate.toPrecision(3);
}

/** How many of how many. */
function shareText({
  goal: { count, extent },
  found,
  settled,
}: Pick<LineStatus, 'goal' | 'found' | 'settled'>): string {
  return count === undefined ? `${settled}/${extent}` : `${found}/${count}`;
}

function stateText({ ended, failed, blemishes, openUnits, units }: LineStatus): string {
  if (failed.length > 0) return 'failed';
  if (ended === 'met') return blemishes > 0 ? `${blemishes} wrong` : 'met';
  if (ended) return 'exhausted';
  if (units > 0) return 'at work';
  return openUnits > 0 ? 'begins' : 'waits';
}

/** What lines that count have come to, one a row. */
export function countLines({ lines }: PlanStatus): string[] {
  return lines.flatMap(({ line, counted, ended }) => {
    if (counted === undefined) return [];
    const boards = `${BigInt(counted).toLocaleString('en')} Latin boards`;
    return [`line ${line}: ${ended ? boards : `at least ${boards}`}`];
  });
}

const WIDTH = 16;

function bar(share: number): string {
  const filled = Math.floor(Math.min(1, share) * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
}

/**
 * A row for each line of a plan: what it is about, how far it is, how many attempts a thread makes in a second, and how long it
 * will still take on so many threads: on one, where it is not known how many there are.
 */
export function statusLines({ lines }: PlanStatus, threads: number | undefined): string[] {
  const rows = lines.map((line) => [
    `${line.line}`,
    line.name,
    bar(line.share),
    shareText(line),
    stateText(line),
    line.milliseconds > 0 ? `${rateText((1000 * line.units) / line.milliseconds)}/s` : '',
    line.ended || line.remaining === undefined ? '' : waitText(line.remaining / (threads ?? 1)),
  ]);
  const isOpen = lines.some(({ ended }) => !ended);
  const left = isOpen && threads === undefined ? 'left for 1 thread' : 'left';
  return table([['', 'line', '', 'got', '', 'per thread', left], ...rows]);
}

/** Those that are being worked at, and one that tells of all. */
export function progressLines(status: PlanStatus, threads: number): string[] {
  const active = status.lines.filter(({ ended, openUnits }) => !ended && openUnits > 0);
  return [...statusLines({ ...status, lines: active }, threads).slice(1), totalText(status, { threads })];
}

function threadsText(threads: number): string {
  const count = Math.max(1, Math.round(threads));
  return count === 1 ? '1 thread' : `${count} threads`;
}

/** One line for the whole plan; on how many threads it is worked at, and how fast, if that is known. */
export function totalText({ lines }: PlanStatus, pace: Pick<WorkPace, 'threads'> | WorkPace | undefined): string {
  const ended = lines.filter((line) => line.ended).length;
  const { found, remaining } = sumOfWork(lines);
  const parts = [`${ended} of ${lines.length} lines ended, ${found} puzzles`];
  if (ended === lines.length) return parts[0]!;
  if (pace && 'units' in pace)
    parts.push(
      `${rateText(pace.units)} attempts/s and ${rateText(pace.found)} puzzles/s on about ${threadsText(pace.threads)}`,
    );
  if (remaining !== undefined)
    parts.push(`about ${waitText(remaining / (pace?.threads ?? 1))} left${pace ? '' : ' for one thread'}`);
  return parts.join('; ');
}

/** What the trials of a plan say. */
export function estimateLines(estimates: readonly LineEstimate[], jobs: number): string[] {
  const rows = estimates.map(({ line, name, goal, units, found, milliseconds, remaining }) => [
    `${line}`,
    name,
    goal.count === undefined ? 'all' : `${goal.count}`,
    units > 0 ? `${rateText((1000 * units) / milliseconds)}/s` : '?',
    units > 0 ? `${found} of ${units}` : '?',
    remaining === undefined ? '?' : waitText(remaining / jobs),
  ]);
  return table([['', 'line', 'wanted', 'attempts', 'found', 'time'], ...rows]);
}

import type { LineEstimate, LineStatus, PlanStatus } from '@latin-puzzles/mill/plan';
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
  return openUnits > 0 || units > 0 ? 'at work' : 'waits';
}

const WIDTH = 16;

function bar(share: number): string {
  const filled = Math.floor(Math.min(1, share) * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
}

/** A row for each line of a plan: what it is about, how far it is, how fast, and how long it will still take. */
export function statusLines({ lines }: PlanStatus, workers: number): string[] {
  const rows = lines.map((line) => [
    `${line.line}`,
    line.name,
    bar(line.share),
    shareText(line),
    stateText(line),
    line.milliseconds > 0 ? `${rateText((1000 * line.units) / line.milliseconds)}/s` : '',
    line.ended || line.remaining === undefined ? '' : waitText(line.remaining / workers),
  ]);
  return table([['', 'line', '', 'got', '', 'attempts', 'left'], ...rows]);
}

/** Those that are being worked at, and one that tells of all. */
export function progressLines(status: PlanStatus, workers: number): string[] {
  const active = status.lines.filter(({ ended, openUnits }) => !ended && openUnits > 0);
  return [...statusLines({ ...status, lines: active }, workers).slice(1), totalText(status, workers)];
}

/** One line for the whole plan. */
export function totalText({ lines }: PlanStatus, workers: number): string {
  const ended = lines.filter((line) => line.ended).length;
  const found = lines.reduce((sum, line) => sum + line.found, 0);
  const left = lines.reduce((sum, { remaining }) => sum + (remaining ?? Number.NaN), 0);
  const time = ended === lines.length || Number.isNaN(left) ? '' : `, about ${waitText(left / workers)} left`;
  return `${ended} of ${lines.length} lines ended, ${found} puzzles${time}`;
}

/** What the trials of a plan say. */
export function estimateLines(estimates: readonly LineEstimate[], jobs: number): string[] {
  const rows = estimates.map(({ line, name, goal, units, found, milliseconds, remaining }) => [
    `${line}`,
    name,
    goal.count === undefined ? 'all' : `${goal.count}`,
    milliseconds > 0 ? `${rateText((1000 * units) / milliseconds)}/s` : '?',
    units > 0 ? `${found} of ${units}` : '?',
    remaining === undefined ? '?' : waitText(remaining / jobs),
  ]);
  return table([['', 'line', 'wanted', 'attempts', 'found', 'time'], ...rows]);
}

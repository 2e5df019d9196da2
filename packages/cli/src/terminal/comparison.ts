import type { MethodSummary, Trial } from '@latin-puzzles/methods';
import { table } from './table.ts';

/** What came out of one puzzle. */
export interface Comparison {
  readonly title: string;
  readonly trials: readonly Trial[];
}

const HEADER = ['method', 'solved', 'proved', 'median', 'least', 'most', 'memory', ''];

/** A table of what came out of each method. */
export function comparisonRows(summaries: readonly MethodSummary[]): string[] {
  return table([HEADER, ...summaries.map(cellsOf)]).map((line) => `  ${line}`);
}

function cellsOf({ method, kind, trials, solved, proved, time, memory, failures }: MethodSummary): string[] {
  const times = time ? [time.median, time.least, time.most].map(timeText) : ['–', '–', '–'];
  return [
    method,
    `${solved}/${trials}`,
    kind === 'exact' ? `${proved}/${trials}` : '–',
    ...times,
    memory === undefined ? '–' : `${Math.round(memory / 2 ** 20)} MB`,
    failureText(failures),
  ];
}

const FAILURES: Readonly<Record<Trial['verdict'], string>> = {
  'gave-up': 'gave up',
  timeout: 'ran out of time',
  aborted: 'stopped',
  failed: 'broke down',
  complete: '',
  limit: '',
};

/** Why the trials that came to nothing did. */
export function failureText(failures: readonly Trial['verdict'][]): string {
  return failures.map((verdict) => FAILURES[verdict]).join(', ');
}

/** `0.4 ms`, `12 ms`, `3.1 s`. */
export function timeText(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}

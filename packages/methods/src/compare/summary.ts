import type { Trial } from './trial.ts';

/** What came out of all trials of a method on a puzzle. */
export interface MethodSummary {
  readonly method: string;
  readonly kind: Trial['kind'];
  /** Of the best trial, which did what was asked and soonest, or else found most: why it ended, what it found, its milliseconds. */
  readonly verdict: Trial['verdict'];
  readonly solutions: number;
  readonly ms: number;
  readonly trials: number;
  /** How many found a solution. */
  readonly solved: number;
  /** How many proved that there is none, exactly one, or more than one: what it takes to find puzzles, not only to solve them. */
  readonly proved: number;
  /** Milliseconds: of those that did what was asked, to prove of exact methods and to solve of others, if any did. */
  readonly time: { readonly least: number; readonly median: number; readonly most: number } | undefined;
  /** Bytes, of the trial that took most. */
  readonly memory: number | undefined;
  /** Why the others ended. */
  readonly failures: readonly Trial['verdict'][];
}

/** Whether a trial proved how many solutions there are, as far as one or more matters. */
export function hasProved({ verdict, kind, solutions }: Trial): boolean {
  return kind === 'exact' && (verdict === 'complete' || solutions > 1);
}

/** The trials of each method, taken together. */
export function summarize(trials: readonly Trial[]): MethodSummary[] {
  const methods = [...new Set(trials.map(({ method }) => method))];
  return methods.map((method) => {
    const own = trials.filter((trial) => trial.method === method);
    const good = own.filter((trial) => (trial.kind === 'exact' ? hasProved(trial) : trial.solutions > 0));
    const times = good.map(({ time }) => time).toSorted((a, b) => a - b);
    const [best] = (good.length > 0 ? good : own).toSorted((a, b) => b.solutions - a.solutions || a.time - b.time);
    const known = own.flatMap(({ memory }) => memory ?? []);
    return {
      method,
      kind: own[0]!.kind,
      verdict: best!.verdict,
      solutions: best!.solutions,
      ms: best!.time,
      trials: own.length,
      solved: own.filter(({ solutions }) => solutions > 0).length,
      proved: own.filter(hasProved).length,
      time: times.length > 0 ? { least: times[0]!, median: median(times), most: times.at(-1)! } : undefined,
      memory: known.length > 0 ? Math.max(...known) : undefined,
      failures: [...new Set(own.filter((trial) => !good.includes(trial)).map(({ verdict }) => verdict))],
    };
  });
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Whether no two trials contradict each other on how many solutions there are: none, one, or several. */
export function agree(trials: readonly Trial[]): boolean {
  const proved = new Set(trials.filter(hasProved).map(({ solutions }) => solutions));
  return proved.size <= 1 && !(proved.has(0) && trials.some(({ solutions }) => solutions > 0));
}

import type { Random } from '../basis/index.ts';
import type { Engine, Limits } from '../engine/index.ts';
import { isLabelingOf, type Labeling } from '../puzzle/index.ts';
import { countingStart } from './counting-start.ts';
import { makeProbe } from './probe.ts';

export interface Estimate {
  /** The decimal logarithm of the number of Latin boards; −∞ when no probe has come upon one. */
  readonly log10: number;
  /** The standard error as a share of the number. */
  readonly error: number;
  /** The decimal logarithms of an interval that holds the number with 95 %, as far as probes tell. */
  readonly low: number;
  readonly high: number;
  readonly probes: number;
}

export interface EstimateOptions extends Limits {
  /** So many probes at most. */
  readonly probes?: number | undefined;
  /** What is written already; an empty board unless given. */
  readonly labeling?: Labeling | undefined;
}

const USUAL_PROBES = 2000;
/** Where fewer Latin boards than this are left they are counted, which is quicker than more probes, and exact. */
const COUNTED = 2000;
/** After a count that found too many, so many labels are written before the next one. */
const PATIENCE = 3;

/**
 * About how many Latin boards there are (Knuth, Estimating the efficiency of backtrack programs, 1975): a walk that takes
 * branches at random multiplies for how many each of them stands, and where few Latin boards are left below it counts them.
 * The mean over all walks is the number itself. Numbers are kept as logarithms: they may have thousands of figures.
 */
export function estimate(engine: Engine, random: Random, options: EstimateOptions = {}): Estimate {
  const { probes = USUAL_PROBES, timeLimit = Number.POSITIVE_INFINITY, signal, clock = Date.now } = options;
  const start = clock();
  const rest = () => timeLimit - (clock() - start);
  if (options.labeling !== undefined && !isLabelingOf(engine.problem, options.labeling))
    return {
      log10: Number.NEGATIVE_INFINITY,
      error: 0,
      low: Number.NEGATIVE_INFINITY,
      high: Number.NEGATIVE_INFINITY,
      probes: 0,
    };
  const { labeling, ways } = countingStart(engine.problem, options.labeling);
  let countFrom = Number.POSITIVE_INFINITY;

  /** The logarithm of what one walk tells; nothing when there was no time to finish it. */
  function walk(): number | undefined {
    const probe = makeProbe(engine.problem, labeling);
    let weight = 0;
    let next = countFrom;
    while (!signal?.aborted && rest() > 0) {
      if (probe.empty <= next) {
        const count = countFew(probe.labeling);
        // A little earlier next time: the less is left to chance, the better.
        if (count !== undefined) countFrom = probe.empty + 1;
        if (count !== undefined) return weight + Math.log(count);
        next = probe.empty - PATIENCE;
      }
      const branches = probe.descend(random);
      if (branches === 0) return Number.NEGATIVE_INFINITY;
      weight += Math.log(branches);
    }
    return undefined;
  }

  function countFew(below: Labeling): number | undefined {
    const { verdict, solutions } = engine.count(below, { limit: COUNTED, timeLimit: rest(), signal, clock });
    return verdict === 'complete' ? solutions : undefined;
  }

  const weights: number[] = [];
  while (weights.length < probes) {
    const weight = walk();
    if (weight === undefined) break;
    weights.push(weight);
  }
  const { log, error, width } = meanOf(weights);
  const middle = log / Math.LN10 + log10(ways);
  const off = width / Math.LN10;
  // Nothing bounds the number where no probe has come upon a Latin board.
  const [low, high] = log === Number.NEGATIVE_INFINITY ? [log, Number.POSITIVE_INFINITY] : [middle - off, middle + off];
  return { log10: middle, error, low, high, probes: weights.length };
}

interface Mean {
  readonly log: number;
  readonly error: number;
  /** How far the logarithm may be off either way, with 95 %. */
  readonly width: number;
}

/** So many standard errors either way hold a normal variable with 95 %. */
const NORMAL = 1.96;
/**
 * The weights of walks are skewed: where few carry most of the sum, the number is more often above their mean, and their standard error
 * is too small. So the interval is one of the logarithm, wider the fewer walks of equal weight would tell as much: by this
 * share over their number, which was fitted to numbers that are known.
 */
const FEWNESS = 10;

/** The mean of numbers given by their logarithms, as a logarithm, and its standard error as a share of it. */
function meanOf(logs: readonly number[]): Mean {
  const most = logs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (most === Number.NEGATIVE_INFINITY)
    return { log: most, error: Number.POSITIVE_INFINITY, width: Number.POSITIVE_INFINITY };
  const shares = logs.map((log) => Math.exp(log - most));
  const sum = shares.reduce((sum, share) => sum + share, 0);
  const mean = sum / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1);
  const error = shares.length > 1 ? Math.sqrt(variance / shares.length) / mean : Number.POSITIVE_INFINITY;
  const effective = sum ** 2 / shares.reduce((sum, share) => sum + share ** 2, 0);
  return { log: most + Math.log(mean), error, width: NORMAL * error * (1 + FEWNESS / effective) };
}

/** Of a whole number that may be too large for a floating-point one. */
function log10(whole: bigint): number {
  const figures = String(whole);
  return figures.length - 1 + Math.log10(Number(`${figures[0]}.${figures.slice(1, 16)}`));
}

import type { Goal } from '../../kinds/kind.ts';
import type { Standing } from './settle.ts';

/** What a line has in hand. */
export interface LineLoad {
  readonly goal: Goal;
  readonly standing: Standing;
  /** The units before this one are in chunks. */
  readonly planned: number;
  /** How many chunks are not settled. */
  readonly chunks: number;
  /** Whether a chunk was set aside, so that nothing after it can be settled. */
  readonly blocked: boolean;
  /** How many units are to be done. */
  readonly openUnits: number;
  /** How many things wait for their turn. */
  readonly waiting: number;
  /** Over all chunks that are done: their units, what they have found, how long they took. */
  readonly units: number;
  readonly claims: number;
  readonly milliseconds: number;
}

/** How work is cut. None of it tells on what comes out, only on how fast. */
export interface CuttingOptions {
  /** How many work at the plan. */
  readonly workers: number;
  /** How many milliseconds a chunk should take. */
  readonly target: number;
}

/** So many chunks of a line may wait for one before them, for each worker, and some more. */
const LOOK_AHEAD = 4;

/** What is to be done next: some units of a line. */
export interface ChunkSpan {
  /** The place of the line among the loads. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The next chunk of a plan, in the order of its lines. A line that will have enough of what is in hand is passed over as
 * long as others have not. Nothing if every line has ended or looks far enough ahead.
 */
export function nextChunk(lines: readonly LineLoad[], options: CuttingOptions): ChunkSpan | undefined {
  const ready = [...lines.keys()].filter((line) => canGoOn(lines[line]!, options));
  const line =
    ready.find((i) => expectedShortfall(lines[i]!) > 0) ?? ready.find((i) => lines[i]!.waiting < wantedBy(lines[i]!));
  if (line === undefined) return undefined;
  const load = lines[line]!;
  return {
    line,
    from: load.planned,
    to: Math.min(load.goal.extent ?? Infinity, load.planned + chunkSize(load, options)),
  };
}

function canGoOn({ goal, standing, planned, chunks, blocked }: LineLoad, { workers }: CuttingOptions): boolean {
  return !standing.ended && !blocked && planned < (goal.extent ?? Infinity) && chunks < LOOK_AHEAD * (workers + 1);
}

/** How many things a line still wants. */
function wantedBy({ goal, standing }: LineLoad): number {
  return (goal.count ?? Infinity) - standing.found;
}

/** How many things a line will lack when all that is in hand is done. */
function expectedShortfall(load: LineLoad): number {
  return wantedBy(load) - load.waiting - load.openUnits * yieldOf(load);
}

/** How many things a unit gives, as far as is known. */
function yieldOf({ units, claims }: LineLoad): number {
  return units > 0 ? claims / units : 0;
}

/** As many units as take about the time wanted, but no more than are needed; the first chunks are small. */
function chunkSize(load: LineLoad, { workers, target }: CuttingOptions): number {
  const { units, claims, milliseconds } = load;
  if (units === 0) return 1;
  const timely = target / Math.max(milliseconds / units, 1e-3);
  const needed = claims > 0 ? Math.max(1, expectedShortfall(load)) / yieldOf(load) / workers : Infinity;
  return Math.max(1, Math.ceil(Math.min(timely, needed, 2 * units)));
}

import type { Signal } from '@latin-puzzles/core/engine';
import { canonicalHash, type Labeling, type Puzzle } from '@latin-puzzles/core/puzzle';
import { findRating, verifyProof } from '@latin-puzzles/workshop/proving';
import { redundantClues, solutionsUpTo } from '@latin-puzzles/workshop/study';
import { makeTools, type Tools } from '@latin-puzzles/workshop/tools';
import {
  makeStoredEntryReader,
  type ProofRecord,
  type PuzzleFilter,
  type PuzzleParts,
  type QueryOptions,
  RowMaker,
  type StoredEntryReader,
  type StoredPuzzle,
} from '../puzzles/index.ts';
import type { Collection } from '../store/index.ts';
import type { CareOptions } from './options.ts';
import type { PuzzleFinding, PuzzleProblem } from './problems.ts';

/** Checks puzzles of a collection again, one by one. */
export class Verifier {
  readonly #tools: Tools = makeTools();
  readonly #rows = new RowMaker();
  readonly #read: StoredEntryReader = makeStoredEntryReader();

  /**
   * Whatever is wrong with a puzzle: it is parsed, hashed, solved and rated again, its proof goes to the checker, and what it
   * is found by is made again of its document. Nothing at all if the signal came first.
   */
  verify(stored: StoredPuzzle, parts: PuzzleParts, signal?: Signal): PuzzleFinding[] | undefined {
    const findings: PuzzleFinding[] = [];
    const find = (problem: PuzzleProblem, kept?: unknown, found?: unknown) =>
      findings.push({ hash: stored.hash, problem, kept, found });
    const entry = this.#read(stored, parts);
    if (!entry.ok) {
      find('document', undefined, entry.fault.message);
      return findings;
    }
    const { puzzle, proof } = entry.value;
    const hash = canonicalHash(puzzle);
    if (hash !== stored.hash) find('hash', stored.hash, hash);
    const { solutions, decided } = solutionsUpTo(this.#tools, puzzle, 2, { signal });
    if (!decided) return undefined;
    if (solutions.length !== 1) find('solutions', undefined, solutions.length);
    else {
      if (puzzle.solution && !sameLabels(puzzle.solution, solutions[0]!)) find('solution');
      if (stored.score !== undefined) {
        const rating = this.#rate(puzzle, signal);
        if (!rating) return undefined;
        const { score, level, hardest, fair } = stored;
        const kept = { score, level, hardest, fair };
        if (!sameFields(kept, rating)) find('rating', kept, rating);
      }
      if (stored.critical !== undefined) {
        const critical = redundantClues(this.#tools, puzzle, solutions[0]!).length === 0;
        if (stored.critical !== critical) find('critical', stored.critical, critical);
      }
    }
    if (proof) {
      const flaw = proofFlaw(stored.record, proof);
      if (flaw !== undefined) find('proof', undefined, flaw);
    }
    this.#compareIndex(stored, parts, entry.value, find);
    return signal?.aborted ? undefined : findings;
  }

  #rate(puzzle: Puzzle, signal: Signal | undefined) {
    const rating = findRating(this.#tools, puzzle, { signal });
    return rating && { score: rating.score, level: rating.level, hardest: rating.hardest, fair: rating.fair };
  }

  /** The columns of the row and of its profile against what the document says. */
  #compareIndex(
    stored: StoredPuzzle,
    parts: PuzzleParts,
    entry: Parameters<RowMaker['make']>[0],
    find: (problem: PuzzleProblem, kept: unknown, found: unknown) => void,
  ): void {
    const { puzzle: row, profile } = this.#rows.make(entry, stored.added);
    const kept = {
      ...{ board: stored.board, labels: JSON.stringify(stored.labels), clues: stored.clues },
      ...{ symmetry: stored.symmetry, title: stored.title, name: stored.name, level: stored.level },
      ...{ score: stored.score, hardest: stored.hardest, plan: stored.plan, line: stored.line },
      ...{ inscribed: stored.inscribed, fair: stored.fair, critical: stored.critical },
    };
    const compare = (own: Readonly<Record<string, unknown>>, made: Readonly<Record<string, unknown>>) => {
      for (const [column, given] of Object.entries(own)) {
        const value = typeof given === 'boolean' ? Number(given) : (given ?? null);
        const wanted = made[column] ?? null;
        if (JSON.stringify(value) !== JSON.stringify(wanted)) find('index', { [column]: value }, { [column]: wanted });
      }
    };
    compare(kept, row);
    const found = parts.profiles.get(stored.id);
    if (found) {
      const { least_score, most_score, least_clues, most_clues, ...said } = found;
      compare(said, { ...profile });
      const { score = null, clues } = row;
      const isWithin =
        (score === null || (least_score !== null && least_score <= score && score <= most_score!)) &&
        least_clues <= clues &&
        clues <= most_clues;
      const reach = { score: [least_score, most_score], clues: [least_clues, most_clues] };
      if (!isWithin) find('index', reach, { score, clues });
    } else find('index', { profile: null }, { profile });
  }
}

function sameLabels(a: Labeling, b: Labeling): boolean {
  return a.length === b.length && a.every((label, cell) => label === b[cell]);
}

function sameFields(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(a).every(([name, value]) => value === undefined || value === b[name]);
}

/** Why the checker rejects a proof; nothing if it does not. */
function proofFlaw(record: StoredPuzzle['record'], proof: ProofRecord): string | undefined {
  const checked = verifyProof(JSON.stringify({ ...record, proof }), 'proof');
  if (!checked.ok) return checked.fault.message;
  const { verdict, misnamed } = checked.value;
  if (!verdict.valid) return verdict.reason;
  return misnamed ? 'a step is not by the theorem that it names' : undefined;
}

/** How many puzzles were checked, and whether that was all. */
export interface VerifyEnding {
  readonly checked: number;
  readonly stopped: boolean;
}

/** Checks the puzzles that pass a filter again, as they came in unless told otherwise; gives what is wrong as it is found. */
export async function* verifyPuzzles(
  collection: Collection,
  filter: PuzzleFilter = {},
  { signal, onProgress, order = 'entry', descending, limit }: CareOptions & Omit<QueryOptions, 'after'> = {},
): AsyncGenerator<PuzzleFinding, VerifyEnding, undefined> {
  const verifier = new Verifier();
  const all = Math.min(await collection.count(filter), limit ?? Number.POSITIVE_INFINITY);
  let checked = 0;
  for await (const page of collection.pages(filter, { order, descending, limit })) {
    const parts = await collection.parts(page.map(({ id }) => id));
    for (const stored of page) {
      const findings = verifier.verify(stored, parts, signal);
      if (!findings) return { checked, stopped: true };
      yield* findings;
      checked++;
      onProgress?.({ done: checked, all });
      // Whoever waits for the event loop, a signal above all, gets a turn.
      await new Promise((resolve) => setImmediate(resolve));
      if (signal?.aborted) return { checked, stopped: true };
    }
  }
  return { checked, stopped: false };
}

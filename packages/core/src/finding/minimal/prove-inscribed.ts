import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { listFew } from '../listing/list-few.ts';
import type { FewClues } from './exchange-walk.ts';
import { boundLatin } from './latin-bound.ts';
import { makeLocalSearch } from './local-search.ts';
import type { UnavoidableSet } from './unavoidable-sets.ts';

/** So many Latin boards with an inscription can be gone through one by one. */
const MOST_BOARDS = 2000;

/** Steps of local search that bring the first bound down. */
const FIRST_STEPS = 100;

export interface InscribedProgress {
  /** The puzzle with the fewest clues so far. */
  readonly best: FewClues;
  /** How many Latin boards carry the inscription, and how many of them have no puzzle with fewer clues. */
  readonly boards: number;
  readonly settled: number;
}

/**
 * Proves the minimum number of clues, those of the inscription counted, over all puzzles that begin with an inscription, where
 * few Latin boards carry it. Board by board, either a puzzle with fewer clues turns up or unavoidable sets that so few clues
 * cannot meet. No two are taken for one by symmetry, which an inscription mostly breaks. Ends with the last progress, in which
 * all boards are settled; with nothing if there are none or too many, one takes too much work, or the signal came.
 */
export function* proveInscribedMinimum(
  engine: Engine,
  beginning: Labeling,
  signal?: Signal,
): Generator<InscribedProgress, InscribedProgress | undefined, undefined> {
  const boards = listFew(engine, beginning, MOST_BOARDS, signal);
  const search = boards?.length ? makeLocalSearch(engine, { seed: 1, beginning, signal }) : undefined;
  if (!boards || !search) return undefined;
  while (search.steps < FIRST_STEPS && boards.length > 1) {
    search.step();
    yield { best: search.best, boards: boards.length, settled: 0 };
    if (signal?.aborted) return undefined;
  }
  const inscription = [...beginning.keys()].filter((cell) => beginning[cell] !== EMPTY);
  let { best } = search;
  for (const [settled, solution] of boards.entries()) {
    const known: UnavoidableSet[] = [];
    while (best.clues > inscription.length) {
      yield { best, boards: boards.length, settled };
      const bound = boundLatin(engine, solution, best.clues - 1 - inscription.length, known, inscription, signal);
      if (bound.kind === 'spent' || bound.kind === 'aborted') return undefined;
      if (bound.kind === 'none') break;
      const clues = new Set([...inscription, ...bound.clues]);
      const puzzle = solution.map((label, cell) => (clues.has(cell) ? label : EMPTY));
      best = { puzzle, solution, clues: clues.size };
    }
  }
  return { best, boards: boards.length, settled: boards.length };
}

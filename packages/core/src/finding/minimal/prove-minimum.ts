import { automorphisms, type Board } from '../../board/index.ts';
import { latinClasses } from '../../classes/index.ts';
import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling, type Multiset } from '../../puzzle/index.ts';
import { certifyClass } from './certify.ts';
import { type CertifiedClass, MINIMUM_FORMAT, type MinimumCertificate } from './checker/certificate.ts';
import type { FewClues } from './exchange-walk.ts';
import { boundLatin } from './latin-bound.ts';
import { makeLocalSearch } from './local-search.ts';
import type { UnavoidableSet } from './unavoidable-sets.ts';

export interface ProofProgress {
  /** The fewest clues of a puzzle so far. */
  readonly best: FewClues;
  /** How many classes of Latin boards there are, once that is known. */
  readonly classes: number | undefined;
  /** How many of them are known to have no puzzle with fewer. */
  readonly settled: number;
}

/** Steps of local search that bring the first bound down before proofs begin. */
const FIRST_STEPS = 300;

/**
 * Proves the minimum number of clues over all puzzles of a board and a multiset whose Latin boards one can classify. Class
 * by class, either a puzzle with fewer clues turns up or unavoidable sets that so few clues cannot meet. Yields how far it
 * is, and who has had enough takes no more. Returns the certificate; undefined if there is no Latin board, before anything
 * is yielded, if a class takes too much work, or after the signal, which may come in the middle of any of this.
 */
export function* proveMinimum(
  board: Board,
  multiset: Multiset,
  engine: Engine,
  signal?: Signal,
): Generator<ProofProgress, MinimumCertificate | undefined, undefined> {
  const search = makeLocalSearch(engine, { seed: 1, signal });
  if (!search) return undefined;
  while (search.steps < FIRST_STEPS) {
    search.step();
    yield { best: search.best, classes: undefined, settled: 0 };
    if (signal?.aborted) return undefined;
  }
  let { best } = search;
  const symmetries = automorphisms(board, () => signal?.aborted === true);
  if (!symmetries) return undefined;
  const listing = latinClasses(board, multiset, engine, symmetries.generators, signal);
  let listed = listing.next();
  for (; !listed.done; listed = listing.next()) yield { best, classes: undefined, settled: 0 };
  if (signal?.aborted) return undefined;
  const classes = listed.value;

  const known: UnavoidableSet[][] = [];
  for (const { representative } of classes) {
    const exchanges: UnavoidableSet[] = [];
    while (best.clues > 0) {
      yield { best, classes: classes.length, settled: known.length };
      const bound = boundLatin(engine, representative, best.clues - 1, exchanges, [], signal);
      if (bound.kind === 'spent' || bound.kind === 'aborted') return undefined;
      if (bound.kind === 'none') break;
      best = puzzleOf(representative, bound.clues);
    }
    known.push(exchanges);
  }

  const certified: CertifiedClass[] = [];
  for (const [i, latinClass] of classes.entries()) {
    yield { best, classes: classes.length, settled: classes.length };
    // Classes settled while the best was higher have shorter refutations now.
    const certifiedClass = certifyClass(latinClass, known[i]!, best.clues - 1, signal);
    if (!certifiedClass) return undefined;
    certified.push(certifiedClass);
  }
  return {
    format: MINIMUM_FORMAT,
    board: {
      name: board.name || undefined,
      cells: board.cells,
      asterisms: board.asterisms.map(({ cells }) => cells),
    },
    labels: multiset.entries,
    minimum: best.clues,
    puzzle: best.puzzle.map((label) => (label === EMPTY ? null : multiset.labels[label]!)),
    automorphisms: symmetries.generators,
    normalForms: classes.reduce((sum, { size }) => sum + size, 0),
    classes: certified,
  };
}

function puzzleOf(solution: Labeling, clues: readonly number[]): FewClues {
  const puzzle = solution.map((label, cell) => (clues.includes(cell) ? label : EMPTY));
  return { puzzle, solution, clues: clues.length };
}

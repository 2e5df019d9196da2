import fc from 'fast-check';
import { makeRandom, must } from '../../../src/basis/index.ts';
import {
  automorphisms,
  type Board,
  composePermutations,
  identity,
  type Permutation,
} from '../../../src/board/index.ts';
import {
  applyRenaming,
  EMPTY,
  makeMultiset,
  makePuzzle,
  type Puzzle,
  type Renaming,
} from '../../../src/puzzle/index.ts';
import { range } from '../../board/symmetry/boards.ts';

/** An automorphism of the board: a product of thirty of its generators. */
export function randomAutomorphism(board: Board, seed: number): Permutation {
  const { generators } = automorphisms(board);
  const random = makeRandom(seed);
  return generators.length === 0
    ? identity(board.cells)
    : range(30).reduce<Permutation>(
        (p) => composePermutations(generators[random.below(generators.length)]!, p),
        identity(board.cells),
      );
}

/** A permutation of labels that keeps their counts. */
export function randomRelabeling(counts: readonly number[], seed: number): Permutation {
  const random = makeRandom(seed);
  const images = new Map(
    [...new Set(counts)].map((count) => [
      count,
      random.shuffled(range(counts.length).filter((l) => counts[l] === count)),
    ]),
  );
  return counts.map((count) => images.get(count)!.pop()!);
}

export function renamed(puzzle: Puzzle, renaming: Renaming): Puzzle {
  return must(
    makePuzzle({
      ...puzzle,
      labeling: applyRenaming(puzzle.labeling, renaming),
      inscription: puzzle.inscription.map((cell) => renaming.cells[cell]!),
    }),
  );
}

/** A puzzle equivalent to another. */
export function disguised(puzzle: Puzzle, seed: number): Puzzle {
  return renamed(puzzle, {
    cells: randomAutomorphism(puzzle.board, seed),
    labels: randomRelabeling(puzzle.multiset.counts, seed),
  });
}

/** Any labels in any cells, repeats in the multiset, and some of the clues an inscription. */
export function anyPuzzle(board: Board): fc.Arbitrary<Puzzle> {
  const perCell = (most: number) => fc.array(fc.nat(most), { minLength: board.cells, maxLength: board.cells });
  return fc
    .record({
      alphabet: fc.integer({ min: 1, max: board.k! }),
      picks: perCell(1000),
      hides: perCell(100),
      inscribed: perCell(9),
      emptiness: fc.integer({ min: 0, max: 100 }),
      isInscripted: fc.boolean(),
    })
    .map(({ alphabet, picks, hides, inscribed, emptiness, isInscripted }) => {
      const multiset = must(makeMultiset(range(board.k!).map((i) => String(i % alphabet))));
      const labeling = picks.map((pick, cell) => (hides[cell]! < emptiness ? EMPTY : pick % multiset.labels.length));
      const inscription = range(board.cells).filter((cell) => labeling[cell] !== EMPTY && inscribed[cell] === 0);
      return must(makePuzzle({ board, multiset, labeling, inscription: isInscripted ? inscription : [] }));
    });
}

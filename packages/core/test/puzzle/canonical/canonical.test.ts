import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must, numbers } from '../../../src/basis/index.ts';
import { automorphisms, type Board, elements } from '../../../src/board/index.ts';
import {
  applyRenaming,
  canonicalForm,
  canonicalHash,
  EMPTY,
  equivalent,
  makeCanonizer,
  makeMultiset,
  type Puzzle,
} from '../../../src/puzzle/index.ts';
import { boardFrom, net, permutationOf, range, relabel } from '../../board/symmetry/boards.ts';
import { allPermutations, keepsConstellation } from '../../board/symmetry/brute-force.ts';
import { boardOf, puzzleOf, randomBoard } from '../../support.ts';
import { anyPuzzle, disguised, renamed } from './support.ts';

const NAMES = [
  'latin-square:4',
  'sudoku:2x2',
  'sudoku:2x3',
  'sudoku:3x3',
  'tartan:8',
  'triangle:4',
  'triangle:6',
  'hexagon:2',
  'star:7/3',
  'star:12/3',
  'tetrahedron:4',
  'cube:2',
  'octahedron:3',
  'icosahedron:2',
  'dodecahedron',
];
/** Three classes of six twins. */
const TWINS = boardFrom(18, [range(12), [...range(12).slice(0, 6), ...range(18).slice(12)]]);
/** Cells that refinement takes for alike although no automorphism exchanges them. */
const CYCLES = boardFrom(
  12,
  range(12).map((i) => [i, i < 6 ? (i + 1) % 6 : 3 * Math.floor(i / 3) + ((i + 1) % 3)]),
);
const NET = net(6, (row, column) => (row + column + (row % 3 === 0 && column % 3 === 0 ? 3 : 0)) % 6);
const boards = fc.oneof(fc.constantFrom(TWINS, CYCLES, NET, ...NAMES.map(boardOf)), randomBoard);
const puzzles = boards.chain(anyPuzzle);
const seeds = fc.integer({ min: 0 });

const canonize = (puzzle: Puzzle) => makeCanonizer(puzzle.board, puzzle.multiset).canonize(puzzle);

describe('whatever the puzzle', () => {
  test('a disguised one has the same form and hash and as many symmetries', () => {
    fc.assert(
      fc.property(puzzles, seeds, (puzzle, seed) => {
        const other = disguised(puzzle, seed);
        const [a, b] = [canonize(puzzle), canonize(other)];
        expect(b.form()).toEqual(a.form());
        expect(b.hash).toBe(a.hash);
        expect(b.symmetries).toBe(a.symmetries);
        expect(equivalent(puzzle, other)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('its form is the puzzle renamed: cells by an automorphism, labels by others of their count', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const canonical = canonize(puzzle);
        const { cells, labels } = canonical.toForm();
        const { counts } = puzzle.multiset;
        expect(keepsConstellation(puzzle.board, cells)).toBe(true);
        expect(new Set(cells).size).toBe(puzzle.board.cells);
        expect(labels.toSorted((a, b) => a - b)).toEqual(range(counts.length));
        expect(labels.map((label) => counts[label])).toEqual(counts);
        const { labeling, inscription } = renamed(puzzle, { cells, labels });
        expect(canonical.form()).toEqual({
          board: puzzle.board,
          multiset: puzzle.multiset,
          labeling,
          inscription: inscription.toSorted((a, b) => a - b),
        });
      }),
      { numRuns: 100 },
    );
  });

  test('its form is its own form', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const form = canonicalForm(puzzle);
        expect(canonicalForm(form)).toEqual(form);
      }),
      { numRuns: 50 },
    );
  });

  test('numbering a board of one’s own otherwise changes no hash', () => {
    const renumbered = puzzles.chain((puzzle) => fc.tuple(fc.constant(puzzle), permutationOf(puzzle.board.cells)));
    fc.assert(
      fc.property(renumbered, ([puzzle, cells]) => {
        const labels = range(puzzle.multiset.labels.length);
        const other = renamed({ ...puzzle, board: relabel(puzzle.board, cells) }, { cells, labels });
        expect(canonicalHash(other)).toBe(canonicalHash(puzzle));
        expect(equivalent(puzzle, other)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('on small boards', () => {
  /** Every renaming tried: the first of what they make, and how many cells' renamings make what was there. */
  function bruteForce({ board, multiset, labeling, inscription }: Puzzle) {
    const { counts } = multiset;
    const relabelings = [...allPermutations(counts.length)].filter((p) => p.every((l, i) => counts[l] === counts[i]));
    const written = (renamedLabels: readonly number[], cells: readonly number[]) =>
      `${renamedLabels} ${inscription.map((cell) => cells[cell]!).sort()}`;
    const own = written(labeling, range(board.cells));
    let least = own;
    let symmetries = 0n;
    for (const cells of elements(automorphisms(board))) {
      const images = relabelings.map((labels) => written(applyRenaming(labeling, { cells, labels }), cells));
      for (const image of images) if (image < least) least = image;
      if (images.includes(own)) symmetries++;
    }
    return { least, symmetries };
  }

  const samples = randomBoard
    .filter((board) => board.cells <= 6)
    .chain((board) => fc.array(anyPuzzle(board), { minLength: 8, maxLength: 8 }));

  test('puzzles are equivalent, and have the symmetries, that trying all renamings finds', () => {
    fc.assert(
      fc.property(samples, (sample) => {
        const found = sample.map((puzzle) => {
          const { hash, symmetries } = canonize(puzzle);
          const tried = bruteForce(puzzle);
          expect(symmetries).toBe(tried.symmetries);
          return { hash, least: `${puzzle.multiset.counts} ${tried.least}` };
        });
        for (const a of found) for (const b of found) expect(a.hash === b.hash).toBe(a.least === b.least);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what makes a difference', () => {
  const [ab, abc, repeated] = [[...'abcd'], [...'abxy'], [...'aabb']];
  const square = boardOf('latin-square:4');
  const clues = (text: string) => [...text.padEnd(16, '.')];

  test('labels of equal count are alike, whatever they are called; those of unequal count are not', () => {
    const of = (labels: string[], text: string) => puzzleOf(square, labels, clues(text));
    expect(equivalent(of(ab, 'a...b'), of(abc, 'y...x'))).toBe(true);
    expect(equivalent(of([...'aaab'], 'a'), of([...'aaab'], 'b'))).toBe(false);
    expect(equivalent(of(repeated, 'a'), of(repeated, 'b'))).toBe(true);
  });

  test('multiset and board count, though nothing be written', () => {
    const empty = (board: Board, labels: readonly string[]) =>
      puzzleOf(
        board,
        labels,
        range(board.cells).map(() => null),
      );
    const hashes = [
      empty(square, ab),
      empty(square, repeated),
      empty(boardOf('sudoku:2x2'), ab),
      empty(
        boardFrom(
          16,
          range(4).map((i) => range(4).map((j) => 4 * i + j)),
        ),
        ab,
      ),
    ].map(canonicalHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('inscription cells go to inscription cells', () => {
    const of = (inscription: number[]) => puzzleOf(square, ab, clues('ab..b'), inscription);
    expect(equivalent(of([1]), of([4]))).toBe(true);
    expect(equivalent(of([0]), of([1]))).toBe(false);
    expect(equivalent(of([]), of([1]))).toBe(false);
    expect(canonicalForm(of([4, 1]))).toEqual(canonicalForm(of([1, 4])));
  });

  test('what is told apart only by searching is told apart', () => {
    const cycle = (from: number, n: number) => range(n).map((i) => [from + i, from + ((i + 1) % n)]);
    const two = must(makeMultiset([...'ab']));
    const empty = (board: Board) => ({ board, multiset: two, labeling: range(board.cells).map(() => EMPTY) });
    const one = empty(boardFrom(6, cycle(0, 6)));
    const other = empty(boardFrom(6, [...cycle(0, 3), ...cycle(3, 3)]));
    expect(equivalent(one, other)).toBe(false);
    expect(equivalent(one, empty(relabel(one.board, [3, 1, 4, 0, 5, 2])))).toBe(true);
  });
});

describe('the hash stays what it is from version to version', () => {
  test.each([
    [
      'sudoku',
      numbers(9),
      '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
      'b47d170eaad547060450f5677a121198',
    ],
    ['latin-square:4', [...'aabb'], 'abab............', 'fb341ef6b6f358d422630a7c72414dba'],
    ['latin-square:5', [...'abcde'], 'abcdebcdeacdeabdeabceabcd', '1db2b380559d84c978159b1944940088'],
    ['dodecahedron', numbers(6), `1${'.'.repeat(28)}2`, '56861ec6b8f3be1c3a2dee81bd39df6e'],
  ])('on %s', (name, labels, clues, hash) => {
    expect(canonicalHash(puzzleOf(boardOf(name), labels, [...clues]))).toBe(hash);
  });

  test('with an inscription', () => {
    const word = [...'MAKIKAJI'];
    const orb = boardOf('orb:8');
    const { cells } = orb.asterisms[2]!;
    const clues = range(orb.cells).map((cell) => word[cells.indexOf(cell)] ?? null);
    expect(canonicalHash(puzzleOf(orb, word, clues, cells))).toBe('2a866e222a96495acf9f194de09a86d3');
  });
});

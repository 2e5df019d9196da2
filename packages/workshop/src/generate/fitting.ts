import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { type PuzzleSubject, subjectNamed } from './subject.ts';

/** The boards for a word: those whose asterisms have as many cells as it has letters, and those with more. */
export interface BoardsForWord {
  readonly exact: readonly PuzzleSubject[];
  readonly larger: readonly PuzzleSubject[];
}

/** Fewer letters than this fill no board that is worth a puzzle; more take longer than one cares to wait. */
const LEAST = 4;
export const MOST_LETTERS = 20;
/** The same for squares with boxes. */
const MOST_BOXED = 16;

/** Stars, globes and solids that have Latin boards with different labels, by the number of cells of an asterism. */
const MEMBERS: Readonly<Record<number, readonly string[]>> = {
  4: ['star:8/2', 'gerechte:aaababbbcccdcddd'],
  5: ['gerechte:aaabbaacbbdcccbddceeddeee'],
  6: ['star:8/3', 'orb:6'],
  8: ['star:12/4', 'cube:2'],
  9: ['orb:9'],
  10: ['steps', 'sky', 'orb:10', 'star:12/5'],
  11: ['focus'],
  12: ['hexagon:2', 'tetrahedron:3'],
  16: ['win:16'],
};

/** What may be chosen where there is no word: the Latin Puzzles of the catalog that have none of their own. */
export function wordless(): readonly PuzzleSubject[] {
  return CATALOG.filter(({ section }) => section !== 'inscriptions').map(({ name }) => must(subjectNamed(name)));
}

export function boardsFor(letters: number): BoardsForWord {
  const catalog = wordless().filter(({ labels, board }) => new Set(labels).size === board.k);
  const own = letters < LEAST ? [] : specificationsOf(letters).map((name) => must(subjectNamed(name)));
  const exact = [...catalog.filter(({ board }) => board.k === letters), ...own];
  const larger = catalog.filter(({ board }) => board.k! > letters).sort((a, b) => a.board.k! - b.board.k!);
  return { exact: differentBoards(exact), larger: differentBoards(larger) };
}

/** The board that suggests itself for a word, if any has room for it. */
export function suggestedFor(letters: number): PuzzleSubject | undefined {
  const { exact, larger } = boardsFor(letters);
  return exact[0] ?? larger.find(({ name }) => name === 'sudoku') ?? larger[0];
}

/** Members of families with asterisms of k cells. The plain square comes last: it is there for every word. */
function specificationsOf(k: number): string[] {
  if (k > MOST_LETTERS) return [];
  const boxes = k > MOST_BOXED ? [] : heights(k).map((h) => `sudoku:${h}x${k / h}`);
  return [...boxes, ...(MEMBERS[k] ?? []), `latin-square:${k}`];
}

function heights(k: number): number[] {
  const all = Array.from({ length: Math.floor(Math.sqrt(k)) }, (_, i) => i + 1);
  // The squarest boxes first.
  return all.filter((h) => h > 1 && k % h === 0).reverse();
}

function differentBoards(subjects: readonly PuzzleSubject[]): PuzzleSubject[] {
  return subjects.filter(({ board }, i) => subjects.findIndex((other) => other.board.name === board.name) === i);
}

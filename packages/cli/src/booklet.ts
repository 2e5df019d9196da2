import { type LanguageCode, must, numbers } from '@latin-puzzles/core/basis';
import { catalogEntry, resolveBoard } from '@latin-puzzles/core/board';
import { beginningOf, EMPTY, makeMultiset, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { ratedLevel } from '@latin-puzzles/core/rating';
import { type BookletPuzzle, foldable, makeBooklet, type PerPage, usualTitle } from '@latin-puzzles/drawing';
import { findProof, findRating } from '@latin-puzzles/workshop/proving';
import { solutionsUpTo } from '@latin-puzzles/workshop/study';
import { makeTools, type Tools } from '@latin-puzzles/workshop/tools';
import { type DrawerOptions, makeDrawer } from './drawer.ts';
import { accepted, EXIT, type ExitCode, usageFault } from './exit.ts';
import { forEachLatinPuzzle } from './latin-puzzles.ts';
import { forEachPuzzle, type InputOptions } from './read.ts';
import { makeDeadline } from './stopping.ts';

/** What may be asked of a booklet beside what may be asked of any drawing. */
export interface BookletWishes extends InputOptions, DrawerOptions {
  readonly title?: string;
  readonly author?: string;
  readonly lang?: LanguageCode;
  readonly perPage?: PerPage;
  readonly landscape?: boolean;
  readonly binding?: number;
  readonly firstPage?: number;
  readonly footer?: string;
  readonly withoutLevels?: boolean;
  readonly answers?: boolean;
  readonly proofs?: boolean;
  readonly large?: boolean;
  readonly edge?: number;
  readonly output?: string;
}

/** Composes all puzzles of a file into pages. Only a Latin puzzle has an answer or a proof: what is none is passed over. */
export async function writeBooklet(file: string | undefined, wishes: BookletWishes): Promise<ExitCode> {
  const { paper, answers, proofs, edge, output, lang: language = 'en', withoutLevels = false } = wishes;
  const { title = usualTitle(language) } = wishes;
  if (paper === 'scene')
    throw usageFault('A booklet is printed on sheets of one size.', 'Choose another --paper, such as A4.');
  const puzzles: BookletPuzzle[] = [];
  const tools = makeTools();
  const known = makeKnower(tools, wishes);
  let code: ExitCode = EXIT.yes;
  if (file === undefined && wishes.board !== undefined) puzzles.push(emptyPuzzle(wishes.board));
  else if (answers || proofs) {
    code = await forEachLatinPuzzle(file, wishes, tools, makeDeadline(), (puzzle) => {
      puzzles.push(known(puzzle));
      return EXIT.yes;
    });
  } else
    code = await forEachPuzzle(file, wishes, (puzzle) => {
      puzzles.push(known(puzzle));
      return EXIT.yes;
    });
  if (puzzles.length === 0) return code;
  const net = wishes.net || edge !== undefined;
  // Boards in the plane may stand beside solids, but where there is no solid at all nothing can be folded.
  if (net && !puzzles.some(({ board }) => board.solid)) accepted(foldable(puzzles[0]!.board));
  const drawer = await makeDrawer(wishes);
  const { measure } = drawer;
  const levels = !withoutLevels;
  const own = { title, titlePage: wishes.title !== undefined, levels, paper, language, nets: net, measure };
  const pages = accepted(makeBooklet(puzzles, { ...wishes, ...own }));
  await drawer.writePages(pages, title, output);
  return code;
}

/** Finds out about a puzzle what is to be printed with it. */
function makeKnower(tools: Tools, { answers, proofs }: BookletWishes): (puzzle: Puzzle) => BookletPuzzle {
  return (puzzle) => {
    const solution = puzzle.solution ?? (answers ? solutionsUpTo(tools, puzzle, 1).solutions[0] : undefined);
    const proof = proofs ? findProof(tools, puzzle) : undefined;
    const level = ratedLevel(puzzle) ?? (proof && findRating(tools, puzzle, { proof })?.level);
    return { ...puzzle, solution, proof, level };
  };
}

/** The board as it begins: that of a Latin Puzzle of the catalog, or any other with the numbers as its labels. */
function emptyPuzzle(name: string): BookletPuzzle {
  const entry = catalogEntry(name);
  if (entry) return beginningOf(entry);
  const board = accepted(resolveBoard(name));
  const multiset = must(makeMultiset(numbers(board.asterisms[0]!.cells.length)));
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  return { ...must(makePuzzle({ board, multiset, labeling, inscription: [] })), title: board.name };
}

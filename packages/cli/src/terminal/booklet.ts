import type { LanguageCode } from '@latin-puzzles/core/basis';
import { type BookletPuzzle, foldable, type PerPage, usualTitle } from '@latin-puzzles/drawing';
import { composeBooklet, findPrintedFacts } from '@latin-puzzles/workshop/booklet';
import { makeBeginning, subjectNamed } from '@latin-puzzles/workshop/generate';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { EXIT, type ExitCode } from './codes.ts';
import { type DrawerOptions, makeDrawer } from './drawer.ts';
import { accepted, BadInput, COMMAND_LINE, commandFault, describeFault, gravest } from './exit.ts';
import { forEachLatinPuzzle } from './latin-puzzles.ts';
import { forEachPuzzle, type InputOptions } from './read.ts';
import { printJson, say } from './screen.ts';
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
  readonly turn?: boolean;
  readonly edge?: number;
  readonly output?: string;
  readonly json?: boolean;
}

/** Composes all puzzles of a file into pages. Only a Latin puzzle has an answer or a proof: what is none is passed over. */
export async function writeBooklet(file: string | undefined, wishes: BookletWishes): Promise<ExitCode> {
  const { answers, proofs } = wishes;
  bookletPaper(wishes);
  const puzzles: BookletPuzzle[] = [];
  const tools = makeTools();
  let code: ExitCode = EXIT.yes;
  if (file === undefined && wishes.board !== undefined) puzzles.push(emptyPuzzle(wishes.board));
  else if (answers || proofs) {
    code = await forEachLatinPuzzle(file, wishes, tools, makeDeadline(), (puzzle) => {
      puzzles.push(findPrintedFacts(tools, puzzle, wishes));
      return EXIT.yes;
    });
  } else
    code = await forEachPuzzle(file, wishes, (puzzle) => {
      puzzles.push(findPrintedFacts(tools, puzzle, wishes));
      return EXIT.yes;
    });
  return puzzles.length > 0 ? gravest([code, await writeBookletOf(puzzles, wishes)]) : code;
}

/** The paper of a booklet, which needs sheets of one size; that is told before any work is done. */
export function bookletPaper({ paper }: DrawerOptions): Exclude<DrawerOptions['paper'], 'scene'> {
  if (paper === 'scene') throw commandFault('usage:booklet-paper', COMMAND_LINE);
  return paper;
}

/** Composes puzzles, with what is to be printed of each, into pages. Those that the fonts cannot write are told and left out. */
export async function writeBookletOf(given: readonly BookletPuzzle[], wishes: BookletWishes): Promise<ExitCode> {
  const { edge, output, lang: language = 'en', withoutLevels = false } = wishes;
  const { title = usualTitle(language) } = wishes;
  const net = wishes.net || edge !== undefined;
  const drawer = await makeDrawer(wishes);
  const puzzles = given.filter((puzzle, index) => {
    const { multiset, title = '' } = puzzle;
    const fault = drawer.lacking([...multiset.labels, title], output);
    if (fault) say(...describeFault(fault, puzzlePlace(puzzle, index)));
    return !fault;
  });
  if (puzzles.length === 0) return EXIT.badInput;
  // Boards in the plane may stand beside solids, but where there is no solid at all nothing can be folded.
  if (net && !puzzles.some(({ board }) => board.solid)) accepted(foldable(puzzles[0]!.board));
  const { measure } = drawer;
  const levels = !withoutLevels;
  const own = {
    title,
    titlePage: wishes.title !== undefined,
    levels,
    paper: bookletPaper(wishes),
    language,
    nets: net,
    measure,
  };
  const { style: _, ...rest } = wishes;
  const { pages, fault, notices } = composeBooklet(puzzles, { ...rest, ...own, style: drawer.style });
  if (!pages) throw new BadInput(fault!);
  for (const notice of notices) say(...describeFault(notice));
  const files = await drawer.writePages(pages, { title, author: wishes.author, language, date: new Date() }, output);
  if (wishes.json) for (const written of files) printJson(written);
  return puzzles.length < given.length ? EXIT.badInput : EXIT.yes;
}

/** `puzzle 7, id NYT-0312`. */
function puzzlePlace({ id, title }: BookletPuzzle, index: number): string {
  const name = id === undefined ? title : `id ${id}`;
  return name === undefined ? `puzzle ${index + 1}` : `puzzle ${index + 1}, ${name}`;
}

/** The board as it begins: that of a Latin Puzzle of the catalog, or any other with the numbers as its labels. */
function emptyPuzzle(name: string): BookletPuzzle {
  const subject = accepted(subjectNamed(name));
  return { ...accepted(makeBeginning(subject)), title: subject.title === undefined ? subject.name : undefined };
}

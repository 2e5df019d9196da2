import type { Proof } from '@latin-puzzles/core/attrition';
import { type Fault, type Result, success } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import {
  type BookletOptions,
  type BookletPuzzle,
  longestEdges,
  makeBook,
  type Page,
  type Paper,
  simpleParts,
  type TextMeasure,
  usualTitle,
} from '@latin-puzzles/drawing';

/** What is to be printed, as plain data: puzzles as native documents, with what is known of them. */
export interface BookletOrder {
  readonly puzzles: readonly {
    readonly text: string;
    readonly level: Level | undefined;
    readonly score?: number | undefined;
    readonly solution: Labeling | undefined;
    readonly proof: Proof | undefined;
  }[];
  readonly options: Omit<BookletOptions, 'measure'>;
}

export interface ComposedBooklet {
  /** Nothing where a net does not fit on its paper; the fault says so. */
  readonly pages: readonly Page[] | undefined;
  readonly fault?: Fault | undefined;
  /** What its maker ought to know before the pages are printed. */
  readonly notices: readonly Fault[];
  /** With nets to fold: the longest edge, in millimetres, with which all of them fit on each paper. */
  readonly longest: Readonly<Record<Paper, number>> | undefined;
}

/** Reads the puzzles that are ordered, and sets their pages. */
export function composeOrder({ puzzles, options }: BookletOrder, measure: TextMeasure): Result<ComposedBooklet> {
  const booklet: BookletPuzzle[] = [];
  for (const { text, ...known } of puzzles) {
    const puzzle = parseNative(text);
    if (!puzzle.ok) return puzzle;
    booklet.push({ ...puzzle.value, ...known });
  }
  return success(composeBooklet(booklet, { ...options, measure }));
}

/** The pages of a booklet, under its usual title if it has none of its own. */
export function composeBooklet(puzzles: readonly BookletPuzzle[], options: BookletOptions): ComposedBooklet {
  const { nets, language = 'en' } = options;
  const title = options.title.trim() || usualTitle(language);
  const longest = nets
    ? longestOfAll(puzzles.map((puzzle) => longestEdges(puzzle, { ...options, edge: undefined })))
    : undefined;
  const titled = { ...options, title };
  const made = makeBook(simpleParts(puzzles, titled), titled);
  return made.ok ? { ...made.value, longest } : { pages: undefined, notices: [], fault: made.fault, longest };
}

function longestOfAll(edges: readonly (Readonly<Record<Paper, number>> | undefined)[]) {
  return edges.reduce((a, b) => {
    if (!a || !b) return a ?? b;
    return Object.fromEntries(
      Object.entries(a).map(([paper, edge]) => [paper, Math.min(edge, b[paper as Paper])]),
    ) as Record<Paper, number>;
  }, undefined);
}

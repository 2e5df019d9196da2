import type { Proof } from '@latin-puzzles/core/attrition';
import { type LanguageCode, must } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import {
  type BookletPuzzle,
  longestEdges,
  makeBooklet,
  type Page,
  type Paper,
  type TextMeasure,
  usualTitle,
} from '@latin-puzzles/drawing';
import { orRefuse } from '../worker/refusal.ts';
import { edgeFrom, type PrintWishes } from './wishes.ts';

/** What is to be printed, as plain data. */
export interface Order {
  readonly puzzles: readonly {
    readonly text: string;
    readonly title: string;
    readonly level: Level | undefined;
    readonly solution: Labeling | undefined;
    readonly proof: Proof | undefined;
  }[];
  readonly wishes: PrintWishes;
  readonly language: LanguageCode;
}

export interface Composed {
  /** Nothing where a net does not fit on its paper. */
  readonly pages: readonly Page[] | undefined;
  /** With nets to fold: the longest edge, in millimetres, with which all of them fit on each paper. */
  readonly longest: Readonly<Record<Paper, number>> | undefined;
}

/** The pages that are ordered. */
export function compose({ puzzles, wishes, language }: Order, measure: TextMeasure): Composed {
  const { title, paper, nets } = wishes;
  const booklet = puzzles.map(({ text, ...known }): BookletPuzzle => ({ ...orRefuse(parseNative(text)), ...known }));
  const longest = nets
    ? longestOfAll(booklet.map((puzzle) => longestEdges(puzzle, { ...wishes, edge: undefined, language, measure })))
    : undefined;
  const typed = nets ? edgeFrom(wishes.edge) : undefined;
  const edge = Number.isNaN(typed) ? undefined : typed;
  if (edge !== undefined && longest && edge > longest[paper]) return { pages: undefined, longest };
  const pages = makeBooklet(booklet, {
    ...wishes,
    title: title.trim() || usualTitle(language),
    language,
    measure,
    edge,
    nets,
  });
  return { pages: must(pages), longest };
}

function longestOfAll(edges: readonly (Readonly<Record<Paper, number>> | undefined)[]) {
  return edges.reduce((a, b) => {
    if (!a || !b) return a ?? b;
    return Object.fromEntries(
      Object.entries(a).map(([paper, edge]) => [paper, Math.min(edge, b[paper as Paper])]),
    ) as Record<Paper, number>;
  }, undefined);
}

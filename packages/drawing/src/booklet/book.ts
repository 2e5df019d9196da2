import { type Fault, type Result, success } from '@latin-puzzles/core/basis';
import type { Page } from '../scene/page.ts';
import { makeAnswerLeaves } from './answer-leaves.ts';
import { addCaptions, type CaptionedPuzzle } from './caption.ts';
import { type ContentsEntry, contentsLength, makeContentsLeaves } from './contents-leaves.ts';
import { type BookletFormat, formatOf } from './format.ts';
import { FOLDED } from './impose.ts';
import { type Leaf, numbered } from './leaf.ts';
import { answerNotice, legibilityOf } from './legibility.ts';
import type { BookletOptions, BookletPuzzle, PerPage } from './options.ts';
import { makeProofLeaves } from './proof-leaves.ts';
import { makePuzzleLeaves } from './puzzle-leaves.ts';
import { makeRulesLeaves } from './rules-leaves.ts';
import { makeSpareLeaf, makeTextLeaves } from './text-leaves.ts';
import { makeTitleLeaf } from './title-leaf.ts';
import { BOOKLET_WORDS } from './words.ts';

/** A part of a book, which begins on a page of its own. */
export type BookPart =
  | { readonly kind: 'title'; readonly subtitle?: string | undefined }
  | { readonly kind: 'contents'; readonly title?: string | undefined }
  | { readonly kind: 'text'; readonly title?: string | undefined; readonly text: string }
  | {
      readonly kind: 'rules';
      readonly title?: string | undefined;
      /** Words of the publisher's in the place of ours, by name of the board. */
      readonly own?: Readonly<Record<string, string>> | undefined;
    }
  | {
      readonly kind: 'puzzles';
      readonly title?: string | undefined;
      readonly text?: string | undefined;
      readonly perPage?: PerPage | undefined;
      readonly puzzles: readonly BookletPuzzle[];
    }
  | { readonly kind: 'answers' | 'proofs'; readonly title?: string | undefined }
  | { readonly kind: 'blank' | 'advert'; readonly text?: string | undefined };

/** The pages of a book, and what its maker ought to know of them before they are printed. */
export interface MadeBook {
  readonly pages: readonly Page[];
  readonly notices: readonly Fault[];
}

/** Leaves that belong together, and what the contents call them. */
interface Group {
  readonly title?: string | undefined;
  readonly leaves: readonly Leaf[];
  readonly contents?: string | undefined;
}

/** Sets the parts of a book one after the other. Puzzles whose labels could not be read are left out, and that is told. */
export function makeBook(parts: readonly BookPart[], options: BookletOptions): Result<MadeBook> {
  const { firstPage = 1, footer, title, multipleOf4 = false } = options;
  const format = formatOf(options);
  const notices: Fault[] = [];
  const shown = new Map<BookPart, CaptionedPuzzle[]>();
  let number = options.firstNumber ?? 1;
  for (const part of parts)
    if (part.kind === 'puzzles') {
      const captioned = part.puzzles.map((puzzle) => addCaptions(puzzle, options, number++));
      const judged = captioned.map((puzzle) => ({ puzzle, ...legibilityOf(puzzle, options, format) }));
      for (const { notice } of judged) if (notice) notices.push(notice);
      shown.set(
        part,
        judged.filter(({ legible }) => legible).map(({ puzzle }) => puzzle),
      );
    }
  // Of a puzzle that is too small itself one knows already.
  if (options.large && parts.some(({ kind }) => kind === 'answers')) {
    const told = new Set(notices.map(({ place }) => place));
    for (const puzzle of [...shown.values()].flat()) {
      const notice = told.has(`puzzle ${puzzle.number}`) ? undefined : answerNotice(puzzle, options, format);
      if (notice) notices.push(notice);
    }
  }
  const groups: Group[] = [];
  for (const part of parts) {
    const made = groupOf(part, [...shown.values()].flat(), shown.get(part) ?? [], options, format);
    if (!made.ok) return made;
    groups.push(made.value);
  }
  const leaves = withContents(groups, firstPage, format);
  while (multipleOf4 && leaves.length % FOLDED > 0) leaves.push(makeSpareLeaf('', format));
  return success({ pages: leaves.map((leaf, i) => numbered(leaf, firstPage + i, { title, footer })), notices });
}

function groupOf(
  part: BookPart,
  all: readonly CaptionedPuzzle[],
  own: readonly CaptionedPuzzle[],
  options: BookletOptions,
  format: BookletFormat,
): Result<Group> {
  const words = BOOKLET_WORDS[format.language];
  switch (part.kind) {
    case 'title':
      return success({ leaves: [makeTitleLeaf(all, options, part.subtitle, format)] });
    case 'contents':
      return success({ leaves: [], contents: part.title ?? words.contents });
    case 'text':
      return success({ title: part.title, leaves: makeTextLeaves(part.title ?? '', part.text, format) });
    case 'rules': {
      const heading = part.title ?? words.rules;
      return success({ title: heading, leaves: makeRulesLeaves(all, heading, part.own ?? {}, format) });
    }
    case 'puzzles': {
      const { edge, nets = edge !== undefined, perPage = 1, answers } = options;
      const wanted = { perPage: part.perPage ?? perPage, nets, edge, below: answers === 'below' };
      const leaves = makePuzzleLeaves(own, wanted, part, format);
      return leaves.ok ? success({ title: part.title, leaves: leaves.value }) : leaves;
    }
    case 'answers':
      return success({ title: part.title ?? words.answers, leaves: makeAnswerLeaves(all, format, part.title) });
    case 'proofs':
      return success({ title: part.title ?? words.proofs, leaves: makeProofLeaves(all, format) });
    default:
      return success({ leaves: [makeSpareLeaf(part.text ?? '', format)] });
  }
}

/** All leaves in their order, with the contents where they belong. */
function withContents(groups: readonly Group[], firstPage: number, format: BookletFormat): Leaf[] {
  const named = groups.filter(({ title, leaves }) => title && leaves.length > 0);
  const length = (group: Group) =>
    group.contents === undefined ? group.leaves.length : contentsLength(named.length, format);
  const entries: ContentsEntry[] = [];
  let page = firstPage;
  for (const group of groups) {
    if (named.includes(group)) entries.push({ title: group.title!, page });
    page += length(group);
  }
  return groups.flatMap(({ leaves, contents }) =>
    contents === undefined ? leaves : makeContentsLeaves(contents, entries, format),
  );
}

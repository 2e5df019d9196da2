import { type Result, success } from '@latin-puzzles/core/basis';
import type { Page } from '../scene/page.ts';
import { makeAnswerLeaves } from './answer-leaves.ts';
import { addCaptions } from './caption.ts';
import { formatOf } from './format.ts';
import { numbered } from './leaf.ts';
import type { BookletOptions, BookletPuzzle } from './options.ts';
import { makeProofLeaves } from './proof-leaves.ts';
import { makePuzzleLeaves } from './puzzle-leaves.ts';
import { makeTitleLeaf } from './title-leaf.ts';

/** The pages of a booklet: a title page, the puzzles, the answers, the proofs, as far as they are wanted. */
export function makeBooklet(puzzles: readonly BookletPuzzle[], options: BookletOptions): Result<Page[]> {
  if (puzzles.length === 0) return success([]);
  const { title, author, perPage = 1, titlePage = false, answers = false, proofs = false, edge } = options;
  const { nets = edge !== undefined, firstPage = 1, footer } = options;
  const format = formatOf(options);
  const all = puzzles.map((puzzle) => addCaptions(puzzle, options));
  const shown = makePuzzleLeaves(all, { perPage, nets, edge }, format);
  if (!shown.ok) return shown;
  const leaves = [
    ...(titlePage ? [makeTitleLeaf(all, title, author, format)] : []),
    ...shown.value,
    ...(answers ? makeAnswerLeaves(all, format) : []),
    ...(proofs ? makeProofLeaves(all, format) : []),
  ];
  return success(leaves.map((leaf, i) => numbered(leaf, firstPage + i, { title, footer })));
}

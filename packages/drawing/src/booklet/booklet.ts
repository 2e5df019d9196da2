import { type Result, success } from '@latin-puzzles/core/basis';
import type { Page } from '../scene/page.ts';
import { answerLeaves } from './answer-leaves.ts';
import { captioned } from './caption.ts';
import { formatOf } from './format.ts';
import { numbered } from './leaf.ts';
import type { BookletOptions, BookletPuzzle } from './options.ts';
import { proofLeaves } from './proof-leaves.ts';
import { puzzleLeaves } from './puzzle-leaves.ts';
import { titleLeaf } from './title-leaf.ts';

/** The pages of a booklet: a title page, the puzzles, the answers, the proofs, as far as they are wanted. */
export function makeBooklet(puzzles: readonly BookletPuzzle[], options: BookletOptions): Result<Page[]> {
  if (puzzles.length === 0) return success([]);
  const { title, author, perPage = 1, titlePage = false, answers = false, proofs = false, edge } = options;
  const { nets = edge !== undefined, firstPage = 1, footer } = options;
  const format = formatOf(options);
  const all = puzzles.map((puzzle) => captioned(puzzle, options));
  const shown = puzzleLeaves(all, { perPage, nets, edge }, format);
  if (!shown.ok) return shown;
  const leaves = [
    ...(titlePage ? [titleLeaf(all, title, author, format)] : []),
    ...shown.value,
    ...(answers ? answerLeaves(all, format) : []),
    ...(proofs ? proofLeaves(all, format) : []),
  ];
  return success(leaves.map((leaf, i) => numbered(leaf, firstPage + i, { title, footer })));
}

import type { BatchEnding, Statistics } from '@latin-puzzles/core/finding';
import {
  type MadePuzzle,
  makeMadePuzzle,
  type ProductionNews,
  type PuzzleOrder,
  producePuzzles,
} from '@latin-puzzles/workshop/generate';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import type { Task } from './protocol.ts';

/** What is told while puzzles are made. */
export type MakingNews =
  | Exclude<ProductionNews, { kind: 'found' }>
  | { readonly kind: 'found'; readonly made: MadePuzzle }
  | { readonly kind: 'progress'; readonly statistics: Statistics };

/** Between two reports at least so many milliseconds pass. */
const PAUSE = 100;

/** Makes puzzles as they are ordered, and hands them over one by one. */
export const generateTask: Task<PuzzleOrder, BatchEnding, MakingNews> = async (order, { tell, clock }) => {
  let told = clock();
  const onProgress = (statistics: Statistics) => {
    if (clock() - told < PAUSE) return;
    told = clock();
    tell({ kind: 'progress', statistics: { ...statistics } });
  };
  const onNews = (news: ProductionNews) =>
    tell(
      news.kind === 'found'
        ? { kind: 'found', made: makeMadePuzzle(news.finding, { ...order, wishes: news.wishes }) }
        : news,
    );
  return orRefuse(await producePuzzles(order, { onProgress, onNews }));
};

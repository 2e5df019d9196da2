import { failure } from '@latin-puzzles/core/basis';
import type { Statistics } from '@latin-puzzles/core/finding';
import type { Level } from '@latin-puzzles/core/rating';
import { type DailyWish, findDailyPuzzle } from '@latin-puzzles/workshop/daily';
import {
  makeFindingRecord,
  type ProductionNews,
  type PuzzleOrder,
  type PuzzleSubject,
  producePuzzles,
  type SubjectWishes,
  subjectNamed,
  subjectOfPuzzle,
  wishesOn,
} from '@latin-puzzles/workshop/generate';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import { SERVICE_FAULTS } from '../rules/faults.ts';
import { checkCells, type PuzzleInput, readPuzzleInput, timeIsUp } from './puzzle.ts';
import type { ThreadContext, ThreadTask } from './task.ts';

/** What puzzles are wanted: of a board by name, or of the board and the labels of a puzzle. */
export interface GenerateInput
  extends Partial<PuzzleInput>,
    Pick<PuzzleOrder, 'count' | 'seed' | 'patience' | 'title' | 'author'> {
  readonly wishes: Omit<SubjectWishes, 'scale'>;
}

/** Between two reports of progress at least so many milliseconds pass. */
const PAUSE = 200;

/** Tells what happens as `{ event, data }`: `begun`, `found`, `relaxed` and `progress`; gives the ending. */
export const generateWork: ThreadTask<GenerateInput, object> = async (input, context) => {
  const { deadline, tell, clock } = context;
  const subject = await readSubject(input, context);
  const { count, seed, patience, title, author } = input;
  const order = { ...orRefuse(wishesOn(subject, input.wishes)), count, seed, patience, title, author };
  let told = clock();
  const onProgress = (statistics: Statistics) => {
    if (clock() - told < PAUSE) return;
    told = clock();
    void tell({ event: 'progress', data: summary(statistics) });
  };
  const onNews = ({ kind, ...news }: ProductionNews) =>
    'finding' in news
      ? tell({ event: kind, data: makeFindingRecord(news.finding, { ...order, wishes: news.wishes }) })
      : tell({ event: kind, data: news });
  const { signal } = deadline;
  const { verdict, statistics } = orRefuse(await producePuzzles(order, { signal, onProgress, onNews }));
  return { verdict, ...summary(statistics), rejected: statistics.rejected };
};

async function readSubject(input: GenerateInput, context: ThreadContext): Promise<PuzzleSubject> {
  if (input.puzzle !== undefined)
    return subjectOfPuzzle(await readPuzzleInput({ ...input, puzzle: input.puzzle }, context));
  const subject = orRefuse(subjectNamed(input.board ?? ''));
  checkCells(subject.board, context.mostCells);
  return subject;
}

function summary({ attempts, found }: Statistics) {
  return { attempts, found };
}

/** The puzzle of a day. */
export const dailyWork: ThreadTask<DailyWish, object> = async (wish, { deadline, mostCells }) => {
  const subject = orRefuse(subjectNamed(wish.board));
  checkCells(subject.board, mostCells);
  const puzzle = orRefuse(await findDailyPuzzle(wish, deadline.signal));
  if (puzzle) return puzzle;
  if (deadline.signal.aborted) throw timeIsUp();
  return orRefuse(failure(SERVICE_FAULTS, 'daily.none', 'level', { level: wish.level as Level }));
};

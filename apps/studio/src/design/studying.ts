import { makeNative } from '@latin-puzzles/core/format';
import { useEffect } from 'preact/hooks';
import { useStudio } from '../services/studio.ts';
import { type ClueDesk, textOf } from './clue-desk.ts';
import { DESIGN_WORDS } from './words/index.ts';
import type { Workbench } from './workbench.ts';

/** How long to wait for the next change before looking at the last one, in milliseconds. */
const [BOARD_PAUSE, CLUES_PAUSE] = [400, 150];

/** Has the board studied whenever it changes; a study that is overtaken is given up. */
export function useBoardStudy(bench: Workbench): void {
  const { announcer, settings, worker } = useStudio();
  const { puzzle } = bench.verdict.value;
  const text = puzzle.ok ? makeNative(puzzle.value) : undefined;
  useEffect(() => {
    bench.study.value = undefined;
    if (text === undefined) return;
    return later(BOARD_PAUSE, async (signal) => {
      const study = await worker.ask(
        'study-board',
        { puzzle: text },
        {
          signal,
          onNews: (news) => {
            bench.study.value = news;
          },
        },
      );
      bench.study.value = study;
      if (study.latin) announcer.say(DESIGN_WORDS[settings.language.value].latin[study.latin]);
    });
  }, [bench, text]);
}

/** Has the clues studied whenever they change. */
export function useCluesStudy(desk: ClueDesk): void {
  const { worker } = useStudio();
  const setting = desk.history.value?.present;
  const labeling = setting?.labeling;
  useEffect(() => {
    desk.study.value = undefined;
    if (!setting || desk.violations.value.length > 0) return;
    const text = textOf(setting);
    return later(CLUES_PAUSE, async (signal) => {
      const study = await worker.ask(
        'study-clues',
        { puzzle: text },
        {
          signal,
          onNews: (news) => {
            desk.study.value = news;
          },
        },
      );
      desk.study.value = study;
    });
  }, [desk, setting?.board, labeling]);
}

/** Finds the symmetries of a board when it is a new one. */
export function useSymmetries(desk: ClueDesk): void {
  const { worker } = useStudio();
  const board = desk.history.value?.present.board;
  useEffect(() => {
    desk.symmetries.value = [];
    desk.symmetry.value = 'none';
    if (!board) return;
    return later(0, async (signal) => {
      desk.symmetries.value = await worker.ask('symmetries', { board }, { signal });
    });
  }, [desk, board]);
}

/** Does something after a pause unless it is given up before; a failure leaves things as they are. */
function later(pause: number, work: (signal: AbortSignal) => Promise<void>): () => void {
  const control = new AbortController();
  const timer = setTimeout(() => work(control.signal).catch(() => undefined), pause);
  return () => {
    clearTimeout(timer);
    control.abort();
  };
}

import { makeNative } from '@latin-puzzles/core/format';
import type { Labeling, Puzzle } from '@latin-puzzles/core/puzzle';
import { PLAY_WORDS, type Session, tellVerdict } from '@latin-puzzles/view/playing';
import { checkTable } from '@latin-puzzles/workshop/play';
import { useBackgroundWork } from '../parts/background-work.ts';
import { useStudio, useWords } from '../services/studio.ts';
import type { WorkerClient } from '../worker/client.ts';

interface CheckButtonProps {
  readonly session: Session;
  readonly done?: (() => void) | undefined;
}

/** Compares what is written with the solution, which is worked out first if nobody knows it. */
export function CheckButton({ session, done }: CheckButtonProps) {
  const words = useWords(PLAY_WORDS);
  const { announcer, worker } = useStudio();
  const work = useBackgroundWork();
  const tell = (text: string, bad: boolean) => {
    session.verdict.value = { history: session.game.value.history, text, bad };
    announcer.say(text);
    done?.();
  };

  function check(): void {
    if (work.busy.value) return;
    const { puzzle } = session.game.value;
    work.run(
      (signal) => solutionsOf(puzzle, worker, signal),
      (solutions) => {
        const verdict = checkTable(puzzle, session.table.value, solutions);
        session.found.value = new Set(verdict.wrong);
        tell(tellVerdict(verdict, words), verdict.wrong.length > 0 || verdict.solutions === 'none');
      },
      () => tell(words.checkFailed, true),
    );
  }

  return (
    <button type="button" aria-disabled={work.busy.value} onClick={check}>
      {work.busy.value ? words.checking : words.check}
    </button>
  );
}

/** One solution, or two if there are more, or none. */
async function solutionsOf(puzzle: Puzzle, worker: WorkerClient, signal: AbortSignal): Promise<readonly Labeling[]> {
  return puzzle.solution ? [puzzle.solution] : worker.ask('solve', { puzzle: makeNative(puzzle) }, { signal });
}

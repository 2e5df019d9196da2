import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Studio } from '../services/studio.ts';
import type { Arrival } from './arrival.ts';

/** Puzzles that come from elsewhere: pasted, dropped or opened. */
export interface IntakeDesk {
  /** What came last and is to be shown. */
  readonly arrival: ReadonlySignal<Exclude<Arrival, { code: string }> | undefined>;
  /** Opens the puzzle of a text, lists its puzzles, or adds the progress that it holds. */
  takeText(text: string): Promise<void>;
  takeFiles(files: readonly File[]): Promise<void>;
  choose(puzzle: Puzzle): Promise<void>;
  dismiss(): void;
}

export function makeIntakeDesk(studio: Studio): IntakeDesk {
  const arrival = signal<Exclude<Arrival, { code: string }> | undefined>(undefined);
  // The readers of all formats come only when there is something to read.
  const taking = () => import('./taking.ts');
  const settle = (came: Arrival) =>
    batch(() => {
      arrival.value = 'code' in came ? undefined : came;
      if ('code' in came) studio.addressBar.goTo('play', 's', came.code);
    });
  return {
    arrival,
    takeText: async (text) => settle(await (await taking()).takeText(text, studio)),
    takeFiles: async (files) => settle(await (await taking()).takeFiles(files, studio)),
    choose: async (puzzle) => settle({ code: await (await taking()).puzzleCode(puzzle) }),
    dismiss() {
      arrival.value = undefined;
    },
  };
}

import type { Fault } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Studio } from '../services/studio.ts';

/** What came of a text that was pasted, dropped or opened. */
export type Arrival =
  /** One puzzle, as the code in its address. */
  | { readonly code: string }
  /** Several puzzles, of which one is to be chosen; whether there are more, and whether some of it was none. */
  | { readonly puzzles: readonly Puzzle[]; readonly more: boolean; readonly flawed: boolean }
  | { readonly fault: Fault }
  /** The progress of another device, which was added to that of this one. */
  | { readonly joined: true };

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
    choose: async (puzzle) => settle({ code: await (await taking()).codeOf(puzzle) }),
    dismiss() {
      arrival.value = undefined;
    },
  };
}

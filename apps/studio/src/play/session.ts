import { EMPTY } from '@latin-puzzles/core/puzzle';
import {
  type Candidates,
  type EntryMode,
  findCandidates,
  type Game,
  type GameHistory,
  isPaused,
  isSolved,
  listConflicts,
  type Table,
  type TableTally,
  tallyTable,
} from '@latin-puzzles/workshop/play';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DrawnStep, Highlight } from '../board-view/props.ts';
import { NOTHING, type Selection } from '../board-view/selection.ts';
import type { Settings } from '../settings/settings.ts';

/** The answer to a check of the table as it stood. */
interface Verdict {
  readonly history: GameHistory;
  readonly text: string;
  readonly bad: boolean;
}

/** Everything about a game on the table that the page shows. */
export interface Session {
  readonly game: Signal<Game>;
  readonly selection: Signal<Selection>;
  readonly mode: Signal<EntryMode>;
  /** In label-first entry the label, or the colour, that every cell picked is given. */
  readonly pinned: Signal<number | undefined>;
  /** Whether each cell picked joins the others, or leaves them: what Control does where there are keys. */
  readonly several: Signal<boolean>;
  readonly shown: Signal<DrawnStep | undefined>;
  /** Cells that a hint points to. */
  readonly pointed: Signal<readonly number[]>;
  /** Cells found wrong on request; the next move clears them. */
  readonly found: Signal<ReadonlySet<number>>;
  /** What a check has found, for as long as nothing has been played since. */
  readonly verdict: Signal<Verdict | undefined>;
  /** Whether the last move has just solved the puzzle. */
  readonly celebrating: Signal<boolean>;
  readonly table: ReadonlySignal<Table>;
  readonly tally: ReadonlySignal<TableTally>;
  readonly solved: ReadonlySignal<boolean>;
  readonly paused: ReadonlySignal<boolean>;
  readonly wrong: ReadonlySignal<ReadonlySet<number>>;
  readonly highlights: ReadonlySignal<ReadonlyMap<number, Highlight>>;
  readonly candidates: ReadonlySignal<readonly (readonly number[])[] | undefined>;
}

/** A session of a game, which shows what the settings say. */
export function makeSession(first: Game, settings: Settings): Session {
  const game = signal(first);
  const selection = signal<Selection>(NOTHING);
  const found = signal<ReadonlySet<number>>(new Set());
  const pointed = signal<readonly number[]>([]);
  const { puzzle } = first;
  const table = computed(() => game.value.history.table);
  const mode = signal<EntryMode>('normal');
  const pinned = signal<number | undefined>(undefined);
  const tally = computeFromLast<TableTally>((before) => tallyTable(puzzle, table.value, before));
  const candidates = computeFromLast<Candidates>((before) => findCandidates(puzzle.board, tally.value, before));
  const conflicts = computed(() => listConflicts(tally.value));
  const wrong = computed<ReadonlySet<number>>(() => {
    if (settings.check.value === 'off') return new Set();
    if (settings.check.value === 'on-request' || conflicts.value.size === 0) return found.value;
    return new Set([...conflicts.value, ...found.value]);
  });
  /** The label whose cells are set off: the pinned one, or that of the cursor. */
  const followed = computed(() => {
    const { cursor } = selection.value;
    if (pinned.value !== undefined && mode.value !== 'colours') return pinned.value;
    return cursor === undefined ? EMPTY : table.value[cursor]!.label;
  });
  return {
    game,
    selection,
    mode,
    pinned,
    several: signal(false),
    shown: signal<DrawnStep | undefined>(undefined),
    pointed,
    found,
    verdict: signal<Verdict | undefined>(undefined),
    celebrating: signal(false),
    table,
    tally,
    wrong,
    solved: computed(() => isSolved(tally.value)),
    paused: computed(() => isPaused(game.value)),
    highlights: computed(() => {
      const highlights = findHighlights(first, table.value, selection.value, followed.value, settings);
      for (const cell of pointed.value) highlights.set(cell, 'note');
      for (const cell of wrong.value) highlights.set(cell, 'wrong');
      return highlights;
    }),
    candidates: computed(() => (settings.candidates.value ? candidates.value.lists : undefined)),
  };
}

/** A value worked out from what it was before, as far as that still holds. */
function computeFromLast<T>(next: (before: T | undefined) => T): ReadonlySignal<T> {
  let last: T | undefined;
  return computed(() => {
    last = next(last);
    return last;
  });
}

/** What is set off for the cell under the cursor. Later ones in the order of `HIGHLIGHTS` win. */
function findHighlights(
  { puzzle: { board } }: Game,
  table: Table,
  { cursor, cells }: Selection,
  label: number,
  settings: Settings,
): Map<number, Highlight> {
  const highlights = new Map<number, Highlight>();
  if (cursor !== undefined && cells.size === 1 && settings.sameAsterismShown.value)
    for (const asterism of board.asterismsOf[cursor]!)
      for (const cell of board.asterisms[asterism]!.cells) highlights.set(cell, 'same-asterism');
  if (label !== EMPTY && settings.sameLabelShown.value)
    for (let cell = 0; cell < table.length; cell++)
      if (table[cell]!.label === label) highlights.set(cell, 'same-label');
  return highlights;
}

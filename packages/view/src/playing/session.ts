import { EMPTY } from '@latin-puzzles/core/puzzle';
import {
  type Candidates,
  ENTRY_MODES,
  type EntryHabits,
  type EntryMode,
  findCandidates,
  type Game,
  type GameHistory,
  isPaused,
  isSolved,
  listConflicts,
  listTentative,
  type Table,
  type TableTally,
  tallyTable,
} from '@latin-puzzles/workshop/play';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ViewSettings } from '../base/surroundings.ts';
import type { DrawnStep, Highlight } from '../board-view/props.ts';
import { NOTHING, type Selection } from '../board-view/selection.ts';
import { type GroupLight, makeGroupLight } from './group-light.ts';

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
  /** What entering may do here. */
  readonly modes: readonly EntryMode[];
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
  readonly groupLight: GroupLight;
  readonly candidates: ReadonlySignal<readonly (readonly number[])[] | undefined>;
  readonly habits: ReadonlySignal<EntryHabits>;
  /** The cells written since a trial began that is not decided yet. */
  readonly tentative: ReadonlySignal<ReadonlySet<number>>;
}

/** A session of a game, which shows what the settings say. */
export function makeSession(first: Game, settings: ViewSettings, modes: readonly EntryMode[] = ENTRY_MODES): Session {
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
  const shownCandidates = computed(() => (settings.candidates.value ? candidates.value.lists : undefined));
  const conflicts = computed(() => listConflicts(tally.value));
  const wrong = computed<ReadonlySet<number>>(() => {
    if (settings.check.value === 'off') return new Set();
    if (settings.check.value === 'on-request' || conflicts.value.size === 0) return found.value;
    return new Set([...conflicts.value, ...found.value]);
  });
  /** The cells that are set off for their label: the pinned one, or that of the cursor. */
  const followed = computed(() => {
    if (!settings.sameLabelShown.value) return [];
    const { cursor } = selection.value;
    const pinning = pinned.value !== undefined && mode.value !== 'colours';
    const label = pinning ? pinned.value : cursor === undefined ? EMPTY : table.value[cursor]!.label;
    return label === EMPTY ? [] : table.value.flatMap((state, cell) => (state.label === label ? [cell] : []));
  });
  return {
    game,
    selection,
    mode,
    modes,
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
      const highlights = new Map<number, Highlight>();
      for (const cell of followed.value) highlights.set(cell, 'same-label');
      for (const cell of pointed.value) highlights.set(cell, 'note');
      for (const cell of wrong.value) highlights.set(cell, 'wrong');
      return highlights;
    }),
    groupLight: makeGroupLight(puzzle.board, selection, settings.sameAsterismShown),
    candidates: shownCandidates,
    habits: computed(() => ({ prune: settings.marksPruned.value, candidates: shownCandidates.value })),
    tentative: computed(() => listTentative(game.value.history)),
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

import { must, type Result } from '@latin-puzzles/core/basis';
import { catalogEntry } from '@latin-puzzles/core/board';
import { makeNative } from '@latin-puzzles/core/format';
import { beginningOf, type Puzzle, type Violation, violations } from '@latin-puzzles/core/puzzle';
import { NOTHING, type Selection } from '@latin-puzzles/view/board-view';
import { draftFrom } from '@latin-puzzles/workshop/design';
import type { ClueSymmetry, CluesStudy } from '@latin-puzzles/workshop/study';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { carryOver, puzzleOf, type Setting, settingOf } from './clues.ts';
import { beginSteps, type History, recordStep } from './history.ts';
import { replaceDraft, type Workbench } from './workbench.ts';

/** The board that one designs here, as against those of the catalog, which go by their names. */
export const DESIGNED = 'design';

/** Clues on a board, and everything about them that the page shows. */
export interface ClueDesk {
  /** `DESIGNED`, or the name of a catalog entry. */
  readonly source: Signal<string>;
  /** The board and its labels that the clues stand on, as a native document. */
  readonly basis: Signal<string | undefined>;
  readonly history: Signal<History<Setting> | undefined>;
  /** Where the clues hold a label too often. */
  readonly violations: ReadonlySignal<readonly Violation[]>;
  readonly selection: Signal<Selection>;
  /** What is known of the clues as they are; nothing while they are being looked at. */
  readonly study: Signal<CluesStudy | undefined>;
  /** Which solution is laid over the clues: none, the first or the second. */
  readonly shown: Signal<0 | 1 | 2>;
  /** Whether empty cells show the labels that they have in some completion. */
  readonly candidatesShown: Signal<boolean>;
  readonly symmetries: Signal<readonly ClueSymmetry[]>;
  /** The name of the symmetry that clues keep when they go. */
  readonly symmetry: Signal<string>;
}

export function makeClueDesk(source = DESIGNED, setting?: Setting): ClueDesk {
  const history = signal(setting && beginSteps(setting));
  return {
    source: signal(source),
    basis: signal<string | undefined>(undefined),
    history,
    violations: computed(() => (history.value ? violations(history.value.present) : [])),
    selection: signal<Selection>(NOTHING),
    study: signal(undefined),
    shown: signal<0 | 1 | 2>(0),
    candidatesShown: signal(true),
    symmetries: signal([]),
    symmetry: signal('none'),
  };
}

/** The board to write clues on: the designed one, or that of a catalog entry with its inscription. */
export function basisOf(source: string, designed: Result<Puzzle>): Result<Puzzle> {
  const entry = catalogEntry(source);
  return entry ? { ok: true, value: beginningOf(entry) } : designed;
}

/** Lays the clues on a board, as far as they fit there. On the one they stand on they stay as they are. */
export function layOn(desk: ClueDesk, puzzle: Puzzle): void {
  const text = makeNative(puzzle);
  if (desk.basis.value === text) return;
  const before = desk.history.value?.present;
  const next = settingOf(puzzle);
  beginOn(desk, text, before ? carryOver(before, next) : next);
}

/** Begins with the clues of a puzzle on a board that has the same cells. */
function bring(desk: ClueDesk, base: Puzzle, { multiset, labeling, inscription }: Puzzle): void {
  beginOn(desk, makeNative(base), settingOf({ ...base, multiset, labeling, inscription }));
}

/** Puts the board of a puzzle on the bench and its clues on the desk. */
export function takePuzzle(bench: Workbench, desk: ClueDesk, puzzle: Puzzle): void {
  replaceDraft(bench, draftFrom(puzzle.board, puzzle.multiset.entries, puzzle.title));
  desk.source.value = DESIGNED;
  const designed = bench.verdict.value.puzzle;
  // Cell i of the draft is cell i of the puzzle, whatever they are called.
  if (designed.ok) bring(desk, designed.value, puzzle);
}

/** What was found out, selected or shown on the board before is none of this one's. */
function beginOn(desk: ClueDesk, basis: string, setting: Setting): void {
  batch(() => {
    desk.basis.value = basis;
    desk.history.value = beginSteps(setting);
    desk.study.value = undefined;
    desk.selection.value = NOTHING;
    desk.shown.value = 0;
  });
}

export function editClues(desk: ClueDesk, change: (setting: Setting) => Setting): void {
  const { history } = desk;
  if (history.value) history.value = recordStep(history.value, change(history.value.present));
  desk.shown.value = 0;
}

/** The clues as a native document, for work done off the page. */
export function textOf(setting: Setting): string {
  return makeNative(must(puzzleOf(setting)));
}

/** The cells that the chosen symmetry makes go together. */
export function orbitsOf({ symmetries, symmetry }: ClueDesk): readonly (readonly number[])[] | undefined {
  if (symmetry.value === 'none') return undefined;
  return symmetries.value.find(({ name }) => name === symmetry.value)?.orbits;
}

import type { AsterismKind } from '@latin-puzzles/core/board';
import {
  addCells,
  beginAsterism,
  type DesignDraft,
  type DraftVerdict,
  judgeDraft,
  nextAsterismId,
  paintCells,
  removeCells,
} from '@latin-puzzles/workshop/design';
import type { BoardStudy } from '@latin-puzzles/workshop/study';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { beginSteps, type History, recordStep, redoStep, undoStep } from './history.ts';
import type { Spot } from './sketch.ts';

/** What picking a place does: add and remove cells, or paint the chosen asterism. */
export const TOOLS = ['cells', 'paint'] as const;
type Tool = (typeof TOOLS)[number];

/** A board on the bench, and the tools in hand. */
export interface Workbench {
  readonly history: Signal<History<DesignDraft>>;
  readonly draft: ReadonlySignal<DesignDraft>;
  readonly verdict: ReadonlySignal<DraftVerdict>;
  readonly tool: Signal<Tool>;
  /** The asterism that is painted, by its id. */
  readonly brush: Signal<number | undefined>;
  /** Whether a cell painted for one region leaves the others. */
  readonly alone: Signal<boolean>;
  /** What is known of the board so far; nothing while it is being looked at. */
  readonly study: Signal<BoardStudy | undefined>;
}

export function makeWorkbench(first: DesignDraft): Workbench {
  const history = signal(beginSteps(first));
  const draft = computed(() => history.value.present);
  return {
    history,
    draft,
    verdict: computed(() => judgeDraft(draft.value)),
    tool: signal<Tool>(first.asterisms.length > 0 ? 'paint' : 'cells'),
    brush: signal<number | undefined>(undefined),
    alone: signal(true),
    study: signal(undefined),
  };
}

export function edit(bench: Workbench, change: (draft: DesignDraft) => DesignDraft): void {
  bench.history.value = recordStep(bench.history.value, change(bench.draft.value));
}

/** Goes on with the last change, so that both are taken back together. */
function amend(bench: Workbench, change: (draft: DesignDraft) => DesignDraft): void {
  bench.history.value = { ...bench.history.value, present: change(bench.draft.value) };
}

/** Puts another board on the bench; the one before can be had back. */
export function replaceDraft(bench: Workbench, draft: DesignDraft): void {
  edit(bench, () => draft);
  bench.brush.value = undefined;
  bench.tool.value = draft.asterisms.length > 0 ? 'paint' : 'cells';
}

export function undo(bench: Workbench): void {
  bench.history.value = undoStep(bench.history.value);
}

export function redo(bench: Workbench): void {
  bench.history.value = redoStep(bench.history.value);
}

/** Begins an asterism, which is painted from now on. */
export function beginPainting(bench: Workbench, kind: AsterismKind): void {
  const id = nextAsterismId(bench.draft.value);
  edit(bench, (draft) => beginAsterism(draft, kind));
  bench.brush.value = id;
  bench.tool.value = 'paint';
}

/** A stroke over places: what its first one does, the others do too. With no asterism chosen it chooses a region. */
interface Stroke {
  begin(spot: Spot): void;
  extend(spot: Spot): void;
}

export function makeStroke(bench: Workbench): Stroke {
  let on = true;
  const apply = (spot: Spot) => (draft: DesignDraft) => {
    if (bench.tool.value === 'cells') {
      if (!on) return removeCells(draft, new Set([spot.id]));
      return spot.site ? addCells(draft, [spot.site]) : draft;
    }
    const id = bench.brush.value;
    return id === undefined || !spot.filled ? draft : paintCells(draft, id, [spot.id], on, bench.alone.value);
  };
  return {
    begin(spot) {
      const { asterisms } = bench.draft.value;
      if (bench.tool.value === 'paint' && bench.brush.value === undefined) {
        bench.brush.value = asterisms.find(({ kind, cells }) => kind === 'region' && cells.includes(spot.id))?.id;
        on = true;
        return;
      }
      const holder = asterisms.find(({ id }) => id === bench.brush.value);
      on = bench.tool.value === 'cells' ? !spot.filled : !holder?.cells.includes(spot.id);
      edit(bench, apply(spot));
    },
    extend: (spot) => amend(bench, apply(spot)),
  };
}

import { parseNative } from '@latin-puzzles/core/format';
import { type DesignDraft, emptyDraft, parseDraftRecord } from '@latin-puzzles/workshop/design';
import { effect } from '@preact/signals';
import type { DeviceStorage } from '../storage/device-storage.ts';
import { type ClueDesk, DESIGNED, makeClueDesk, textOf } from './clue-desk.ts';
import { type Setting, settingOf } from './clues.ts';
import { makeWorkbench, type Workbench } from './workbench.ts';

const [DRAFT, CLUES] = ['design', 'design-clues'];

/** The bench as it was left on this device; an empty one otherwise. */
export function keptWorkbench(storage: DeviceStorage): Workbench {
  return makeWorkbench(storage.read(DRAFT, parseDraftRecord) ?? emptyDraft('square', 4, 4));
}

export function keptClueDesk(storage: DeviceStorage): ClueDesk {
  return storage.read(CLUES, parseClueDesk) ?? makeClueDesk();
}

function parseClueDesk(value: unknown): ClueDesk | undefined {
  const stored = value as { source?: unknown; text?: unknown; locked?: unknown } | null | undefined;
  if (typeof stored?.text !== 'string') return undefined;
  const puzzle = parseNative(stored.text);
  if (!puzzle.ok) return undefined;
  const locked = Array.isArray(stored.locked) ? stored.locked.filter((cell) => Number.isInteger(cell)) : [];
  const setting: Setting = { ...settingOf(puzzle.value), locked: new Set([...puzzle.value.inscription, ...locked]) };
  return makeClueDesk(typeof stored.source === 'string' ? stored.source : DESIGNED, setting);
}

/** Keeps every change from now on. */
export function keep(storage: DeviceStorage, bench: Workbench, desk: ClueDesk): void {
  effect(() => {
    const setting = desk.history.value?.present;
    storage.write(DRAFT, bench.draft.value satisfies DesignDraft);
    if (setting)
      storage.write(CLUES, { source: desk.source.value, text: textOf(setting), locked: [...setting.locked] });
  });
}

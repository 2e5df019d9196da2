import { type ReadonlySignal, signal } from '@preact/signals';
import type { DeviceStorage } from '../storage/device-storage.ts';

/** The puzzles that wait to be printed, each as a native document; kept on this device. */
export interface PrintList {
  readonly texts: ReadonlySignal<readonly string[]>;
  /** Adds a puzzle that is not there yet. */
  add(text: string): void;
  remove(text: string): void;
  /** Moves a puzzle by so many places, up to the ends of the list. */
  move(text: string, by: number): void;
  clear(): void;
}

const KEY = 'print-list';

export function makePrintList(storage: DeviceStorage): PrintList {
  const texts = signal<readonly string[]>(storage.read(KEY, textsIn) ?? []);
  const keep = (list: readonly string[]) => {
    texts.value = list;
    storage.write(KEY, list);
  };
  return {
    texts,
    add(text) {
      if (!texts.value.includes(text)) keep([...texts.value, text]);
    },
    remove: (text) => keep(texts.value.filter((other) => other !== text)),
    move(text, by) {
      const from = texts.value.indexOf(text);
      if (from < 0) return;
      const rest = texts.value.toSpliced(from, 1);
      keep(rest.toSpliced(Math.min(rest.length, Math.max(0, from + by)), 0, text));
    },
    clear: () => keep([]),
  };
}

/** The list as a file that the studio and the command read: one puzzle a line. */
export function printListFile({ texts }: PrintList): string {
  // No text in JSON holds a line's end.
  return texts.value.map((text) => `${text.trim().replace(/\s*\n\s*/g, ' ')}\n`).join('');
}

function textsIn(stored: unknown): string[] | undefined {
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : undefined;
}

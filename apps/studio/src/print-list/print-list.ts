import { computed, signal } from '@preact/signals';
import { soundOf } from '../shell/damaged.ts';
import { writeStored } from '../shell/storage.ts';

const KEY = 'print-list';

const texts = signal<readonly string[]>(restored());

/** The puzzles that wait to be printed, each as a native document. */
export const printList = computed(() => texts.value);

/** Adds a puzzle that is not there yet. */
export function addToPrint(text: string): void {
  if (!texts.value.includes(text)) keep([...texts.value, text]);
}

export function removeFromPrint(text: string): void {
  keep(texts.value.filter((other) => other !== text));
}

/** Moves a puzzle by so many places, up to the ends of the list. */
export function moveInPrint(text: string, by: number): void {
  const from = texts.value.indexOf(text);
  if (from < 0) return;
  const rest = texts.value.toSpliced(from, 1);
  keep(rest.toSpliced(Math.min(rest.length, Math.max(0, from + by)), 0, text));
}

export function clearPrint(): void {
  keep([]);
}

/** The list as a file that the studio and the command read: one puzzle a line. */
export function printListFile(): string {
  // No text in JSON holds a line's end.
  return texts.value.map((text) => `${text.trim().replace(/\s*\n\s*/g, ' ')}\n`).join('');
}

function keep(list: readonly string[]): void {
  texts.value = list;
  writeStored(KEY, list);
}

function restored(): string[] {
  const texts = (stored: unknown) =>
    Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : undefined;
  return soundOf(KEY, texts) ?? [];
}

import { isRecord } from '@latin-puzzles/core/basis';
import { computed, signal } from '@preact/signals';
import { moveStored, readStored, removeStored, storedKeys, storedText } from './storage.ts';

/** Where what cannot be read is set aside, each under its own key. */
const ASIDE = 'damaged/';

const aside = signal<ReadonlyMap<string, string>>(restored());

/** What was kept and cannot be read, as it was kept, by its key. */
export const damaged = computed(() => aside.value);

/**
 * What is kept under a key, as `parse` makes it out. What `parse` cannot make out is set aside, so that nobody writes over
 * it: perhaps it can be mended.
 */
export function soundOf<T>(key: string, parse: (value: unknown) => T | undefined): T | undefined {
  const sound = parse(readStored(key));
  if (sound === undefined) setAside(key);
  return sound;
}

/** Leaves the place of what cannot be read to something new. */
export function setAside(key: string): void {
  const text = storedText(key);
  if (text === undefined) return;
  const before = aside.value.get(key);
  const whole = before === undefined ? text : `${before}\n${text}`;
  moveStored(key, ASIDE + key, whole);
  aside.value = new Map([...aside.value, [key, whole]]);
}

/** A value whose fields can be looked at one by one. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(value) ? value : undefined;
}

export function forgetDamaged(): void {
  for (const key of aside.value.keys()) removeStored(ASIDE + key);
  aside.value = new Map();
}

function restored(): Map<string, string> {
  return new Map(storedKeys(ASIDE).map((key) => [key.slice(ASIDE.length), storedText(key) ?? '']));
}

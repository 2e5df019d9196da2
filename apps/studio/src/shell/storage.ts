import { computed, signal } from '@preact/signals';

/**
 * What the studio keeps on this device. Storage may be full, forbidden or tampered with. What cannot be written there is
 * held as long as the studio is open, and written as soon as there is room again; `unkept` says what it is, so that
 * nothing is lost in silence. Whoever reads checks what it gets.
 */
const PREFIX = 'latin-puzzles/';

/** Why something could not be written. */
export type Hindrance = 'full' | 'forbidden';

interface Held {
  readonly text: string;
  readonly hindrance: Hindrance;
}

const held = signal<ReadonlyMap<string, Held>>(new Map());

/** The keys of what is not kept on the device, and why. */
export const unkept = computed(
  (): ReadonlyMap<string, Hindrance> => new Map([...held.value].map(([key, { hindrance }]) => [key, hindrance])),
);

export function readStored(key: string): unknown {
  const text = storedText(key);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is kept under a key, letter by letter. */
export function storedText(key: string): string | undefined {
  try {
    return held.peek().get(key)?.text ?? window.localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under another key; where there is no room for that, the old one stays. */
export function moveStored(from: string, to: string, text: string): void {
  const old = storedText(from);
  removeStored(from);
  if (tryToWrite(to, text) && old !== undefined) tryToWrite(from, old);
}

/** Whether it was kept on the device. */
export function writeStored(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  const hindrance = tryToWrite(key, text);
  setHeld(key, hindrance && { text, hindrance });
  if (!hindrance) retry();
  return !hindrance;
}

export function removeStored(key: string): void {
  setHeld(key, undefined);
  try {
    window.localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
  retry();
}

/** The keys that begin with a text, such as `game/`. */
export function storedKeys(beginning: string): string[] {
  const names = new Set(held.peek().keys());
  try {
    for (const key of Object.keys(window.localStorage)) if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length));
  } catch {
    // What is held is all there is.
  }
  return [...names].filter((name) => name.startsWith(beginning));
}

function tryToWrite(key: string, text: string): Hindrance | undefined {
  try {
    window.localStorage.setItem(PREFIX + key, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
}

function setHeld(key: string, value: Held | undefined): void {
  const before = held.peek();
  if (!value && !before.has(key)) return;
  const after = new Map(before);
  if (value) after.set(key, value);
  else after.delete(key);
  held.value = after;
}

/** There may be room now for what there was none for. */
function retry(): void {
  for (const [key, { text }] of held.peek()) if (!tryToWrite(key, text)) setHeld(key, undefined);
}

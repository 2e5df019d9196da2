import { isRecord } from '@latin-puzzles/core/basis';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Why something could not be written. */
export type Hindrance = 'full' | 'forbidden';

/**
 * What the studio keeps on this device. The device may be full, forbid it, or have been tampered with. What cannot be
 * written there is held as long as the studio is open, and written as soon as there is room again. What cannot be read is
 * set aside. Nothing is lost in silence.
 */
export interface DeviceStorage {
  /** The keys of what is not kept on the device, and why. */
  readonly unkept: ReadonlySignal<ReadonlyMap<string, Hindrance>>;
  /** What was kept and cannot be read, as it was kept, by its key. */
  readonly damaged: ReadonlySignal<ReadonlyMap<string, string>>;
  /**
   * What is kept under a key, as `parse` makes it out. What `parse` cannot make out is set aside, so that nobody writes
   * over it: perhaps it can be mended.
   */
  read<T>(key: string, parse: (value: unknown) => T | undefined): T | undefined;
  /** What is kept under a key, unchecked: nothing where it is no JSON. */
  readRaw(key: string): unknown;
  /** Whether another window has written under a key since this one last looked or wrote. */
  isForeign(key: string): boolean;
  /** Whether it was kept on the device. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** The keys that begin with a text, such as `game/`. */
  keys(beginning: string): string[];
  /** Leaves the place of what cannot be read to something new. */
  setAside(key: string): void;
  forgetDamaged(): void;
}

interface Held {
  readonly text: string;
  readonly hindrance: Hindrance;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'latin-puzzles/';

/** Where what cannot be read is set aside, each under its own key. */
const ASIDE = 'damaged/';

/** `area` may throw: some browsers forbid even to look at it. */
export function makeDeviceStorage(area: () => Area): DeviceStorage {
  const held = signal<ReadonlyMap<string, Held>>(new Map());
  const seen = new Map<string, string | undefined>();

  function textOf(key: string): string | undefined {
    try {
      return held.peek().get(key)?.text ?? area().getItem(PREFIX + key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  function tryToWrite(key: string, text: string): Hindrance | undefined {
    try {
      area().setItem(PREFIX + key, text);
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

  function remove(key: string): void {
    setHeld(key, undefined);
    try {
      area().removeItem(PREFIX + key);
    } catch {
      // Where nothing can be kept there is nothing to remove.
    }
    retry();
  }

  function keys(beginning: string): string[] {
    const names = new Set(held.peek().keys());
    try {
      for (const key of Object.keys(area())) if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length));
    } catch {
      // What is held is all there is.
    }
    return [...names].filter((name) => name.startsWith(beginning));
  }

  function readRaw(key: string): unknown {
    const text = textOf(key);
    seen.set(key, text);
    try {
      return text === undefined ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  const damaged = signal<ReadonlyMap<string, string>>(
    new Map(keys(ASIDE).map((key) => [key.slice(ASIDE.length), textOf(key) ?? ''])),
  );

  function setAside(key: string): void {
    const text = textOf(key);
    if (text === undefined) return;
    const before = damaged.value.get(key);
    const whole = before === undefined ? text : `${before}\n${text}`;
    remove(key);
    // Where there is no room for it aside, it stays where it was.
    if (tryToWrite(ASIDE + key, whole)) tryToWrite(key, text);
    damaged.value = new Map([...damaged.value, [key, whole]]);
  }

  return {
    unkept: computed(() => new Map([...held.value].map(([key, { hindrance }]) => [key, hindrance]))),
    damaged,
    readRaw,
    isForeign: (key) => textOf(key) !== seen.get(key),
    read(key, parse) {
      const sound = parse(readRaw(key));
      if (sound === undefined) setAside(key);
      return sound;
    },
    write(key, value) {
      const text = JSON.stringify(value);
      const hindrance = tryToWrite(key, text);
      seen.set(key, text);
      setHeld(key, hindrance && { text, hindrance });
      if (!hindrance) retry();
      return !hindrance;
    },
    remove,
    keys,
    setAside,
    forgetDamaged() {
      for (const key of damaged.value.keys()) remove(ASIDE + key);
      damaged.value = new Map();
    },
  };
}

/** A value whose fields can be looked at one by one. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(value) ? value : undefined;
}

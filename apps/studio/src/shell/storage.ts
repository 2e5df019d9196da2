/**
 * What the studio keeps on this device. Storage may be full, forbidden or tampered with: reading gives nothing then, and
 * writing says that it failed. Whoever reads checks what it gets.
 */
const PREFIX = 'latin-puzzles/';

export function readStored(key: string): unknown {
  try {
    const text = window.localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether it was kept. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
}

/** The keys that begin with a text, such as `game/`. */
export function storedKeys(beginning: string): string[] {
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(PREFIX + beginning))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

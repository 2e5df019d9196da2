import { vi } from 'vitest';

/** A device that keeps things, where tests run without one; what it holds. */
export function fakeStorage(refuse?: () => void): Map<string, string> {
  const stored = new Map<string, string>();
  const localStorage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        refuse?.();
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('window', { localStorage });
  return stored;
}

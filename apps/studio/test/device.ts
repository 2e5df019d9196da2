import { type DeviceStorage, makeDeviceStorage } from '../src/storage/device-storage.ts';

export interface TestDevice {
  /** What it holds, by its full keys. */
  readonly stored: Map<string, string>;
  readonly storage: DeviceStorage;
}

/** A device that keeps things, where tests run without one. `refuse` may throw before anything is written. */
export function makeTestDevice(refuse: (stored: Map<string, string>) => void = () => {}): TestDevice {
  const stored = new Map<string, string>();
  const area = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        refuse(stored);
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  return { stored, storage: makeDeviceStorage(() => area) };
}

export function refuseAsFull(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

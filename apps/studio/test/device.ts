import { deviceOf } from '@latin-puzzles/view/base';
import type { StudioWindow } from '../src/app/studio.ts';
import { makeSettings, type Settings } from '../src/settings/settings.ts';
import { type DeviceStorage, makeDeviceStorage } from '../src/storage/device-storage.ts';

export interface TestDevice {
  /** What it holds, by its full keys. */
  readonly stored: Map<string, string>;
  readonly storage: DeviceStorage;
  /** The window of a browser, as far as a studio needs it. */
  readonly window: StudioWindow;
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
  const window = Object.assign(new EventTarget(), {
    localStorage: area,
    location: { hash: '' },
    navigator: { language: 'en-GB' },
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  }) as unknown as StudioWindow;
  return { stored, storage: makeDeviceStorage(() => area), window };
}

/** The settings of somebody who has chosen nothing. */
export function makeTestSettings(): Settings {
  const { storage, window } = makeTestDevice();
  return makeSettings(storage, deviceOf(window));
}

export function refuseAsFull(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

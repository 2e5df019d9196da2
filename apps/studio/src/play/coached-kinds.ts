import type { DeviceStorage } from '../storage/device-storage.ts';

/** The kinds of boards on which the first moves have been shown, or were not wanted; kept on this device. */
export interface CoachedKinds {
  has(kind: string): boolean;
  add(kind: string): void;
}

const KEY = 'coached';

export function makeCoachedKinds(storage: DeviceStorage): CoachedKinds {
  const read = () => storage.read(KEY, listIn) ?? [];
  return {
    has: (kind) => read().includes(kind),
    add(kind) {
      const kinds = read();
      if (!kinds.includes(kind)) storage.write(KEY, [...kinds, kind]);
    },
  };
}

function listIn(value: unknown): readonly string[] | undefined {
  if (value === undefined) return [];
  return Array.isArray(value) && value.every((kind) => typeof kind === 'string') ? value : undefined;
}

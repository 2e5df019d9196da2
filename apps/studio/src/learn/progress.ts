import { type Signal, signal } from '@preact/signals';
import { type DeviceStorage, recordOf } from '../storage/device-storage.ts';

/** Which positions of which lessons have been done on this device. */
export interface LessonProgress {
  /** The numbers of the positions of a lesson that have been done. */
  doneIn(theorem: string): readonly number[];
  tick(theorem: string, index: number): void;
}

type Done = Readonly<Record<string, readonly number[]>>;

const KEY = 'lessons';

export function makeLessonProgress(storage: DeviceStorage): LessonProgress {
  const done: Signal<Done> = signal(readDone(storage));
  return {
    doneIn: (theorem) => done.value[theorem] ?? [],
    tick(theorem, index) {
      // Another window may have ticked others.
      const kept = readDone(storage);
      const before = kept[theorem] ?? [];
      done.value = before.includes(index) ? kept : { ...kept, [theorem]: [...before, index] };
      storage.write(KEY, done.value);
    },
  };
}

function readDone(storage: DeviceStorage): Done {
  const kept = storage.readRaw(KEY) === undefined ? {} : (storage.read(KEY, recordOf) ?? {});
  const isNumber = (value: unknown) => Number.isInteger(value);
  return Object.fromEntries(
    Object.entries(kept).map(([name, numbers]) => [name, Array.isArray(numbers) ? numbers.filter(isNumber) : []]),
  );
}

import { signal } from '@preact/signals';
import { currentWorker } from '../labour/client.ts';
import { makeAnnouncer } from '../services/announcer.ts';
import { deviceOf } from '../settings/device.ts';
import { makeSettings } from '../settings/settings.ts';
import { makeDeviceStorage } from '../storage/device-storage.ts';

export const currentStorage = makeDeviceStorage(() => window.localStorage);
const device =
  'matchMedia' in globalThis ? deviceOf(window) : { language: 'en' as const, appearance: signal('light' as const) };
export const currentSettings = makeSettings(currentStorage, device);
export const currentAnnouncer = makeAnnouncer();
export { currentWorker };

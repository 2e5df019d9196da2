import { mayFrame } from '../services/embed-address.ts';
import type { DeviceStorage } from '../storage/device-storage.ts';

/** Where others find a studio, so that links lead there. */
export interface ShareAddress {
  /** What links begin with. */
  readonly base: string;
  /** Whether others reach it: not where only this device does. */
  readonly reaches: boolean;
}

const KEY = 'share-address';

/**
 * The address that links begin with: the one chosen on this device, or the one that the studio was built for, or the one that it was
 * opened at.
 */
export function findShareAddress(storage: DeviceStorage, opened: string, built: string | undefined): ShareAddress {
  const chosen = storage.readRaw(KEY);
  const base =
    parseShareAddress(typeof chosen === 'string' ? chosen : '') ??
    parseShareAddress(built ?? '') ??
    outsideFrames(opened);
  return { base, reaches: reachesOthers(base) };
}

/** Keeps an address of one's choice; whether it was one. An empty text takes it back. */
export function keepShareAddress(storage: DeviceStorage, text: string): boolean {
  const base = parseShareAddress(text);
  if (text.trim() === '') storage.remove(KEY);
  else if (base !== undefined) storage.write(KEY, base);
  else return false;
  return true;
}

/** An address of the web, without what stands behind `#`; one without its beginning is taken as one of `https`. */
function parseShareAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  try {
    const address = new URL(/^\w+:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`);
    address.hash = '';
    return /^https?:$/.test(address.protocol) ? address.href : undefined;
  } catch {
    return undefined;
  }
}

/** Whoever is sent a link from a frame gets the whole studio. */
function outsideFrames(opened: string): string {
  const address = new URL(opened);
  if (!mayFrame(address.search)) return opened;
  address.search = '';
  return address.href;
}

/** Names and numbers by which a device calls itself. */
function reachesOthers(base: string): boolean {
  const { protocol, hostname } = new URL(base);
  if (!/^https?:$/.test(protocol)) return false;
  return !/^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\]|\[::\])$/.test(hostname);
}

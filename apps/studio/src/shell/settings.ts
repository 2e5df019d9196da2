import { LANGUAGES, type LanguageCode } from '@latin-puzzles/core/attrition';
import { effect, type Signal, signal } from '@preact/signals';
import { recordOf, soundOf } from './damaged.ts';
import { writeStored } from './storage.ts';

/** `auto` follows the device. */
export const APPEARANCES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** When a label that cannot stand where it is written is shown as wrong. */
export const CHECKS = ['off', 'on-write', 'on-request'] as const;
export type Check = (typeof CHECKS)[number];

/** What a player or author has chosen; kept on this device. */
export interface Settings {
  readonly language: LanguageCode;
  readonly appearance: Appearance;
  readonly check: Check;
  /** Candidates that full count leaves are pencilled in by themselves. */
  readonly candidates: boolean;
  readonly clockShown: boolean;
  /** How often each label is still needed in the asterisms of the selected cell. */
  readonly needsShown: boolean;
  readonly sameLabelShown: boolean;
  readonly sameAsterismShown: boolean;
  /** The names of cells, as sentences tell them, on the flat board. */
  readonly namesShown: boolean;
}

const STANDARD: Settings = {
  language: preferredLanguage(),
  appearance: 'auto',
  check: 'on-write',
  candidates: false,
  clockShown: true,
  needsShown: true,
  sameLabelShown: true,
  sameAsterismShown: true,
  namesShown: false,
};

const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: Object.keys(LANGUAGES) as LanguageCode[],
  appearance: APPEARANCES,
  check: CHECKS,
  candidates: [true, false],
  clockShown: [true, false],
  needsShown: [true, false],
  sameLabelShown: [true, false],
  sameAsterismShown: [true, false],
  namesShown: [true, false],
};

type Signals = { readonly [K in keyof Settings]: Signal<Settings[K]> };

/** Every setting as a signal: whoever reads its value is drawn anew when it changes. */
export const settings = restored();

function restored(): Signals {
  const kept = soundOf('settings', recordOf) ?? {};
  const entries = Object.entries(STANDARD).map(([name, usual]) => {
    const allowed = ALLOWED[name as keyof Settings] as readonly unknown[];
    return [name, signal(allowed.includes(kept[name]) ? kept[name] : usual)];
  });
  return Object.fromEntries(entries) as Signals;
}

/** Keeps the settings, and lets the page look as they say, from now on. */
export function applySettings(root: HTMLElement): void {
  let changed = false;
  effect(() => {
    const chosen = Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value]));
    // What nobody has changed need not be kept.
    if (changed) writeStored('settings', chosen);
    changed = true;
  });
  effect(() => {
    root.lang = settings.language.value;
    root.dataset.appearance = shownAppearance.value;
  });
}

function preferredLanguage(): LanguageCode {
  const code = globalThis.navigator?.language?.slice(0, 2);
  return code !== undefined && code in LANGUAGES ? (code as LanguageCode) : 'en';
}

const deviceIsDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const deviceWantsContrast = globalThis.matchMedia?.('(prefers-contrast: more)');
const device = signal(deviceAppearance());
for (const query of [deviceIsDark, deviceWantsContrast])
  query?.addEventListener('change', () => {
    device.value = deviceAppearance();
  });

function deviceAppearance(): Exclude<Appearance, 'auto'> {
  if (deviceWantsContrast?.matches) return 'contrast';
  return deviceIsDark?.matches ? 'dark' : 'light';
}

/** What the page looks like now. */
export const shownAppearance = {
  get value(): Exclude<Appearance, 'auto'> {
    const chosen = settings.appearance.value;
    return chosen === 'auto' ? device.value : chosen;
  },
};

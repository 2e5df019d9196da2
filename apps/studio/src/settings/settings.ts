import { LANGUAGE_CODES, type LanguageCode } from '@latin-puzzles/core/basis';
import { CHECKS, type Check, type Device, type ShownAppearance } from '@latin-puzzles/view/base';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type DeviceStorage, recordOf } from '../storage/device-storage.ts';

/** `auto` follows the device. */
export const APPEARANCES = ['auto', 'light', 'dark', 'contrast'] as const;
type ChosenAppearance = (typeof APPEARANCES)[number];

/** What a player or author has chosen; kept on this device. */
interface Choices {
  readonly language: LanguageCode;
  readonly appearance: ChosenAppearance;
  readonly check: Check;
  /** Candidates that full count leaves are pencilled in by themselves. */
  readonly candidates: boolean;
  readonly clockShown: boolean;
  /** How often each label is still needed in the groups of the selected cell. */
  readonly needsShown: boolean;
  readonly sameLabelShown: boolean;
  readonly sameAsterismShown: boolean;
  /** The names of cells, as sentences tell them, on the flat board. */
  readonly namesShown: boolean;
  /** Boards that lie on a body open on it rather than flat. */
  readonly inSpace: boolean;
  /** Marks of a label go where it can no longer stand once it is written. */
  readonly marksPruned: boolean;
  /** The device ticks under the finger at every move. */
  readonly haptics: boolean;
  readonly sounds: boolean;
  /** The first moves on a kind of board that is new to the player are coached. */
  readonly coached: boolean;
}

/** Every choice as a signal: whoever reads its value is drawn anew when it changes. */
export type Settings = { readonly [K in keyof Choices]: Signal<Choices[K]> } & {
  /** What the page looks like now. */
  readonly shownAppearance: ReadonlySignal<ShownAppearance>;
};

const ALLOWED: { readonly [K in keyof Choices]: readonly Choices[K][] } = {
  language: LANGUAGE_CODES,
  appearance: APPEARANCES,
  check: CHECKS,
  candidates: [true, false],
  clockShown: [true, false],
  needsShown: [true, false],
  sameLabelShown: [true, false],
  sameAsterismShown: [true, false],
  namesShown: [true, false],
  inSpace: [true, false],
  marksPruned: [true, false],
  haptics: [true, false],
  sounds: [true, false],
  coached: [true, false],
};

const KEY = 'settings';

/**
 * The settings as they were kept, which are kept again from now on whenever one changes. What is given comes before what was
 * kept, where it is something that may be chosen.
 */
export function makeSettings(
  storage: DeviceStorage,
  device: Device,
  given: { readonly [K in keyof Choices]?: unknown } = {},
): Settings {
  const kept = storage.read(KEY, recordOf) ?? {};
  const choice = <K extends keyof Choices>(name: K, usual: Choices[K]): Signal<Choices[K]> => {
    const allowed: readonly unknown[] = ALLOWED[name];
    const chosen = [given[name], kept[name]].find((value) => allowed.includes(value));
    return signal((chosen as Choices[K] | undefined) ?? usual);
  };
  const choices = {
    language: choice('language', device.language),
    appearance: choice('appearance', 'auto'),
    check: choice('check', 'on-write'),
    candidates: choice('candidates', false),
    clockShown: choice('clockShown', true),
    needsShown: choice('needsShown', true),
    sameLabelShown: choice('sameLabelShown', true),
    sameAsterismShown: choice('sameAsterismShown', true),
    namesShown: choice('namesShown', false),
    inSpace: choice('inSpace', true),
    marksPruned: choice('marksPruned', true),
    haptics: choice('haptics', true),
    sounds: choice('sounds', false),
    coached: choice('coached', true),
  };
  let changed = false;
  effect(() => {
    const chosen = Object.fromEntries(Object.entries(choices).map(([name, { value }]) => [name, value]));
    // What nobody has changed need not be kept.
    if (changed) storage.write(KEY, chosen);
    changed = true;
  });
  const shownAppearance = computed(() => {
    const chosen = choices.appearance.value;
    return chosen === 'auto' ? device.appearance.value : chosen;
  });
  return { ...choices, shownAppearance };
}

/** Lets a page look and speak as the settings say, from now on. */
export function applySettings(root: HTMLElement, { language, shownAppearance }: Settings): void {
  effect(() => {
    root.lang = language.value;
    root.dataset.appearance = shownAppearance.value;
  });
}

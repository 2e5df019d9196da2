import { LANGUAGE_CODES, type LanguageCode } from '@latin-puzzles/core/basis';
import { type ReadonlySignal, signal } from '@preact/signals';

/** What a page can look like. */
export type ShownAppearance = 'light' | 'dark' | 'contrast';

/** What the device prefers, for those who have chosen nothing. */
export interface Device {
  readonly language: LanguageCode;
  readonly appearance: ReadonlySignal<ShownAppearance>;
}

/** The device that a window is on. It may change its looks at any time. */
export function deviceOf(window: Pick<Window, 'navigator' | 'matchMedia'>): Device {
  const preferred = window.navigator.language.slice(0, 2);
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const contrast = window.matchMedia('(prefers-contrast: more), (forced-colors: active)');
  const look = () => (contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light');
  const appearance = signal<ShownAppearance>(look());
  for (const query of [dark, contrast])
    query.addEventListener('change', () => {
      appearance.value = look();
    });
  return { language: LANGUAGE_CODES.find((code) => code === preferred) ?? 'en', appearance };
}

import { LANGUAGE_CODES, type LanguageCode } from '@latin-puzzles/core/basis';
import {
  type Check,
  type Device,
  makeAnnouncer,
  type ShownAppearance,
  type Surroundings,
} from '@latin-puzzles/view/base';
import type { EmbedTheme } from '@latin-puzzles/workshop/embed';
import { computed, type Signal, signal } from '@preact/signals';

/** What an element shows its puzzle in; the page may change language and theme at any time. */
export interface ElementSurroundings extends Surroundings {
  readonly chosenLanguage: Signal<LanguageCode>;
  readonly theme: Signal<EmbedTheme>;
}

export function makeSurroundings(device: Device): ElementSurroundings {
  const chosenLanguage = signal<LanguageCode>(device.language);
  const theme = signal<EmbedTheme>('auto');
  return {
    chosenLanguage,
    theme,
    announcer: makeAnnouncer(),
    settings: {
      language: chosenLanguage,
      shownAppearance: computed<ShownAppearance>(() =>
        theme.value === 'auto' ? device.appearance.value : theme.value,
      ),
      check: signal<Check>('on-write'),
      candidates: signal(false),
      sameLabelShown: signal(true),
      sameAsterismShown: signal(true),
      namesShown: signal(false),
      marksPruned: signal(true),
    },
  };
}

/** The first language of ours among those wished for, such as `es-MX`. */
export function pickLanguage(...wished: readonly (string | null | undefined)[]): LanguageCode {
  for (const wish of wished) {
    const found = LANGUAGE_CODES.find((code) => code === wish?.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

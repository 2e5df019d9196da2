import type { LanguageCode, Words } from '@latin-puzzles/core/basis';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Announcer } from './announcer.ts';
import type { ShownAppearance } from './device.ts';

/** When a label that cannot stand where it is written is shown as wrong. */
export const CHECKS = ['off', 'on-write', 'on-request'] as const;
export type Check = (typeof CHECKS)[number];

/** What boards and games are shown by. Whoever reads a value is drawn anew when it changes. */
export interface ViewSettings {
  readonly language: ReadonlySignal<LanguageCode>;
  readonly shownAppearance: ReadonlySignal<ShownAppearance>;
  readonly check: Signal<Check>;
  /** Candidates that full count leaves are pencilled in by themselves. */
  readonly candidates: Signal<boolean>;
  readonly sameLabelShown: Signal<boolean>;
  readonly sameAsterismShown: Signal<boolean>;
  /** The names of cells, as sentences tell them, on the flat board. */
  readonly namesShown: Signal<boolean>;
  /** Marks of a label go where it can no longer stand once it is written. */
  readonly marksPruned: Signal<boolean>;
}

/** What every view of a board is in: a studio, or an element on somebody's page. */
export interface Surroundings {
  readonly settings: ViewSettings;
  readonly announcer: Announcer;
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('This component is drawn in no surroundings.');
  return surroundings;
}

/** The language chosen. Read while drawing, so that a change of language draws anew. */
export function useLanguage(): LanguageCode {
  return useSurroundings().settings.language.value;
}

/** Words in the language chosen. */
export function useWords<T>(words: Words<T>): T {
  return words[useLanguage()];
}

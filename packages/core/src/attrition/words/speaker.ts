import type { Board } from '../../board/index.ts';
import type { Multiset } from '../../puzzle/index.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { named } from './named.ts';
import { fill, type Language, listed, numeral, type TemplateKey } from './template.ts';

/** What steps are about. */
export interface Subject {
  readonly board: Board;
  readonly multiset: Multiset;
}

/** Says things about one board in one language. */
export interface Speaker extends Subject {
  /** A template filled in, in the form for `count` things. */
  say(key: TemplateKey, values?: Readonly<Record<string, string>>, count?: number): string;
  /** `label 3`, `labels 1, 2 and 4`. */
  labels(labels: readonly number[]): string;
  cells(cells: readonly number[]): string;
  asterisms(asterisms: readonly number[]): string;
  list(items: readonly string[]): string;
  number(n: number): string;
  /** `once`, `three times`. */
  times(n: number): string;
}

export function makeSpeaker({ board, multiset }: Subject, code: LanguageCode): Speaker {
  const language: Language = LANGUAGES[code];
  const say: Speaker['say'] = (key, values = {}, count = 1) => fill(language, key, values, count);
  const number = (n: number) => numeral(language, n);
  return {
    board,
    multiset,
    say,
    number,
    labels: (labels) =>
      say(
        'labels',
        {
          labels: listed(
            language,
            labels.map((l) => shown(language, multiset.labels[l]!)),
          ),
        },
        labels.length,
      ),
    cells: (cells) =>
      named(
        language,
        cells.map((cell) => board.cellNames[cell]!),
      ),
    asterisms: (asterisms) =>
      named(
        language,
        asterisms.map((a) => board.asterisms[a]!.name || `asterism ${a + 1}`),
      ),
    list: (items) => listed(language, items),
    times: (n) => (n === 2 ? say('twice') : say('times', { number: number(n) }, n)),
  };
}

/** A label that could be taken for punctuation, or is several words, stands in quotes. */
function shown({ quotes: [open, close] }: Language, label: string): string {
  return /^[\p{L}\p{M}\p{N}]+$/u.test(label) ? label : `${open}${label}${close}`;
}

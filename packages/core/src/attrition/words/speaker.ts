import type { Board } from '../../board/index.ts';
import type { Multiset } from '../../puzzle/index.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { parseName } from './names.ts';
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

interface Group {
  readonly key: TemplateKey;
  readonly values: Readonly<Record<string, string>>;
  readonly ids: string[];
}

/** Names in a row, those of one kind together where that is shorter: `rows 2 and 5 and column 3`, `r1c1 and r1c2 of face 4`. */
function named(language: Language, names: readonly string[]): string {
  const groups = new Map<string, Group>();
  const said: (string | Group)[] = [];
  for (const text of names) {
    const name = parseName(text);
    const id = name?.id ? fill(language, name.id, name.values, 1) : name?.values.id;
    if (!name) said.push(text);
    else if (id === undefined) said.push(fill(language, name.key, name.values, 1));
    else {
      const { key, values } = name;
      const kind = `${key} ${values.face ?? values.ring}`;
      const group = groups.get(kind) ?? { key, values, ids: [] };
      if (group.ids.push(id) > 1) continue;
      groups.set(kind, group);
      said.push(group);
    }
  }
  return listed(
    language,
    said.map((part) => {
      if (typeof part === 'string') return part;
      const { key, values, ids } = part;
      return fill(language, key, { ...values, id: listed(language, ids) }, ids.length);
    }),
  );
}

import type { Excerpt } from './excerpt.ts';
import type { LanguageCode } from './words.ts';

/** A text with `{placeholders}`; one for a single thing and another for several, where that makes a difference. */
export type Template = string | { readonly one: string; readonly other: string };

/** What stands in for the placeholders of a template. */
export type Values = Readonly<Record<string, string | number>>;

/** Two bounds, either of which may be missing. */
export interface Span {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** What stands before the last item of a list; `nor` where the whole is denied: `not in a, b or c`. */
export type Conjunction = 'and' | 'or' | 'nor';

/** What a language does in a way of its own. */
export interface GrammarRules {
  readonly code: LanguageCode;
  /** What its speakers call the language. */
  readonly name: string;
  /** Numbers that are written as words, from zero on. */
  readonly numerals: readonly string[];
  readonly quotes: readonly [open: string, close: string];
  /** The word before the last item of a list. */
  readonly last: Readonly<Record<Conjunction, (item: string) => string>>;
  /** Sets a value after the text before it, contracting the two where the language does. */
  join(before: string, value: string): string;
  /** A noun that stands alone, as in a list: without the article that it has in sentences. */
  bare(noun: string): string;
  /** The usual plural of a noun. */
  plural(noun: string): string;
  /** A number or letter with its indefinite article: `an 8`. */
  one(label: string): string;
  /** That there are `{things}`. */
  readonly thereAre: Template;
  /** A range, its ends being texts already. */
  readonly span: {
    atMost(most: string): string;
    atLeast(least: string): string;
    between(a: string, b: string): string;
  };
  /** What a user gave us that is too much to repeat. */
  readonly kinds: Readonly<Record<Exclude<Excerpt, string>['kind'], string>>;
}

/** Makes texts in one language. All that the project says goes through it. */
export interface Grammar extends Pick<GrammarRules, 'code' | 'name' | 'bare' | 'one'> {
  /** A template filled in, in the form for `count` things. */
  fill(template: Template, values?: Values, count?: number): string;
  /** `a, b and c`; `a, b or c`. Where items are lists themselves, the last stands apart: `a and b, and c`. */
  list(items: readonly string[], last?: Conjunction, apart?: boolean): string;
  /** A number as a word if it is small: `three`. */
  numeral(n: number): string;
  /** A number as it is written: `1,234.5`; `1234,5`. */
  figure(n: number | bigint): string;
  /** A share as a percentage: `45%`; `45 %`. */
  percent(share: number): string;
  /** `1 cell`, `4 cells`; a noun with an unusual plural brings it along. */
  counted(count: number, one: string, several?: string): string;
  /** `There is 1 cell`, `There are 4 cells`. */
  thereAre(count: number, one: string, several?: string): string;
  /** `at most 5`, `3 to 5`, or with what is counted: `at most 5 clues`. */
  span(span: Span, one?: string, several?: string): string;
  quote(text: string): string;
  /** What a user gave us, in words where it is too much to repeat. */
  shown(excerpt: Excerpt): string;
}

/** So many templates are kept split; users' own boards could bring any number. */
const MOST_KEPT = 4096;

export function makeGrammar(rules: GrammarRules): Grammar {
  const { code, name, numerals, quotes, last, join, plural, kinds } = rules;
  // The same few templates are filled in thousands of times a proof.
  const split = new Map<string, readonly string[]>();
  const partsOf = (text: string) => {
    let parts = split.get(text);
    if (!parts) {
      // A pattern with a group leaves texts and the names of placeholders in turn.
      parts = text.split(/\{(\w+)\}/);
      if (split.size < MOST_KEPT) split.set(text, parts);
    }
    return parts;
  };
  const figure = (n: number | bigint) => n.toLocaleString(code);
  const counted = (count: number, one: string, several = plural(one)) =>
    `${figure(count)} ${count === 1 ? one : several}`;
  const fill = (template: Template, values: Values = {}, count = 1) => {
    const parts = partsOf(typeof template === 'string' ? template : count === 1 ? template.one : template.other);
    let said = '';
    for (let i = 0; i < parts.length; i++)
      said = i % 2 === 0 ? said + parts[i]! : join(said, String(values[parts[i]!]!));
    return said;
  };
  return {
    code,
    name,
    bare: rules.bare,
    one: rules.one,
    figure,
    counted,
    fill,
    thereAre: (count, one, several) => fill(rules.thereAre, { things: counted(count, one, several) }, count),
    list(items, word = 'and', apart = false) {
      const end = items.at(-1) ?? '';
      return items.length < 2 ? end : `${items.slice(0, -1).join(', ')}${apart ? ',' : ''} ${last[word](end)} ${end}`;
    },
    numeral: (n) => numerals[n] ?? String(n),
    percent: (share) => share.toLocaleString(code, { style: 'percent' }),
    span({ least, most }, one, several) {
      const ending = (n: number) => (one === undefined ? figure(n) : counted(n, one, several));
      if (least === undefined) return rules.span.atMost(ending(most!));
      if (most === undefined) return rules.span.atLeast(ending(least));
      return least === most ? ending(most) : rules.span.between(figure(least), ending(most));
    },
    quote: (text) => quotes[0] + text + quotes[1],
    shown: (excerpt) => (typeof excerpt === 'string' ? excerpt : kinds[excerpt.kind]),
  };
}

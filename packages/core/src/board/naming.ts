import {
  type Audience,
  type Conjunction,
  GRAMMARS,
  type Grammar,
  type LanguageCode,
  type Template,
  type Values,
} from '../basis/index.ts';
import { FAMILIES } from './families/index.ts';
import type { Board } from './model/board.ts';
import {
  type AsterismKinds,
  type AsterismKindWords,
  type AsterismName,
  type CellKinds,
  type CellKindWords,
  type CellName,
  GROUP,
  SHARED_ASTERISM_KINDS,
  SHARED_CELL_KINDS,
} from './model/name-kinds.ts';

/** Every kind of cell, and of asterism, that boards name. */
export const CELL_KINDS: CellKinds = Object.assign({}, SHARED_CELL_KINDS, ...FAMILIES.map(({ kinds }) => kinds?.cells));
export const NAMED_ASTERISM_KINDS: AsterismKinds = Object.assign(
  {},
  SHARED_ASTERISM_KINDS,
  ...FAMILIES.map(({ kinds }) => kinds?.asterisms),
);

function cellWords({ kind }: CellName, code: LanguageCode): CellKindWords {
  return CELL_KINDS[kind]![code];
}

/** How a language speaks of the kind of an asterism; one that was named by somebody is a group to players. */
export function asterismWords({ kind }: AsterismName, code: LanguageCode, audience: Audience): AsterismKindWords {
  const general = audience === 'player' ? GROUP : NAMED_ASTERISM_KINDS.asterism!;
  const named = kind === 'asterism' ? general : NAMED_ASTERISM_KINDS[kind];
  return (named ?? general)[code];
}

/** The name of a cell as files, options and lists have it: `r3c7`. */
export function cellText(name: CellName): string {
  const words = cellWords(name, 'en');
  return words.plain === undefined ? cellsSaid([name], GRAMMARS.en) : GRAMMARS.en.fill(words.plain, name);
}

/** The name of an asterism as files, options and lists have it: `row 5`. */
export function asterismText(name: AsterismName): string {
  return asterismsSaid([name], GRAMMARS.en, 'researcher');
}

/** What an asterism is called; where somebody left the name empty, its number. */
export function asterismName({ asterisms }: Pick<Board, 'asterisms'>, asterism: number): AsterismName {
  const { name } = asterisms[asterism]!;
  return 'text' in name && name.text === '' ? { kind: 'asterism', id: asterism + 1 } : name;
}

/** The name of a cell as short as a drawing has room for: `r1c2` on face 5, `13` for edge 13. */
export function shortCellText(name: CellName, { code, fill }: Grammar): string {
  return fill(cellWords(name, code).short, name);
}

/** How short names such as this one are to be read. */
export function cellCaption(name: CellName, grammar: Grammar): string {
  const { caption, keyed = '' } = cellWords(name, grammar.code);
  return grammar.fill(caption, {
    ...name,
    short: shortCellText(name, grammar),
    keyed: grammar.fill(keyed, name),
  });
}

/**
 * Cells in a sentence, those of one kind together where that is shorter: `r1c1 and r1c2 of face 4`; beside a key by the names
 * that it explains, if they are others: `4·r1c1 and 4·r1c2`.
 */
export function cellsSaid(
  names: readonly CellName[],
  grammar: Grammar,
  last: Conjunction = 'and',
  keyed = false,
): string {
  const said = names.map((name) => {
    const words = cellWords(name, grammar.code);
    if (keyed && words.keyed !== undefined) return { template: words.keyed, values: name, id: undefined };
    return {
      template: words.said,
      values: name,
      id: words.id === undefined ? undefined : grammar.fill(words.id, name),
    };
  });
  const parts = together(said, grammar, (ids) => grammar.list(ids, last));
  return grammar.list(parts, last, parts.length < names.length);
}

/** Asterisms in a sentence, those of one kind together: `rows 2 and 5 and column 3`. */
export function asterismsSaid(names: readonly AsterismName[], grammar: Grammar, audience: Audience): string {
  return grammar.list(together(asterismsToSay(names, grammar, audience), grammar, grammar.list));
}

/** Asterisms in brackets, as short as they can be: `rows 2, 5; column 3`. */
export function asterismsNoted(names: readonly AsterismName[], grammar: Grammar, audience: Audience): string {
  const parts = together(asterismsToSay(names, grammar, audience), grammar, (ids) => ids.join(', '));
  return parts.map(grammar.bare).join('; ');
}

/** Whether the name of one asterism speaks of several things, as `strips C` does, so that a verb has to agree with that. */
export function namesSeveral(name: AsterismName, { code }: Grammar, audience: Audience): boolean {
  return !('text' in name) && typeof asterismWords(name, code, audience).said === 'string';
}

const NO_VALUES: Values = {};

function asterismsToSay(names: readonly AsterismName[], { code }: Grammar, audience: Audience): Said[] {
  return names.map((name) =>
    'text' in name
      ? { template: '{text}', values: name, id: undefined }
      : { template: asterismWords(name, code, audience).said, values: NO_VALUES, id: String(name.id) },
  );
}

/** An asterism alone, as in a list or a table: `row 5`, `fila 5`. A name that somebody made up stays as it is. */
export function asterismHeading(name: AsterismName, grammar: Grammar, audience: Audience): string {
  return 'text' in name ? name.text : grammar.bare(asterismsSaid([name], grammar, audience));
}

interface Said {
  readonly template: Template;
  readonly values: Values;
  /** What tells it from others that the template says together with it, if it does. */
  readonly id: string | undefined;
}

/** What can be said together is, its ids listed. */
function together(all: readonly Said[], grammar: Grammar, listed: (ids: readonly string[]) => string): string[] {
  const [only] = all;
  if (all.length === 1 && only)
    return [
      grammar.fill(only.template, only.id === undefined ? only.values : { ...only.values, id: listed([only.id]) }),
    ];
  const groups = new Map<unknown, { readonly first: Said; readonly ids: string[] }>();
  for (const said of all) {
    const key = said.id === undefined ? said : sharedPart(said, grammar);
    const group = groups.get(key);
    if (group) group.ids.push(said.id!);
    else groups.set(key, { first: said, ids: said.id === undefined ? [] : [said.id] });
  }
  return [...groups.values()].map(({ first: { template, values }, ids }) =>
    ids.length === 0
      ? grammar.fill(template, values)
      : grammar.fill(template, { ...values, id: listed(ids) }, ids.length),
  );
}

/** Equal for names that differ in nothing but what `{id}` lists. */
function sharedPart({ template, values }: Said, grammar: Grammar): unknown {
  return values === NO_VALUES ? template : grammar.fill(template, { ...values, id: '' });
}

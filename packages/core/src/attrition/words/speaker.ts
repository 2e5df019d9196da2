import { type Audience, type Conjunction, GRAMMARS, type Grammar, type LanguageCode } from '../../basis/index.ts';
import { asterismName, asterismsNoted, asterismsSaid, type Board, cellsSaid, namesSeveral } from '../../board/index.ts';
import type { Constraint, Multiset } from '../../puzzle/index.ts';
import type { RowTerm, Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { TEMPLATES, type TemplateKey } from './templates.ts';
import { theoremName } from './theorems.ts';

/** What steps are about. */
export interface Subject {
  readonly board: Board;
  readonly multiset: Multiset;
  /** What holds beyond asterisms. */
  readonly constraints?: readonly Constraint[] | undefined;
  /** Theorems beside those of `LADDER`, so that they are told in their own words. */
  readonly theorems?: readonly Theorem[] | undefined;
}

/** Who is spoken to, and where. */
export interface Manner {
  readonly audience?: Audience | undefined;
  /** Beside a key to the names of cells, so that these can be short. */
  readonly keyed?: boolean | undefined;
}

/** Says things about one board in one language. */
export interface Speaker extends Subject {
  readonly language: LanguageCode;
  /** A step whose conclusions are kept back: dots stand for them. */
  readonly withheld?: Step | undefined;
  /** A template filled in, in the form for `count` things. */
  say(key: TemplateKey, values?: Readonly<Record<string, string>>, count?: number): string;
  /** `labels 1, 2 and 4`; to players `1, 2 and 4`. */
  labels(labels: readonly number[], last?: Conjunction): string;
  /** `the 5`, where a bare number after a group's would be read with it; `label 5`. */
  the(label: number): string;
  /** `a 5`, `an 8`. */
  one(label: number): string;
  cells(cells: readonly number[], last?: Conjunction): string;
  asterisms(asterisms: readonly number[]): string;
  /** The same in brackets: `rows 2, 5; column 3`. */
  asterismsNoted(asterisms: readonly number[]): string;
  /** How many things a verb after asterisms speaks of: one, or more. */
  numberOf(asterisms: readonly number[]): number;
  list(items: readonly string[], last?: Conjunction): string;
  number(n: number): string;
  /** `once`, `three times`. */
  times(n: number): string;
  /** What a constraint, or a theorem, is called. */
  called(name: string): string;
  /** Why a row of a constraint holds, as a clause. */
  row(term: RowTerm): string;
}

export function makeSpeaker(
  subject: Subject,
  code: LanguageCode,
  { audience = 'player', keyed = false }: Manner = {},
): Speaker {
  const { board, multiset, constraints, theorems } = subject;
  const grammar = GRAMMARS[code];
  const nameOf = (asterism: number) => asterismName(board, asterism);
  const { cellsAlone, asterismsAlone } = namesAlone(board, `${code} ${audience} ${keyed}`);
  const cells: Speaker['cells'] = (held, last) => {
    const said = () =>
      cellsSaid(
        held.toSorted((a, b) => a - b).map((cell) => board.cellNames[cell]!),
        grammar,
        last,
        keyed,
      );
    return held.length === 1 ? remembered(cellsAlone, held[0]!, said) : said();
  };
  const asterisms: Speaker['asterisms'] = (named) => {
    const said = () => asterismsSaid(named.map(nameOf), grammar, audience);
    return named.length === 1 ? remembered(asterismsAlone, named[0]!, said) : said();
  };
  const called = (name: string) =>
    constraints?.find((constraint) => constraint.name === name)?.words?.title[code] ??
    theoremName(name, code, audience, theorems);
  const say: Speaker['say'] = (key, values = {}, count = 1) => {
    const said = grammar.fill(TEMPLATES[code][key], values, count);
    const isSentence = key === 'sentence' || key === 'named';
    // To players a label is its own name, which may be a small letter; researchers read `Label a`.
    return isSentence && audience === 'researcher' ? said.charAt(0).toLocaleUpperCase(code) + said.slice(1) : said;
  };
  const shownAlone = new Map<number, string>();
  const labelsAlone = new Map<number, string>();
  const shown = (label: number) => remembered(shownAlone, label, () => labelSaid(multiset.labels[label]!, grammar));
  const toPlayers = (label: number) =>
    remembered(labelsAlone, label, () => say(labelKind(shown(label)), { label: shown(label) }));
  const labels: Speaker['labels'] = (named, last) => {
    if (audience === 'researcher') return say('labels', { labels: grammar.list(named.map(shown), last) }, named.length);
    return grammar.list(named.map(toPlayers), last);
  };
  return {
    board,
    multiset,
    constraints,
    theorems,
    language: code,
    say,
    number: grammar.numeral,
    labels,
    the: (label) => (audience === 'researcher' ? labels([label]) : say('label.the', { labels: labels([label]) })),
    one: (label) => grammar.one(shown(label)),
    cells,
    asterisms,
    asterismsNoted: (asterisms) => asterismsNoted(asterisms.map(nameOf), grammar, audience),
    numberOf: (asterisms) =>
      asterisms.some((asterism) => namesSeveral(nameOf(asterism), grammar, audience)) ? 2 : asterisms.length,
    list: grammar.list,
    called,
    row: ({ constraint, row }) => {
      const found = constraints?.find(({ name }) => name === constraint)?.rows?.[row];
      const bound = [...new Set(found?.counts.map(({ cell }) => cell))];
      return found?.words?.[code] ?? say('row', { name: called(constraint), cells: cells(bound) });
    },
    times: (n) => (n === 2 ? say('twice') : say('times', { number: grammar.numeral(n) }, n)),
  };
}

/** How each cell and each asterism of a board is said alone. */
interface NamesAlone {
  readonly cellsAlone: Map<number, string>;
  readonly asterismsAlone: Map<number, string>;
}

/** Alone a thing is always said the same way, and proofs say it again and again. */
const NAMES_ALONE = new WeakMap<Board, Map<string, NamesAlone>>();

function namesAlone(board: Board, manner: string): NamesAlone {
  const manners = NAMES_ALONE.get(board) ?? new Map<string, NamesAlone>();
  const names = manners.get(manner) ?? { cellsAlone: new Map(), asterismsAlone: new Map() };
  NAMES_ALONE.set(board, manners.set(manner, names));
  return names;
}

function remembered(memory: Map<number, string>, thing: number, say: () => string): string {
  const known = memory.get(thing);
  if (known !== undefined) return known;
  const said = say();
  memory.set(thing, said);
  return said;
}

/** A label that could be taken for punctuation, or is several words, stands in quotes. */
function labelSaid(label: string, { quote }: Grammar): string {
  return /^[\p{L}\p{M}\p{N}]+$/u.test(label) ? label : quote(label);
}

/** Some languages have an article for numbers and another for letters. */
function labelKind(label: string): TemplateKey {
  return /^\p{L}+$/u.test(label) ? 'label.letter' : 'label.number';
}

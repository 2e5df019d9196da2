import { GRAMMARS, type Grammar, type LanguageCode, type Words } from '../../basis/index.ts';
import {
  type AsterismKind,
  type AsterismName,
  asterismsSaid,
  asterismText,
  type CellName,
  cellsSaid,
  cellText,
  NAMED_ASTERISM_KINDS,
} from '../../board/index.ts';

/** What a place for an inscription is called, as data. */
export type PlaceName =
  | { readonly kind: 'asterism'; readonly asterism: AsterismName }
  /** A straight line that is no asterism. */
  | { readonly kind: 'diagonal' | 'line'; readonly from: CellName; readonly to: CellName }
  /** A part of one of these, by its first cell. */
  | { readonly kind: 'part'; readonly of: PlaceName; readonly from: CellName };

/** What a place is: the kind of its asterism, or a diagonal. */
export type PlaceKind = AsterismKind | 'diagonal';

interface PlaceWords {
  readonly diagonal: string;
  readonly line: string;
  readonly part: string;
}

const PLACES: Words<PlaceWords> = {
  en: { diagonal: 'diagonal {from} to {to}', line: 'line {from} to {to}', part: '{of} from {from}' },
  es: { diagonal: 'la diagonal de {from} a {to}', line: 'la línea de {from} a {to}', part: '{of} desde {from}' },
};

/** The name of a place as options and lists have it: `row 5`, `row 5 from r5c2`, `diagonal r1c1 to r9c9`. */
export function placeText(name: PlaceName): string {
  return told(name, GRAMMARS.en, asterismText, cellText);
}

/** The name of a place in a sentence: `la fila 5 desde f5c2`. */
export function placeSaid(name: PlaceName, grammar: Grammar): string {
  return told(
    name,
    grammar,
    (asterism) => asterismsSaid([asterism], grammar, 'player'),
    (cell) => cellsSaid([cell], grammar),
  );
}

function told(
  name: PlaceName,
  grammar: Grammar,
  asterism: (name: AsterismName) => string,
  cell: (name: CellName) => string,
): string {
  if (name.kind === 'asterism') return asterism(name.asterism);
  const words = PLACES[grammar.code];
  if (name.kind === 'part')
    return grammar.fill(words.part, { of: told(name.of, grammar, asterism, cell), from: cell(name.from) });
  return grammar.fill(words[name.kind], { from: cell(name.from), to: cell(name.to) });
}

const DIAGONAL: Words<{ readonly noun: string; readonly some: string }> = {
  en: { noun: 'diagonal', some: 'a diagonal' },
  es: { noun: 'diagonal', some: 'una diagonal' },
};

/** A kind of place in general: `row`, `a row`. */
export function placeKindWords(kind: PlaceKind, code: LanguageCode): { readonly noun: string; readonly some: string } {
  return (kind === 'diagonal' ? DIAGONAL : NAMED_ASTERISM_KINDS[kind]!)[code];
}

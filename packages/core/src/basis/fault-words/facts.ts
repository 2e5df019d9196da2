import type { Excerpt } from '../excerpt.ts';
import type { FieldKind } from './field-kinds.ts';

/** Two bounds, either of which may be missing. */
export interface Span {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** A label that an asterism holds too often. */
export interface Excess {
  readonly asterism: string;
  readonly label: string;
  readonly held: number;
  readonly allowed: number;
}

/** A phrase in every language, such as what a family of boards says of its parameters. */
export type Phrase = Readonly<Record<'en' | 'es', string>>;

type Cell = { readonly cell: number };
type CellOf = { readonly cell: Excerpt; readonly last: number };
type Given = { readonly given: Excerpt };
type Label = { readonly label: Excerpt };
/** The labels that there are; none where they are too many to be told. */
type OneOf = { readonly labels: readonly string[] };
type Letters = { readonly letters: number; readonly cells: number };

/**
 * Every case of every fault, with the facts of which its sentences are made. A case is a code, or a code and a word that
 * tells it from the other cases of the code. Facts are plain data: they go through a worker and through JSON unharmed.
 */
export interface FaultFacts {
  'board.unknown': { readonly name: string; readonly near: string | undefined };
  'board.parameter:wrong': {
    readonly family: string;
    readonly given: Excerpt;
    readonly wanted: Phrase;
    readonly example: string;
  };
  'board.parameter:none': { readonly family: string; readonly given: Excerpt };
  'board.empty:cells': { readonly cells: Excerpt };
  'board.empty:asterisms': undefined;
  'board.too-large:cells': { readonly cells: number; readonly most: number };
  'board.too-large:asterisms': { readonly most: number };
  'board.cell-uncovered': Cell;
  'board.asterism-range': CellOf;
  'board.asterism-empty': undefined;
  'board.asterism-repeats-cell': Cell;
  'board.asterism-repeated': { readonly twin: number };
  'board.unequal-sizes': { readonly cells: number; readonly first: number };
  'board.points:faces': { readonly faces: number; readonly cells: number };
  'board.points:count': { readonly points: number; readonly cells: number };
  'board.points:dimension': undefined;
  'board.points:coordinate': undefined;
  'board.solid:unknown': { readonly name: Excerpt };
  'board.solid:plane': { readonly name: Excerpt };
  'board.solid:points': { readonly solid: string };
  'board.solid:point': { readonly cell: number; readonly solid: string };
  'board.solid:face': { readonly cell: number; readonly solid: string };
  'board.points:same': { readonly cells: readonly [number, number] };

  'labels.count': { readonly labels: number; readonly cells: number };
  'labels.invalid:blank': Label;
  'labels.invalid:long': { readonly label: Excerpt; readonly length: number; readonly most: number };
  'labels.invalid:control': Label;
  'clues.count': { readonly entries: number; readonly cells: number };
  'clues.unknown-label:index': { readonly index: Excerpt; readonly empty: number; readonly labels: number };
  'clues.unknown-label:line': Label & OneOf;
  'clues.unknown-label:entry': Label & OneOf;
  'solution.unknown-label': Label & OneOf;
  'inscription.range:cell': CellOf;
  'inscription.range:twice': Cell;
  'inscription.range:wished': CellOf;
  'inscription.no-clue': { readonly cell: number; readonly name: string };
  'solution.count': { readonly cells: number };
  'solution.contradicts-clues': { readonly clue: string; readonly label: string };
  'solution.not-latin': Excess;

  'format.empty:input': undefined;
  'format.json:deep': { readonly most: number };
  'format.json:flaw': { readonly found: Excerpt; readonly line: number | undefined; readonly column: number };
  'format.json:cut': undefined;
  'format.field:missing': { readonly field: string; readonly wanted: FieldKind; readonly count: number };
  'format.field:wrong': {
    readonly field: string;
    readonly value: Excerpt;
    readonly wanted: FieldKind;
    readonly count: number;
  };
  'format.field:asterism-kind': Given & { readonly known: readonly string[] };
  'format.field:certificate': { readonly value: Excerpt; readonly wanted: FieldKind };
  'format.version:missing': { readonly format: string };
  'format.version:unknown': Given & { readonly format: string };
  'format.version:proof': { readonly format: string };
  'format.version:certificate': Given & { readonly format: string };
  'format.line:length': { readonly characters: number; readonly text: string };
  'format.line:shape': undefined;
  'format.line:cells': { readonly characters: number; readonly cells: number };
  'format.too-large:document': { readonly length: number; readonly most: number };
  'format.unsupported:shape': undefined;
  'format.unsupported:label': Label;

  'format.field:scale': { readonly cuts: number };
  'format.empty:judgements': undefined;
  'format.field:alike': undefined;
  'format.field:column': { readonly column: string };
  'format.field:level': Given & { readonly known: readonly string[] };
  'format.field:rating': Given;
  'format.field:time': Given;
  'format.field:quotation': { readonly field: number };

  'inscription.letters:count': Letters & { readonly text: Excerpt };
  'inscription.letters:none': { readonly cells: number };
  'inscription.letters:empty': undefined;
  'inscription.letters:label': { readonly letter: Excerpt; readonly labels: readonly string[] };
  'inscription.letters:word': Letters;
  'inscription.place:unknown': {
    readonly place: Excerpt;
    readonly letters: number;
    /** A place that there is, and the kinds of those that there are; nothing where the inscription is too long for any. */
    readonly known: { readonly line: string; readonly kinds: readonly string[] } | undefined;
  };
  'inscription.place:cells': Letters & { readonly text: Excerpt };
  'inscription.impossible': {
    readonly text: Excerpt;
    /** How many places were tried, if there are more. */
    readonly tried: number | undefined;
    /** The first place that was wished for, unless its cells were listed one by one, and what is against it. */
    readonly place: string | undefined;
    readonly obstacle: Excess | 'searched' | 'unsearched';
    /** Places where the inscription fits. */
    readonly others: readonly string[];
  };
  'wishes.no-board': undefined;
  'wishes.mask:range': CellOf;
  'wishes.mask:both': { readonly cell: number; readonly name: string; readonly inscribed: boolean };
  'wishes.mask:twins': { readonly cells: readonly string[] };
  'wishes.clues:full': undefined;
  'wishes.clues:apart': { readonly wished: Span; readonly below: number; readonly above: number };
  'wishes.clues:range': { readonly possible: Span; readonly wished: Span; readonly nearest: Span };
  'wishes.clues:bounds': { readonly least: Excerpt; readonly most: Excerpt };
  'wishes.symmetry:unknown': { readonly name: Excerpt; readonly known: readonly string[] };
  'wishes.symmetry:mask': undefined;
  'wishes.critical': { readonly cell: string };
  'wishes.theorem:unknown': { readonly name: Excerpt; readonly known: readonly string[] };
  'wishes.theorem:barred': { readonly theorem: string };
  'wishes.difficulty:unknown': { readonly level: Excerpt; readonly known: readonly string[] };
  'wishes.difficulty:score': { readonly fair: boolean; readonly wished: Span };
  'wishes.difficulty:level': {
    readonly level: string;
    readonly scores: Span;
    readonly wished: Span;
    readonly fair: boolean;
  };
  'wishes.difficulty:reach': { readonly theorem: string | undefined; readonly highest: number; readonly wished: Span };
  'wishes.difficulty:needs': { readonly theorem: string; readonly lowest: number; readonly wished: Span };
  'wishes.difficulty:bounds': { readonly least: Excerpt; readonly most: Excerpt };

  'draw.glyph': { readonly character: Excerpt; readonly code: string; readonly text: Excerpt };
  'draw.net': { readonly board: string };
  'draw.paper': {
    readonly title: string;
    readonly edge: number;
    readonly paper: string;
    /** Larger papers, and how long edges may be on this one. */
    readonly papers: readonly string[];
    readonly longest: number;
  };

  'format.empty:text': undefined;
  'format.empty:file': undefined;
  'format.too-large:file': undefined;
  'format.encoding:long': undefined;
  'format.encoding:unknown': undefined;
  'format.encoding:damaged': undefined;
  'format.version:game': undefined;
  'format.field:moves': undefined;
  'format.field:kept': undefined;
  'file.read:file': undefined;
  'file.read:specimen': undefined;
  'file.read:page': undefined;
  'file.read:kept': undefined;
  'usage:number': Given & { readonly least: number; readonly most: number };
}

export type FaultCase = keyof FaultFacts;

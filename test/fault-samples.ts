import { TYPING_FAULTS } from '../apps/studio/src/generate/wishes.ts';
import { INTAKE_FAULTS } from '../apps/studio/src/intake/faults.ts';
import { OPENING_FAULTS } from '../apps/studio/src/play/faults.ts';
import { COMMAND_FAULTS } from '../packages/cli/src/terminal/faults.ts';
import { DOCUMENT_FAULTS } from '../packages/core/src/basis/document-faults.ts';
import type { FaultTable } from '../packages/core/src/basis/index.ts';
import { BOARD_FAULTS } from '../packages/core/src/board/model/faults.ts';
import { LEVEL_FAULTS } from '../packages/core/src/finding/levels/faults.ts';
import { CERTIFICATE_FAULTS } from '../packages/core/src/finding/minimal/checker/faults.ts';
import { WISHES_FAULTS } from '../packages/core/src/finding/wishes/faults.ts';
import { INSCRIPTION_FAULTS } from '../packages/core/src/finding/wishes/inscription-faults.ts';
import { FORMAT_FAULTS } from '../packages/core/src/format/basics/faults.ts';
import { EXCHANGE_FAULTS } from '../packages/core/src/format/square/faults.ts';
import { PUZZLE_FAULTS } from '../packages/core/src/puzzle/model/faults.ts';
import { RATING_FAULTS } from '../packages/core/src/rating/faults.ts';
import { DRAWING_FAULTS } from '../packages/drawing/src/scene/faults.ts';
import { ANSWER_FAULTS } from '../packages/methods/src/models/faults.ts';
import { COLLECTION_FAULTS } from '../packages/mill/src/collection/database/faults.ts';
import { ENTRY_FAULTS } from '../packages/mill/src/collection/exchange/faults.ts';
import { PLAN_FAULTS } from '../packages/mill/src/kinds/entry/faults.ts';
import { QUEUE_FAULTS } from '../packages/mill/src/queue/faults.ts';
import { PLUGIN_FAULTS } from '../packages/plugins/src/model/faults.ts';
import { SERVICE_FAULTS } from '../packages/service/src/rules/faults.ts';
import { BOOK_FAULTS } from '../packages/workshop/src/booklet/faults.ts';
import { SERIES_FAULTS } from '../packages/workshop/src/generate/faults.ts';
import { CODE_FAULTS, GAME_FAULTS } from '../packages/workshop/src/play/faults.ts';

const cellOf = { cell: '"q7"', last: 41 };
const label = { label: '"q7"', labels: ['ä', 'ö'] };
/** Names of someone's own, so that no language has them. */
const own = (text: string) => ({ kind: 'own', text }) as const;
const place = (text: string) => ({ kind: 'asterism', asterism: own(text) }) as const;
const excess = { asterism: own('my line'), label: 'ä', held: 7, allowed: 3 };
const span = { least: 41, most: 57 };
const other = { least: 61, most: 73 };

/** A table of faults with facts for every case, each easy to find again in a sentence; and facts that lead to other sentences. */
export interface Samples {
  readonly table: FaultTable<Record<string, unknown>>;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly variants: readonly (readonly [string, unknown])[];
}

function samples<F>(
  table: FaultTable<F>,
  facts: { readonly [C in keyof F]: F[C] },
  variants: readonly { readonly [C in keyof F]: readonly [C, F[C]] }[keyof F][] = [],
): Samples {
  return { table, facts, variants } as unknown as Samples;
}

export const SAMPLES: Readonly<Record<string, Samples>> = {
  BOOK_FAULTS: samples(BOOK_FAULTS, {
    'book.empty': undefined,
    'book.place': { given: '"q7"', last: 41 },
    'book.puzzle': { reason: { en: 'it has stripes', es: 'tiene rayas' } },
    'book.section': undefined,
    'book.title': { placeholder: '"q7"', known: ['zebra', 'yak'] },
  }),
  QUEUE_FAULTS: samples(QUEUE_FAULTS, {
    'queue.address:none': undefined,
    'queue.address:unknown': { given: '"q7"' },
    'queue.unreachable': { said: 'zebra' },
  }),
  DOCUMENT_FAULTS: samples(DOCUMENT_FAULTS, {
    'document.field:missing': { field: 'zebra', wanted: { en: 'stripes', es: 'rayas' } },
    'document.field:wrong': { field: 'zebra', value: '"q7"', wanted: { en: 'stripes', es: 'rayas' } },
    'document.field:unknown': { field: '"q7"', known: ['zebra', 'yak'] },
    'document.version:missing': { format: 'zebra/1', starter: 'yak' },
    'document.version:unknown': { given: '"q7"', format: 'zebra/1', starter: 'yak' },
  }),
  PLAN_FAULTS: samples(PLAN_FAULTS, {
    'plan.title': { placeholder: '"{q7}"', known: ['zebra', 'yak'] },
    'plan.too-large': { lines: 57, most: 41 },
    'plan.other-maker': { maker: '41/ab', own: '57/cd' },
    'plan.none:named': { plan: '"q7"' },
    'plan.none:any': undefined,
    'plan.none:several': { plans: ['zebra', 'yak'] },
  }),
  BOARD_FAULTS: samples(
    BOARD_FAULTS,
    {
      'board.unknown': { name: '"q7"', near: 'zebra' },
      'board.parameter:wrong': {
        family: 'zebra',
        given: '"q7"',
        wanted: { en: 'stripes', es: 'rayas' },
        example: '41',
      },
      'board.parameter:none': { family: 'zebra', given: '"q7"' },
      'board.empty:cells': { cells: '"q7"' },
      'board.empty:asterisms': undefined,
      'board.form': { given: '"q7"' },
      'board.too-large:cells': { cells: 57, most: 41 },
      'board.too-large:asterisms': { asterism: 3, most: 41 },
      'board.cell-uncovered': { cell: 41 },
      'board.asterism-range': { asterism: 3, ...cellOf },
      'board.asterism-empty': { asterism: 3 },
      'board.asterism-repeats-cell': { asterism: 3, cell: 41 },
      'board.asterism-repeated': { asterism: 3, twin: 41 },
      'board.unequal-sizes': { asterism: 3, cells: 41, first: 57 },
      'board.points:faces': { faces: 41, cells: 57 },
      'board.points:count': { points: 41, cells: 57 },
      'board.points:dimension': undefined,
      'board.points:coordinate': undefined,
      'board.solid:points': { solid: 'zebra' },
      'board.solid:point': { cell: 41, solid: 'zebra' },
      'board.solid:face': { cell: 41, solid: 'zebra' },
      'board.points:same': { cells: [41, 57] },
    },
    [
      ['board.unknown', { name: '"q7"', near: undefined }],
      ['board.empty:cells', { cells: { kind: 'array' } }],
      ['board.empty:cells', { cells: { kind: 'object' } }],
      ['board.empty:cells', { cells: { kind: 'nothing' } }],
    ],
  ),
  PUZZLE_FAULTS: samples(PUZZLE_FAULTS, {
    'labels.count': { labels: 41, cells: 57 },
    'labels.invalid:type': { given: '"q7"' },
    'labels.invalid:blank': { label: '"q7"' },
    'labels.invalid:long': { label: '"q7"', length: 57, most: 41 },
    'labels.invalid:control': { label: '"q7"' },
    'clues.count': { entries: 41, cells: 57 },
    'clues.unknown-label:index': { index: '57', empty: -1, labels: 41 },
    'inscription.range:type': { given: '"q7"' },
    'inscription.range:cell': cellOf,
    'inscription.range:twice': { cell: 41 },
    'inscription.no-clue': { cell: 41, name: own('my cell') },
    'solution.count': { cells: 41 },
    'solution.contradicts-clues': { clue: 'ä', label: 'ö' },
    'solution.not-latin': excess,
  }),
  EXCHANGE_FAULTS: samples(EXCHANGE_FAULTS, {
    'clues.unknown-label:square': { ...label, row: 41, column: 57 },
    'format.grid:size': { size: 41 },
    'format.link:damaged': { program: 'zebra' },
    'format.link:short': { address: '"q7"' },
    'format.link:unknown': { address: '"q7"' },
    'format.lost': { format: 'sdm', fields: [{ names: ['id', 'title'], puzzles: 41 }] },
    'format.regions': { size: 41 },
    'format.table:quotation': { field: 41 },
    'format.unsupported:square': undefined,
    'format.unsupported:grid': { program: 'zebra' },
    'format.unsupported:beside': { program: 'zebra' },
    'format.unsupported:repeats': undefined,
    'format.unsupported:regions': undefined,
    'format.unsupported:digits': undefined,
    'format.unsupported:jigsaw': undefined,
    'format.unsupported:group': { name: 'zebra', cells: 41, size: 57 },
    'format.unsupported:rule': { program: 'zebra', rule: '"q7"' },
    'format.unsupported:number': { program: 'zebra', label: '"q7"', most: 41 },
  }),
  FORMAT_FAULTS: samples(
    FORMAT_FAULTS,
    {
      'board.solid:unknown': { name: '"q7"' },
      'board.solid:plane': { name: '"q7"' },
      'board.points:corners': { corners: 41 },
      'constraint.unknown': { name: '"q7"', known: ['ä', 'ö'] },
      'clues.unknown-label:line': label,
      'clues.unknown-label:entry': label,
      'solution.unknown-label': label,
      'format.empty:input': undefined,
      'format.json:deep': { most: 41 },
      'format.json:flaw': { found: '"q7"', line: 41, column: 57 },
      'format.json:cut': undefined,
      'format.json:number': { path: '"q7"' },
      'format.field:missing': { field: 'zebra', wanted: 'cell-names', count: 41 },
      'format.field:wrong': { field: 'zebra', value: '"q7"', wanted: 'asterism-number', count: 41 },
      'format.field:asterism-kind': { given: '"q7"', known: ['ä', 'ö'] },
      'format.version:missing': { format: 'zebra/1' },
      'format.version:unknown': { given: '"q7"', format: 'zebra/1' },
      'format.version:proof': { format: 'zebra/1' },
      'format.line:length': { characters: 41, text: '"q7"' },
      'format.line:shape': undefined,
      'format.line:cells': { characters: 41, cells: 57 },
      'format.too-large:document': { length: 57, most: 41 },
      'format.unsupported:shape': undefined,
      'format.unsupported:label': { label: '"q7"' },
      'format.form:unknown': { given: '"zebra"', known: ['line', 'grid'] },
      'format.form': { form: { en: 'a zebra', es: 'una cebra' } },
    },
    [
      ['clues.unknown-label:entry', { label: '"q7"', labels: [] }],
      ['constraint.unknown', { name: '"q7"', known: [] }],
      ['format.json:flaw', { found: '"q7"', line: undefined, column: 57 }],
    ],
  ),
  RATING_FAULTS: samples(RATING_FAULTS, {
    'format.field:scale': { cuts: 41 },
    'format.empty:judgements': undefined,
    'format.field:alike': undefined,
    'format.field:column': { column: 'zebra' },
    'format.field:level': { given: '"q7"', known: ['easy', 'medium'] },
    'format.field:rating': { given: '"q7"' },
    'format.field:time': { given: '"q7"' },
    'format.field:quotation': { field: 41 },
  }),
  INSCRIPTION_FAULTS: samples(
    INSCRIPTION_FAULTS,
    {
      'inscription.range:wished': cellOf,
      'inscription.letters:count': { text: '"q7"', letters: 41, cells: 57 },
      'inscription.letters:none': { cells: 41 },
      'inscription.letters:empty': undefined,
      'inscription.letters:label': { letter: '"q7"', labels: ['ä', 'ö'] },
      'inscription.letters:word': { letters: 41, cells: 57, boards: ['zebra:7', 'okapi:9'] },
      'inscription.place:unknown': {
        place: '"q7"',
        letters: 41,
        known: { line: place('my line'), kinds: ['diagonal'] },
      },
      'inscription.place:cells': { text: '"q7"', letters: 41, cells: 57 },
      'inscription.impossible': {
        text: '"q7"',
        tried: 41,
        place: place('my place'),
        obstacle: excess,
        others: [place('my line'), place('ours')],
      },
    },
    [
      ['inscription.place:unknown', { place: '"q7"', letters: 41, known: undefined }],
      [
        'inscription.impossible',
        { text: '"q7"', tried: undefined, place: undefined, obstacle: 'searched', others: [] },
      ],
      [
        'inscription.impossible',
        { text: '"q7"', tried: 41, place: place('my line'), obstacle: 'unsearched', others: [] },
      ],
    ],
  ),
  WISHES_FAULTS: samples(
    WISHES_FAULTS,
    {
      'wishes.form': { given: '"q7"' },
      'wishes.no-board': undefined,
      'wishes.mask:range': cellOf,
      'wishes.mask:both': { cell: 41, name: own('my cell'), inscribed: true },
      'wishes.mask:twins': { cells: [own('my cell'), own('yours')] },
      'wishes.clues:full': undefined,
      'wishes.clues:apart': { wished: span, below: 61, above: 73 },
      'wishes.clues:range': { possible: span, wished: other, nearest: { least: 83 } },
      'wishes.symmetry:unknown': { name: '"q7"', known: ['ä', 'ö'] },
      'wishes.symmetry:mask': undefined,
      'wishes.critical': { cell: own('my cell') },
      'wishes.theorem:unknown': { name: '"q7"', known: ['ä', 'ö'] },
      'wishes.theorem:barred': { theorem: 'zebra' },
      'wishes.difficulty:unknown': { level: '"q7"', known: ['easy', 'medium'] },
      'wishes.difficulty:score': { fair: true, wished: span },
      'wishes.difficulty:level': { level: 'easy', scores: span, wished: other, fair: false },
      'wishes.difficulty:reach': { theorem: 'zebra', highest: 41, wished: other },
      'wishes.difficulty:needs': { theorem: 'zebra', lowest: 41, wished: other },
      'wishes.difficulty:level-reach': { theorem: 'zebra', bound: 'easy', level: 'medium' },
      'wishes.difficulty:level-needs': { theorem: 'zebra', bound: 'medium', level: 'easy' },
    },
    [
      ['wishes.mask:both', { cell: 41, name: own('my cell'), inscribed: false }],
      ['wishes.clues:range', { possible: span, wished: { most: 7 }, nearest: { least: 41 } }],
      ['wishes.difficulty:score', { fair: true, wished: { least: 100 } }],
      ['wishes.difficulty:score', { fair: false, wished: { least: 57, most: 41 } }],
      ['wishes.difficulty:reach', { theorem: undefined, highest: 0, wished: other }],
    ],
  ),
  LEVEL_FAULTS: samples(
    LEVEL_FAULTS,
    {
      'level.absent:proved': { level: 'easy', bound: 'medium' },
      'level.absent:unfound': { level: 'easy', attempts: 41, bound: 'medium' },
    },
    [['level.absent:unfound', { level: 'easy', attempts: 41, bound: undefined }]],
  ),
  CERTIFICATE_FAULTS: samples(CERTIFICATE_FAULTS, {
    'format.field:certificate': { value: '"q7"', wanted: 'exchanges' },
    'format.version:certificate': { given: '"q7"', format: 'zebra/1' },
  }),
  DRAWING_FAULTS: samples(
    DRAWING_FAULTS,
    {
      'draw.font': undefined,
      'draw.font:pictures': undefined,
      'draw.glyph': { character: '"漢"', code: 'U+6F22', text: '"q7"' },
      'draw.net': { board: 'zebra' },
      'draw.paper': { title: 'zebra', edge: 57, paper: 'A5', papers: ['A3', 'A4'], longest: 41 },
      'draw.large': { title: 'zebra', size: 57, least: 41, paper: 'A5', papers: ['A3', 'A4'] },
      'draw.small': { title: 'zebra', size: 57, least: 41, paper: 'A5', papers: ['A4', 'A3'] },
      'style.ink': { ink: 'zebra', known: ['yak', 'gnu'] },
      'style.press': { standard: 'zebra' },
    },
    [
      ['draw.net', { board: '' }],
      ['draw.paper', { title: 'zebra', edge: 57, paper: 'A5', papers: [], longest: 41 }],
    ],
  ),
  ANSWER_FAULTS: samples(ANSWER_FAULTS, {
    'answer.empty': undefined,
    'answer.range': { cell: 41, label: 57, cells: 61, labels: 73 },
    'answer.cell:twice': { name: own('my cell') },
    'answer.cell:missing': { name: own('my cell') },
    'answer.puzzle:clue': { name: own('my cell'), clue: 'ä', label: 'ö' },
    'answer.puzzle:asterism': excess,
  }),
  COLLECTION_FAULTS: samples(COLLECTION_FAULTS, {
    'collection.busy': undefined,
    'collection.damaged': undefined,
    'collection.foreign:file': undefined,
    'collection.foreign:tables': { table: 'zebra' },
    'collection.full': undefined,
    'collection.missing': undefined,
    'collection.newer': { found: 57, known: 41 },
    'collection.unreachable': { said: 'no route to zebra' },
  }),
  ENTRY_FAULTS: samples(ENTRY_FAULTS, {
    'collection.entry:none': undefined,
    'collection.entry:several': undefined,
    'collection.puzzle:none': { hash: 'q7' },
    'collection.puzzle:several': { hash: 'q7', count: 41 },
    'collection.puzzle:judged': { hash: 'q7' },
  }),
  PLUGIN_FAULTS: samples(
    PLUGIN_FAULTS,
    {
      'plugin.load:missing': undefined,
      'plugin.load:threw': { said: 'it has stripes.' },
      'plugin.form:export': { given: '"q7"' },
      'plugin.form:kind': { given: '"q7"', known: ['ä', 'ö'] },
      'plugin.form:field': { field: 'zebra', given: '"q7"', wanted: { en: 'stripes', es: 'rayas' } },
      'plugin.name:form': { given: '"q7"' },
      'plugin.name:taken': { name: 'zebra' },
      'plugin.threw': { plugin: 'zebra', said: 'it has stripes.' },
      'plugin.result:cell': { plugin: 'zebra', given: '"q7"' },
      'plugin.result:order': { plugin: 'zebra' },
      'plugin.result:step': { plugin: 'zebra', said: 'it has stripes.' },
      'plugin.result:solution': { plugin: 'zebra' },
      'plugin.result:constraint': { plugin: 'zebra' },
      'plugin.result:label': { plugin: 'zebra' },
      'plugin.board': { plugin: 'zebra', board: 'q7' },
    },
    [['plugin.board', { plugin: 'zebra', board: '' }]],
  ),
  GAME_FAULTS: samples(GAME_FAULTS, {
    'format.version:game': undefined,
    'format.field:moves': undefined,
  }),
  SERIES_FAULTS: samples(SERIES_FAULTS, {
    'series.line': { reason: { en: 'It has stripes.', es: 'Tiene rayas.' } },
    'series.line:unsigned': undefined,
    'series.other': { what: { en: 'with stripes', es: 'con rayas' } },
  }),
  CODE_FAULTS: samples(CODE_FAULTS, {
    'format.encoding:long': undefined,
    'format.encoding:unknown': undefined,
    'format.encoding:damaged': undefined,
  }),
  INTAKE_FAULTS: samples(INTAKE_FAULTS, {
    'format.too-large:file': undefined,
    'file.read:file': undefined,
  }),
  OPENING_FAULTS: samples(OPENING_FAULTS, {
    'file.read:specimen': undefined,
    'file.read:made': undefined,
    'file.read:page': undefined,
    'file.read:kept': undefined,
    'format.field:kept': undefined,
  }),
  TYPING_FAULTS: samples(TYPING_FAULTS, {
    'usage:count': { given: '"q7"', least: 41, most: 57 },
    'usage:seed': { given: '"q7"', least: 41, most: 57 },
    'wishes.clues:bounds': { least: '"41"', most: '"q7"' },
    'wishes.difficulty:bounds': { least: '"41"', most: '"q7"' },
  }),
  COMMAND_FAULTS: samples(
    COMMAND_FAULTS,
    {
      'draw.format': { file: 'zebra.q7', endings: ['.ä', '.ö'] },
      'file.exists': undefined,
      'file.exists:series': undefined,
      'file.read': { reason: { en: 'it has stripes', es: 'tiene rayas' } },
      'file.write': { reason: { en: 'it has stripes', es: 'tiene rayas' } },
      'format.empty:proof': undefined,
      'format.encoding:text': undefined,
      'format.field:few-judgements': { judgements: 41, least: 57 },
      'format.field:not-latin': { reason: { en: 'striped', es: 'tiene rayas' } },
      'format.json:certificate': undefined,
      'format.too-large:line': { most: 41 },
      'inscription.letters:unspelled': { label: 'q7' },
      'usage:answer': undefined,
      'usage:booklet-option': { option: '--zebra' },
      'usage:booklet-paper': undefined,
      'usage:candidate': { option: '--zebra', given: '"r1c1=q"', example: 'r1c1=5' },
      'usage:cell': { option: '--zebra', given: '"q7"', cell: 'r1c1', last: 41, asterism: 'row 5' },
      'usage:judgement': undefined,
      'usage:no-output': { option: '--zebra' },
      'format.unsupported:constraint': { format: 'zebra' },
      'usage:constraint-symmetry': undefined,
      'usage:language': undefined,
      'usage:no-inscription': undefined,
      'usage:no-book': undefined,
      'usage:no-style': undefined,
      'usage:no-board': undefined,
      'usage:no-board-word': { word: 'zebra', letters: 41, exact: ['q7'], larger: ['q8'] },
      'usage:no-plan': undefined,
      'usage:no-puzzle': undefined,
      'usage:parser': {
        said: "Unknown option '--q7'.",
        suggestion: 'Did you mean --q8?',
        command: 'zebra',
        argument: undefined,
      },
      'usage:checkpoint': undefined,
      'usage:damaged-checkpoint': undefined,
      'usage:several-puzzles': undefined,
      'usage:element': undefined,
      'usage:same-file': undefined,
      'usage:server': undefined,
      'usage:relation': undefined,
      'usage:latin-boards': undefined,
      'usage:up-to-symmetry': undefined,
    },
    [
      ['usage:parser', { said: 'Too many arguments.', suggestion: undefined, command: undefined, argument: undefined }],
      ['usage:parser', { said: "Unknown option '--q7'.", suggestion: undefined, command: 'zebra', argument: 'q7' }],
    ],
  ),
  SERVICE_FAULTS: samples(SERVICE_FAULTS, {
    'access.token:missing': undefined,
    'access.token:wrong': undefined,
    'access.writing': undefined,
    'daily.none': { level: 'easy' },
    'draw.solution': undefined,
    'limit.body': { most: 41 },
    'limit.cells': { cells: 57, most: 41 },
    'limit.client': { most: 41 },
    'limit.memory': undefined,
    'limit.queue': undefined,
    'limit.time:work': undefined,
    'limit.time:slow': undefined,
    'request.address:none': undefined,
    'request.address:method': { allowed: 'ZEBRA' },
    'request.body:type': undefined,
    'request.body:json': undefined,
    'request.field': { said: { en: 'it has stripes', es: 'tiene rayas' } },
    'request.head:form': undefined,
    'request.head:large': undefined,
    'request.host': undefined,
    'service.failed': undefined,
    'service.options:open': { host: 'zebra' },
    'service.options:closed': undefined,
    'service.options:frame': { given: 'zebra' },
    'service.options:tokens': { reason: 'zebra' },
    'service.options:listen': { host: 'zebra', reason: 'q7' },
    'service.options:number': { least: 41, most: 57 },
    'service.options:studio': undefined,
    'service.starting': undefined,
    'service.stopping': undefined,
  }),
};

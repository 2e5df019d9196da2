import { PUZZLE_PROBLEMS } from '@latin-puzzles/mill/collection';
import { PLAN_STATES } from '@latin-puzzles/mill/plan';
import { ANY_TEXTS, HASH, LEVEL, PUZZLE } from './parts.ts';
import {
  ANY_TEXT,
  arrayOf,
  choice,
  DATE,
  dictionary,
  LONG,
  NUMBER,
  record,
  type Schema,
  said,
  WHOLE,
  YES_OR_NO,
} from './shape.ts';

/** What `latin collection` and `latin mill` tell. */

const collection = said('Where the collection is.', ANY_TEXT);
const stopped = said('Whether it was stopped before its end.', YES_OR_NO);

const facts = {
  id: said('Its number in this collection.', WHOLE),
  hash: HASH,
  board: ANY_TEXT,
  labels: ANY_TEXTS,
  clues: WHOLE,
  inscribed: YES_OR_NO,
  symmetry: ANY_TEXT,
  added: DATE,
};
const moreFacts = {
  title: ANY_TEXT,
  name: ANY_TEXT,
  level: LEVEL,
  score: NUMBER,
  hardest: ANY_TEXT,
  fair: YES_OR_NO,
  critical: YES_OR_NO,
  plan: ANY_TEXT,
  line: ANY_TEXT,
};
const tallies = arrayOf(record({ name: ANY_TEXT, puzzles: WHOLE }));

export const COLLECTION_RECORDS: Readonly<Record<string, Schema>> = {
  add: record({ collection, added: WHOLE, known: WHOLE, refused: WHOLE, stopped }),
  list: record(facts, moreFacts),
  query: record({ ...facts, puzzle: PUZZLE }, moreFacts),
  export: record({ collection, output: ANY_TEXT, to: ANY_TEXT, written: WHOLE }, { stopped }),
  stats: record({
    collection,
    puzzles: WHOLE,
    rated: WHOLE,
    fair: WHOLE,
    proofs: WHOLE,
    added: record({}, { first: DATE, last: DATE }),
    boards: arrayOf(
      record({
        name: ANY_TEXT,
        puzzles: WHOLE,
        clues: record({ least: WHOLE, most: WHOLE, mean: NUMBER }),
        levels: dictionary(WHOLE),
      }),
    ),
    symmetries: tallies,
    theorems: tallies,
    judgements: record({
      judgements: WHOLE,
      players: WHOLE,
      puzzles: WHOLE,
      compared: WHOLE,
      same: WHOLE,
      near: WHOLE,
    }),
  }),
  verify: {
    anyOf: [
      said('The store is damaged.', record({ problem: { const: 'store' }, found: ANY_TEXT })),
      said(
        'Something is wrong with a puzzle.',
        record({ hash: HASH, problem: choice(Object.keys(PUZZLE_PROBLEMS)) }, { kept: {}, found: {} }),
      ),
      said('At the end.', record({ collection, checked: WHOLE, findings: WHOLE, stopped })),
    ],
  },
  backup: record({ collection, file: ANY_TEXT, puzzles: WHOLE, stopped }),
  merge: record({ collection, other: ANY_TEXT, added: WHOLE, replaced: WHOLE, known: WHOLE, refused: WHOLE, stopped }),
  judge: {
    anyOf: [
      said(
        'A judgement that is kept.',
        record({ hash: HASH, player: ANY_TEXT, level: LEVEL, at: DATE }, { seconds: NUMBER, rated: LEVEL }),
      ),
      said('With --from.', record({ collection, judged: WHOLE, refused: WHOLE })),
    ],
  },
};

const plan = said('The identity of the plan.', ANY_TEXT);
const goal = record({}, { count: WHOLE, patience: WHOLE, extent: WHOLE });
const remaining = said('What it will still take, in milliseconds of one thread.', NUMBER);
const lineFields = {
  line: said('From 1.', WHOLE),
  kind: ANY_TEXT,
  name: ANY_TEXT,
  called: said('What people call it, in every language.', record({ en: ANY_TEXT, es: ANY_TEXT })),
  goal,
  share: said('How much of what it wants is there, from 0 to 1.', NUMBER),
  found: WHOLE,
  settled: WHOLE,
  waiting: WHOLE,
  openUnits: WHOLE,
  units: WHOLE,
  milliseconds: NUMBER,
  rejected: dictionary(WHOLE),
  failed: arrayOf(record({ chunk: WHOLE, reason: ANY_TEXT })),
  blemishes: WHOLE,
};
const lineExtras = {
  ended: choice(['met', 'exhausted']),
  counted: said('Of a line that counts: the Latin boards so far.', LONG),
  remaining,
};
const pace = record({ units: NUMBER, found: NUMBER, threads: NUMBER }, { left: NUMBER });
const queue = record({ waiting: WHOLE, active: WHOLE, delayed: WHOLE, workers: WHOLE });
const state = choice(PLAN_STATES);

export const MILL_RECORDS: Readonly<Record<string, Schema>> = {
  mill: {
    anyOf: [
      said('A line of the plan at its end.', record({ plan, ...lineFields }, lineExtras)),
      said('Something is wrong with a puzzle.', record({ hash: HASH, message: ANY_TEXT })),
      said(
        'With --dry-run: what trials say of a line.',
        record({ line: WHOLE, name: ANY_TEXT, goal, units: WHOLE, found: WHOLE, milliseconds: NUMBER }, { remaining }),
      ),
      said(
        'With --dry-run, at the end.',
        record({ plan, lines: WHOLE, jobs: WHOLE, milliseconds: { type: ['number', 'null'] } }),
      ),
    ],
  },
  'mill submit': record({ plan, submitted: choice(['new', 'known']), lines: WHOLE, workers: WHOLE }),
  'mill work': record({ plan, line: WHOLE, from: WHOLE, to: WHOLE, fate: ANY_TEXT }),
  'mill status': record(
    { id: ANY_TEXT, state, maker: ANY_TEXT, submitted: DATE, lines: arrayOf(record(lineFields, lineExtras)) },
    { title: ANY_TEXT, queue, pace },
  ),
  'mill pause': record({ plan, state }),
  'mill resume': record({ plan, state }),
  'mill cancel': record({ plan, state }),
  'mill retry': record({ plan, chunks: WHOLE }),
};

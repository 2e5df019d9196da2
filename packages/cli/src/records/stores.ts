import { PUZZLE_PROBLEMS } from '@latin-puzzles/mill/collection';
import { PLAN_STATES } from '@latin-puzzles/mill/plan';
import { HASH, LEVEL, PUZZLE, TEXTS } from './parts.ts';
import { COUNT, DATE, FLAG, LONG, listOf, mapOf, NUMBER, oneOf, record, type Schema, said, TEXT } from './shape.ts';

/** What `latin collection` and `latin mill` tell. */

const collection = said('Where the collection is.', TEXT);
const stopped = said('Whether it was stopped before its end.', FLAG);

const facts = {
  id: said('Its number in this collection.', COUNT),
  hash: HASH,
  board: TEXT,
  labels: TEXTS,
  clues: COUNT,
  inscribed: FLAG,
  symmetry: TEXT,
  added: DATE,
};
const moreFacts = {
  title: TEXT,
  name: TEXT,
  level: LEVEL,
  score: NUMBER,
  hardest: TEXT,
  fair: FLAG,
  critical: FLAG,
  plan: TEXT,
  line: TEXT,
};
const tallies = listOf(record({ name: TEXT, puzzles: COUNT }));

export const COLLECTION: Readonly<Record<string, Schema>> = {
  add: record({ collection, added: COUNT, known: COUNT, refused: COUNT, stopped }),
  list: record(facts, moreFacts),
  query: record({ ...facts, puzzle: PUZZLE }, moreFacts),
  export: record({ collection, output: TEXT, to: TEXT, written: COUNT }, { stopped }),
  stats: record({
    collection,
    puzzles: COUNT,
    rated: COUNT,
    fair: COUNT,
    proofs: COUNT,
    added: record({}, { first: DATE, last: DATE }),
    boards: listOf(
      record({
        name: TEXT,
        puzzles: COUNT,
        clues: record({ least: COUNT, most: COUNT, mean: NUMBER }),
        levels: mapOf(COUNT),
      }),
    ),
    symmetries: tallies,
    theorems: tallies,
    judgements: record({
      judgements: COUNT,
      players: COUNT,
      puzzles: COUNT,
      compared: COUNT,
      same: COUNT,
      near: COUNT,
    }),
  }),
  verify: {
    anyOf: [
      said('The store is damaged.', record({ problem: { const: 'store' }, found: TEXT })),
      said(
        'Something is wrong with a puzzle.',
        record({ hash: HASH, problem: oneOf(Object.keys(PUZZLE_PROBLEMS)) }, { kept: {}, found: {} }),
      ),
      said('At the end.', record({ collection, checked: COUNT, findings: COUNT, stopped })),
    ],
  },
  backup: record({ collection, file: TEXT, puzzles: COUNT, stopped }),
  merge: record({ collection, other: TEXT, added: COUNT, replaced: COUNT, known: COUNT, refused: COUNT, stopped }),
  judge: {
    anyOf: [
      said(
        'A judgement that is kept.',
        record({ hash: HASH, player: TEXT, level: LEVEL, at: DATE }, { seconds: NUMBER, rated: LEVEL }),
      ),
      said('With --from.', record({ collection, judged: COUNT, refused: COUNT })),
    ],
  },
};

const plan = said('The identity of the plan.', TEXT);
const goal = record({}, { count: COUNT, patience: COUNT, extent: COUNT });
const remaining = said('What it will still take, in milliseconds of one thread.', NUMBER);
const lineFields = {
  line: said('From 1.', COUNT),
  kind: TEXT,
  name: TEXT,
  called: said('What people call it, in every language.', record({ en: TEXT, es: TEXT })),
  goal,
  share: said('How much of what it wants is there, from 0 to 1.', NUMBER),
  found: COUNT,
  settled: COUNT,
  waiting: COUNT,
  openUnits: COUNT,
  units: COUNT,
  milliseconds: NUMBER,
  rejected: mapOf(COUNT),
  failed: listOf(record({ chunk: COUNT, reason: TEXT })),
  blemishes: COUNT,
};
const lineExtras = {
  ended: oneOf(['met', 'exhausted']),
  counted: said('Of a line that counts: the Latin boards so far.', LONG),
  remaining,
};
const pace = record({ units: NUMBER, found: NUMBER, threads: NUMBER }, { left: NUMBER });
const queue = record({ waiting: COUNT, active: COUNT, delayed: COUNT, workers: COUNT });
const state = oneOf(PLAN_STATES);

export const MILL: Readonly<Record<string, Schema>> = {
  mill: {
    anyOf: [
      said('A line of the plan at its end.', record({ plan, ...lineFields }, lineExtras)),
      said('Something is wrong with a puzzle.', record({ hash: HASH, message: TEXT })),
      said(
        'With --dry-run: what trials say of a line.',
        record({ line: COUNT, name: TEXT, goal, units: COUNT, found: COUNT, milliseconds: NUMBER }, { remaining }),
      ),
      said(
        'With --dry-run, at the end.',
        record({ plan, lines: COUNT, jobs: COUNT, milliseconds: { type: ['number', 'null'] } }),
      ),
    ],
  },
  'mill submit': record({ plan, submitted: oneOf(['new', 'known']), lines: COUNT, workers: COUNT }),
  'mill work': record({ plan, line: COUNT, from: COUNT, to: COUNT, fate: TEXT }),
  'mill status': record(
    { id: TEXT, state, maker: TEXT, submitted: DATE, lines: listOf(record(lineFields, lineExtras)) },
    { title: TEXT, queue, pace },
  ),
  'mill pause': record({ plan, state }),
  'mill resume': record({ plan, state }),
  'mill cancel': record({ plan, state }),
  'mill retry': record({ plan, chunks: COUNT }),
};

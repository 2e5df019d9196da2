import { COUNT_METHODS } from '@latin-puzzles/core/counting';
import { KINDS } from '@latin-puzzles/core/puzzle';
import { CELL, GROUP, LABELS, LEVEL, PLACE, PUZZLE, TEXTS, VERDICT } from './parts.ts';
import { COUNT, extended, FLAG, LONG, listOf, NUMBER, oneOf, record, type Schema, said, TEXT } from './shape.ts';

const types = record({ ls: FLAG, symmetric: FLAG }, { repeat: FLAG, inscripted: FLAG });

const boardFields = {
  name: TEXT,
  board: TEXT,
  cells: COUNT,
  asterisms: said('How many there are.', COUNT),
  group: said('The symmetries of the board as it is drawn.', GROUP),
  automorphisms: said('How many permutations of the cells send asterisms to asterisms.', LONG),
  twinFloor: said('So many clues a puzzle with distinct labels has at least.', COUNT),
  sameAs: said('Other names of the same board, up to isomorphism.', TEXTS),
  types,
};
const k = said('How many cells an asterism has, if all have as many.', COUNT);
const level = record(
  { level: LEVEL, exists: FLAG, state: oneOf(['exists', 'absent', 'unfound']), attempts: COUNT },
  { clues: COUNT, open: COUNT, seconds: NUMBER },
);

export const BOARDS: Schema = {
  anyOf: [
    said('A board of the catalog, or one by name.', {
      ...record(boardFields, {
        k,
        title: TEXT,
        labels: TEXTS,
        year: COUNT,
        status: oneOf(['known', 'forced', 'ours']),
        remark: TEXT,
        challenge: TEXT,
        inscription: TEXT,
        promise: record({ level: LEVEL, fair: FLAG, critical: FLAG }),
        levels: listOf(level),
      }),
    }),
    said(
      'With --families: a family of boards.',
      record({ name: TEXT, summary: TEXT, parameters: TEXT, cellOrder: TEXT }),
    ),
  ],
};

export const CLASSIFY: Schema = record(
  {
    place: PLACE,
    kind: oneOf(KINDS),
    solutions: oneOf(['0', '1', '2+', 'unknown']),
    types,
    group: GROUP,
    decided: FLAG,
    violations: listOf(record({ asterism: TEXT, label: TEXT, held: COUNT, allowed: COUNT, cells: listOf(CELL) })),
    completions: said('None, one, or two that differ.', listOf(LABELS)),
  },
  {
    critical: FLAG,
    broken: said('Constraints that it breaks.', TEXTS),
    redundantClue: said('A cell whose clue can go.', CELL),
  },
);

const method = said('The method that --method names.', TEXT);
export const SOLVE: Schema = {
  anyOf: [
    said('A Latin board.', record({ place: PLACE, cells: LABELS }, { method })),
    said(
      'With --method: how the search ended.',
      record({ place: PLACE, method, verdict: VERDICT, solutions: COUNT, ms: NUMBER }),
    ),
  ],
};

export const COUNTS: Schema = {
  anyOf: [
    said('How many Latin boards there are.', record({ place: PLACE, count: LONG, method: oneOf(COUNT_METHODS) })),
    said('How many were found before it was stopped.', record({ place: PLACE, atLeast: LONG })),
  ],
};

export const SAMPLE: Schema = record({ cells: LABELS, method: oneOf(['counts', 'jacobson-matthews', 'refilling']) });

export const COMPARE: Schema = record(
  {
    title: TEXT,
    method: TEXT,
    kind: oneOf(['exact', 'stochastic']),
    verdict: TEXT,
    solutions: COUNT,
    ms: NUMBER,
    trials: COUNT,
    solved: said('How many trials found a solution.', COUNT),
    proved: said('How many proved how many solutions there are.', COUNT),
    failures: TEXTS,
  },
  {
    time: said(
      'Milliseconds of the trials that did what was asked.',
      record({ least: NUMBER, median: NUMBER, most: NUMBER }),
    ),
    memory: said('Bytes, of the trial that took most.', COUNT),
  },
);

const floor = record({ clues: COUNT, because: TEXT });
export const MINIMUM: Schema = {
  anyOf: [
    said(
      'A puzzle with the fewest clues found, a native document.',
      extended(PUZZLE, {
        clueCount: COUNT,
        proved: said('Whether no puzzle has fewer.', FLAG),
        floor: said('No puzzle has fewer than so many clues, for a reason plain to see.', floor),
      }),
    ),
    said(
      'With --check, of a certificate that holds.',
      record({ valid: { const: true }, minimum: COUNT, classes: COUNT, normalForms: COUNT }),
    ),
    said('With --check, of one that does not.', record({ valid: { const: false }, place: TEXT, message: TEXT })),
  ],
};

export const PUZZLES: Schema = {
  anyOf: [
    said('A puzzle, a native document with its solution.', extended(PUZZLE, { solution: LABELS })),
    said(
      'With --stats: how many there are.',
      record({
        place: PLACE,
        verdict: VERDICT,
        puzzles: LONG,
        byClues: listOf(record({ clues: COUNT, puzzles: COUNT })),
      }),
    ),
  ],
};

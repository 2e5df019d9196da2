import { COUNT_METHODS } from '@latin-puzzles/core/counting';
import { KINDS } from '@latin-puzzles/core/puzzle';
import { ANY_TEXTS, CELL, LABELS, LEVEL, PLACE, PUZZLE, SYMMETRY_GROUP, VERDICT } from './parts.ts';
import {
  ANY_TEXT,
  arrayOf,
  choice,
  extending,
  LONG,
  NUMBER,
  record,
  type Schema,
  said,
  WHOLE,
  YES_OR_NO,
} from './shape.ts';

const types = record({ ls: YES_OR_NO, symmetric: YES_OR_NO }, { repeat: YES_OR_NO, inscripted: YES_OR_NO });

const boardFields = {
  name: ANY_TEXT,
  board: ANY_TEXT,
  cells: WHOLE,
  asterisms: said('How many there are.', WHOLE),
  group: said('The symmetries of the board as it is drawn.', SYMMETRY_GROUP),
  automorphisms: said('How many permutations of the cells send asterisms to asterisms.', LONG),
  twinFloor: said('So many clues a puzzle with distinct labels has at least.', WHOLE),
  sameAs: said('Other names of the same board, up to isomorphism.', ANY_TEXTS),
  types,
};
const k = said('How many cells an asterism has, if all have as many.', WHOLE);
const level = record(
  { level: LEVEL, exists: YES_OR_NO, state: choice(['exists', 'absent', 'unfound']), attempts: WHOLE },
  { clues: WHOLE, open: WHOLE, seconds: NUMBER },
);

export const BOARDS_RECORD: Schema = {
  anyOf: [
    said('A board of the catalog, or one by name.', {
      ...record(boardFields, {
        k,
        title: ANY_TEXT,
        labels: ANY_TEXTS,
        year: WHOLE,
        status: choice(['known', 'forced', 'ours']),
        remark: ANY_TEXT,
        challenge: ANY_TEXT,
        inscription: ANY_TEXT,
        promise: record({ level: LEVEL, fair: YES_OR_NO, critical: YES_OR_NO }),
        levels: arrayOf(level),
      }),
    }),
    said(
      'With --families: a family of boards.',
      record({ name: ANY_TEXT, summary: ANY_TEXT, parameters: ANY_TEXT, cellOrder: ANY_TEXT }),
    ),
  ],
};

export const CLASSIFY_RECORD: Schema = record(
  {
    place: PLACE,
    kind: choice(KINDS),
    solutions: choice(['0', '1', '2+', 'unknown']),
    types,
    group: SYMMETRY_GROUP,
    decided: YES_OR_NO,
    violations: arrayOf(
      record({ asterism: ANY_TEXT, label: ANY_TEXT, held: WHOLE, allowed: WHOLE, cells: arrayOf(CELL) }),
    ),
    completions: said('None, one, or two that differ.', arrayOf(LABELS)),
  },
  {
    critical: YES_OR_NO,
    broken: said('Constraints that it breaks.', ANY_TEXTS),
    redundantClue: said('A cell whose clue can go.', CELL),
  },
);

const method = said('The method that --method names.', ANY_TEXT);
export const SOLVE_RECORD: Schema = {
  anyOf: [
    said('A Latin board.', record({ place: PLACE, cells: LABELS }, { method })),
    said(
      'With --method: how the search ended.',
      record({ place: PLACE, method, verdict: VERDICT, solutions: WHOLE, ms: NUMBER }),
    ),
  ],
};

const estimate = said(
  'What was estimated before: decimal logarithms of the number, and of the ends of an interval that holds it with 95 % confidence.',
  record({ log10: NUMBER, high: NUMBER }, { low: NUMBER }),
);

export const COUNT_RECORD: Schema = {
  anyOf: [
    said(
      'How many Latin boards there are.',
      record({ place: PLACE, count: LONG, method: choice(COUNT_METHODS) }, { estimate }),
    ),
    said('How many were found before it was stopped.', record({ place: PLACE, atLeast: LONG })),
  ],
};

export const SAMPLE_RECORD: Schema = record({
  cells: LABELS,
  method: choice(['counts', 'jacobson-matthews', 'refilling']),
});

export const COMPARE_RECORD: Schema = record(
  {
    title: ANY_TEXT,
    method: ANY_TEXT,
    kind: choice(['exact', 'stochastic']),
    verdict: ANY_TEXT,
    solutions: WHOLE,
    ms: NUMBER,
    trials: WHOLE,
    solved: said('How many trials found a solution.', WHOLE),
    proved: said('How many proved how many solutions there are.', WHOLE),
    failures: ANY_TEXTS,
  },
  {
    time: said(
      'Milliseconds of the trials that did what was asked.',
      record({ least: NUMBER, median: NUMBER, most: NUMBER }),
    ),
    memory: said('Bytes, of the trial that took most.', WHOLE),
  },
);

const floor = record({ clues: WHOLE, because: ANY_TEXT });
export const MINIMUM_RECORD: Schema = {
  anyOf: [
    said(
      'A puzzle with the fewest clues found, a native document.',
      extending(PUZZLE, {
        clueCount: WHOLE,
        proved: said('Whether no puzzle has fewer.', YES_OR_NO),
        floor: said('No puzzle has fewer than so many clues, for a reason plain to see.', floor),
      }),
    ),
    said(
      'With --check, of a certificate that holds.',
      record({ valid: { const: true }, minimum: WHOLE, classes: WHOLE, normalForms: WHOLE }),
    ),
    said(
      'With --check, of one that does not.',
      record({ valid: { const: false }, place: ANY_TEXT, message: ANY_TEXT }),
    ),
  ],
};

export const PUZZLES_RECORD: Schema = {
  anyOf: [
    said('A puzzle, a native document with its solution.', extending(PUZZLE, { solution: LABELS })),
    said(
      'With --stats: how many there are.',
      record({
        place: PLACE,
        verdict: VERDICT,
        puzzles: LONG,
        byClues: arrayOf(record({ clues: WHOLE, puzzles: WHOLE })),
      }),
    ),
  ],
};

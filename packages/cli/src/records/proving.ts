import { HINT_STAGES } from '@latin-puzzles/core/attrition';
import { PROOF_FORMAT } from '@latin-puzzles/core/format';
import { ANY_TEXTS, CELL, PLACE, PLACEMENTS, PUZZLE, RATING_EXTRAS, RATING_FIELDS } from './parts.ts';
import {
  ANY_TEXT,
  arrayOf,
  choice,
  dictionary,
  extending,
  NUMBER,
  record,
  type Schema,
  said,
  WHOLE,
  YES_OR_NO,
} from './shape.ts';

const steps = arrayOf({ $ref: '#/$defs/step' });
const times = said('How often the equation is taken.', { type: 'integer' });
const assumption = record({ cell: CELL, label: ANY_TEXT, holds: YES_OR_NO });

/** Steps hold steps. */
export const STEP_RECORD: Schema = record({
  theorem: ANY_TEXT,
  writes: PLACEMENTS,
  removals: PLACEMENTS,
  premises: record(
    {
      terms: arrayOf({
        anyOf: [
          said('An asterism holds a label as often as it must.', record({ times, asterism: WHOLE, label: ANY_TEXT })),
          said('A cell holds one label.', record({ times, cell: CELL })),
          said('A row of a constraint of a plugin.', record({ times, constraint: ANY_TEXT, row: WHOLE })),
        ],
      }),
    },
    { assumption, steps, cases: arrayOf(record({ assumption, steps })), unchecked: ANY_TEXT },
  ),
});

export const PROVE_RECORD: Schema = record(
  { place: PLACE, format: { const: PROOF_FORMAT }, puzzle: PUZZLE, fair: YES_OR_NO, theorems: ANY_TEXTS, steps },
  { least: said('Theorems that suffice and of which none can be left out.', ANY_TEXTS) },
);

export const CHECK_RECORD: Schema = {
  anyOf: [
    said(
      'Of a proof that is valid; `named` says whether each step is by the theorem that it names.',
      record(
        { place: PLACE, valid: { const: true }, fair: YES_OR_NO, named: YES_OR_NO },
        { step: WHOLE, path: ANY_TEXT, theorem: ANY_TEXT, known: YES_OR_NO, unchecked: ANY_TEXTS },
      ),
    ),
    said(
      'Of one that is not.',
      record(
        { place: PLACE, valid: { const: false }, path: ANY_TEXT, reason: ANY_TEXT, message: ANY_TEXT },
        { step: WHOLE },
      ),
    ),
  ],
};

export const HINT_RECORD: Schema = record(
  {
    place: PLACE,
    stage: choice(HINT_STAGES),
    area: said('The asterisms to look at, by number.', arrayOf(WHOLE)),
    hint: said('Told in sentences.', ANY_TEXTS),
  },
  {
    theorem: ANY_TEXT,
    blockers: said(
      'Asterisms that have enough of a label, and the cells that cannot take it for that.',
      arrayOf(record({ asterism: WHOLE, cells: arrayOf(CELL), label: ANY_TEXT })),
    ),
    writes: PLACEMENTS,
    removals: PLACEMENTS,
  },
);

export const LEARN_RECORD: Schema = {
  anyOf: [
    said('A lesson of the list.', record({ theorem: ANY_TEXT, names: ANY_TEXTS, positions: WHOLE })),
    said(
      'A position of a lesson; with --answers what the theorem shows there.',
      record(
        { theorem: ANY_TEXT, task: ANY_TEXT, puzzle: PUZZLE },
        { writes: PLACEMENTS, removals: PLACEMENTS, answer: ANY_TEXTS },
      ),
    ),
  ],
};

export const RATE_RECORD: Schema = record({ place: PLACE, ...RATING_FIELDS }, RATING_EXTRAS);

const scale = record(
  { weights: dictionary(NUMBER), cuts: arrayOf(NUMBER) },
  { marks: arrayOf(arrayOf(NUMBER)), home: { type: 'object' } },
);
export const CALIBRATE_RECORD: Schema = record(
  {
    samples: WHOLE,
    spearman: said('Rank correlation of score and judgement.', NUMBER),
    accuracy: said('How many levels are right, from 0 to 1.', NUMBER),
    nearAccuracy: said('How many are at most one off.', NUMBER),
    scale,
  },
  { timeSpearman: said('Rank correlation of score and time.', NUMBER) },
);

export const GENERATE_RECORD: Schema = extending(PUZZLE, {
  solution: ANY_TEXTS,
  rating: record({ ...RATING_FIELDS, theorems: ANY_TEXTS }, RATING_EXTRAS),
  generated: said(
    'Where it comes from: the same version makes it again.',
    record(
      { seed: WHOLE, attempt: WHOLE, version: ANY_TEXT, wishes: { type: 'object' } },
      { ahead: said('What was found before its turn came.', {}) },
    ),
  ),
});

export const PLUGIN_RECORD: Schema = record(
  { plugin: ANY_TEXT, law: ANY_TEXT, trials: WHOLE, holds: YES_OR_NO },
  { counterexample: said('Where it did not hold.', ANY_TEXT) },
);

import { HINT_STAGES } from '@latin-puzzles/core/attrition';
import { PROOF_FORMAT } from '@latin-puzzles/core/format';
import { CELL, PLACE, PLACEMENTS, PUZZLE, RATING_EXTRAS, RATING_FIELDS, TEXTS } from './parts.ts';
import { COUNT, extended, FLAG, listOf, mapOf, NUMBER, oneOf, record, type Schema, said, TEXT } from './shape.ts';

const steps = listOf({ $ref: '#/$defs/step' });
const times = said('How often the equation is taken.', { type: 'integer' });
const assumption = record({ cell: CELL, label: TEXT, holds: FLAG });

/** Steps hold steps. */
export const STEP: Schema = record({
  theorem: TEXT,
  writes: PLACEMENTS,
  removals: PLACEMENTS,
  premises: record(
    {
      terms: listOf({
        anyOf: [
          said('An asterism holds a label as often as it must.', record({ times, asterism: COUNT, label: TEXT })),
          said('A cell holds one label.', record({ times, cell: CELL })),
          said('A row of a constraint of a plugin.', record({ times, constraint: TEXT, row: COUNT })),
        ],
      }),
    },
    { assumption, steps, cases: listOf(record({ assumption, steps })), unchecked: TEXT },
  ),
});

export const PROVE: Schema = record(
  { place: PLACE, format: { const: PROOF_FORMAT }, puzzle: PUZZLE, fair: FLAG, theorems: TEXTS, steps },
  { least: said('Theorems that suffice and of which none can be left out.', TEXTS) },
);

export const CHECK: Schema = {
  anyOf: [
    said(
      'Of a proof that is valid; `named` says whether each step is by the theorem that it names.',
      record(
        { place: PLACE, valid: { const: true }, fair: FLAG, named: FLAG },
        { path: TEXT, theorem: TEXT, known: FLAG, unchecked: TEXTS },
      ),
    ),
    said(
      'Of one that is not.',
      record({ place: PLACE, valid: { const: false }, path: TEXT, reason: TEXT, message: TEXT }, { step: COUNT }),
    ),
  ],
};

export const HINT: Schema = record(
  {
    place: PLACE,
    stage: oneOf(HINT_STAGES),
    area: said('The asterisms to look at, by number.', listOf(COUNT)),
    hint: said('Told in sentences.', TEXTS),
  },
  {
    theorem: TEXT,
    blockers: said(
      'Asterisms that have enough of a label, and the cells that cannot take it for that.',
      listOf(record({ asterism: COUNT, cells: listOf(CELL), label: TEXT })),
    ),
    writes: PLACEMENTS,
    removals: PLACEMENTS,
  },
);

export const LEARN: Schema = {
  anyOf: [
    said('A lesson of the list.', record({ theorem: TEXT, names: TEXTS, positions: COUNT })),
    said(
      'A position of a lesson; with --answers what the theorem shows there.',
      record(
        { theorem: TEXT, task: TEXT, puzzle: PUZZLE },
        { writes: PLACEMENTS, removals: PLACEMENTS, answer: TEXTS },
      ),
    ),
  ],
};

export const RATE: Schema = record({ place: PLACE, ...RATING_FIELDS }, RATING_EXTRAS);

const scale = record(
  { weights: mapOf(NUMBER), cuts: listOf(NUMBER) },
  { marks: listOf(listOf(NUMBER)), home: { type: 'object' } },
);
export const CALIBRATE: Schema = record(
  {
    samples: COUNT,
    spearman: said('Rank correlation of score and judgement.', NUMBER),
    accuracy: said('How many levels are right, from 0 to 1.', NUMBER),
    nearAccuracy: said('How many are at most one off.', NUMBER),
    scale,
  },
  { timeSpearman: said('Rank correlation of score and time.', NUMBER) },
);

export const GENERATE: Schema = extended(PUZZLE, {
  solution: TEXTS,
  rating: record({ ...RATING_FIELDS, theorems: TEXTS }, RATING_EXTRAS),
  generated: said(
    'Where it comes from: the same version makes it again.',
    record(
      { seed: COUNT, attempt: COUNT, version: TEXT, wishes: { type: 'object' } },
      { ahead: said('What was found before its turn came.', {}) },
    ),
  ),
});

export const PLUGIN: Schema = record(
  { plugin: TEXT, law: TEXT, trials: COUNT, holds: FLAG },
  { counterexample: said('Where it did not hold.', TEXT) },
);

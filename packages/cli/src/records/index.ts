import { NATIVE_SCHEMA } from '@latin-puzzles/core/format';
import { CLASSES_RECORD, EQUIVALENT_RECORD, PROPERTIES_RECORD } from './classes.ts';
import { FILE_RECORD, SHOW_RECORD, STYLE_RECORD } from './printing.ts';
import {
  CALIBRATE_RECORD,
  CHECK_RECORD,
  GENERATE_RECORD,
  HINT_RECORD,
  LEARN_RECORD,
  PLUGIN_RECORD,
  PROVE_RECORD,
  RATE_RECORD,
  STEP_RECORD,
} from './proving.ts';
import type { Schema } from './shape.ts';
import { COLLECTION_RECORDS, MILL_RECORDS } from './stores.ts';
import {
  BOARDS_RECORD,
  CLASSIFY_RECORD,
  COMPARE_RECORD,
  COUNT_RECORD,
  MINIMUM_RECORD,
  PUZZLES_RECORD,
  SAMPLE_RECORD,
  SOLVE_RECORD,
} from './study.ts';

/** What each command prints a line of with `--json`, by its name. */
export const RECORDS: Readonly<Record<string, Schema>> = {
  boards: BOARDS_RECORD,
  show: SHOW_RECORD,
  classify: CLASSIFY_RECORD,
  solve: SOLVE_RECORD,
  compare: COMPARE_RECORD,
  count: COUNT_RECORD,
  classes: CLASSES_RECORD,
  equivalent: EQUIVALENT_RECORD,
  properties: PROPERTIES_RECORD,
  sample: SAMPLE_RECORD,
  prove: PROVE_RECORD,
  check: CHECK_RECORD,
  hint: HINT_RECORD,
  learn: LEARN_RECORD,
  rate: RATE_RECORD,
  calibrate: CALIBRATE_RECORD,
  generate: GENERATE_RECORD,
  puzzles: PUZZLES_RECORD,
  minimum: MINIMUM_RECORD,
  draw: FILE_RECORD,
  style: STYLE_RECORD,
  book: FILE_RECORD,
  embed: FILE_RECORD,
  plugin: PLUGIN_RECORD,
  ...Object.fromEntries(Object.entries(COLLECTION_RECORDS).map(([name, schema]) => [`collection ${name}`, schema])),
  ...MILL_RECORDS,
};

/** Whoever validates says which command by `#/$defs/NAME`. */
export const RECORDS_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:latin-puzzles:latin-records:1',
  title: 'Records of latin --json',
  description: 'What each command prints a line of with --json, under its name in $defs. Any of them is valid here.',
  anyOf: Object.keys(RECORDS).map((name) => ({ $ref: `#/$defs/${name.replaceAll(' ', '-')}` })),
  $defs: {
    ...Object.fromEntries(Object.entries(RECORDS).map(([name, schema]) => [name.replaceAll(' ', '-'), schema])),
    step: STEP_RECORD,
    'latin-puzzle': NATIVE_SCHEMA,
  },
} as const;

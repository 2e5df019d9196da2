import { NATIVE_SCHEMA } from '@latin-puzzles/core/format';
import { FILE, SHOW, STYLE } from './printing.ts';
import { CALIBRATE, CHECK, GENERATE, HINT, LEARN, PLUGIN, PROVE, RATE, STEP } from './proving.ts';
import type { Schema } from './shape.ts';
import { COLLECTION, MILL } from './stores.ts';
import { BOARDS, CLASSIFY, COMPARE, COUNTS, MINIMUM, PUZZLES, SAMPLE, SOLVE } from './study.ts';

/** What each command prints a line of with `--json`, by its name. */
export const RECORDS: Readonly<Record<string, Schema>> = {
  boards: BOARDS,
  show: SHOW,
  classify: CLASSIFY,
  solve: SOLVE,
  compare: COMPARE,
  count: COUNTS,
  sample: SAMPLE,
  prove: PROVE,
  check: CHECK,
  hint: HINT,
  learn: LEARN,
  rate: RATE,
  calibrate: CALIBRATE,
  generate: GENERATE,
  puzzles: PUZZLES,
  minimum: MINIMUM,
  draw: FILE,
  style: STYLE,
  book: FILE,
  embed: FILE,
  plugin: PLUGIN,
  ...Object.fromEntries(Object.entries(COLLECTION).map(([name, schema]) => [`collection ${name}`, schema])),
  ...MILL,
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
    step: STEP,
    'latin-puzzle': NATIVE_SCHEMA,
  },
} as const;

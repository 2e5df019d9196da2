import { NATIVE_SCHEMA } from '@latin-puzzles/core/format';
import { STYLE_SCHEMA } from '@latin-puzzles/drawing';
import { PLAN_SCHEMA } from '@latin-puzzles/mill/plan';
import { BOOK_SCHEMA } from '@latin-puzzles/workshop/booklet';
import { Argument, type Command } from 'commander';
import { RECORDS_SCHEMA } from '../records/index.ts';
import { example } from '../terminal/options.ts';
import { printData } from '../terminal/screen.ts';

/** Every document that latin reads or writes as JSON, by name. */
const SCHEMAS = {
  records: RECORDS_SCHEMA,
  puzzle: NATIVE_SCHEMA,
  plan: PLAN_SCHEMA,
  style: STYLE_SCHEMA,
  book: BOOK_SCHEMA,
} as const;
type SchemaName = keyof typeof SCHEMAS;

export function registerSchema(program: Command): void {
  const command = program
    .command('schema')
    .addArgument(new Argument('[name]').choices(Object.keys(SCHEMAS)).default('records'))
    .action((name: SchemaName) => printData(JSON.stringify(SCHEMAS[name], null, 2)));
  example(command, 'latin schema > latin-records-1.schema.json', 'latin schema puzzle');
}

import { failure, lineAt, type Result, success } from '../basis/index.ts';
import { RATING_FAULTS } from './faults.ts';

/** A row of comma-separated values, and the line of the text on which it begins, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * Comma-separated values → rows. A field in quotation marks may hold commas, line ends, and quotation marks written twice.
 * Blank lines are passed over.
 */
export function parseCsv(text: string): Result<CsvRow[]> {
  const rows: CsvRow[] = [];
  // Each match is one field, with what ends it.
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let begun = line;
  let fields: string[] = [];
  while (field.lastIndex < text.length || fields.length > 0) {
    const match = field.exec(text);
    if (!match) return failure(RATING_FAULTS, 'format.field:quotation', lineAt(line), { field: fields.length + 1 });
    const [, quoted, plain, end] = match;
    fields.push(quoted === undefined ? plain!.trim() : quoted.replaceAll('""', '"'));
    line += quoted?.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',') continue;
    line++;
    if (fields.some((value) => value !== '')) rows.push({ line: begun, fields });
    begun = line;
    fields = [];
  }
  return success(rows);
}

import { failure, isOpenCsvRecord, lineAt, parseCsvRecord, type Result, success } from '../basis/index.ts';
import { RATING_FAULTS } from './faults.ts';

/** A row of comma-separated values, and the line of the text on which it begins, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Comma-separated values → rows. Blank lines are passed over. */
export function parseCsv(text: string): Result<CsvRow[]> {
  const rows: CsvRow[] = [];
  // Line ends inside a field are part of it, as they are.
  const lines = text.replace(/^\uFEFF/, '').split(/(?<=\n|\r(?!\n))/);
  for (let at = 0; at < lines.length; at++) {
    const line = at + 1;
    let record = lines[at]!;
    while (isOpenCsvRecord(record) && at + 1 < lines.length) record += lines[++at];
    const read = parseCsvRecord(record.replace(/[\r\n]+$/, ''));
    if ('wrong' in read) return failure(RATING_FAULTS, 'format.field:quotation', lineAt(line), { field: read.wrong });
    if (read.fields.some((value) => value !== '')) rows.push({ line, fields: read.fields });
  }
  return success(rows);
}

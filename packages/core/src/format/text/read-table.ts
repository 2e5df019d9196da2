import { failure, isOpenCsvRecord, lineAt, parseCsvRecord } from '../../basis/index.ts';
import type { BoardResolver } from '../../board/index.ts';
import type { InputItem } from '../basics/input-item.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import type { LineOptions } from './line.ts';
import type { LineSource } from './line-source.ts';
import { makeRowReader, SEPARATORS, type TableHead, tableHead } from './table.ts';

/** The most lines that a row may go on over inside quotation marks, so that a stray mark costs no more than these. */
const MOST_LINES = 200;

/** The head of a table that a line is, whatever separates its columns. */
export function tableHeadOf(line: string): TableHead | undefined {
  for (const separator of SEPARATORS) {
    const record = parseCsvRecord(line, separator);
    const head = 'fields' in record ? tableHead(record.fields, separator) : undefined;
    if (head) return head;
  }
  return undefined;
}

/** The puzzles of a table, row by row; its head is the next line. */
export async function* readTable(
  source: LineSource,
  head: TableHead,
  options: LineOptions,
  resolve: BoardResolver,
): AsyncGenerator<InputItem> {
  source.take(1);
  const read = makeRowReader(head, options, resolve);
  for (;;) {
    const [line] = await source.look(1);
    if (line === undefined) return;
    const place = lineAt(source.number);
    const { text, lines } = isOpenCsvRecord(line) ? await goOn(source) : { text: line, lines: 1 };
    source.take(lines);
    if (text.trim() === '') continue;
    const record = parseCsvRecord(text, head.separator);
    yield 'wrong' in record
      ? { place, result: failure(EXCHANGE_FAULTS, 'format.table:quotation', place, { field: record.wrong }) }
      : { place, result: read(record.fields, place) };
  }
}

/** A row over several lines; the first line alone if its quotation mark is never closed. */
async function goOn(source: LineSource): Promise<{ text: string; lines: number }> {
  for (let lines = 2; lines <= MOST_LINES; lines++) {
    const ahead = await source.look(lines);
    const text = ahead.join('\n');
    if (!isOpenCsvRecord(text)) return { text, lines };
    if (ahead.length < lines) break;
  }
  const [text] = await source.look(1);
  return { text: text!, lines: 1 };
}

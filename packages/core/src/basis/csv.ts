/** A record of separated values: its fields, or the number of the field, counted from 1, whose quotation marks are out of place. */
export type CsvRecord = { readonly fields: readonly string[] } | { readonly wrong: number };

/**
 * The fields of a record of separated values (RFC 4180). A field in quotation marks may hold separators, line ends, and
 * quotation marks written twice.
 */
export function parseCsvRecord(text: string, separator = ','): CsvRecord {
  const fields: string[] = [];
  const field = separator === '\t' ? TABBED : separator === ';' ? SEMICOLONED : COMMAED;
  field.lastIndex = 0;
  for (;;) {
    const match = field.exec(String(text));
    if (!match) return { wrong: fields.length + 1 };
    const [, quoted, plain, end] = match;
    fields.push(quoted === undefined ? plain!.trim() : quoted.replaceAll('""', '"'));
    if (end === '') return { fields };
  }
}

const COMMAED = /\s*(?:"((?:[^"]|"")*)"\s*|([^",]*))(,|$)/y;
const SEMICOLONED = /\s*(?:"((?:[^"]|"")*)"\s*|([^";]*))(;|$)/y;
const TABBED = / *(?:"((?:[^"]|"")*)" *|([^"\t]*))(\t|$)/y;

/** Whether a record goes on in the next line, since a field in quotation marks is still open. */
export function isOpenCsvRecord(text: string): boolean {
  return (String(text).split('"').length - 1) % 2 === 1;
}

/** A line of separated values, without its end. */
export function makeCsvRecord(
  fields: readonly (string | number | boolean | undefined)[],
  separator: ',' | ';' | '\t' = ',',
): string {
  if (!Array.isArray(fields)) return '';
  return fields
    .map((field) => {
      const text = field === undefined ? '' : String(field);
      return text.includes(separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(separator);
}

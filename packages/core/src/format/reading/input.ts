import {
  DOCUMENT,
  excerpt,
  failure,
  faultWithin,
  idAt,
  isRecord,
  lineAt,
  type Result,
  success,
  type Words,
  within,
} from '../../basis/index.ts';
import { type BoardResolver, makeBoardResolver } from '../../board/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { FORMAT_FAULTS } from '../basics/faults.ts';
import { INPUT_FORMS, type InputForm } from '../basics/forms.ts';
import type { InputItem } from '../basics/input-item.ts';
import { isLink } from '../basics/is-link.ts';
import { parseJson } from '../basics/json.ts';
import { withId } from '../basics/with-id.ts';
import { parseNativeRecord } from '../native/native.ts';
import { type LineOptions, type LineReader, makeLineReader } from '../text/line.ts';
import { type LineSource, makeLineSource } from '../text/line-source.ts';
import { parseSadmanRemark, parseSadmanSection } from '../text/sadman.ts';
import { isDocument, takeDocument } from './pieces.ts';

export interface ReadingOptions extends LineOptions {
  /** The only way in which the puzzles are written, if that is known. */
  readonly form?: InputForm | undefined;
}

/**
 * The puzzles of a text, one after the other, in whichever form each is written: documents in our format or another program's, tables,
 * addresses, squares drawn over several lines, or lines of one character per cell. Blank lines and remarks that begin
 * with # are passed over. What is wrong is reported in its place and the rest is read on.
 */
export async function* parseInput(
  lines: AsyncIterable<string> | Iterable<string>,
  options: ReadingOptions = {},
): AsyncGenerator<InputItem> {
  const { form } = options;
  if (form !== undefined && !(typeof form === 'string' && Object.hasOwn(INPUT_FORMS, form))) {
    const known = Object.keys(INPUT_FORMS);
    const result = failure(FORMAT_FAULTS, 'format.form:unknown', 'form', { given: excerpt(form), known });
    yield { place: DOCUMENT, result };
    return;
  }
  const source = makeLineSource(lines);
  const readers: Readers = { options: { ...options }, readLine: makeLineReader(options), resolve: makeBoardResolver() };
  let found = 0;
  let remarks: Readonly<Record<string, string>> = {};
  for (;;) {
    const [line] = await source.look(1);
    if (line === undefined) break;
    const remark = line.startsWith('#') ? parseSadmanRemark(line) : undefined;
    if (remark) remarks = withRemark(remarks, remark);
    if (line.trim() === '' || line.startsWith('#')) {
      source.take(1);
      continue;
    }
    if (parseSadmanSection(line) !== undefined && (await passSection(source, line))) continue;
    for await (const { place, result } of readNext(source, line, found === 0, remarks, readers)) {
      found++;
      const id = result.ok ? result.value.source?.id : undefined;
      yield { place: typeof id === 'string' ? within(place, idAt(id)) : place, result };
    }
    remarks = {};
  }
  if (found === 0) yield { place: DOCUMENT, result: failure(FORMAT_FAULTS, 'format.empty:input', DOCUMENT) };
}

interface Readers {
  readonly options: ReadingOptions;
  readonly readLine: LineReader;
  readonly resolve: BoardResolver;
}

/**
 * What the next lines hold. Documents of ours and lines are told at once; the rest is for the formats of other programs, which are
 * loaded when they are needed, the surest tried first. What is none of them is a line.
 */
async function* readNext(
  source: LineSource,
  line: string,
  isFirst: boolean,
  remarks: Readonly<Record<string, string>>,
  { options, readLine, resolve }: Readers,
): AsyncGenerator<InputItem> {
  const { form, constraints } = options;
  const may = (asked: InputForm) => form === undefined || form === asked;
  if (may('document') && isDocument(line)) {
    const { place, text } = isFirst ? await takeDocument(source) : { place: lineAt(source.number), text: line };
    source.take(1);
    const json = parseJson(text, place);
    if (!json.ok) yield { place, result: json };
    else if (isRecord(json.value) && json.value.format !== undefined)
      yield { place, result: placed(parseNativeRecord(json.value, resolve, constraints), withId(json.value, place)) };
    else
      yield* (await otherPrograms()).puzzlesIn(json.value, place, (value, at) =>
        placed(parseNativeRecord(value, resolve, constraints), at),
      );
    return;
  }
  const place = lineAt(source.number);
  // An address is one, however many characters it has.
  const isAddress = may('link') && isLink(line);
  const read = may('line') && !isAddress ? readLine(line, place) : undefined;
  if (read && (read.ok || read.fault.code !== 'format.line')) {
    source.take(1);
    yield { place, result: read };
    return;
  }
  const { findGridAhead, parseLink, readTable, tableHeadOf } = await otherPrograms();
  const link = isAddress ? parseLink(line, place) : undefined;
  const grid = may('grid') && !link ? await findGridAhead(source, options, readLine) : undefined;
  // A title such as “Sudoku, easy” could be one too.
  const head = may('table') && isFirst && !grid ? tableHeadOf(line) : undefined;
  if (head) {
    yield* readTable(source, head, options, resolve);
    return;
  }
  source.take(grid ? grid.lines : 1);
  yield {
    place,
    result: grid
      ? withRemarks(grid.result, remarks)
      : (link ?? read ?? failure(FORMAT_FAULTS, 'format.form', place, { form: INPUT_FORMS[form!] })),
  };
}

function otherPrograms() {
  return import('./other-programs.ts');
}

/** What is wrong with one document among others is wrong there; one that is alone has no place in anything. */
function placed(result: Result<Puzzle>, place: Words): Result<Puzzle> {
  return result.ok || place === DOCUMENT ? result : { ok: false, fault: faultWithin(place, result.fault) };
}

/** A remark may go on over several lines. */
function withRemark(
  remarks: Readonly<Record<string, string>>,
  [field, text]: readonly [string, string],
): Readonly<Record<string, string>> {
  const before = remarks[field];
  return { ...remarks, [field]: before === undefined ? text : `${before}\n${text}` };
}

/** What the head of a file says of the puzzle below it. */
function withRemarks(result: Result<Puzzle>, remarks: Readonly<Record<string, string>>): Result<Puzzle> {
  if (!result.ok || Object.keys(remarks).length === 0) return result;
  const { title, author, ...rest } = remarks;
  const source = { ...result.value.source, ...rest };
  return success({
    ...result.value,
    ...(title && { title }),
    ...(author && { author }),
    ...(Object.keys(source).length > 0 && { source }),
  });
}

/**
 * Passes the head of a section of a file .sdk, and all of a section that is no puzzle, such as the state of a game, as far as the remarks of
 * the next file.
 */
async function passSection(source: LineSource, head: string): Promise<boolean> {
  source.take(1);
  if (parseSadmanSection(head) === 'puzzle') return true;
  for (;;) {
    const [line] = await source.look(1);
    if (line === undefined || parseSadmanSection(line) !== undefined || parseSadmanRemark(line)) return true;
    source.take(1);
  }
}

import {
  checkDocument,
  checkFields,
  DOCUMENT,
  type Fault,
  type FieldTable,
  failure,
  faultsOf,
  type InputPlace,
  judged,
  LANGUAGE_CODES,
  type LanguageCode,
  listOf,
  oneOf,
  RECORD,
  type Result,
  TEXT,
  wholeFrom,
} from '@latin-puzzles/core/basis';
import { parseJson } from '@latin-puzzles/core/format';
import { PLAN_FAULTS } from '../../kinds/entry/faults.ts';
import { KIND_NAMES, kindNamed } from '../../kinds/index.ts';
import { lineSeed, shortHash, stableText } from './identity.ts';
import { type MillPlan, PLAN_DOCUMENT, PLAN_FORMAT, type PlanLine } from './plan.ts';

/** The fields of a plan. */
export const PLAN_FIELDS: FieldTable = {
  format: { type: oneOf([PLAN_FORMAT]), meaning: 'The name of the format.', required: true },
  title: { type: TEXT, meaning: 'What the plan is called.' },
  author: { type: TEXT, meaning: 'The author of the puzzles.' },
  language: { type: oneOf(LANGUAGE_CODES), meaning: 'The language of titles; en unless given.' },
  seed: {
    type: wholeFrom(0, Number.MAX_SAFE_INTEGER),
    meaning: 'The same seed gives the same puzzles.',
    required: true,
  },
  lines: {
    type: listOf(RECORD, { en: 'a list of lines', es: 'una lista de líneas' }),
    meaning: 'What is to be made, in the order of importance.',
    required: true,
  },
};

/** The field that tells what a line asks for. */
export const KIND_FIELD = { type: oneOf(KIND_NAMES), meaning: 'What is to be done; generate unless given.' };

/** More lines than this are better several plans. */
const MOST_LINES = 10_000;

/** Text of a `latin-plan/1` document → a plan whose every line can be begun with. */
export function parsePlan(text: string, place: InputPlace = DOCUMENT): Result<MillPlan> {
  const json = parseJson(text, place);
  return json.ok ? parsePlanRecord(json.value) : json;
}

/** The same from the record of a document, such as parsed JSON. What is wrong is told of all lines at once. */
export function parsePlanRecord(value: unknown): Result<MillPlan> {
  const checked = checkDocument(value, PLAN_DOCUMENT, PLAN_FIELDS);
  if (!checked.ok) return checked;
  const faults: Fault[] = [];
  const document = checked.value;
  const defaults = {
    author: document.author as string | undefined,
    language: (document.language ?? 'en') as LanguageCode,
  };
  const lines: PlanLine[] = [];
  const met = new Map<string, number>();
  for (const [i, entry] of (document.lines as Record<string, unknown>[]).entries()) {
    const place = `lines[${i}]`;
    const kind = (entry.kind ?? 'generate') as string;
    const about = checkFields(
      entry,
      { kind: KIND_FIELD, ...(KIND_NAMES.includes(kind) && kindNamed(kind).fields) },
      place,
    );
    const drafts = about.ok ? kindNamed(kind).draft(entry, defaults, place) : about;
    if (!drafts.ok) {
      faults.push(...faultsOf(drafts));
      continue;
    }
    for (const draft of drafts.value) {
      const content = stableText([kind, draft.work]);
      const occurrence = met.get(content) ?? 0;
      met.set(content, occurrence + 1);
      lines.push({ ...draft, kind, seed: lineSeed(document.seed as number, kind, draft.work, occurrence) });
    }
    if (lines.length > MOST_LINES)
      return failure(PLAN_FAULTS, 'plan.too-large', 'lines', { lines: lines.length, most: MOST_LINES });
  }
  return judged({ id: shortHash(document), title: document.title as string | undefined, document, lines }, faults);
}

/** The text of a plan, for a file. */
export function makePlan({ document }: Pick<MillPlan, 'document'>): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

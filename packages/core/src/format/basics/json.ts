import { excerpt, failure, type InputPlace, placeWords, type Result, success } from '../../basis/index.ts';
import { FORMAT_FAULTS } from './faults.ts';
import type { DocumentField } from './fields.ts';
import { flawOf } from './json-flaw.ts';

/** One document may be this long; a collection of them may be as long as it likes. */
export const MAX_DOCUMENT_LENGTH = 32 * 1024 * 1024;
const MAX_DEPTH = 64;

/** JSON text → value, refusing what would be a burden to hold or to write again. */
export function parseJson(text: string, place: InputPlace): Result<unknown> {
  if (typeof text !== 'string') return wrongField(place, text, 'document');
  if (text.length > MAX_DOCUMENT_LENGTH)
    return failure(FORMAT_FAULTS, 'format.too-large:document', place, {
      length: text.length,
      most: MAX_DOCUMENT_LENGTH,
    });
  if (nesting(text) > MAX_DEPTH) return failure(FORMAT_FAULTS, 'format.json:deep', place, { most: MAX_DEPTH });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { found, line, column } = flawOf(text)!;
    if (found === '') return failure(FORMAT_FAULTS, 'format.json:cut', place);
    return failure(FORMAT_FAULTS, 'format.json:flaw', place, { found: excerpt(found), line, column });
  }
  const path = overflowIn(value);
  if (path === undefined) return success(value);
  return failure(FORMAT_FAULTS, 'format.json:number', place, { path: excerpt(path.replace(/^\./, '')) });
}

/** Where a value has a number such as 1e400, which becomes infinite when it is read and could not be written again. */
function overflowIn(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, field] of Object.entries(value)) {
    const inner = overflowIn(field);
    if (inner !== undefined) return `${Array.isArray(value) ? `[${key}]` : `.${key}`}${inner}`;
  }
  return undefined;
}

function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth--;
  }
  return deepest;
}

/** A field that is missing or not what it must be; `count` is what that says of a number. */
export function wrongField(place: InputPlace, value: unknown, wanted: DocumentField, count = 0): Result<never> {
  const field = placeWords(place).en;
  if (value === undefined) return failure(FORMAT_FAULTS, 'format.field:missing', place, { field, wanted, count });
  return failure(FORMAT_FAULTS, 'format.field:wrong', place, { field, value: excerpt(value), wanted, count });
}

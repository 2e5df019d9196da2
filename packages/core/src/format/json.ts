import { excerpt, failure, type Result, success } from '../basis/index.ts';

/** One document may be this long; a collection of them may be as long as it likes. */
export const MAX_DOCUMENT_LENGTH = 32 * 1024 * 1024;
const MAX_DEPTH = 64;

/** JSON text → value, refusing what would be a burden to hold or to write again. */
export function parseJson(text: string, place: string): Result<unknown> {
  if (text.length > MAX_DOCUMENT_LENGTH)
    return failure(
      'format.too-large',
      place,
      `The document has ${text.length} characters; we accept up to ${MAX_DOCUMENT_LENGTH}.`,
      'Split it: a collection is one puzzle a line.',
    );
  if (nesting(text) > MAX_DEPTH)
    return failure(
      'format.json',
      place,
      `Brackets are nested more than ${MAX_DEPTH} deep.`,
      'No puzzle needs that: check the file.',
    );
  try {
    return success(JSON.parse(text));
  } catch (error) {
    return failure(
      'format.json',
      place,
      `This is not JSON: ${excerpt(withoutQuotation(String((error as Error).message)), 120)}`,
      'Check for a missing bracket, quotation mark or comma; perhaps the file was cut off.',
    );
  }
}

/** Engines repeat part of the text in their message, which may hold control characters. */
function withoutQuotation(message: string): string {
  return message.replaceAll(/[\p{Cc}]/gu, ' ');
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

export function wrongField(place: string, value: unknown, wanted: string): Result<never> {
  const message =
    value === undefined
      ? `The field ${place} is missing; it must be ${wanted}.`
      : `${place} is ${excerpt(value)}; it must be ${wanted}.`;
  return failure('format.field', place, message, `Make ${place} ${wanted}.`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

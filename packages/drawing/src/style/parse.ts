import {
  checkDocument,
  DOCUMENT,
  documentSchema,
  failure,
  type InputPlace,
  type Result,
  success,
} from '@latin-puzzles/core/basis';
import { parseJson } from '@latin-puzzles/core/format';
import { DRAWING_FAULTS } from '../scene/faults.ts';
import { STYLE_DOCUMENT, type StyleFile } from './document.ts';
import { STYLE_FIELDS } from './fields.ts';

/** Text of a `latin-style/1` document → a style that can be used. */
export function parseStyle(text: string, place: InputPlace = DOCUMENT): Result<StyleFile> {
  const json = parseJson(text, place);
  return json.ok ? parseStyleRecord(json.value) : json;
}

/** The same from the record of a document, such as parsed JSON. */
export function parseStyleRecord(value: unknown): Result<StyleFile> {
  const checked = checkDocument(value, STYLE_DOCUMENT, STYLE_FIELDS);
  if (!checked.ok) return checked;
  const style = checked.value as unknown as StyleFile;
  for (const [name, given] of Object.entries(style.colours ?? {}))
    for (const colour of [given].flat()) {
      const ink = colour.split(' ')[0]!;
      if (colour.startsWith('#') || ink === 'k' || ink === 'cmyk' || Object.hasOwn(style.inks ?? {}, ink)) continue;
      const known = Object.keys(style.inks ?? {});
      return failure(DRAWING_FAULTS, 'style.ink', `colours.${name}`, { ink, known });
    }
  const { inks = 'screen', standard } = style.press ?? {};
  if (standard && inks === 'screen' && style.base !== 'greyscale')
    return failure(DRAWING_FAULTS, 'style.press', 'press.inks', { standard });
  return success(style);
}

/** The text of a style, for a file. */
export function makeStyle(style: StyleFile): string {
  return `${JSON.stringify(style, null, 2)}\n`;
}

/** The JSON Schema of `latin-style/1`, made of the table that the parser goes by. */
export const STYLE_SCHEMA = documentSchema(
  STYLE_DOCUMENT,
  STYLE_FIELDS,
  'Style',
  'How drawings and pages look: typefaces, sizes, lines, colours or inks, and what a printer needs.',
);

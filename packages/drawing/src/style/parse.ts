import {
  checkDocument,
  DOCUMENT,
  documentSchema,
  type Fault,
  faultsOf,
  type InputPlace,
  isRecord,
  judged,
  makeFault,
  type Result,
} from '@latin-puzzles/core/basis';
import { parseJson } from '@latin-puzzles/core/format';
import { DRAWING_FAULTS } from '../scene/faults.ts';
import { STYLE_DOCUMENT, type StyleFile } from './document.ts';
import { STYLE_COLOUR, STYLE_FIELDS } from './fields.ts';

/** Text of a `latin-style/1` document → a style that can be used. */
export function parseStyle(text: string, place: InputPlace = DOCUMENT): Result<StyleFile> {
  const json = parseJson(text, place);
  return json.ok ? parseStyleRecord(json.value) : json;
}

/** The same from the record of a document, such as parsed JSON. All that is wrong is told at once. */
export function parseStyleRecord(value: unknown): Result<StyleFile> {
  const checked = checkDocument(value, STYLE_DOCUMENT, STYLE_FIELDS);
  if (!checked.ok && (!isRecord(value) || checked.fault.place === 'format')) return checked;
  return judged(value as StyleFile, [...faultsOf(checked), ...faultsInColours(value as Record<string, unknown>)]);
}

/** What is wrong with the colours of a style and what it is printed in, beside the fields that they stand in. */
export function faultsInColours({ inks, colours, press, base }: Readonly<Record<string, unknown>>): readonly Fault[] {
  const known = isRecord(inks) ? Object.keys(inks) : [];
  const unknown = Object.entries(isRecord(colours) ? colours : {}).flatMap(([name, given]) =>
    [given].flat().flatMap((colour) => {
      const [ink] = STYLE_COLOUR.fits(colour) ? (colour as string).split(' ') : [];
      if (ink === undefined || ink.startsWith('#') || ['k', 'cmyk', ...known].includes(ink)) return [];
      return [makeFault(DRAWING_FAULTS, 'style.ink', `colours.${name}`, { ink, known })];
    }),
  );
  const { inks: wanted = 'screen', standard } = isRecord(press) ? press : {};
  const needsInks = standard === 'PDF/X-4' && wanted === 'screen' && base !== 'greyscale';
  return [...unknown, ...(needsInks ? [makeFault(DRAWING_FAULTS, 'style.press', 'press.inks', { standard })] : [])];
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

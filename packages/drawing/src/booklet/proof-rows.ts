import { foldSteps, summarizeProof, tellProof } from '@latin-puzzles/core/attrition';
import type { Part } from '../scene/page.ts';
import type { TextItem } from '../scene/scene.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { type BookletFormat, heightOf, LEADING } from './format.ts';
import type { ProofKey } from './proof-key.ts';
import { placeDrawing } from './puzzle-box.ts';
import { linesOf, setLine, type TextSetting } from './typesetting.ts';

/** A line of a column, or a drawing, before its place is known. */
export interface ProofRow {
  readonly texts: readonly { readonly indent: number; readonly text: string; readonly setting: TextSetting }[];
  readonly key?: ProofKey;
  readonly height: number;
  /** How many of the rows after it must stand in the same column. */
  readonly keeps: number;
  /** White above it, unless it begins a column. */
  readonly above: number;
  /** The puzzle that it belongs to. */
  readonly title: string;
}

/** Puts a row where it belongs, in so much room. */
export function rowParts({ texts, key, height }: ProofRow, left: number, top: number, room: number): RowParts {
  const box = { left, top, right: left + room, bottom: top + height };
  return {
    items: texts.map(({ indent, text, setting }) => setLine(left + indent, top, text, setting)),
    keys: key ? [placeDrawing(key, box, key.scale)] : [],
  };
}

interface RowParts {
  readonly items: readonly TextItem[];
  readonly keys: readonly Part[];
}

function rowsOf(
  saying: string,
  setting: TextSetting,
  { measure }: BookletFormat,
  { width, title, indent = 0, above = 0 }: { width: number; title: string; indent?: number; above?: number },
): ProofRow[] {
  return linesOf(saying, width - indent, setting, measure).map((text, i) => ({
    texts: [{ indent, text, setting }],
    height: setting.size * LEADING,
    keeps: 0,
    above: i === 0 ? above : 0,
    title,
  }));
}

/** The name of a puzzle, what there is to say of its proof, and the key to the names of cells or where that is found. */
export function headRows(
  puzzle: CaptionedPuzzle,
  number: number,
  key: ProofKey | string,
  width: number,
  format: BookletFormat,
): ProofRow[] {
  const { type, language } = format;
  const { title, labeling } = puzzle;
  const proof = puzzle.proof!;
  const summary = summarizeProof(proof, undefined, language, foldSteps(puzzle, labeling, proof.steps).length);
  const soft: TextSetting = { size: type.small, ink: 'caption' };
  const heading: TextSetting = { size: type.heading, ink: 'title', bold: true };
  const place = { width, title };
  const gap = 0.6 * type.small;
  return [
    ...rowsOf(`${number}.\u00a0${title}`, heading, format, { ...place, above: 1.6 * type.small }),
    ...rowsOf(sentenceCase(summary), soft, format, place),
    ...(typeof key === 'string'
      ? rowsOf(key, soft, format, place)
      : [
          { texts: [], key, height: key.scale * heightOf(key.box) + 2 * gap, keeps: 0, above: gap, title },
          ...rowsOf(key.caption, soft, format, place),
        ]),
  ];
}

/** A head that stays together, and with the first sentence of the proof. */
export function together(head: readonly ProofRow[], steps: readonly ProofRow[]): ProofRow[] {
  const first = 1 + (steps[0]?.keeps ?? 0);
  return [...head.map((row, i) => ({ ...row, keeps: head.length - 1 - i + first })), ...steps];
}

/** The proof as it is told, numbered, suppositions further in. */
export function stepRows(puzzle: CaptionedPuzzle, width: number, format: BookletFormat): ProofRow[] {
  const { title, proof } = puzzle;
  const { type, measure, language } = format;
  const told = tellProof(proof!.steps, puzzle, language);
  const soft: TextSetting = { size: type.small, ink: 'caption' };
  const text: TextSetting = { size: type.small, ink: 'title' };
  const hang = type.small * (measure(String(told.filter(({ number }) => number).length), false) + 0.9);
  return told.flatMap(({ number, depth, text: sentence }) => {
    // Deep suppositions must not run out of the column.
    const indent = hang + Math.min(depth, 4) * type.small;
    const above = number ? 0.35 * type.small : 0;
    const rows = rowsOf(sentence, text, format, { width, title, indent, above });
    const kept = rows.map((row, at) => ({ ...row, keeps: rows.length - 1 - at }));
    if (!number) return kept;
    const figure = { indent: 0, text: `${number}.`, setting: soft };
    return [{ ...kept[0]!, texts: [figure, ...kept[0]!.texts] }, ...kept.slice(1)];
  });
}

function sentenceCase(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

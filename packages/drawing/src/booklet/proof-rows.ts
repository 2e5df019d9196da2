import {
  foldSteps,
  onlyTerm,
  type Step,
  stepsTold,
  summarizeProof,
  type ToldSentence,
  tellProof,
} from '@latin-puzzles/core/attrition';
import type { Board } from '@latin-puzzles/core/board';
import type { Part } from '../scene/page.ts';
import type { TextItem } from '../scene/scene.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { type BookletFormat, heightOf } from './format.ts';
import type { ProofKey } from './proof-key.ts';
import { placeDrawing } from './puzzle-box.ts';
import { type LinePart, runIn } from './run-in.ts';
import { linesOf, setLine, type TextSetting } from './typesetting.ts';

/** A line of a column, or a drawing, before its place is known. */
export interface ProofRow {
  readonly texts: readonly LinePart[];
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
    keys: key ? [placeDrawing(key, box)] : [],
  };
}

interface RowParts {
  readonly items: readonly TextItem[];
  readonly keys: readonly Part[];
}

function rowsOf(
  saying: string,
  setting: TextSetting,
  { measure, leading }: BookletFormat,
  { width, title, indent = 0, above = 0 }: { width: number; title: string; indent?: number; above?: number },
): ProofRow[] {
  return linesOf(saying, width - indent, setting, measure).map((text, i) => ({
    texts: [{ indent, text, setting }],
    height: setting.size * leading,
    keeps: 0,
    above: i === 0 ? above : 0,
    title,
  }));
}

/** The name of a puzzle, what there is to say of its proof, and the key to the names of cells or where that is found. */
export function headRows(
  puzzle: CaptionedPuzzle,
  key: ProofKey | string,
  width: number,
  format: BookletFormat,
): ProofRow[] {
  const { type, language } = format;
  const { title } = puzzle;
  const proof = puzzle.proof!;
  const summary = summarizeProof(proof, undefined, language, stepsTold(proof.steps, puzzle));
  const soft: TextSetting = { size: type.small, ink: 'caption' };
  const heading: TextSetting = { size: type.heading, ink: 'title', bold: true, tag: 'H2' };
  const place = { width, title };
  const gap = 0.6 * type.small;
  return [
    ...rowsOf(puzzle.name, heading, format, { ...place, above: 1.6 * type.small }),
    ...rowsOf(sentenceCase(summary), soft, format, place),
    ...(typeof key === 'string'
      ? rowsOf(key, soft, format, place)
      : [...(key.isPlain ? [] : [drawingRow(key, gap, title)]), ...rowsOf(key.caption, soft, format, place)]),
  ];
}

function drawingRow(key: ProofKey, gap: number, title: string): ProofRow {
  return { texts: [], key, height: key.scale * heightOf(key.box) + 2 * gap, keeps: 0, above: gap, title };
}

/** A head that stays together, and with the first sentence of the proof. */
export function together(head: readonly ProofRow[], steps: readonly ProofRow[]): ProofRow[] {
  const first = 1 + (steps[0]?.keeps ?? 0);
  return [...head.map((row, i) => ({ ...row, keeps: head.length - 1 - i + first })), ...steps];
}

/** The proof as it is told, numbered, suppositions further in. Labels written for plain reasons near each other run on. */
export function stepRows(puzzle: CaptionedPuzzle, width: number, format: BookletFormat): ProofRow[] {
  const { title, proof } = puzzle;
  const { type, measure, language, leading } = format;
  const told = tellProof(proof!.steps, puzzle, language, puzzle.proofLength ?? 'told', { keyed: true });
  const figure: TextSetting = { size: type.small, ink: 'caption', bold: true };
  const text: TextSetting = { size: type.small, ink: 'title' };
  return paragraphsOf(puzzle, told).flatMap((paragraph) => {
    const [{ number, depth }] = paragraph as [ToldSentence];
    // Deep suppositions must not run out of the column.
    const indent = Math.min(depth, 4) * type.small;
    const above = number ? 0.35 * type.small : 0;
    const sentences = paragraph.map((sentence) => ({
      number: sentence.number ? `${sentence.number}.` : undefined,
      text: sentence.text,
    }));
    const lines = runIn(sentences, width - indent, { text, number: figure }, measure);
    const rows = lines.map((line, i) =>
      rowOf(line, indent, { height: text.size * leading, above: i === 0 ? above : 0, title }),
    );
    return rows.map((row, at) => ({ ...row, keeps: keepsAt(at, rows.length) }));
  });
}

function rowOf(
  line: readonly LinePart[],
  indent: number,
  rest: Pick<ProofRow, 'height' | 'above' | 'title'>,
): ProofRow {
  return { ...rest, keeps: 0, texts: line.map((part) => ({ ...part, indent: indent + part.indent })) };
}

/** A short paragraph stays together; of a longer one, its first two lines and its last two. */
function keepsAt(at: number, lines: number): number {
  if (lines <= 3) return lines - 1 - at;
  return at === 0 || at === lines - 2 ? 1 : 0;
}

/**
 * Sentences one by one, but labels that are written for a plain reason in sight of the one before run on with it, and so do ideas
 * about one label.
 */
function paragraphsOf(puzzle: CaptionedPuzzle, told: readonly ToldSentence[]): ToldSentence[][] {
  const folded = foldSteps(puzzle, puzzle.labeling, puzzle.proof!.steps);
  const stepOf = ({ number }: ToldSentence) => (number === undefined ? undefined : folded[number - 1]?.step);
  const paragraphs: ToldSentence[][] = [];
  let before: Step | undefined;
  for (const sentence of told) {
    const step = stepOf(sentence);
    const last = paragraphs.at(-1);
    if (last && before && step && goesOn(puzzle.board, before, step, last.length)) last.push(sentence);
    else paragraphs.push([sentence]);
    before = step;
  }
  return paragraphs;
}

/** Fewer sentences than this go on wherever the next one is. */
const SHORT = 3;

function goesOn({ asterisms }: Board, before: Step, step: Step, sentences: number): boolean {
  const label = labelOf(step);
  if (label !== undefined && label === labelOf(before)) return true;
  if (!isPlacing(before) || !isPlacing(step)) return false;
  if (sentences < SHORT) return true;
  const term = onlyTerm(step)!;
  const around =
    'asterism' in term
      ? [asterisms[term.asterism]!]
      : asterisms.filter(({ cells }) => cells.includes(step.writes[0]!.cell));
  return around.some(({ cells }) => before.writes.some(({ cell }) => cells.includes(cell)));
}

/** The label that an idea is about, if it is only one. */
function labelOf({ writes, premises: { terms } }: Step): number | undefined {
  const labels = new Set(terms.map((term) => ('label' in term ? term.label : undefined)));
  return writes.length === 0 && labels.size === 1 ? [...labels][0] : undefined;
}

function isPlacing(step: Step): boolean {
  return step.writes.length > 0 && step.removals.length === 0 && onlyTerm(step) !== undefined;
}

function sentenceCase(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

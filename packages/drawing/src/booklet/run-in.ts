import type { TextMeasure } from '../text/measure.ts';
import { linesOf, type TextSetting, textWidth } from './typesetting.ts';

/** A piece of a line, so far from where the line begins. */
export interface LinePart {
  readonly indent: number;
  readonly text: string;
  readonly setting: TextSetting;
}

/** A sentence and the number before it, if it has one. */
export interface Numbered {
  readonly number?: string | undefined;
  readonly text: string;
}

/** How sentences are set that run on, and their numbers. */
export interface RunInStyle {
  readonly text: TextSetting;
  readonly number: TextSetting;
}

/** Sentences that run on in one paragraph, each number on the line of the word after it. A word wider than the room is broken. */
export function runIn(
  sentences: readonly Numbered[],
  room: number,
  style: RunInStyle,
  measure: TextMeasure,
): LinePart[][] {
  const lines: LinePart[][] = [];
  const space = textWidth(' ', style.text, measure);
  let filled = Number.POSITIVE_INFINITY;
  for (const { number, text } of sentences)
    for (const [i, word] of wordsOf(text, room, style.text, measure).entries()) {
      const figure = i === 0 ? number : undefined;
      const before = figure === undefined ? 0 : textWidth(figure, style.number, measure) + space;
      const width = before + textWidth(word, style.text, measure);
      if (filled + space + width > room) {
        lines.push([]);
        filled = -space;
      }
      const line = lines.at(-1)!;
      const left = filled + space;
      const last = line.at(-1);
      if (figure !== undefined) line.push({ indent: left, text: figure, setting: style.number });
      if (figure === undefined && last) line.splice(-1, 1, { ...last, text: `${last.text} ${word}` });
      else line.push({ indent: left + before, text: word, setting: style.text });
      filled = left + width;
    }
  return lines;
}

function wordsOf(text: string, room: number, setting: TextSetting, measure: TextMeasure): string[] {
  return text.split(' ').flatMap((word) => linesOf(word, room, setting, measure));
}

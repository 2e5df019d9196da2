import { randomUUID } from 'node:crypto';
import type { WriteStream } from 'node:tty';

const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], cyan: [36, 39] } as const;
export type Colour = keyof typeof CODES;

/** Stands for ESC in our own sequences until the text is shown. No text from outside can know it, so none can pass for ours. */
export const ESCAPE_MARK = randomUUID();

/** Colours text for a stream that is a terminal and wants colour; NO_COLOR turns it off. */
export function paint(colour: Colour, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  if (!hasColour(stream)) return text;
  const [on, off] = CODES[colour];
  return `${ESCAPE_MARK}[${on}m${text}${ESCAPE_MARK}[${off}m`;
}

function hasColour(stream: NodeJS.WriteStream): boolean {
  return !process.env.NO_COLOR && stream.isTTY === true && (stream as WriteStream).hasColors();
}

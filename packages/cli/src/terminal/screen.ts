import { ESCAPE_MARK } from './paint.ts';

/*
 * The door to the terminal: all that the command says goes out here. What a text from outside could do to a terminal, a
 * title that clears the screen or a file name that turns the line around, is written out instead of done.
 */

/** The controls C0 and C1, DEL, line breaks of Unicode, and what turns the direction of writing. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** A text in which every control is written out as JSON writes it, `\u001b`: JSON stays JSON. */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A line as it is shown: controls written out, and our own colours let through. */
export function shownLine(line: string): string {
  return escapeControls(line).replaceAll(ESCAPE_MARK, '\u001B');
}

/** Lines for people, on standard output. */
export function print(...lines: readonly string[]): void {
  writeLines(process.stdout, lines);
}

/** Lines for people, on standard error. */
export function say(...lines: readonly string[]): void {
  writeLines(process.stderr, lines);
}

function writeLines(stream: NodeJS.WriteStream, lines: readonly string[]): void {
  for (const line of lines) stream.write(`${shownLine(line)}\n`);
}

/** Writes what programs read to standard output: to the letter, unless that is a terminal. */
export function writeData(text: string): void {
  process.stdout.write(shownData(text));
}

/** Data as standard output gets them. */
function shownData(text: string): string {
  return process.stdout.isTTY ? text.split('\n').map(escapeControls).join('\n') : text;
}

/** A line of data. */
export function printData(line: string): void {
  writeData(`${line}\n`);
}

/** A JSON record. */
export function printJson(value: unknown): void {
  writeData(jsonLine(value));
}

/** A JSON record as a line. It is the same to whoever parses it with its controls written out, so they always are. */
export function jsonLine(value: unknown): string {
  return `${escapeControls(JSON.stringify(value))}\n`;
}

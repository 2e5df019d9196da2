import { find } from '../board-view/typing.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** The character that a key stands for, and whether Shift was held to ask for a mark rather than to make the character. */
export interface Meaning {
  readonly text: string;
  readonly shifted: boolean;
}

/**
 * What a key with a character means where these are the labels. Figures are known by their key, whatever it gives with
 * Shift or on a keyboard that has them above other signs; but a sign that is a label itself is that label.
 */
export function readKey(labels: readonly string[], { key, code, shiftKey }: Key): Meaning | undefined {
  if ([...key].length !== 1 || key === ' ') return undefined;
  const figure = readFigure(code);
  const own = find(labels, key);
  if (!shiftKey) return { text: own === undefined && !begins(labels, key) ? (figure ?? key) : key, shifted: false };
  const plain = figure ?? key.toLowerCase();
  const hasCase = key.toLowerCase() !== key.toUpperCase();
  if (figure === undefined && !hasCase) return { text: key, shifted: false };
  if (own !== undefined && own !== find(labels, plain)) return { text: key, shifted: false };
  return { text: plain, shifted: true };
}

/** The figure on a key, in the top row or in the block of figures. */
export function readFigure(code: string): string | undefined {
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
}

function begins(labels: readonly string[], text: string): boolean {
  return labels.some((label) => label.startsWith(text));
}

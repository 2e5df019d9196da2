import { graphemes } from '@latin-puzzles/core/basis';

/** How far a text reaches above its baseline and below it, in the size of its type. */
export interface Reach {
  readonly rise: number;
  readonly fall: number;
}

/** How wide a text is, in the size of its type. */
export interface TextMeasure {
  (text: string, bold: boolean): number;
  /** How high and deep it is; as high as capitals unless told. */
  readonly reach?: ((text: string, bold: boolean) => Reach) | undefined;
}

/** Advance widths of Noto Sans Bold from the space to the tilde, in thousandths: the regular is never wider by much. */
const ASCII =
  '260 282 479 646 572 902 750 266 339 339 542 572 285 320 281 415 572 572 572 572 572 572 572 572 572 572 281 285 ' +
  '572 572 572 477 898 692 665 642 732 560 549 724 765 389 331 664 559 943 813 791 621 791 656 551 577 756 650 967 ' +
  '670 626 579 331 415 331 572 411 365 599 632 516 632 597 387 632 650 299 298 620 298 975 650 625 632 632 447 502 ' +
  '434 650 571 856 578 571 493 394 551 394 572';

const WIDTHS = ASCII.split(' ').map((width) => Number(width) / 1000);

/** Scripts whose characters fill a square, and pictures. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

const guess = (text: string): number => {
  let width = 0;
  for (const character of text.normalize('NFD')) {
    if (/[\p{M}\p{Cf}]/u.test(character)) continue;
    const known = WIDTHS[character.codePointAt(0)! - 32];
    if (known !== undefined) width += known;
    else if (SQUARE.test(character)) width += 1.2;
    else width += /\p{Lu}/u.test(character) ? 0.95 : 0.8;
  }
  return width;
};

/** Scripts whose letters reach far below the line, and marks above and below them. */
const DEEP =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;

/**
 * A guess that needs no font and errs towards wide, so that labels fit whatever font shows them: letters with accents
 * are as wide as without, other alphabets as their wider letters.
 */
export const guessWidth: TextMeasure = Object.assign(guess, {
  reach: (text: string): Reach => (DEEP.test(text) ? { rise: 0.85, fall: 0.45 } : { rise: 0.714, fall: 0 }),
});

/** Where lines may be broken: at white space, but not at spaces that hold together what stands beside them. */
const GAP = /[^\S\u00a0]+/;

/** Breaks a text between words into lines no wider than `room`; a longer word is broken where it must be. */
export function wrap(text: string, room: number, width: (line: string) => number): string[] {
  const lines: string[] = [];
  const space = width(' ');
  let filled = Number.POSITIVE_INFINITY;
  for (const word of text.split(GAP).filter((w) => w !== '')) {
    const own = width(word);
    if (filled + space + own <= room) {
      lines[lines.length - 1] += ` ${word}`;
      filled += space + own;
    } else {
      lines.push(...(own <= room ? [word] : pieces(word, room, width)));
      filled = width(lines.at(-1)!);
    }
  }
  return lines;
}

/** A word in pieces that are not too wide, each of at least one character. */
function pieces(word: string, room: number, width: (line: string) => number): string[] {
  const found: string[] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const character of graphemes(word)) {
    const own = width(character);
    if (filled + own <= room) {
      found[found.length - 1] += character;
      filled += own;
    } else {
      found.push(character);
      filled = own;
    }
  }
  return found;
}

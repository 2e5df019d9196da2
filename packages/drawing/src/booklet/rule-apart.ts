import type { CaptionedPuzzle } from './caption.ts';
import { type BookletFormat, bodyAreaOf, turnSheet } from './format.ts';
import { labelSizeIn, type Shown, saysAll, suits } from './puzzle-box.ts';
import { BOOKLET_WORDS } from './words.ts';

/** The sheet turned, if that is what it takes to read a puzzle that has it to itself. */
export function easier(shown: Shown, format: BookletFormat): BookletFormat {
  const [body, other] = [bodyAreaOf(format), turnSheet(format)];
  if (suits(shown, body, format)) return format;
  return labelSizeIn(shown, bodyAreaOf(other), other) > 1.1 * labelSizeIn(shown, body, format) ? other : format;
}

/** A puzzle that says where its rule is: on the page before, or before another puzzle. */
export function referring(puzzle: CaptionedPuzzle, before: number | undefined, format: BookletFormat): CaptionedPuzzle {
  const words = BOOKLET_WORDS[format.language];
  return { ...puzzle, challenge: before === undefined ? words.ruleBefore : words.ruleOf(before) };
}

/**
 * Whether the rule of a puzzle has to stand on a page before it: on a page to itself it would be cut short above the drawing,
 * or keep labels from being read.
 */
export function needsRuleApart(shown: Shown, format: BookletFormat): boolean {
  if (shown.puzzle.challenge === '') return false;
  const sheet = easier(shown, format);
  if (!saysAll(shown, bodyAreaOf(sheet), sheet)) return true;
  return sizeAlone(shown, format) < format.least && sizeAlone(withRuleApart(shown, format), format) >= format.least;
}

function withRuleApart(shown: Shown, format: BookletFormat): Shown {
  return { ...shown, puzzle: referring(shown.puzzle, undefined, format) };
}

/** In what size of type the labels of a puzzle stand that has a page to itself, its rule with it or before it. */
export function bestSize(shown: Shown, format: BookletFormat): number {
  return sizeAlone(needsRuleApart(shown, format) ? withRuleApart(shown, format) : shown, format);
}

function sizeAlone(shown: Shown, format: BookletFormat): number {
  const sheet = easier(shown, format);
  return labelSizeIn(shown, bodyAreaOf(sheet), sheet);
}

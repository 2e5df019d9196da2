import { makeSpeaker, type Placement } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Labeling, Puzzle } from '@latin-puzzles/core/puzzle';
import type { CoachedMove } from './coached-move.ts';
import { sayCoached } from './words.ts';

/** What a coach says to a move of the player. */
export interface CoachVerdict {
  readonly right: boolean;
  readonly said: string;
}

/** Whether a move is the one asked for; if not, why it is not, or where to look, as kindly as it can be said. */
export function judgeCoachedMove(
  puzzle: Puzzle,
  labels: Labeling,
  { asterism, cells, label }: CoachedMove,
  played: Placement,
  language: LanguageCode,
): CoachVerdict {
  const speaker = makeSpeaker(puzzle, language);
  const group = speaker.asterisms([asterism]);
  if (cells.includes(played.cell) && played.label === label)
    return { right: true, said: sayCoached('right', language, {}, cells.length) };
  const { board, multiset } = puzzle;
  const full = board.asterismsOf[played.cell]!.find(
    (each) =>
      board.asterisms[each]!.cells.filter((cell) => cell !== played.cell && labels[cell] === played.label).length >=
      multiset.counts[played.label]!,
  );
  const told = {
    group,
    one: speaker.one(played.label),
    labels: speaker.labels([played.label]),
    full: full === undefined ? '' : speaker.asterisms([full]),
  };
  const many = multiset.counts[played.label]! > 1;
  if (full !== undefined) {
    const count = speaker.numberOf([full]);
    return { right: false, said: sayCoached(many ? 'wrong.enough' : 'wrong.has', language, told, count) };
  }
  if (!cells.includes(played.cell) && played.label === label && board.asterismsOf[played.cell]!.includes(asterism))
    return { right: false, said: sayCoached('wrong.elsewhere', language, told) };
  return { right: false, said: sayCoached(cells.includes(played.cell) ? 'wrong.label' : 'wrong.look', language, told) };
}

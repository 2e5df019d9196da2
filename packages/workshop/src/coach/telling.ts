import { makeSpeaker, type Speaker } from '@latin-puzzles/core/attrition';
import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { asterismName, asterismWords } from '@latin-puzzles/core/board';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { challengeOf } from '@latin-puzzles/drawing';
import type { CoachedMove } from './coached-move.ts';
import { demandText } from './demand.ts';
import type { Opening } from './opening.ts';
import { type CoachWord, sayCoached } from './words.ts';

/** What a coach says before the first move: what is to be done, and what is offered. */
export function tellWelcome(puzzle: Puzzle, { own, moves }: Opening, language: LanguageCode): string[] {
  const count = GRAMMARS[language].numeral(moves.length);
  return [challengeOf(puzzle, language), sayCoached(own ? 'welcome' : 'welcome.practice', language, { count })];
}

/** What a coach says to one of the moves: what its group must hold, unless that was said of such a group; and what is asked. */
export function tellCoachedMove(puzzle: Puzzle, { moves }: Opening, index: number, language: LanguageCode): string[] {
  const speaker = makeSpeaker(puzzle, language);
  const kindOf = ({ asterism }: CoachedMove) => asterismName(puzzle.board, asterism).kind;
  const move = moves[index]!;
  const known = moves.slice(0, index).some((earlier) => kindOf(earlier) === kindOf(move));
  return [...(known ? [] : [ruleText(speaker, move.asterism)]), askText(speaker, move)];
}

/** What a coach says after the last move. */
export function tellEnd({ own }: Opening, language: LanguageCode): string {
  return sayCoached(own ? 'end' : 'end.practice', language);
}

/** What a group must hold. */
function ruleText(speaker: Speaker, asterism: number): string {
  const { board } = speaker;
  const { kind } = asterismName(board, asterism);
  const several = speaker.numberOf([asterism]) > 1;
  const isRound = board.solid !== undefined && (kind === 'strip' || kind === 'line');
  const word: CoachWord = several
    ? 'rule.together'
    : isRound
      ? 'rule.round'
      : kind === 'parallel' || kind === 'meridian'
        ? `rule.${kind}`
        : 'rule';
  return sayCoached(word, speaker.language, { group: speaker.asterisms([asterism]), demand: demandText(speaker) });
}

function askText(speaker: Speaker, { asks, reason, asterism, cells, label, blocking }: CoachedMove): string {
  const several = cells.length > 1;
  const many = speaker.multiset.counts[label]! > 1;
  const word: CoachWord =
    reason === 'last-cells'
      ? several
        ? 'ask.last-cells'
        : asks === 'place'
          ? 'ask.last-cell-told'
          : 'ask.last-cell'
      : reason === 'other-labels'
        ? asks === 'place'
          ? 'ask.other-labels-told'
          : 'ask.other-labels'
        : several
          ? 'ask.several'
          : many
            ? `ask.${asks === 'place' ? 'place' : 'find'}-enough`
            : `ask.${asks === 'place' ? 'place' : 'find'}`;
  const told = {
    group: speaker.asterisms([asterism]),
    labels: speaker.labels([label]),
    one: speaker.one(label),
    count: speaker.number(cells.length),
    some: speaker.list(kindsOf(speaker, blocking), 'or'),
  };
  return sayCoached(word, speaker.language, told, speaker.numberOf([asterism]));
}

/** What kinds of groups some are: `a row`, `a column`. */
function kindsOf({ board, language }: Speaker, asterisms: readonly number[]): string[] {
  return [...new Set(asterisms.map((each) => asterismWords(asterismName(board, each), language, 'player').some))];
}

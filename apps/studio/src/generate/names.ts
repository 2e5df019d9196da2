import { makeSpeaker } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { BOARDS } from '../words/boards.ts';
import type { Subject } from './subject.ts';

/** What a board is called: the title of its Latin Puzzle, or its family with its measures. */
export function boardTitle({ title, name, board }: Subject, language: LanguageCode): string {
  const words = BOARDS[language];
  if (title) return title;
  const [family = '', parameters = ''] = name.split(':');
  const called = words.families[family];
  if (!called) return words.ownBoard;
  // A board whose regions are drawn cell by cell is known by its order.
  if (family === 'gerechte') return `${called} ${board.k}`;
  if (family === 'star') return `${called} {${parameters}}`;
  return `${called} ${parameters.replace('x', ' × ')}`.trim();
}

/** The name of a line of a board. */
export function lineTold(board: Board, line: string, language: LanguageCode): string {
  const asterism = board.asterisms.findIndex(({ name }) => name === line);
  const [kind, from, to] = /^(\S+) (.+) to (.+)$/.exec(line)?.slice(1) ?? [];
  const { kinds, ofCells } = BOARDS[language];
  if (asterism < 0 && kind !== undefined) return `${kinds[kind] ?? kind} ${ofCells(from!, to!)}`;
  // Names of asterisms are told without regard to labels.
  const speaker = makeSpeaker({ board, multiset: NO_LABELS }, language);
  return asterism < 0 ? line : speaker.asterisms([asterism]);
}

const NO_LABELS = { entries: [], labels: [], counts: [] };

import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { asterismName, asterismsSaid, type Board, cellsSaid } from '@latin-puzzles/core/board';
import { EMPTY, type Puzzle, puzzleTitle } from '@latin-puzzles/core/puzzle';
import { challengeOf } from '@latin-puzzles/drawing';
import {
  type EntryMode,
  type GameHistory,
  isClue,
  type Move,
  parseMoveText,
  type Table,
  type TableTally,
} from '@latin-puzzles/workshop/play';
import { type Selection, wholeAsterism } from '../board-view/selection.ts';
import { PLAY_WORDS } from './words/index.ts';

/** Cells by name. What tells steps of proofs says the same, but brings every theorem with it. */
export function tellCells({ cellNames }: Board, cells: readonly number[], language: LanguageCode): string {
  return cellsSaid(
    cells.map((cell) => cellNames[cell]!),
    GRAMMARS[language],
  );
}

function tellGroup(board: Board, asterism: number, language: LanguageCode): string {
  return asterismsSaid([asterismName(board, asterism)], GRAMMARS[language], 'player');
}

/** A cell as it is told to those who do not see it: its name, what stands in it, its asterisms and what they need. */
export function tellCell(
  puzzle: Puzzle,
  { table, needed }: TableTally,
  cell: number,
  wrong: boolean,
  language: LanguageCode,
): string {
  const words = PLAY_WORDS[language];
  const { board, multiset } = puzzle;
  const asterisms = board.asterismsOf[cell]!.map((asterism) => {
    const left = needed[asterism]!.flatMap((count, index) =>
      Array.from({ length: Math.max(0, count) }, () => multiset.labels[index]!),
    );
    return `${tellGroup(board, asterism, language)}: ${left.length > 0 ? words.needed(left.join(' ')) : words.needsDone}`;
  });
  return [tellCells(board, [cell], language), ...contentTold(puzzle, table, cell, wrong, language), ...asterisms].join(
    ', ',
  );
}

/** A cell in short, as whoever reads along the board meets it: its name and what stands in it. */
export function tellContent(puzzle: Puzzle, table: Table, cell: number, language: LanguageCode): string {
  return [tellCells(puzzle.board, [cell], language), ...contentTold(puzzle, table, cell, false, language)].join(', ');
}

function contentTold(puzzle: Puzzle, table: Table, cell: number, wrong: boolean, language: LanguageCode): string[] {
  const words = PLAY_WORDS[language];
  const { labels } = puzzle.multiset;
  const { label, corner, centre, colours } = table[cell]!;
  const named = (indices: readonly number[]) => indices.map((index) => labels[index]!).join(' ');
  const coloured = colours.length > 0 ? [words.colours(colours.map((colour) => colour + 1).join(' '))] : [];
  if (label !== EMPTY)
    return [
      labels[label]!,
      ...(isClue(puzzle, cell) ? [words.clue] : []),
      ...(wrong ? [words.wrongSaid] : []),
      ...coloured,
    ];
  return [
    words.empty,
    ...(corner.length > 0 ? [words.corner(named(corner))] : []),
    ...(centre.length > 0 ? [words.centre(named(centre))] : []),
    ...coloured,
  ];
}

/** A move in words. */
export function tellMove(puzzle: Puzzle, move: Move, language: LanguageCode): string {
  const words = PLAY_WORDS[language];
  const { labels } = puzzle.multiset;
  const cells =
    move.cells.length > 4 ? words.manyCells(move.cells.length) : tellCells(puzzle.board, move.cells, language);
  if (move.kind === 'erase') return words.erased(cells);
  if (move.kind === 'write') return words.wrote(labels[move.label]!, cells);
  if (move.mark === 'struck') return (move.on ? words.struck : words.unstruck)(labels[move.value]!, cells);
  return (move.on ? words.markedOn : words.markedOff)(tellValue(puzzle, move.mark, move.value, language), cells);
}

/** What is entered, in words: a label or a colour. */
export function tellValue({ multiset }: Puzzle, mode: EntryMode, value: number, language: LanguageCode): string {
  return mode === 'colours' ? PLAY_WORDS[language].colour(value + 1) : multiset.labels[value]!;
}

/** What is selected, in words: no cell, an asterism of the cursor, or any cells. */
export function tellSelection(puzzle: Puzzle, selection: Selection, language: LanguageCode): string {
  const words = PLAY_WORDS[language];
  const { cells } = selection;
  if (cells.size === 0) return words.selectedNone;
  const whole = wholeAsterism(puzzle.board, selection);
  if (whole === undefined) return words.selectedCount(cells.size);
  return words.selectedAlong(tellGroup(puzzle.board, whole, language), cells.size);
}

/** The move that has just been made, in words. Nothing where there is no new one. */
export function tellMade(
  puzzle: Puzzle,
  before: GameHistory,
  { nodes, at }: GameHistory,
  language: LanguageCode,
): string | undefined {
  const move = nodes === before.nodes ? undefined : parseMoveText(nodes[at]!.move, puzzle);
  return move && tellMove(puzzle, move, language);
}

/** The move that undo or redo went over, in words: it may lie far from the cursor. Nothing where it was neither. */
export function tellWalk(
  puzzle: Puzzle,
  before: GameHistory,
  { nodes, at }: GameHistory,
  language: LanguageCode,
): string | undefined {
  const words = PLAY_WORDS[language];
  if (nodes !== before.nodes || at === before.at) return undefined;
  const back = nodes[before.at]!.parent === at;
  const move = parseMoveText(nodes[back ? before.at : at]!.move, puzzle);
  return move && (back ? words.takenBack : words.madeAgain)(tellMove(puzzle, move, language));
}

/** What a puzzle is called, and what is to be done. */
export function describePuzzle(
  puzzle: Puzzle,
  language: LanguageCode,
): { readonly title: string; readonly challenge: string } {
  return {
    title: puzzleTitle(puzzle, language) ?? PLAY_WORDS[language].untitled,
    challenge: challengeOf(puzzle, language),
  };
}

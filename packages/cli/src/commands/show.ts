import { squareSide } from '@latin-puzzles/core/format';
import { clueCount, EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { Command } from 'commander';
import { EXIT } from '../exit.ts';
import { example, withInput } from '../options.ts';
import { paint } from '../paint.ts';
import { forEachPuzzle, type InputOptions } from '../read.ts';
import { squareText } from '../terminal/square-text.ts';
import { print } from '../write.ts';
import { asterismSummary } from './boards.ts';

export function registerShow(program: Command): void {
  const command = withInput(program.command('show'))
    .description('show puzzles in the terminal: drawn where the board is a square, described otherwise')
    .action(async (file: string | undefined, options: InputOptions) => {
      process.exitCode = await forEachPuzzle(file, options, (puzzle) => {
        print(describePuzzle(puzzle));
        return EXIT.yes;
      });
    });
  example(command, 'latin show puzzle.json', 'echo 1....2.3.4...... | latin show --board sudoku:2x2');
}

export function describePuzzle(puzzle: Puzzle): string {
  const { board, multiset, title, author, inscription } = puzzle;
  const name = board.name || 'a board of one’s own';
  const heading = [title, author && `by ${author}`].filter(Boolean).join(' ');
  const facts = `${name}: ${board.cells} cells, ${asterismSummary(board)}; ${clueCount(puzzle)} clues; labels ${multiset.entries.join(' ')}`;
  const side = squareSide(board);
  const body = side === undefined ? clueList(puzzle) : squareText(puzzle, side);
  const inscribed = inscription.map((cell) => multiset.labels[puzzle.labeling[cell]!]).join('');
  return [heading && paint('bold', heading), facts, inscribed && `inscription: ${inscribed}`, body]
    .filter(Boolean)
    .join('\n');
}

/** The clues asterism by asterism, which is how the board is solved. */
function clueList({ board, multiset, labeling }: Puzzle): string {
  const text = (cell: number) => (labeling[cell] === EMPTY ? '·' : multiset.labels[labeling[cell]!]!);
  return board.asterisms.map(({ name, cells }) => `  ${name}: ${cells.map(text).join(' ')}`).join('\n');
}

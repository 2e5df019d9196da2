import { extname } from 'node:path';
import { catalogEntry, resolveBoard } from '@latin-puzzles/core/board';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import type { Picture, Scene } from '@latin-puzzles/drawing';
import { type Command, Option } from 'commander';
import type { DrawerOptions } from '../drawer.ts';
import { deadlineOf, engineLister, makeEngines } from '../engines.ts';
import { accepted, BadInput, EXIT, type ExitCode } from '../exit.ts';
import { example, withInput } from '../options.ts';
import { forEachPuzzle, type InputOptions } from '../read.ts';

interface Options extends InputOptions, DrawerOptions {
  readonly output?: string;
}

const PAGES = ['A4', 'Letter', 'scene'] satisfies DrawerOptions['page'][];
const ENDINGS = ['.svg', '.pdf', '.png'];

export function registerDraw(program: Command): void {
  const command = withInput(program.command('draw'))
    .description('draw puzzles, or with --board alone an empty board')
    .option('-o, --output <file>', 'SVG, PDF or PNG by its ending; SVG on standard output unless given')
    .option('--solution', 'write the solution in the empty cells')
    .option('--net', 'add tabs for glue to the net of a solid, to print, fold and paste')
    .option('--greyscale', 'without colours')
    .addOption(new Option('--page <size>', 'the sheet of a PDF').choices(PAGES).default('A4'))
    .action(async (file: string | undefined, options: Options) => {
      checkEnding(options.output);
      const { makeDrawer } = await import('../drawer.ts');
      const drawer = await makeDrawer(options);
      const scenes: Scene[] = [];
      const code = await eachPicture(file, options, (picture, title) => scenes.push(drawer.draw(picture, title)));
      if (scenes.length > 0) await drawer.write(scenes, options.output);
      process.exitCode = code;
    });
  example(
    command,
    'latin draw puzzle.json -o puzzle.pdf',
    'latin draw --board latin-icosahedron --net -o icosahedron.pdf',
    'latin draw --board helios-one > helios.svg',
  );
}

function checkEnding(output: string | undefined): void {
  if (output === undefined || ENDINGS.includes(extname(output).toLowerCase())) return;
  throw new BadInput({
    code: 'draw.format',
    place: '--output',
    message: `The ending of ${output} is none that can be drawn.`,
    remedy: `End the name of the file with ${ENDINGS.join(' or ')}.`,
  });
}

async function eachPicture(
  file: string | undefined,
  options: Options,
  draw: (picture: Picture, title: string | undefined) => void,
): Promise<ExitCode> {
  if (file === undefined && options.board !== undefined) {
    draw(emptyPicture(options.board), undefined);
    return EXIT.yes;
  }
  const list = engineLister(makeEngines(), deadlineOf(undefined));
  return forEachPuzzle(file, options, async (puzzle, place) => {
    const solution = puzzle.solution ?? (options.solution ? (await list(puzzle, 1)).solutions[0] : undefined);
    if (options.solution && !solution) {
      process.stderr.write(`${place}: no solution\n`);
      return EXIT.no;
    }
    draw({ ...puzzle, solution }, puzzle.title);
    return EXIT.yes;
  });
}

/** The empty board, or for a Latin Puzzle of the catalog the board with its inscription. */
function emptyPicture(name: string): Picture {
  const entry = catalogEntry(name);
  return entry ? beginningOf(entry) : { board: accepted(resolveBoard(name)) };
}

import type { Picture, Scene } from '@latin-puzzles/drawing';
import type { PluginSet } from '@latin-puzzles/plugins';
import { solutionsUpTo } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { type Command, Option } from 'commander';
import { behindFonts } from '../terminal/behind-fonts.ts';
import type { BookletWishes } from '../terminal/booklet.ts';
import { withBookletOptions } from '../terminal/booklet-options.ts';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import type { Drawer } from '../terminal/drawer.ts';
import { checkEnding } from '../terminal/endings.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { example, withInput, withJson } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';
import { forEachPuzzle } from '../terminal/read.ts';
import { printJson, say } from '../terminal/screen.ts';

interface Options extends BookletWishes {
  readonly booklet?: boolean;
  readonly key?: boolean;
}

/** What makes sense only where puzzles share pages. */
const OF_BOOKLETS = [
  'title',
  'author',
  'perPage',
  'landscape',
  'binding',
  'firstPage',
  'footer',
  'withoutLevels',
  'answers',
  'proofs',
  'large',
  'turn',
  'edge',
] as const;

export function registerDraw(program: Command, plugins?: PluginSet): void {
  const command = withJson(withInput(program.command('draw'), plugins));
  withOutput(command, '-o, --output <file>', 'SVG, PDF or PNG by its ending; SVG on standard output unless given')
    .option('--solution', 'write the solution in the empty cells')
    .option('--net', 'add tabs for glue to the net of a solid, to print, fold and paste')
    .addOption(
      new Option('--key', 'the names of the cells, as proofs tell them, instead of labels').conflicts([
        'solution',
        'net',
        'booklet',
      ]),
    )
    .option('--booklet', 'compose all puzzles into numbered pages');
  withBookletOptions(command).action(async (given: string | undefined, all: Options) => {
    const [file, options] = behindFonts(given, all);
    checkEnding(options.output);
    if (options.booklet) {
      const { writeBooklet } = await import('../terminal/booklet.ts');
      process.exitCode = await writeBooklet(file, options);
      return;
    }
    refuseBookletOptions(options);
    const { makeDrawer } = await import('../terminal/drawer.ts');
    const drawer = await makeDrawer(options);
    const scenes: Scene[] = [];
    const keys = new Set<string>();
    const code = await eachPicture(file, options, drawer, (picture, title) => {
      if (!options.key) {
        scenes.push(drawer.draw(picture, title));
        return;
      }
      const scene = drawer.drawKey(picture.board, options.lang);
      // Puzzles on one board share its key.
      const text = JSON.stringify(scene);
      if (!keys.has(text)) scenes.push(scene);
      keys.add(text);
    });
    const files = scenes.length > 0 ? await drawer.write(scenes, options.output) : [];
    if (options.json) for (const written of files) printJson(written);
    process.exitCode = code;
  });
  example(
    command,
    'latin draw puzzle.json -o puzzle.pdf',
    'latin draw --board latin-icosahedron --net -o icosahedron.pdf',
    'latin draw --board helios-one > helios.svg',
    'latin draw --board helios-one --key -o helios-key.svg',
    'latin draw --booklet --title "Ten Sudokus" --per-page 4 --answers sudokus.txt -o sudokus.pdf',
    'latin draw --booklet --lang es --title "Diez sudokus" --binding 8 sudokus.txt -o sudokus.pdf',
  );
}

function refuseBookletOptions(options: Options): void {
  const given = OF_BOOKLETS.find((name) => options[name] !== undefined);
  if (given === undefined) {
    if (options.lang === undefined || options.key) return;
    throw commandFault('usage:language', COMMAND_LINE);
  }
  const option = `--${given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  throw commandFault('usage:booklet-option', COMMAND_LINE, { option });
}

async function eachPicture(
  file: string | undefined,
  options: Options,
  { empty }: Drawer,
  draw: (picture: Picture, title: string | undefined) => void,
): Promise<ExitCode> {
  if (file === undefined && options.board !== undefined) {
    draw(empty(options.board), undefined);
    return EXIT.yes;
  }
  const tools = makeTools();
  return forEachPuzzle(file, options, (puzzle, place) => {
    const solution = puzzle.solution ?? (options.solution ? solutionsUpTo(tools, puzzle, 1).solutions[0] : undefined);
    if (options.solution && !solution) {
      say(`${place}: no solution`);
      return EXIT.no;
    }
    draw({ ...puzzle, solution }, puzzle.title);
    return EXIT.yes;
  });
}

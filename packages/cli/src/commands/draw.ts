import { extname } from 'node:path';
import { catalogEntry, resolveBoard } from '@latin-puzzles/core/board';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import {
  COLOUR,
  drawPuzzle,
  foldable,
  GREYSCALE,
  type Picture,
  renderSvg,
  type Scene,
  type Theme,
} from '@latin-puzzles/drawing';
import { measureWith, missingInScene } from '@latin-puzzles/drawing/font';
import { loadFonts, loadPainter } from '@latin-puzzles/drawing/node';
import { PAGES, renderPdf } from '@latin-puzzles/drawing/pdf';
import { renderPng } from '@latin-puzzles/drawing/png';
import { type Command, Option } from 'commander';
import { deadlineOf, engineLister, makeEngines } from '../engines.ts';
import { accepted, BadInput, EXIT, type ExitCode } from '../exit.ts';
import { example, withInput } from '../options.ts';
import { forEachPuzzle, type InputOptions } from '../read.ts';
import { writeResult } from '../write.ts';

interface Options extends InputOptions {
  readonly output?: string;
  readonly solution?: boolean;
  readonly net?: boolean;
  readonly greyscale?: boolean;
  readonly page: keyof typeof PAGES | 'scene';
}

export function registerDraw(program: Command): void {
  const command = withInput(program.command('draw'))
    .description('draw puzzles, or with --board alone an empty board')
    .option('-o, --output <file>', 'SVG, PDF or PNG by its ending; SVG on standard output unless given')
    .option('--solution', 'write the solution in the empty cells')
    .option('--net', 'add tabs for glue to the net of a solid, to print, fold and paste')
    .option('--greyscale', 'without colours')
    .addOption(
      new Option('--page <size>', 'the sheet of a PDF').choices([...Object.keys(PAGES), 'scene']).default('A4'),
    )
    .action(async (file: string | undefined, options: Options) => {
      if (options.output !== undefined) endingOf(options.output);
      const scenes: Scene[] = [];
      const draw = await makeDrawer(options);
      const code = await eachPicture(file, options, (picture, title) => scenes.push(draw(picture, title)));
      if (scenes.length > 0) await writeScenes(scenes, options);
      process.exitCode = code;
    });
  example(
    command,
    'latin draw puzzle.json -o puzzle.pdf',
    'latin draw --board latin-icosahedron --net -o icosahedron.pdf',
    'latin draw --board helios-one > helios.svg',
  );
}

async function makeDrawer({ net }: Options): Promise<(picture: Picture, title: string | undefined) => Scene> {
  const fonts = await loadFonts();
  const measure = measureWith(fonts);
  return (picture, title) => {
    if (net) accepted(foldable(picture.board));
    const scene = drawPuzzle(picture, { title, net, measure });
    const fault = missingInScene(scene, fonts);
    if (fault) throw new BadInput(fault);
    return scene;
  };
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
    draw({ ...puzzle, solution: options.solution ? solution : undefined }, puzzle.title);
    return EXIT.yes;
  });
}

/** The empty board, or for a Latin Puzzle of the catalog the board with its inscription. */
function emptyPicture(name: string): Picture {
  const entry = catalogEntry(name);
  if (entry) return beginningOf(entry);
  return { board: accepted(resolveBoard(name)) };
}

const ENDINGS = ['.svg', '.pdf', '.png'] as const;
type Ending = (typeof ENDINGS)[number];

function endingOf(output: string): Ending {
  const ending = extname(output).toLowerCase() as Ending;
  if (ENDINGS.includes(ending)) return ending;
  throw new BadInput({
    code: 'draw.format',
    place: '--output',
    message: `The ending of ${output} is none that can be drawn.`,
    remedy: `End the name of the file with ${ENDINGS.join(' or ')}.`,
  });
}

async function writeScenes(scenes: readonly Scene[], { output, greyscale, page }: Options): Promise<void> {
  const theme = greyscale ? GREYSCALE : COLOUR;
  if (output === undefined) {
    for (const scene of scenes) process.stdout.write(renderSvg(scene, theme));
    return;
  }
  const ending = endingOf(output);
  if (ending === '.pdf') {
    const pdf = await renderPdf(scenes, { fonts: await loadFonts(), theme, page });
    await writeResult(output, accepted(pdf));
    return;
  }
  for (const [i, scene] of scenes.entries()) {
    const image = ending === '.svg' ? renderSvg(scene, theme) : await png(scene, theme);
    await writeResult(scenes.length === 1 ? output : numbered(output, i + 1), image);
  }
}

async function png(scene: Scene, theme: Theme): Promise<Uint8Array> {
  return accepted(await renderPng(scene, { fonts: await loadFonts(), wasm: await loadPainter(), theme }));
}

/** puzzle.svg, the third: puzzle-3.svg. */
function numbered(file: string, number: number): string {
  const ending = extname(file);
  return `${file.slice(0, -ending.length)}-${number}${ending}`;
}

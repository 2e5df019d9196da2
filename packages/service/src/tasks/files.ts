import type { LanguageCode } from '@latin-puzzles/core/basis';
import { makeFault } from '@latin-puzzles/core/basis';
import { FORMATS } from '@latin-puzzles/core/format';
import type { Picture } from '@latin-puzzles/drawing';
import { MODEL_FORMATS } from '@latin-puzzles/methods/models';
import { emptyPicture, type RenderWishes, renderScenes } from '@latin-puzzles/workshop/picture';
import { solutionsUpTo } from '@latin-puzzles/workshop/study';
import { orRefuse, Refusal } from '@latin-puzzles/workshop/tools';
import { SERVICE_FAULTS } from '../rules/faults.ts';
import { checkCells, onPuzzle, type PuzzleInput, readPuzzleInput } from './puzzle.ts';
import type { ThreadContext, ThreadTask } from './task.ts';

/** A puzzle, or an empty board by name, and how it is drawn. */
export interface DrawInput extends Partial<PuzzleInput>, RenderWishes {
  readonly solution?: boolean | undefined;
  readonly net?: boolean | undefined;
  /** The names of the cells instead of labels. */
  readonly key?: boolean | undefined;
  readonly language?: LanguageCode | undefined;
}

export const drawWork: ThreadTask<DrawInput, Uint8Array> = async (input, context) => {
  const { picture, title } = await readPicture(input, context);
  const kit = await context.drawingKit();
  const scene = input.key
    ? kit.drawer.drawKey(picture.board, input.language)
    : orRefuse(kit.drawer.draw(picture, { title, net: input.net, solution: input.solution }));
  const [file] = orRefuse(await renderScenes([scene], input, kit));
  return typeof file === 'string' ? new TextEncoder().encode(file) : file!;
};

async function readPicture(
  input: DrawInput,
  context: ThreadContext,
): Promise<{ readonly picture: Picture; readonly title?: string | undefined }> {
  if (input.puzzle === undefined) {
    const picture = orRefuse(emptyPicture(input.board ?? ''));
    checkCells(picture.board, context.mostCells);
    return { picture };
  }
  const puzzle = await readPuzzleInput({ ...input, puzzle: input.puzzle }, context);
  const { tools, deadline } = context;
  const found = () => solutionsUpTo(tools, puzzle, 1, { timeLimit: deadline.left() }).solutions[0];
  const solution = input.solution ? (puzzle.solution ?? found()) : undefined;
  if (input.solution && !solution) throw new Refusal(makeFault(SERVICE_FAULTS, 'draw.solution', 'puzzle'));
  return { picture: { ...puzzle, solution }, title: puzzle.title };
}

/** What puzzles can be written as: our own formats, and models for other programs. */
export const convertWork = onPuzzle<object, { readonly to: string }>((puzzle, _, { to }) => {
  const model = MODEL_FORMATS.find(({ name }) => name === to);
  if (model) return { text: model.make(puzzle) };
  return { text: orRefuse(FORMATS.find(({ name }) => name === to)!.make(puzzle)) };
});

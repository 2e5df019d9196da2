import { failure, type Result, success } from '../../basis/index.ts';
import { asterismText, regionOf, splitRegions } from '../../board/index.ts';
import { EMPTY, type Puzzle } from '../../puzzle/index.ts';
import { EXCHANGE_FAULTS } from './faults.ts';
import { type ExtraGroup, REGION_MARKS, type SquareSheet } from './sheet.ts';
import { squareSide } from './side.ts';

/** A puzzle as other programs know them: a square with rows and columns in which no label repeats. */
export function sheetOf({ board, multiset, labeling, solution, title, author, source }: Puzzle): Result<SquareSheet> {
  const size = squareSide(board);
  if (size === undefined) return failure(EXCHANGE_FAULTS, 'format.unsupported:square', 'board');
  if (multiset.labels.length !== size) return failure(EXCHANGE_FAULTS, 'format.unsupported:repeats', 'labels');
  const kinds = board.asterisms.map(({ cells }) => lineKind(cells, size));
  if (
    kinds.filter((kind) => kind === 'row').length !== size ||
    kinds.filter((kind) => kind === 'column').length !== size
  )
    return failure(EXCHANGE_FAULTS, 'format.unsupported:square', 'board');
  const rest = kinds.flatMap((kind, index) => (kind === undefined ? [index] : []));
  const split = splitRegions(board, rest);
  const inRegion = split.cover.length > 0 && regionOf(board, split);
  const extra = split.windows.map((index): ExtraGroup => {
    const { kind, name, cells } = board.asterisms[index]!;
    return { kind: kind === 'line' ? 'line' : 'region', name: asterismText(name), cells };
  });
  const texts = (labels: readonly number[]) =>
    labels.map((label) => (label === EMPTY ? undefined : multiset.labels[label]!));
  return success({
    size,
    clues: texts(labeling),
    labels: multiset.labels,
    regions: inRegion ? inRegion.map((region) => REGION_MARKS[region!]!) : 'none',
    extra,
    solution: solution && (texts(solution) as string[]),
    title,
    author,
    fields: source,
  });
}

function lineKind(cells: readonly number[], size: number): 'row' | 'column' | undefined {
  if (cells.every((cell) => Math.floor(cell / size) === Math.floor(cells[0]! / size))) return 'row';
  return cells.every((cell) => cell % size === cells[0]! % size) ? 'column' : undefined;
}

/** The height and the width of the boxes of a sheet, if its regions are boxes. */
export function boxesOf({ size, regions }: SquareSheet): readonly [number, number] | undefined {
  if (!regions || regions === 'none') return undefined;
  const width = regions.findIndex((mark) => mark !== regions[0]);
  const height = size / width;
  const isBox = (mark: string, cell: number) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return mark === regions[Math.floor(row / height) * height * size + Math.floor(column / width) * width];
  };
  return Number.isInteger(height) && width > 1 && height > 1 && regions.every(isBox) ? [height, width] : undefined;
}

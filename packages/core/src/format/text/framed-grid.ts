import type { FoundGrid } from './find-grid.ts';

/** Lines of frames: what runs across, what is heavy of that, and what stands upright. */
const ACROSS = /^[-=─━═╌╍┄┅┈┉]$/;
const HEAVY_ACROSS = /[=━═╍┅┉]/;
const UPRIGHT = /^[|!│┃║‖┆┇┊┋╎╏]$/;
const HEAVY_UPRIGHT = /^[┃║‖┇┋╏]$/;
/** Where lines meet. */
const JUNCTION = /^[+*.:'\u2500-\u257f]$/;
const LEAST = 2;

/** A square in which every cell has a frame of its own, with the marks of regions where heavy lines part some cells. */
export interface FramedGrid extends FoundGrid {
  /** For every cell the number of its region; nothing where all lines are of one weight. */
  readonly regions: readonly number[] | undefined;
}

/**
 * The square that lines begin with, if each of its cells is framed, so that cells may be empty and heavy lines may be borders of
 * regions of any shape.
 */
export function findFramedGrid(lines: readonly string[]): FramedGrid | undefined {
  const [top, ...rest] = lines.map((line) => [...line]);
  const stops = top && stopsOf(top);
  if (!stops) return undefined;
  const size = stops.length - 1;
  const cells: string[] = [];
  /** Pairs of cells with a heavy line between them. */
  const heavy = new Set<string>();
  let light = false;
  const part = (cell: number, other: number, isHeavy: boolean) => {
    if (isHeavy) heavy.add(`${cell},${other}`);
    else light = true;
  };
  for (let row = 0; row < size; row++) {
    const [line, rule] = [rest[2 * row], rest[2 * row + 1]];
    if (!line || !rule || !stops.every((stop) => UPRIGHT.test(line[stop] ?? ''))) return undefined;
    if (stopsOf(rule)?.join() !== stops.join()) return undefined;
    for (let column = 0; column < size; column++) {
      const cell = row * size + column;
      const [from, to] = [stops[column]! + 1, stops[column + 1]!];
      cells.push(line.slice(from, to).join('').trim() || '.');
      if (column + 1 < size) part(cell, cell + 1, HEAVY_UPRIGHT.test(line[to]!));
      if (row + 1 < size) part(cell, cell + size, HEAVY_ACROSS.test(rule.slice(from, to).join('')));
    }
  }
  const regions = light && heavy.size > 0 ? regionsWithin(heavy, size) : undefined;
  return { size, lines: 2 * size + 1, cells, boxes: undefined, regions };
}

/** Where the lines of a rule meet others, if it is a rule. */
function stopsOf(rule: readonly string[]): number[] | undefined {
  const stops = rule.flatMap((sign, at) => (JUNCTION.test(sign) && !ACROSS.test(sign) ? [at] : []));
  const isRule = rule.every((sign, at) => stops.includes(at) || ACROSS.test(sign) || sign.trim() === '');
  return isRule && stops.length > LEAST && rule.slice(stops[0], stops.at(-1)).every((sign) => sign.trim() !== '')
    ? stops
    : undefined;
}

function regionsWithin(heavy: ReadonlySet<string>, size: number): number[] {
  const region = Array.from({ length: size * size }, (_, cell) => cell);
  const rootOf = (cell: number): number => (region[cell] === cell ? cell : rootOf(region[cell]!));
  for (let cell = 0; cell < region.length; cell++)
    for (const other of [...(cell % size < size - 1 ? [cell + 1] : []), cell + size])
      if (other < region.length && !heavy.has(`${cell},${other}`)) region[rootOf(other)] = rootOf(cell);
  const roots = [...new Set(region.map((_, cell) => rootOf(cell)))];
  return region.map((_, cell) => roots.indexOf(rootOf(cell)));
}

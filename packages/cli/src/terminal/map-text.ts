import { cellText } from '@latin-puzzles/core/board';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { SymmetryMap } from '@latin-puzzles/workshop/study';

/** A symmetry in the notation of cycles: what changes places with what. The names are those of the puzzle that it starts from. */
export function mapText({ board, multiset }: Puzzle, map: SymmetryMap): string {
  if ('cells' in map) {
    const cells = cyclesText(map.cells, (cell) => cellText(board.cellNames[cell]!));
    const labels = cyclesText(map.labels, (label) => multiset.labels[label]!);
    return [cells && `cells ${cells}`, labels && `labels ${labels}`].filter(Boolean).join(', ') || 'nothing moves';
  }
  const order = board.k!;
  const kinds = ['rows', 'columns', 'labels'].map((kind, i) => ({ kind, from: i * order }));
  const keepsKinds = map.lines.every((to, line) => Math.floor(to / order) === Math.floor(line / order));
  if (!keepsKinds) {
    const name = (line: number) =>
      line < order
        ? `row ${line + 1}`
        : line < 2 * order
          ? `column ${line - order + 1}`
          : `label ${multiset.labels[line - 2 * order]}`;
    return cyclesText(map.lines, name);
  }
  const texts = kinds.map(({ kind, from }) => {
    const images = map.lines.slice(from, from + order).map((to) => to - from);
    const text = cyclesText(images, (i) => (kind === 'labels' ? multiset.labels[i]! : String(i + 1)));
    return text && `${kind} ${text}`;
  });
  return texts.filter(Boolean).join(', ') || 'nothing moves';
}

function cyclesText(images: readonly number[], name: (i: number) => string): string {
  const met = new Set<number>();
  const cycles: string[] = [];
  for (const start of images.keys()) {
    const cycle: number[] = [];
    for (let at = start; !met.has(at); at = images[at]!) {
      met.add(at);
      cycle.push(at);
    }
    if (cycle.length > 1) cycles.push(`(${cycle.map(name).join(' ')})`);
  }
  return cycles.join('');
}

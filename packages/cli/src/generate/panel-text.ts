import type { Panel } from '@latin-puzzles/drawing';
import { paint } from '../paint.ts';

const WIDTH = 40;
/** A block, and its first one to seven eighths. */
const FULL = '█';
const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A panel for the terminal: one bar a line. */
export function panelText({ title, kind, entries }: Panel, stream: NodeJS.WriteStream): string {
  const most = Math.max(1, ...entries.map(({ count }) => count));
  const width = Math.max(...entries.map(({ name }) => name.length));
  const lines = entries.map(({ name, count }) => {
    const padded = kind === 'bars' ? name.padEnd(width) : name.padStart(width);
    return `  ${padded}  ${paint('cyan', bar(count / most), stream)}${count > 0 ? ' ' : ''}${count}`;
  });
  return [paint('bold', title, stream), ...lines].join('\n');
}

function bar(share: number): string {
  const eighths = Math.round(share * WIDTH * 8);
  // Whatever there is shows.
  return eighths === 0 ? (share > 0 ? PARTS[1]! : '') : FULL.repeat(eighths >> 3) + PARTS[eighths & 7]!;
}

import { shownLine } from './screen.ts';

/** Lines on the terminal that tell how far long work has come. Off a terminal they say nothing. */
export interface ProgressBlock {
  show(lines: readonly string[]): void;
  clear(): void;
}

const INTERVAL = 200;

export function makeProgressBlock(stream: NodeJS.WriteStream = process.stderr): ProgressBlock {
  let last = 0;
  let height = 0;
  const erase = () => {
    if (height > 0) stream.write(`\u001B[${height}A\u001B[J`);
    height = 0;
  };
  return {
    show(lines) {
      if (!stream.isTTY || Date.now() - last < INTERVAL) return;
      last = Date.now();
      // A block higher than the screen could not be erased.
      const shown = lines.slice(0, Math.max(1, (stream.rows || 24) - 2));
      erase();
      for (const line of shown) stream.write(`${shownLine(line).slice(0, (stream.columns || 80) - 1)}\n`);
      height = shown.length;
    },
    clear: erase,
  };
}

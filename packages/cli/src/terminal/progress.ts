import { shownLine } from './screen.ts';

/** A line on the terminal that tells how far a long run has come. Off a terminal it says nothing. */
export interface ProgressLine {
  /** `share` between 0 and 1 if it is known. */
  show(text: string, share?: number): void;
  clear(): void;
}

/** Wipes what a line on the terminal told of progress. */
export function wipeLine(stream: NodeJS.WriteStream = process.stderr): void {
  if (stream.isTTY) stream.write('\r\u001B[K');
}

const WIDTH = 24;
const INTERVAL = 100;

export function makeProgressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  let last = Date.now();
  let shown = false;
  return {
    show(text, share) {
      if (!stream.isTTY || Date.now() - last < INTERVAL) return;
      last = Date.now();
      shown = true;
      const filled = share === undefined ? 0 : Math.round(Math.min(1, share) * WIDTH);
      const bar = share === undefined ? '' : `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} `;
      stream.write(`\r\u001B[K${shownLine(`${bar}${text}`).slice(0, (stream.columns || 80) - 1)}`);
    },
    clear() {
      if (shown) wipeLine(stream);
      shown = false;
    },
  };
}

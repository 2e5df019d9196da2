import { fstatSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * A signal and a message are heard when the event loop has a turn, which it has not in the middle of a long step. So a Ctrl+C is
 * also written to a file that two processes have open and that has no name any more: whoever works looks whether it is still empty.
 */

/** Under this name the child finds the number of its descriptor. */
const VARIABLE = 'LATIN_INTERRUPT_MARK';
/** Descriptors below are the streams and the channel of messages. */
const DESCRIPTOR = 4;
/** A look takes a few microseconds, and is taken once in so many milliseconds. */
const INTERVAL = 5;

export interface InterruptMark {
  /** For the descriptors of a child, behind its channel. */
  readonly shared: number | 'ignore';
  readonly environment: NodeJS.ProcessEnv;
  /** From now on the child sees it. */
  put(): void;
}

/** Where no file can be made there is none: then the child hears of a Ctrl+C at its next pause. */
export function makeInterruptMark(): InterruptMark {
  const file = openNameless();
  return {
    shared: file ?? 'ignore',
    environment: file === undefined ? {} : { [VARIABLE]: String(DESCRIPTOR) },
    put() {
      if (file !== undefined) writeSync(file, '!');
    },
  };
}

function openNameless(): number | undefined {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'latin-interrupt-'));
    try {
      return openSync(join(folder, 'mark'), 'wx+');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  } catch {
    return undefined;
  }
}

/** Whether a mark was put on us: always no where nobody shares one. Processes that we start do not inherit it. */
export function watchInterruptMark(environment: NodeJS.ProcessEnv, now: () => number): () => boolean {
  const file = Number(environment[VARIABLE]);
  delete environment[VARIABLE];
  if (!file) return () => false;
  let [marked, next] = [false, 0];
  return () => {
    if (marked || now() < next) return marked;
    next = now() + INTERVAL;
    marked = fstatSync(file).size > 0;
    return marked;
  };
}

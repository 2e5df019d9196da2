import { spawn } from 'node:child_process';
import { EXIT } from './codes.ts';
import { makeInterruptMark } from './interrupt-mark.ts';
import { wipeLine } from './progress.ts';
import { say, writeData } from './screen.ts';

/*
 * A limit must hold whatever the command is in the middle of, also where one step of the work takes seconds, as laying out
 * a board of thousands of cells does. So commands with a limit run as a child of a process that does nothing but
 * watch the clock. The child ends by itself as a rule, and tells what it has; if it does not, it is ended, and what it has
 * let the other know by then is told.
 */

/**
 * What the child says when it begins and when it has seen that it must end, what it would print and say of what it has found
 * so far, and what the parent says at a Ctrl+C.
 */
export type Notice =
  | { readonly begun: true; readonly limit: number | undefined }
  | { readonly ending: true }
  | { readonly found: FoundSoFar }
  | { readonly stop: true };

/** What there is so far: a text for standard output, and a line for people that says where the work was. */
export interface FoundSoFar {
  readonly printed: string;
  readonly said?: string | undefined;
}

const NOTHING: FoundSoFar = { printed: '' };

/** Commands that end with what they have at a Ctrl+C; others may as well be ended by it. */
const INTERRUPTIBLE: readonly string[] = ['generate', 'minimum', 'compare', 'count', 'classes', 'properties'];

/** So many milliseconds after a limit the work must have ended by itself, or be about to. */
const LEAST_GRACE = 150;
/** On a slow or busy machine it may take this share of the time that the start took. */
const SHARE_OF_START = 0.5;
/** So long it may take to tell what there is. */
const FAREWELL = 2000;

/** Timers do not count further: three weeks and a half. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether a call may have to be ended, and is not the child already. */
export function needsSupervision(args: readonly string[]): boolean {
  if (process.send !== undefined) return false;
  return INTERRUPTIBLE.includes(args[0] ?? '') || args.some((arg) => /^--timeout(=|$)/.test(arg));
}

/** By this the child knows whose it is. */
const SUPERVISED = 'LATIN_SUPERVISED';

/**
 * Ends the child when whoever watches was killed: nobody waits for the work then, and what was written so far stays for a
 * resumption. Processes that we start do not inherit this.
 */
export function endWithSupervisor(environment: NodeJS.ProcessEnv): void {
  const isSupervised = environment[SUPERVISED] !== undefined;
  delete environment[SUPERVISED];
  if (!isSupervised || !process.send) return;
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // It is no reason to stay.
  process.channel?.unref();
}

/** Runs a program of ours, and ends as it ends; if it does not heed its limit or a Ctrl+C, ends it with the code for that. */
export function supervise(program: string, args: readonly string[]): Promise<void> {
  const mark = makeInterruptMark();
  const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc', mark.shared],
    env: { ...process.env, ...mark.environment, [SUPERVISED]: '1' },
  });
  let forced = false;
  const force = () => {
    forced = child.kill('SIGKILL');
  };
  const begin = performance.now();
  let grace = LEAST_GRACE;
  let found = NOTHING;
  let timer: NodeJS.Timeout | undefined;
  const endWithin = (milliseconds: number) => {
    clearTimeout(timer);
    if (milliseconds <= LONGEST_TIMER) timer = setTimeout(force, milliseconds).unref();
  };
  child.on('message', (notice: Notice) => {
    if ('begun' in notice) {
      grace = Math.max(LEAST_GRACE, SHARE_OF_START * (performance.now() - begin));
      if (notice.limit !== undefined) endWithin(notice.limit + grace);
    } else if ('ending' in notice) endWithin(FAREWELL);
    else if ('found' in notice) found = notice.found;
  });
  // A terminal sends its Ctrl+C to the child too; others may send it to this process alone.
  const interrupt = () => {
    mark.put();
    child.send({ stop: true } satisfies Notice, () => {});
    process.off('SIGINT', interrupt).once('SIGINT', force);
    endWithin(grace);
  };
  const pass = (signal: NodeJS.Signals) => {
    child.kill(signal);
    endWithin(FAREWELL);
  };
  process.on('SIGINT', interrupt).once('SIGTERM', pass);
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      // Whatever ended it, what it had found is told, and no longer how far it had come.
      if (forced || signal !== null) {
        wipeLine();
        writeData(found.printed);
      }
      if (found.said !== undefined && (forced || signal !== null)) say(found.said);
      else if (forced) say('stopped in the middle of a step');
      if (signal !== null && !forced) {
        process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
        process.kill(process.pid, signal);
      } else process.exitCode = forced ? EXIT.stopped : (code ?? EXIT.badInput);
      resolve();
    });
  });
}

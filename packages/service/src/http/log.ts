import type { RequestNote } from './note.ts';

/** How a request ended. */
interface Ending {
  readonly time: number;
  readonly ms: number;
  readonly status: number;
  readonly method: string;
}

/** A line of the log: JSON, without anything that was sent. */
export function makeLogLine(note: RequestNote, { time, ms, status, method }: Ending): string {
  const { id, route, client, code, failure } = note;
  const level = status === 500 ? 'error' : 'info';
  const at = new Date(time).toISOString();
  return JSON.stringify({
    time: at,
    level,
    id,
    method,
    route,
    status,
    ms: Math.round(ms),
    client,
    code,
    failure,
  });
}

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type RunningService, type ServiceOptions, startService } from '../src/index.ts';

export const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** It has so many solutions that listing them ends with the time. */
export const ENDLESS = '.'.repeat(81);
/** So long no test waits for work that is to go on. */
export const LONG = 600_000;

/** Pages in place of the studio's, which need not be built. */
function makePages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'latin-pages-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><div id="studio"></div>');
  return folder;
}

/** The service on a free port. */
export function openService(options: ServiceOptions = {}): Promise<RunningService> {
  const pages = makePages();
  return startService({ port: 0, pages, collection: join(pages, '../', `${basename(pages)}.db`), ...options });
}

/** Sends JSON. */
export function post(
  { address }: Pick<RunningService, 'address'>,
  path: string,
  body: unknown,
  options: RequestInit = {},
): Promise<Response> {
  return fetch(`${address}api/${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });
}

/** The code by which a request is refused, with its status. */
export async function refusedBy(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
}

/** The value of a figure without labels. */
export async function figure({ address }: RunningService, name: string): Promise<number> {
  const text = await (await fetch(`${address}metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
}

/** Events as they stand in a stream. */
export function eventsOf(text: string): { event: string; data: Record<string, unknown> }[] {
  return text
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part)!;
      return { event: event!, data: JSON.parse(data!) };
    });
}

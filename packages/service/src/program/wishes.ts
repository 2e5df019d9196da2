import { parseArgs } from 'node:util';
import { refusal } from '../http/refusing.ts';
import type { ServiceLimits, ServiceOptions } from '../rules/settings.ts';

/** What the command line says, before files are read. */
export interface ProgramWishes extends Omit<ServiceOptions, 'tokens' | 'log' | 'clock' | 'pages'> {
  readonly tokenFile?: string | undefined;
  readonly quiet: boolean;
  readonly help: boolean;
}

const NUMBERS = {
  'max-body': { limit: 'body', unit: 1, most: 2 ** 30 },
  'max-cells': { limit: 'cells', unit: 1, most: 10_000 },
  'max-time': { limit: 'time', unit: 1000, most: 86_400 },
  'max-job-time': { limit: 'jobTime', unit: 1000, most: 86_400 },
  'per-client': { limit: 'perClient', unit: 1, most: 1_000_000 },
  threads: { limit: 'threads', unit: 1, most: 512 },
  queue: { limit: 'queue', unit: 1, most: 1_000_000 },
  memory: { limit: 'memory', unit: 1, most: 65_536 },
} as const satisfies Record<string, { limit: keyof ServiceLimits; unit: number; most: number }>;

/** Reads the arguments of the program. Throws an `Error` that says what is wrong with them. */
export function parseWishes(args: readonly string[]): ProgramWishes {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const numbers = Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, text]));
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...numbers,
      host: text,
      port: text,
      'token-file': text,
      collection: text,
      closed: flag,
      public: flag,
      'behind-proxy': flag,
      'studio-only': flag,
      'allow-origin': { type: 'string', multiple: true },
      'frame-ancestors': { type: 'string', multiple: true },
      quiet: flag,
      help: flag,
    },
  });
  const given = values as Readonly<Record<string, string | undefined>>;
  const limits: Partial<Record<keyof ServiceLimits, number>> = {};
  for (const [name, { limit, unit, most }] of Object.entries(NUMBERS))
    if (given[name] !== undefined) limits[limit] = unit * wholeNumber(name, given[name], 1, most);
  return {
    host: values.host,
    port: values.port === undefined ? undefined : wholeNumber('port', values.port, 0, 65_535),
    tokenFile: values['token-file'],
    collection: values.collection,
    closed: values.closed,
    open: values.public,
    behindProxy: values['behind-proxy'],
    studioOnly: values['studio-only'],
    origins: values['allow-origin'],
    frameAncestors: values['frame-ancestors'],
    limits,
    quiet: values.quiet === true,
    help: values.help === true,
  };
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw refusal('service.options:number', `--${name}`, { least, most });
}

import type { Fault, LanguageCode } from '@latin-puzzles/core/basis';
import { LANGUAGE_CODES, makeFault } from '@latin-puzzles/core/basis';
import { Refusal } from '@latin-puzzles/workshop/tools';
import type { Context } from 'hono';
import { SERVICE_FAULTS, type ServiceFaultFacts } from '../rules/faults.ts';
import { noteOf, type ServiceEnv } from './note.ts';

/** The status of each case of our own; whatever else is wrong is wrong with the puzzle or the wishes. */
const STATUS: Readonly<Record<keyof ServiceFaultFacts, number>> = {
  'access.token:missing': 401,
  'access.token:wrong': 401,
  'access.writing': 403,
  'daily.none': 404,
  'draw.solution': 422,
  'limit.body': 413,
  'limit.cells': 422,
  'limit.client': 429,
  'limit.memory': 422,
  'limit.queue': 503,
  'limit.time:work': 422,
  'limit.time:slow': 408,
  'request.address:none': 404,
  'request.address:method': 405,
  'request.body:type': 415,
  'request.body:json': 400,
  'request.field': 422,
  'request.head:form': 400,
  'request.head:large': 431,
  'request.host': 421,
  'service.failed': 500,
  'service.options:open': 500,
  'service.options:closed': 500,
  'service.options:frame': 500,
  'service.options:tokens': 500,
  'service.options:listen': 500,
  'service.options:number': 500,
  'service.options:studio': 500,
  'service.starting': 503,
  'service.stopping': 503,
};
const UNPROCESSABLE = 422;

/** Those who are turned away for now are told when to come back, in seconds. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '1', 503: '2' };

export function statusOf(fault: Fault): number {
  return (STATUS as Readonly<Record<string, number>>)[fault.case] ?? UNPROCESSABLE;
}

/** The record of a fault, in a language. */
export function makeFaultRecord({ code, case: kind, placeTold, told }: Fault, language: LanguageCode) {
  return { error: { code, case: kind, place: placeTold[language], ...told[language] } };
}

/** The headers that go with a status. */
export function headersFor(status: number, fault: Fault): Record<string, string> {
  const retry = RETRY_AFTER[status];
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(retry && { 'Retry-After': retry }),
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    ...(fault.case === 'request.address:method' && {
      Allow: (fault.facts as ServiceFaultFacts['request.address:method']).allowed,
    }),
    // What is left of a body that nobody reads is not worth waiting for.
    ...((status === 413 || status === 408) && { Connection: 'close' }),
  };
}

/** The answer to a request that is refused. */
export function refuseWith(context: Context<ServiceEnv>, fault: Fault): Response {
  const status = statusOf(fault);
  noteOf(context).code = fault.code;
  const record = makeFaultRecord(fault, languageOf(context.req.header('accept-language')));
  return new Response(JSON.stringify(record), { status, headers: headersFor(status, fault) });
}

/** Refuses by a fault of our own, which is thrown. */
export function refusal<C extends keyof ServiceFaultFacts>(
  kind: C,
  place: string,
  ...facts: ServiceFaultFacts[C] extends undefined ? [] : [ServiceFaultFacts[C]]
): Refusal {
  return new Refusal(makeFault(SERVICE_FAULTS, kind, place, ...(facts as never)));
}

/** The first language of ours that a client accepts; English unless it says. */
export function languageOf(accepted: string | undefined): LanguageCode {
  const wanted = (accepted ?? '')
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { code: range.split('-')[0]!, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { code } of wanted) {
    const known = LANGUAGE_CODES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}

import { type Fault, makeFault, type Words } from '@latin-puzzles/core/basis';
import { Refusal } from '@latin-puzzles/workshop/tools';
import { type ZodType, z } from 'zod';
import { SERVICE_FAULTS } from '../rules/faults.ts';

const SENTENCES: Words<(issue: z.core.$ZodRawIssue) => unknown> = {
  en: z.locales.en().localeError,
  es: z.locales.es().localeError,
};

/** The input of a request, as its schema wants it; the first thing that is wrong with it is refused. */
export function validated(schema: ZodType, input: unknown): unknown {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal(fieldFault(parsed.error.issues[0]!));
}

function fieldFault(issue: z.core.$ZodIssue): Fault {
  const place = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return makeFault(SERVICE_FAULTS, 'request.field', place.replace(/^\./, '') || 'body', {
    said: { en: say(issue, 'en'), es: say(issue, 'es') },
  });
}

/** In the words of zod; of several ways to be right, all. */
function say(issue: z.core.$ZodIssue, language: keyof typeof SENTENCES): string {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const ways = issue.errors.flatMap(([first]) => (first ? [say(first, language)] : []));
    if (ways.length > 0) return [...new Set(ways)].join('; ');
  }
  const told = SENTENCES[language](issue as z.core.$ZodRawIssue);
  const text = typeof told === 'string' ? told : ((told as { message?: string } | undefined)?.message ?? issue.message);
  return text.replace(/\.$/, '');
}

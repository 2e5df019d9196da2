import type { LanguageCode } from '@latin-puzzles/core/basis';

/** Why the service gave no answer: what it said itself, or nothing if it could not be reached. */
export class AskingFailure extends Error {
  readonly status: number | undefined;

  constructor(status: number | undefined, message: string) {
    super(message);
    this.status = status;
  }

  /** Whether it wants a token, or another one. */
  get wantsToken(): boolean {
    return this.status === 401;
  }
}

/** What goes with every question. */
export interface AskingManner {
  readonly language: LanguageCode;
  readonly token: string;
}

/** Asks the API of the server that the studio comes from. Fields without a value are not asked for. */
export async function askService<T>(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  { language, token }: AskingManner,
  signal: AbortSignal,
): Promise<T> {
  const asked = Object.entries(query).filter((field): field is [string, string] => Boolean(field[1]));
  const headers = { 'Accept-Language': language, ...(token && { Authorization: `Bearer ${token}` }) };
  let answer: Response;
  try {
    answer = await fetch(`api/${path}?${new URLSearchParams(asked)}`, { headers, signal, cache: 'no-store' });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new AskingFailure(undefined, '');
  }
  if (answer.ok) return answer.json();
  const told = await answer.json().catch(() => undefined);
  const { message = '', remedy = '' } = told?.error ?? {};
  throw new AskingFailure(answer.status, `${message} ${remedy}`.trim());
}

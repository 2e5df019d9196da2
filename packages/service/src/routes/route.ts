import type { z } from '@hono/zod-openapi';
import type { ServiceLimits } from '../rules/settings.ts';
import type { ThreadTaskName } from '../tasks/index.ts';
import type { PoolJob } from '../threads/job.ts';

/** What a route asks of the threads. */
export interface ThreadQuestion {
  readonly task: ThreadTaskName;
  readonly input: unknown;
  /** Seconds that the client allows; never more than the service does. */
  readonly timeLimit?: number | undefined;
  /** It makes puzzles, or looks at the whole collection: it may take longer, and lets others pass. */
  readonly long?: boolean | undefined;
}

/** What a route finds when it answers. */
export interface RequestDesk {
  readonly limits: ServiceLimits;
  readonly clock: () => number;
  /** Has something done in a thread, for as long as the client is there. */
  ask(question: ThreadQuestion): PoolJob;
  /** The answer to a question, which is the same for everybody and is kept. */
  askOnce(question: ThreadQuestion): Promise<string>;
}

/** What is answered, by media type. */
export type AnswerTypes = Readonly<Record<string, z.ZodType>>;

/** An address of the API. */
export interface ApiRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** It changes something, which takes a token. */
  readonly writes?: boolean | undefined;
  readonly summary: string;
  readonly description: string;
  /** The body of a POST, or the query of a GET. */
  readonly input: z.ZodObject;
  /** What the page to try it begins with. */
  readonly example: Readonly<Record<string, unknown>>;
  readonly answers: AnswerTypes;
  readonly answer: (input: never, desk: RequestDesk) => Promise<Response>;
}

/** An address of the API, its answer typed by its input. */
export function defineRoute<S extends z.ZodObject>(
  route: Omit<ApiRoute, 'input' | 'answer'> & {
    readonly input: S;
    readonly answer: (input: z.infer<S>, desk: RequestDesk) => Promise<Response>;
  },
): ApiRoute {
  return route as ApiRoute;
}

/** An answer of JSON that was made in a thread. */
export async function jsonAnswer(output: string | Promise<unknown>, headers: Record<string, string> = {}) {
  const text = (await output) as string;
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } });
}

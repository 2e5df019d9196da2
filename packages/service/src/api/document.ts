import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { NATIVE_SCHEMA } from '@latin-puzzles/core/format';
import { API_ROUTES, type ApiRoute, PUZZLE_SCHEMA } from '../routes/index.ts';

/** Where the API is. */
export const API_BASE = '/api';

const fault = z
  .object({
    error: z.object({
      code: z.string().openapi({ description: 'One of docs/errors.md.' }),
      case: z.string(),
      place: z.string().openapi({ description: 'Where in the request.' }),
      message: z.string(),
      remedy: z.string(),
    }),
  })
  .openapi('Error');

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The body is not JSON.',
  401: 'A token is needed.',
  403: 'Nobody may do that here.',
  404: 'There is no such thing.',
  408: 'The request did not arrive in time.',
  413: 'The body is too large.',
  415: 'The body is not said to be JSON.',
  422: 'Something in the request is wrong, too large, or took too long.',
  429: 'The client has too much under way.',
  500: 'The service failed.',
  503: 'The service has too much to do, or is being stopped.',
};

/** Which token a request has. */
const SECURITY = 'token';

/** The OpenAPI 3.1 document of the API, made of the same schemas by which requests are judged. */
export function makeDocument(version: string, closed: boolean): object {
  const app = new OpenAPIHono();
  const { openAPIRegistry: registry } = app;
  const { $schema, $id, ...native } = NATIVE_SCHEMA;
  registry.registerComponent('schemas', PUZZLE_SCHEMA, native as never);
  registry.registerComponent('securitySchemes', SECURITY, { type: 'http', scheme: 'bearer' });
  for (const route of API_ROUTES) registry.registerPath(createRoute(describe(route, closed)));
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Latin puzzles',
      version,
      description: 'Classify, solve, prove, rate, generate and draw Latin puzzles on boards of any shape.',
      license: { name: 'MIT' },
    },
    servers: [{ url: '/' }],
  });
}

function describe({ method, path, writes, summary, description, input, example, answers }: ApiRoute, closed: boolean) {
  const request =
    method === 'get'
      ? { query: input }
      : { body: { required: true, content: { 'application/json': { schema: input, example } } } };
  const content = Object.fromEntries(Object.entries(answers).map(([type, schema]) => [type, { schema }]));
  const refusals = Object.entries(REFUSALS).map(([status, text]) => [
    status,
    { description: text, content: { 'application/json': { schema: fault } } },
  ]);
  return {
    method,
    path: `${API_BASE}${path}`,
    operationId: `${writes ? 'add-to-' : ''}${path.slice(1).replaceAll('/', '-')}`,
    summary,
    description,
    ...((closed || writes) && { security: [{ [SECURITY]: [] }] }),
    request,
    responses: { 200: { description: summary, content }, ...Object.fromEntries(refusals) },
    // The page to try it fills queries with this, which OpenAPI knows only of bodies.
    ...(method === 'get' && { 'x-example': example }),
  };
}

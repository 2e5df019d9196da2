import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeFault } from '@latin-puzzles/core/basis';
import { Refusal } from '@latin-puzzles/workshop/tools';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Access, makeAccess } from '../http/access.ts';
import { readJson } from '../http/body.ts';
import { securityHeaders } from '../http/headers.ts';
import type { Metrics } from '../http/metrics.ts';
import { noteOf, type ServiceEnv } from '../http/note.ts';
import { filesOf } from '../http/pages.ts';
import { refusal, refuseWith } from '../http/refusing.ts';
import { validated } from '../http/validate.ts';
import { API_ROUTES, type ApiRoute } from '../routes/index.ts';
import { SERVICE_FAULTS } from '../rules/faults.ts';
import { JobAbandoned } from '../threads/job.ts';
import { type DeskKit, makeDesk } from './desk.ts';
import { API_BASE, makeDocument } from './document.ts';

export interface AppParts {
  readonly version: string;
  /** The built pages of the studio. */
  readonly pages: string;
  readonly metrics: Metrics;
  /** Who may frame the page for frames. */
  readonly frameAncestors: readonly string[];
  /** Nothing if the studio alone is handed out. */
  readonly api?: ApiParts | undefined;
}

export interface ApiParts extends DeskKit {
  readonly tokens: readonly string[];
  readonly closed: boolean;
  readonly origins: readonly string[];
  /** Why it cannot answer now; nothing if it can. */
  readonly unready: () => 'service.starting' | 'service.stopping' | undefined;
}

/** The page to try the API. */
const TRY_PAGE = join(createRequire(import.meta.url).resolve('@latin-puzzles/service/package.json'), '../page');

/** Everything that is answered, by address. */
export function makeApp({ version, pages, metrics, frameAncestors, api }: AppParts): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(securityHeaders(false)))
      if (!headers.has(name)) headers.set(name, value);
    headers.set('X-Request-Id', noteOf(context).id);
  });
  app.onError((error, context) => failWith(context, error));
  app.get('/health', (context) => named(context, '/health').json({ status: 'ok' }));
  app.get('/ready', (context) => {
    named(context, '/ready');
    const reason = api?.unready();
    if (reason) throw refusal(reason, 'service');
    return context.json({ status: 'ready' });
  });
  if (api) addApi(app, version, metrics, api);
  app.all('*', async (context) => {
    const answer = await filesOf(pages, '/', frameAncestors)(named(context, 'pages'));
    // By this the studio knows that there is an API beside it.
    if (api) answer.headers.set('Link', `<${API_BASE}/openapi.json>; rel="service-desc"`);
    return answer;
  });
  return app;
}

function addApi(app: Hono<ServiceEnv>, version: string, metrics: Metrics, api: ApiParts): void {
  const access = makeAccess(api.tokens, api.closed);
  const document = JSON.stringify(makeDocument(version, api.closed));
  if (api.origins.length > 0) {
    const all = api.origins.includes('*');
    app.use(
      `${API_BASE}/*`,
      cors({
        origin: all ? '*' : [...api.origins],
        allowHeaders: ['Authorization', 'Content-Type', 'Accept-Language'],
        exposeHeaders: ['Retry-After', 'X-Request-Id'],
        maxAge: 600,
      }),
      async (context, next) => {
        await next();
        context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
      },
    );
  }
  app.get('/metrics', access.reading, (context) => {
    named(context, '/metrics');
    return context.text(metrics.text(api.pool.figures), 200, { 'Content-Type': 'text/plain; version=0.0.4' });
  });
  for (const route of API_ROUTES) addRoute(app, route, access, api);
  refuseMethods(app);
  app.get(`${API_BASE}/openapi.json`, (context) => {
    named(context, `${API_BASE}/openapi.json`);
    return context.body(document, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  app.get(API_BASE, (context) => named(context, API_BASE).redirect(`${API_BASE}/`, 301));
  app.all(`${API_BASE}/*`, (context) => filesOf(TRY_PAGE, `${API_BASE}/`)(named(context, `${API_BASE}/`)));
}

function addRoute(app: Hono<ServiceEnv>, route: ApiRoute, access: Access, api: ApiParts): void {
  const path = `${API_BASE}${route.path}`;
  app.on(route.method.toUpperCase(), path, route.writes ? access.writing : access.reading, async (context) => {
    const note = noteOf(named(context, path));
    const given =
      route.method === 'get' ? context.req.query() : await readJson(context.env.incoming as never, api.limits.body);
    const input = validated(route.input, given);
    return route.answer(input as never, makeDesk(api, note.client, context.env.outgoing as ServerResponse));
  });
}

/** By any other method an address says by which it answers. */
function refuseMethods(app: Hono<ServiceEnv>): void {
  for (const { path } of API_ROUTES)
    app.all(`${API_BASE}${path}`, (context) => {
      named(context, `${API_BASE}${path}`);
      const methods = API_ROUTES.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
      const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
      throw refusal('request.address:method', 'method', { allowed });
    });
}

/** Notes which address is answered. */
function named(context: Context<ServiceEnv>, route: string): Context<ServiceEnv> {
  noteOf(context).route = route;
  return context;
}

function failWith(context: Context<ServiceEnv>, error: Error): Response {
  if (error instanceof Refusal) return refuseWith(context, error.fault);
  // Nobody is there to read it.
  if (error instanceof JobAbandoned) return refuseWith(context, makeFault(SERVICE_FAULTS, 'limit.time:slow', 'client'));
  noteOf(context).failure = error.stack ?? error.message;
  return refuseWith(context, makeFault(SERVICE_FAULTS, 'service.failed', 'service'));
}

import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningService } from '../src/index.ts';
import { eventsOf, openService, post, SUDOKU } from './running.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: unknown } } };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>;
  readonly 'x-example'?: Readonly<Record<string, string>>;
}

const TOKEN = 'a-token-that-nobody-knows';

let service: RunningService;
let document: {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
let ajv: Ajv2020;
beforeAll(async () => {
  service = await openService({ tokens: [TOKEN] });
  document = await (await fetch(`${service.address}api/openapi.json`)).json();
  ajv = new Ajv2020({ strict: false, formats: { binary: true } });
  ajv.addSchema({ ...document, $id: 'doc' });
});
afterAll(() => service.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Judges an answer by what the document says of it. */
function expectConforming(path: string, method: string, status: number, type: string, value: unknown): void {
  const escaped = path.replaceAll('/', '~1');
  const pointer = `doc#/paths/${escaped}/${method}/responses/${status}/content/${type.replaceAll('/', '~1')}/schema`;
  const validate = ajv.getSchema(pointer) ?? ajv.compile({ $ref: pointer });
  expect(validate(value), `${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
}

/** The values in an answer: one, or those of a stream. */
async function valuesOf(response: Response, type: string): Promise<unknown[]> {
  const text = await response.text();
  if (type === 'application/json') return [JSON.parse(text)];
  if (type === 'application/x-ndjson')
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  return [text];
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect(errors).toBeUndefined();
    expect([valid, document.openapi]).toEqual([true, '3.1.0']);
  });

  test('has an example for every operation, which is answered as the document says', async () => {
    for (const { path, method, operation } of operations()) {
      const { requestBody, 'x-example': query = {} } = operation;
      const response = requestBody
        ? await post(service, path.replace('/api/', ''), requestBody.content['application/json'].example, {
            headers: { Authorization: `Bearer ${TOKEN}` },
          })
        : await fetch(`${service.address.slice(0, -1)}${path}?${new URLSearchParams(query)}`);
      const type = response.headers.get('content-type')!.split(';')[0]!;
      expect([path, response.status], path).toEqual([path, 200]);
      for (const value of await valuesOf(response, type)) expectConforming(path, method, 200, type, value);
    }
  });

  test('tells of other answers too', async () => {
    const several = { puzzle: '1...............', board: 'sudoku:2x2' };
    const bodies: [string, object][] = [
      ['classify', several],
      ['classify', { puzzle: `11${'.'.repeat(79)}` }],
      ['classify', { puzzle: '.'.repeat(16), board: 'latin-square:4', labels: 'AABB' }],
      ['prove', several],
      ['rate', several],
      ['hint', { puzzle: SUDOKU, stage: 'area' }],
      ['hint', { puzzle: SUDOKU, struck: [{ cell: 2, label: '4' }] }],
      ['hint', { puzzle: `123456789${'.'.repeat(72)}`.replace('12', '11') }],
      ['check', { proof: { format: 'latin-proof/1', puzzle: await convert(SUDOKU), fair: true, steps: [] } }],
      ['solve', { puzzle: `11${'.'.repeat(79)}` }],
    ];
    for (const [path, body] of bodies) {
      const response = await post(service, path, body);
      const type = response.headers.get('content-type')!.split(';')[0]!;
      expect(response.status, path).toBe(200);
      for (const value of await valuesOf(response, type)) expectConforming(`/api/${path}`, 'post', 200, type, value);
    }
  });

  test('tells how refusals look', async () => {
    for (const body of ['{', '[]', '{}', '{"puzzle":""}', '{"puzzle":"12"}', '{"puzzle":{"format":"x"}}']) {
      const response = await post(service, 'rate', body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expectConforming('/api/rate', 'post', response.status, 'application/json', await response.json());
    }
  });

  test('every puzzle that is made is one by the schema of the native format', async () => {
    const text = await (await post(service, 'generate', { board: 'orb-one', seed: 1 })).text();
    const validate = ajv.compile({ $ref: 'doc#/components/schemas/Puzzle' });
    const found = eventsOf(text).filter(({ event }) => event === 'found');
    expect(found).toHaveLength(1);
    expect(validate(found[0]!.data), ajv.errorsText(validate.errors)).toBe(true);
  });
});

async function convert(puzzle: string): Promise<unknown> {
  return JSON.parse(((await (await post(service, 'convert', { puzzle })).json()) as { text: string }).text);
}

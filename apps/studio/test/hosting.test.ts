import { expect, test } from 'vitest';
import { PAGE_POLICY } from '../build/policy.ts';
import { HOSTING, headersOfService, makeSite } from './hosted.ts';

test('the service, the head of the page and the examples of docs/hosting.md say one policy', async () => {
  const told = await headersOfService(makeSite());
  expect(told['']![1]).toBe(`${PAGE_POLICY}; frame-ancestors 'none'`);
  expect(told['?embed']![1]).toBe(`${PAGE_POLICY}; frame-ancestors https://paper.example`);
  expect(HOSTING.split(`"${PAGE_POLICY}; frame-ancestors `)).toHaveLength(3);
});

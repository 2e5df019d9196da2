import { describe, expect, test } from 'vitest';
import { makeHomeService } from '../../src/services/home-service.ts';

/** A window whose server answers so, and the requests that it makes. */
function windowWith(answer: () => Promise<Response>, onLine = true) {
  const asked: unknown[] = [];
  const fetch = (address: unknown, { method }: RequestInit = {}) => {
    asked.push([method, address]);
    return answer();
  };
  return { window: { navigator: { onLine }, fetch } as unknown as Window, asked };
}

const answering = (headers: HeadersInit) => async () => new Response(null, { headers });

describe('the service that the studio comes from', () => {
  test('is there where the head of the page names an API, and is asked once', async () => {
    const { window, asked } = windowWith(answering({ Link: '</api/openapi.json>; rel="service-desc"' }));
    const home = makeHomeService(window);
    expect(home.there.value).toBe(undefined);
    await home.look();
    await home.look();
    expect(home.there.value).toBe(true);
    expect(asked).toEqual([['HEAD', './']]);
  });

  test('is not there where files are handed out, or nobody answers', async () => {
    for (const answer of [
      answering({}),
      answering({ Link: '</style.css>; rel="preload"' }),
      () => Promise.reject(new TypeError('no connection')),
    ]) {
      const home = makeHomeService(windowWith(answer).window);
      await home.look();
      expect(home.there.value).toBe(false);
    }
  });

  test('is not asked for without a connection', async () => {
    const { window, asked } = windowWith(answering({}), false);
    const home = makeHomeService(window);
    await home.look();
    expect([home.there.value, asked]).toEqual([false, []]);
  });
});

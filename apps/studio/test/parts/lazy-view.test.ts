import { expect, test } from 'vitest';
import { makeLazyView } from '../../src/parts/lazy-view.ts';

const View = () => null;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a view is fetched once, however often it is asked for', async () => {
  let fetched = 0;
  const { view, load } = makeLazyView(async () => {
    fetched++;
    return View;
  });
  load();
  load();
  await settled();
  load();
  expect(view.value).toBe(View);
  expect(fetched).toBe(1);
});

test('a view that could not be fetched is fetched again when it is asked for', async () => {
  let fetched = 0;
  const { view, load } = makeLazyView(async () => {
    if (fetched++ === 0) throw new Error('no connection');
    return View;
  });
  load();
  await settled();
  expect(view.value).toBe('failed');
  load();
  await settled();
  expect(view.value).toBe(View);
});

import { expect, test } from 'vitest';
import { makePictures } from '../../src/services/pictures.ts';
import type { WorkerClient } from '../../src/worker/client.ts';

const LOOK = { pixels: 100, appearance: 'dark' } as const;

test('pictures are drawn one after the other, and none for whom nobody waits', async () => {
  const asked: string[] = [];
  let busy = 0;
  const ask = async (task: string, { puzzle, appearance }: { puzzle: string; appearance: string }) => {
    expect(++busy).toBe(1);
    await Promise.resolve();
    busy--;
    asked.push(`${task} ${puzzle} ${appearance}`);
    return `<svg>${puzzle}</svg>`;
  };
  const pictures = makePictures({ ask } as unknown as WorkerClient);
  const [staying, leaving] = [new AbortController(), new AbortController()];
  const drawn = ['a', 'b', 'c'].map((puzzle) =>
    pictures.draw(puzzle, LOOK, puzzle === 'b' ? leaving.signal : staying.signal),
  );
  leaving.abort();
  expect((await Promise.all(drawn)).map((address) => address && decodeURIComponent(address))).toEqual([
    'data:image/svg+xml;charset=utf-8,<svg>a</svg>',
    undefined,
    'data:image/svg+xml;charset=utf-8,<svg>c</svg>',
  ]);
  expect(asked).toEqual(['picture a dark', 'picture c dark']);
});

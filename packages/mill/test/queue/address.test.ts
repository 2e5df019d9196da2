import { locateQueue } from '@latin-puzzles/mill/queue';
import { expect, test } from 'vitest';

test('the environment says where the queue is, and nobody reads its password', () => {
  const at = (url?: string) => locateQueue({ LATIN_QUEUE_URL: url });
  expect(at('redis://me:secret@10.0.0.1:6379/2')).toMatchObject({
    ok: true,
    value: { engine: 'redis', place: 'redis://10.0.0.1:6379/2' },
  });
  expect(at('postgresql://me:secret@db/queue')).toMatchObject({ ok: true, value: { engine: 'postgres' } });
  for (const none of [undefined, '']) expect(at(none)).toMatchObject({ ok: false, fault: { code: 'queue.address' } });
  for (const other of ['amqp://me:secret@host', 'me:secret@host', 'nonsense']) {
    const located = at(other);
    expect(located).toMatchObject({ ok: false, fault: { code: 'queue.address' } });
    expect(JSON.stringify(located)).not.toContain('secret');
  }
});

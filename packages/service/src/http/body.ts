import type { IncomingMessage } from 'node:http';
import { isRecord } from '@latin-puzzles/core/basis';
import { refusal } from './refusing.ts';

/** The JSON of a body, of no more than so many bytes. */
export async function readJson(request: IncomingMessage, most: number): Promise<Readonly<Record<string, unknown>>> {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  // Pages of other origins cannot send JSON without asking first, so that this keeps them out.
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw refusal('request.body:type', 'Content-Type');
  if (Number(length) > most) throw refusal('limit.body', 'Content-Length', { most });
  const text = await readText(request, most);
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {}
  throw refusal('request.body:json', 'body');
}

async function readText(request: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  // Not for await: it would destroy the connection, over which the refusal is to go.
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      request.off('data', take).off('end', finish).off('close', gone).off('error', gone);
    };
    const take = (part: Buffer) => {
      size += part.length;
      if (size <= most) parts.push(part);
      else {
        leave();
        reject(refusal('limit.body', 'body', { most }));
      }
    };
    const finish = () => {
      leave();
      resolve();
    };
    const gone = () => {
      leave();
      reject(refusal('limit.time:slow', 'body'));
    };
    request.on('data', take).on('end', finish).on('close', gone).on('error', gone);
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(Buffer.concat(parts));
  } catch {
    throw refusal('request.body:json', 'body');
  }
}

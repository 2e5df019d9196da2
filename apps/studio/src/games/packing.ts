/** Text ↔ characters for an address: compressed by what every browser has built in, then written in base 64. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return makeBase64(await drain(stream, Number.POSITIVE_INFINITY));
}

/** The text of such characters; nothing if they are damaged or hold more than `limit` bytes. */
export async function unpackText(packed: string, limit: number): Promise<string | undefined> {
  const bytes = parseBase64(packed);
  if (!bytes) return undefined;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await drain(stream, limit));
  } catch {
    return undefined;
  }
}

/** A few bytes can swell to gigabytes: whoever reads them stops in time. */
async function drain(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Bytes ↔ text that stands in an address without escapes (RFC 4648, section 5, without padding). */
function makeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function parseBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}

/** Text ↔ compressed bytes, by what every browser has built in. */
export async function compressed(text: string): Promise<Uint8Array> {
  return drained(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY);
}

/** The text of compressed bytes; nothing if they are damaged or hold more than `limit` bytes. */
export async function decompressed(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<string | undefined> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await drained(stream, limit));
  } catch {
    return undefined;
  }
}

/** A few bytes can swell to gigabytes: whoever reads them stops in time. */
async function drained(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
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

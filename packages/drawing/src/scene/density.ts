/** A PNG file that says how many pixels it has to the inch, so that others show and print it in its true size. */
export function withDensity(png: Uint8Array, dpi: number): Uint8Array {
  const chunk = new Uint8Array(CHUNK);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round(dpi / INCH);
  view.setUint32(0, DATA);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  chunk[16] = 1;
  view.setUint32(17, checksum(chunk.subarray(4, 17)));
  const out = new Uint8Array(png.length + CHUNK);
  out.set(png.subarray(0, HEAD));
  out.set(chunk, HEAD);
  out.set(png.subarray(HEAD), HEAD + CHUNK);
  return out;
}

/** The signature of a PNG and its first chunk, after which this one may stand. */
const HEAD = 8 + 25;
/** Length, name, the same number twice with its unit, checksum. */
const DATA = 9;
const CHUNK = 4 + 4 + DATA + 4;
/** In metres. */
const INCH = 0.0254;

/** CRC-32, as the chunks of a PNG end with. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

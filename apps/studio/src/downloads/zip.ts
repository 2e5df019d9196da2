/** A file to be packed: its name, without folders, and its bytes. */
interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What begins each part of an archive, and the sizes of these parts without names. */
const LOCAL = { mark: 0x04034b50, size: 30 };
const CENTRAL = { mark: 0x02014b50, size: 46 };
const END = { mark: 0x06054b50, size: 22 };

/** Names are in UTF-8. */
const UTF8 = 0x0800;
/** The oldest version of the format that knows all that is used here: 2.0. */
const VERSION = 20;
/** Made as if on Unix, where names are taken as they are, with the rights of an ordinary file. */
const MADE_BY = 0x0300 | VERSION;
const RIGHTS = 0o100644 * 2 ** 16;
/** Midnight of 1 January 1980, the first that the format can say: the same files give the same bytes. */
const DATE = 0x0021;

/**
 * Files as one ZIP archive, stored as they are (APPNOTE.TXT of PKWARE, sections 4.3 to 4.5). Drawings are small; packing
 * them tighter would only hide them from programs that look for text.
 */
export function makeZip(files: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const named = files.map(({ name, bytes }) => ({ name: new TextEncoder().encode(name), bytes, sum: crc32(bytes) }));
  const locals = named.reduce((sum, { name, bytes }) => sum + LOCAL.size + name.length + bytes.length, 0);
  const central = named.reduce((sum, { name }) => sum + CENTRAL.size + name.length, 0);
  const archive = new Uint8Array(locals + central + END.size);
  const view = new DataView(archive.buffer);
  let at = 0;
  const short = (value: number) => {
    view.setUint16(at, value, true);
    at += 2;
  };
  const long = (value: number) => {
    view.setUint32(at, value, true);
    at += 4;
  };
  const copy = (bytes: Uint8Array) => {
    archive.set(bytes, at);
    at += bytes.length;
  };
  /** From the version that is needed to the lengths of the name and of further fields: the same in both headers. */
  const describe = ({ name, bytes, sum }: (typeof named)[number]) => {
    for (const value of [VERSION, UTF8, 0, 0, DATE]) short(value);
    for (const value of [sum, bytes.length, bytes.length]) long(value);
    for (const value of [name.length, 0]) short(value);
  };
  const offsets = named.map((file) => {
    const offset = at;
    long(LOCAL.mark);
    describe(file);
    copy(file.name);
    copy(file.bytes);
    return offset;
  });
  for (const [i, file] of named.entries()) {
    long(CENTRAL.mark);
    short(MADE_BY);
    describe(file);
    for (const value of [0, 0, 0]) short(value);
    for (const value of [RIGHTS, offsets[i]!]) long(value);
    copy(file.name);
  }
  long(END.mark);
  for (const value of [0, 0, files.length, files.length]) short(value);
  for (const value of [central, locals]) long(value);
  short(0);
  return archive;
}

/** The cyclic redundancy check of ISO 3309, whose polynomial is written here with its lowest power first. */
export function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return ~sum >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

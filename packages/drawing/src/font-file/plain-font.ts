import { create, type Font } from '@cantoo/fontkit';
import { type FontTables, fileOfTables } from './font-tables.ts';
import { plainGlyphs } from './plain-glyphs.ts';
import { plainMetrics } from './plain-metrics.ts';

/** A WOFF2 file as the reader of fonts has it inside, once it is unpacked. */
interface Packed {
  readonly type: string;
  readonly stream: { readonly buffer: Uint8Array };
  readonly directory: { readonly tables: Readonly<Record<string, PackedTable>> };
  _decompress(): void;
}

interface PackedTable {
  readonly offset: number;
  readonly length: number;
  readonly transformed?: boolean;
  readonly transformLength?: number;
}

/**
 * The tables of a WOFF2 file as a plain file. The reader of fonts unpacks it, but places the parts of some composed glyphs wrongly,
 * knows nothing of bearings that are left out, and makes no subset of such a file.
 */
export function plainFont(file: Uint8Array): Uint8Array {
  if (String.fromCharCode(...file.subarray(0, 4)) !== 'wOF2') return file;
  const packed = create(file) as Font as unknown as Packed;
  packed._decompress();
  const { tables } = packed.directory;
  const bytes = ({ offset, length, transformLength }: PackedTable) =>
    packed.stream.buffer.subarray(offset, offset + (transformLength ?? length));
  const plain = new Map(Object.entries(tables).map(([tag, table]) => [tag, bytes(table)]));
  if (tables.glyf?.transformed) {
    const { glyf, loca, lefts } = plainGlyphs(bytes(tables.glyf));
    plain.set('glyf', glyf).set('loca', loca).set('head', withLongOffsets(plain));
    if (tables.hmtx?.transformed) plain.set('hmtx', plainMetrics(bytes(tables.hmtx), widthsIn(plain), lefts));
  }
  return fileOfTables(plain);
}

/** Where the table `head` says how long offsets are, and `hhea` how many widths there are. */
const [OFFSET_SIZE, WIDTHS] = [50, 34] as const;

function withLongOffsets(tables: FontTables): Uint8Array {
  const head = tables.get('head')!.slice();
  head[OFFSET_SIZE + 1] = 1;
  return head;
}

function widthsIn(tables: FontTables): number {
  const hhea = tables.get('hhea')!;
  return hhea[WIDTHS]! * 256 + hhea[WIDTHS + 1]!;
}

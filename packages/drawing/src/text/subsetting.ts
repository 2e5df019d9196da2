import type { Font } from '@cantoo/fontkit';
import { openFont } from './fonts.ts';
import { encodeSimpleGlyph, type GlyphPath } from './simple-glyph.ts';

/** What a subset is made with, as the reader of fonts has it inside. */
interface Subset {
  readonly font: { getGlyph(id: number): Glyph };
  readonly glyf: Uint8Array[];
  readonly loca: { offsets: number[]; version: number };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}

interface Glyph {
  readonly path: GlyphPath;
  readonly advanceWidth: number;
  _getMetrics(): { readonly leftBearing: number };
}

interface Subsettable {
  readonly directory?: { readonly tables?: { readonly glyf?: { readonly transformed?: boolean } } };
  createSubset(): Subset;
}

/** Long offsets, which a subset of any size fits into. */
const LONG = 1;

/**
 * The reader of fonts, for documents that embed parts of them. In WOFF2 files glyphs are stored in a way of their own, of which
 * the reader makes outlines but no subset: those are written anew from the outlines.
 */
export const FONTKIT = {
  create(file: Uint8Array): Font {
    const font = openFont(file);
    const inside = font as unknown as Subsettable;
    if (inside.directory?.tables?.glyf?.transformed) {
      const createSubset = inside.createSubset.bind(font);
      inside.createSubset = () => Object.assign(createSubset(), { _addGlyph: addOutline });
    }
    return font;
  },
};

function addOutline(this: Subset, id: number): number {
  const glyph = this.font.getGlyph(id);
  const outline = encodeSimpleGlyph(glyph.path);
  this.glyf.push(outline);
  this.loca.offsets.push(this.offset);
  this.loca.version = LONG;
  this.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
  this.offset += outline.byteLength;
  return this.glyf.length - 1;
}

import { readFileSync } from 'node:fs';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { must } from '@latin-puzzles/core/basis';
import { makeMultiset } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { groupFonts } from '../src/font.ts';
import { drawBoard, drawPuzzle } from '../src/index.ts';
import { loadFonts } from '../src/node.ts';
import { renderPdf } from '../src/pdf.ts';
import { boardOf } from './support.ts';

const fonts = await loadFonts();

function sceneWith(labels: readonly string[]) {
  const multiset = must(makeMultiset(labels));
  const labeling = Array.from({ length: 16 }, (_, cell) => cell % multiset.labels.length);
  return drawPuzzle({ board: boardOf('sudoku:2x2'), multiset, labeling, inscription: [0, 1] }, { title: 'Four' });
}

describe('a PDF document', () => {
  const scene = sceneWith(['Ψ', 'Ж', 'ệ', '10']);

  test('embeds both weights and maps their glyphs back to the labels', async () => {
    const document = await PDFDocument.load(must(await renderPdf([scene], { fonts })), { updateMetadata: false });
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
    const descriptors = objects.filter((object) => object instanceof PDFDict && object.has(PDFName.of('FontFile2')));
    expect(descriptors).toHaveLength(2);
    const streams = objects
      .filter((object) => object instanceof PDFRawStream)
      .map((s) => new TextDecoder('latin1').decode(decodePDFRawStream(s).decode()));
    const maps = streams.filter((stream) => stream.includes('beginbfchar')).join('\n');
    for (const character of ['Ψ', 'Ж', 'ệ', '1', '0'])
      expect(maps.toUpperCase()).toContain(
        `<${character.codePointAt(0)!.toString(16).padStart(4, '0').toUpperCase()}>`,
      );
  });

  test('embeds of a chain of fonts those that are used', async () => {
    const light = readFileSync(new URL('../../../apps/studio/src/styles/typeface/figtree-400.woff2', import.meta.url));
    const own = groupFonts([new Uint8Array(light)], fonts);
    const names = async (labels: string[]) => {
      const bytes = must(await renderPdf([sceneWith(labels)], { fonts: own }));
      const document = await PDFDocument.load(bytes, { updateMetadata: false });
      const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
      const bases = objects.flatMap((object) =>
        object instanceof PDFDict ? (object.get(PDFName.of('BaseFont')) ?? []) : [],
      );
      return [...new Set(bases.map((base) => String(base).replace(/^\/\w*\+|-\d+$/g, '')))].sort().join();
    };
    expect(await names(['A', 'B', 'C', 'D'])).toMatch(/^[^,]*Figtree[^,]*$/);
    expect(await names(['A', 'B', 'C', 'Ж'])).toMatch(/Figtree.*NotoSans|NotoSans.*Figtree/);
  });

  test('is small, and the same bytes whenever it is made', async () => {
    const [once, again] = [must(await renderPdf([scene], { fonts })), must(await renderPdf([scene], { fonts }))];
    expect(once.length).toBeLessThan(20_000);
    expect(again).toEqual(once);
  });

  test('has a page for each scene, on sheets turned as suits them or as large as they are', async () => {
    const net = drawBoard(boardOf('icosahedron:2'), { net: true });
    const sheets = await PDFDocument.load(must(await renderPdf([scene, net], { fonts, paper: 'A4' })));
    expect(sheets.getPages().map((page) => Math.round(page.getWidth()))).toEqual([595, 842]);
    const sized = await PDFDocument.load(must(await renderPdf([net], { fonts, paper: 'scene' })));
    expect(sized.getPage(0).getWidth()).toBeCloseTo(net.frame.right - net.frame.left, 3);
  });

  test('says when it was made only if told', async () => {
    const date = new Date('2026-01-02T03:04:05Z');
    const dated = await PDFDocument.load(must(await renderPdf([scene], { fonts, date })), { updateMetadata: false });
    expect(dated.getCreationDate()).toEqual(date);
    const undated = await PDFDocument.load(must(await renderPdf([scene], { fonts })), { updateMetadata: false });
    expect(undated.getCreationDate()).toBeUndefined();
    expect(undated.getTitle()).toBe('Four');
  });

  test('refuses a label that the font cannot draw, and names it', async () => {
    const result = await renderPdf([sceneWith(['漢', 'a', 'b', 'c'])], { fonts });
    expect(result).toMatchObject({ ok: false, fault: { code: 'draw.glyph', message: expect.stringContaining('漢') } });
  });
});

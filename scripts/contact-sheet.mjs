/**
 * Draws every Latin Puzzle of the catalog to docs/boards/NAME.svg, and all of them together to docs/boards.png.
 * An inscription is written where it belongs; on the other boards one asterism is, so that the labels are seen.
 * Needs the built packages: npx tsc -b packages/core packages/drawing
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset } from '@latin-puzzles/core/puzzle';
import { drawPuzzle, renderSvg } from '@latin-puzzles/drawing';
import { measureWith } from '@latin-puzzles/drawing/font';
import { loadFonts, loadPainter } from '@latin-puzzles/drawing/node';
import { paintSvg } from '@latin-puzzles/drawing/png';

const docs = new URL('../docs/', import.meta.url);
const fonts = await loadFonts();
const measure = measureWith(fonts);

function specimen(entry) {
  const board = must(resolveBoard(entry.board));
  const multiset = must(makeMultiset(entry.labels));
  const labeling = new Array(board.cells).fill(EMPTY);
  const cells = entry.inscription?.cells ?? board.asterisms[0].cells;
  for (const [i, cell] of cells.entries()) labeling[cell] = multiset.labels.indexOf(multiset.entries[i]);
  return { board, multiset, labeling, inscription: entry.inscription?.cells ?? [] };
}

const COLUMNS = 6;
const CELL = { width: 300, height: 320 };
const PICTURE = { width: 276, height: 276 };

/** A document as an element that fills a box, its own proportions kept. */
function placed(svg, x, y) {
  const [, viewBox] = /viewBox="([^"]+)"/.exec(svg);
  const box = `x="${x}" y="${y}" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="${viewBox}"`;
  return svg.replace(/^<svg [^>]*>/, `<svg ${box}>`);
}

await mkdir(new URL('boards/', docs), { recursive: true });
const cells = [];
for (const [i, entry] of CATALOG.entries()) {
  const svg = renderSvg(drawPuzzle(specimen(entry), { title: entry.title.en, heading: false, measure }));
  await writeFile(new URL(`boards/${entry.name}.svg`, docs), svg);
  const [x, y] = [(i % COLUMNS) * CELL.width, Math.floor(i / COLUMNS) * CELL.height];
  const title = `<text x="${x + CELL.width / 2}" y="${y + 28}">${entry.title.en}</text>`;
  cells.push(title, placed(svg, x + (CELL.width - PICTURE.width) / 2, y + CELL.height - PICTURE.height));
}
const [width, height] = [COLUMNS * CELL.width, Math.ceil(CATALOG.length / COLUMNS) * CELL.height + 12];
const style = 'font-family="Noto Sans" font-size="14" font-weight="700" text-anchor="middle" fill="#14181c"';
const sheet = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
  `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
  `<g ${style}>${cells.join('\n')}</g>`,
  '</svg>',
].join('\n');
await writeFile(new URL('boards.png', docs), await paintSvg(sheet, { fonts, wasm: await loadPainter(), zoom: 1 }));
process.stdout.write(`${CATALOG.length} pictures in docs/boards, and docs/boards.png\n`);

import { makeSpeaker } from '@latin-puzzles/core/attrition';
import { LANGUAGE_CODES, type LanguageCode } from '@latin-puzzles/core/basis';
import { FAMILIES } from '@latin-puzzles/core/board';
import { describe, expect, test } from 'vitest';
import { measureWith } from '../../src/font.ts';
import { CAP_HEIGHT, drawKey, type Scene, type TextItem } from '../../src/index.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import type { Place } from '../../src/layout/place.ts';
import { loadFonts } from '../../src/node.ts';
import { contains } from '../../src/plane/polygon.ts';
import { length, minus, type XY } from '../../src/plane/vector.ts';
import { boardOf, CATALOG_BOARDS, multisetOf, texts } from '../support.ts';

const measure = measureWith(await loadFonts());
const languages = LANGUAGE_CODES;

/** Every board of the catalog, the usual one of every family, and members of other sizes. */
const BOARDS = [
  ...new Set([
    ...CATALOG_BOARDS,
    ...FAMILIES.map(({ name, parameters }) => (parameters ? `${name}:${parameters.usual}` : name)),
    ...['triangle:4', 'triangle:12', 'hexagon:2', 'hexagon:4', 'star:5/2', 'star:9/4', 'star:24/5', 'orb:4', 'orb:12'],
    ...['tetrahedron:2', 'cube:2', 'cube:6', 'octahedron:2', 'icosahedron:3', 'sudoku:2x3', 'sudoku:4x4', 'tartan:18'],
  ]),
];

/** The box of a text: left, top, right, bottom. */
function boxOf({ at: [x, y], anchor, text, size, bold }: TextItem): [number, number, number, number] {
  const width = size * measure(text, bold);
  const left = anchor === 'middle' ? x - width / 2 : x;
  return [left, y - size * CAP_HEIGHT, left + width, y];
}

function isInside(text: TextItem, { polygon, at, radius }: Place): boolean {
  const [left, top, right, bottom] = boxOf(text);
  const corners: XY[] = [left, right].flatMap((x) => [top, bottom].map((y): XY => [x, y]));
  return corners.every((corner) => (polygon ? contains(polygon, corner) : length(minus(corner, at)) < radius));
}

/** What stands over nothing else: pale numbers stand behind. */
const upright = (scene: Scene) => texts(scene).filter(({ ink }) => ink !== 'soft');

describe.each(BOARDS)('the key of %s', (specification) => {
  const board = boardOf(specification);
  const { places } = layOut(board);
  const polar = (spot: XY) => {
    const mean = (axis: 0 | 1) => places.reduce((sum, { at }) => sum + at[axis], 0) / places.length;
    const [x, y] = minus(spot, [mean(0), mean(1)]);
    return { angle: Math.atan2(y, x), radius: length([x, y]) };
  };
  const speaker = Object.fromEntries(
    languages.map((code) => [code, makeSpeaker({ board, multiset: multisetOf(board) }, code)]),
  );
  const keys = languages.map((language) => ({ language, scene: drawKey(board, { language, measure }) }));

  test('gives every cell the name that sentences give it, wherever it is shown, or numbers what it is named by', () => {
    for (const { language, scene } of keys) {
      const named = texts(scene).filter(({ cell }) => cell !== undefined);
      if (board.cellNames[0]!.kind === 'globe') {
        const numbers = texts(scene, 'mark').map((item) => ({
          text: item.text,
          ...polar([item.at[0], item.at[1] - (item.size * CAP_HEIGHT) / 2]),
        }));
        const outermost = Math.max(...places.map(({ at }) => polar(at).radius));
        for (const { cell, at } of places) {
          const { angle, radius } = polar(at);
          const outside = numbers.filter((n) => n.radius > outermost + 1 && Math.cos(n.angle - angle) > 0.9999);
          const inside = numbers.filter((n) => Math.abs(n.radius - radius) < 0.5);
          expect([outside.length, inside.length]).toEqual([1, 1]);
          expect(speaker[language]!.cells([cell])).toBe(`p${inside[0]!.text}m${outside[0]!.text}`);
        }
        continue;
      }
      if (named.length === 0) {
        const numbers = texts(scene, 'mark').filter(({ text }) => /^\d+$/.test(text));
        for (const { cell, at } of places) {
          const level = numbers.filter((item) => Math.abs(item.at[1] - (item.size * CAP_HEIGHT) / 2 - at[1]) < 0.5);
          const above = numbers.filter((item) => Math.abs(item.at[0] - at[0]) < 0.5);
          const [row, column] = [level, above].map((found) => found.map(({ text }) => text));
          expect([row!.length, column!.length]).toEqual([1, 1]);
          expect(speaker[language]!.cells([cell])).toBe(`${language === 'es' ? 'f' : 'r'}${row}c${column}`);
        }
        continue;
      }
      expect(named.map(({ cell }) => cell)).toEqual(places.map(({ cell }) => cell));
      for (const [i, { text, cell }] of named.entries()) {
        // Ring and point are told apart by a dot; faces stand behind.
        const said = speaker[language]!.cells([cell!]);
        for (const part of text.split('·')) expect(said).toMatch(new RegExp(`(^| )${part}($| )`));
        expect(isInside(named[i]!, places[i]!)).toBe(true);
      }
    }
  });

  test('names no two cells of a face alike, and numbers every face once, on its cells', () => {
    const { scene } = keys[0]!;
    const faces = [...new Set(board.cellNames.flatMap(({ face }) => (face === undefined ? [] : [String(face)])))];
    const pale = texts(scene, 'soft').filter(({ text }) => /^\d+$/.test(text));
    expect(pale.map(({ text }) => text).sort()).toEqual(faces.sort());
    for (const item of pale) {
      const [x, y] = [item.at[0], item.at[1] - (item.size * CAP_HEIGHT) / 2];
      const behind = places.find(({ polygon }) => polygon && contains(polygon, [x + 0.1, y + 0.1]))!;
      expect(String(board.cellNames[behind.cell]!.face)).toBe(item.text);
    }
    const names = places.map(({ cell }) => board.cellNames[cell]!.face);
    const written = texts(scene).filter(({ cell }) => cell !== undefined);
    const both = new Map(written.map(({ cell, text }, i) => [`${names[i]} ${text}`, cell]));
    if (written.length > 0) expect(both.size).toBe(board.cells);
  });

  test('has no text upon another, and all inside its frame', () => {
    for (const { scene } of keys) {
      const boxes = upright(scene).map((item) => ({ item, box: boxOf(item) }));
      for (const [i, a] of boxes.entries()) {
        const [left, top, right, bottom] = a.box;
        const upon = boxes
          .slice(i + 1)
          .filter(({ box: [l, t, r, b] }) => l < right && left < r && t < bottom && top < b)
          .map(({ item }) => [a.item.text, item.text]);
        expect(upon).toEqual([]);
        expect(left > scene.frame.left && right < scene.frame.right).toBe(true);
        expect(top > scene.frame.top && bottom < scene.frame.bottom).toBe(true);
      }
    }
  });

  test('is the same every time', () => {
    expect(drawKey(board, { language: 'en', measure })).toEqual(keys[0]!.scene);
  });
});

describe('how a key is to be read', () => {
  const caption = (specification: string, language: LanguageCode) =>
    texts(drawKey(boardOf(specification), { language }), 'caption')
      .map(({ text }) => text)
      .join(' ');

  test.each([
    [
      'sudoku:3x3',
      'r6c7 is the cell in row 6 and column 7. Boxes are counted from left to right, then downwards.',
      'f6c7 es la celda de la fila 6 y la columna 7. Las cajas se cuentan de izquierda a derecha y luego hacia abajo.',
    ],
    ['triangle:6', 'r5t7 is triangle 7 of row 5.', 'f5t7 es el triángulo 7 de la fila 5.'],
    ['dodecahedron', '19 is edge 19.', '19 es la arista 19.'],
    [
      'star:12/3',
      '2·11 is ring 2 point 11. Numbers outside are those of the lines that end there.',
      '2·11 es el punto 11 del anillo 2. Los números de fuera son los de las líneas que acaban ahí.',
    ],
    [
      'cube:4',
      'Pale numbers are those of faces; r3c4 is the cell in row 3 and column 4 of its face, 4·r3c4 that of face 4.',
      'Los números claros son los de las caras; f3c4 es la celda de la fila 3 y la columna 4 de su cara; 4·f3c4, la de la cara 4.',
    ],
    [
      'orb:8',
      'p5m8 is the cell on parallel 5 and meridian 8. What stands pale in a region is its name.',
      'p5m8 es la celda del paralelo 5 y el meridiano 8. Lo que figura en tono claro en una región es su nombre.',
    ],
  ])('is said for %s', (specification, en, es) => {
    expect(caption(specification, 'en')).toBe(en);
    expect(caption(specification, 'es')).toBe(es);
  });
});

import { cross3, dot3, plus3, times3, type Vector } from '@latin-puzzles/core/board';
import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { areaColour, drawPuzzle, type Item, linePen, renderItems, type Theme } from '@latin-puzzles/drawing';
import { clueSizeOf } from '../../../packages/view/src/board-view/clue-size.ts';
import type { Body, BodySheet } from '../src/solid/body.ts';
import { bodyOf } from '../src/solid/body-of.ts';
import { restsOf } from '../src/solid/pose.ts';
import { applyTurn, inverseTurn, type Turn } from '../src/solid/turn.ts';
import { upright } from '../src/solid/upright.ts';

/** What is 1 long on the body, on the picture, and the white round it. */
const SIZE = 200;
const MARGIN = 6;
/** What is higher than this is the head of a body, what is lower its foot. */
const LEVEL = 0.25;
/** Where the light comes from. */
const LIGHT: Vector = [-0.42, 0.55, 0.72];
/** How dark what is turned away from the light becomes. */
const DARKEST = 0.3;
/** What is seen more from the side than this is not written on. */
const FLATTEST = 0.25;

/** How a puzzle is drawn on its body in space, as an SVG document for a theme; nothing for a board that lies on none. */
export function makeBodyPicture(puzzle: Puzzle, pixels: number): ((theme: Theme) => string) | undefined {
  const body = bodyOf({ ...puzzle, solution: undefined });
  if (!body) return undefined;
  const clues = puzzle.labeling.flatMap((label, cell) => (label === EMPTY ? [] : [cell]));
  const turn = turnFor(body, clues);
  const { left, top, side } = frameOf(body, turn);
  const box = [left, top, side, side].map(decimal).join(' ');
  return (theme) => {
    const heavy = { ...theme, weight: Math.max(1, side / pixels) };
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${decimal(side)}" height="${decimal(side)}" viewBox="${box}">`,
      ...(body.axis ? globeParts(body, turn, heavy) : solidParts(body, puzzle, turn, heavy)),
      ...labelParts(body, puzzle, turn, theme),
      '</svg>',
      '',
    ].join('\n');
  };
}

/** A square round what is seen. */
function frameOf({ hull }: Body, turn: Turn): { readonly left: number; readonly top: number; readonly side: number } {
  const corners = hull.length > 0 ? hull.map((at) => seen(at, turn)) : [[-SIZE, -SIZE] as const, [SIZE, SIZE] as const];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, bottom - top) + 2 * MARGIN;
  return { left: (left + right - side) / 2, top: (top + bottom - side) / 2, side };
}

/** The rest that shows most of what is written, of those that stand more broadly than they end. */
function turnFor(body: Body, clues: readonly number[]): Turn {
  const height = (at: Vector, turn: Turn) => applyTurn(turn, at)[1];
  const worth = (turn: Turn) => {
    const shown = clues.reduce((sum, cell) => sum + Math.max(0, applyTurn(turn, body.stances[cell]!.out)[2]), 0);
    const foot = body.hull.filter((at) => height(at, turn) < -LEVEL).length;
    const head = body.hull.filter((at) => height(at, turn) > LEVEL).length;
    return shown / Math.max(1, clues.length) + (foot >= head ? 1 : 0);
  };
  return restsOf(body)
    .map(({ turn }) => turn)
    .reduce((best, turn) => (worth(turn) > worth(best) + 1e-6 ? turn : best));
}

/** Faces that are seen, each with what its net shows on it, as bright as the light makes it. */
function solidParts(body: Body, puzzle: Puzzle, turn: Turn, theme: Theme): string[] {
  const lines = drawPuzzle({ ...puzzle, solution: undefined }, { heading: false }).items.filter(
    (item) => item.shape !== 'text' && !isStud(item, body),
  );
  const plates = body.sheets.filter(({ takes, out }) => takes !== 'cells' && applyTurn(turn, out)[2] > 1e-3);
  const drawn = renderItems(lines, { ...theme, weight: (theme.weight ?? 1) / (SIZE / body.scale) });
  const rim = linePen(theme, 'rim');
  return [
    `<defs><g id="net">${drawn}</g>`,
    ...plates.map((plate, i) => `<clipPath id="face-${i}"><path d="${pathOf(plate.outline)}"/></clipPath>`),
    '</defs>',
    ...plates.flatMap((plate, i) => {
      const outline = pathOf(plate.vertices.map(({ at }) => seen(at, turn)));
      return [
        `<path d="${outline}" fill="${areaColour(theme, 'cell')}"/>`,
        `<g transform="matrix(${matrixOf(plate, turn).map(decimal).join(' ')})"><use href="#net" clip-path="url(#face-${i})"/></g>`,
        `<path d="${outline}" fill="#000" fill-opacity="${decimal(shadeOf(plate.out, turn))}" stroke="${rim.colour}" stroke-width="${decimal(rim.width)}" stroke-linejoin="round"/>`,
      ];
    }),
    ...studParts(body, turn, theme),
  ];
}

/** A disc on the net stands out of the body as a stud. */
function isStud(item: Item, body: Body): boolean {
  return item.shape === 'disc' && body.sheets.some(({ takes }) => takes === 'cells');
}

function studParts(body: Body, turn: Turn, theme: Theme): string[] {
  if (!body.sheets.some(({ takes }) => takes === 'cells')) return [];
  const rim = linePen(theme, 'disc');
  return body.sides.flatMap(([top], cell) =>
    applyTurn(turn, body.stances[cell]!.out)[2] > 0.05
      ? [
          `<path d="${pathOf(top!.line.map((at) => seen(at, turn)))}" fill="${areaColour(theme, 'cell')}" stroke="${rim.colour}" stroke-width="${decimal(rim.width)}"/>`,
        ]
      : [],
  );
}

/** The cells of a globe that are seen, with the borders of regions over the others, under a light from above. */
function globeParts(body: Body, turn: Turn, theme: Theme): string[] {
  const isSeen = (at: Vector) => applyTurn(turn, at)[2] > -1e-9;
  const lines = body.sheets.map(({ rim }) => rim.map((item) => ('line' in item ? item.line : undefined)));
  const grounds = new Map(
    body.surface.below.flatMap((item) =>
      item.shape === 'path' && item.cell !== undefined && item.fill ? [[item.cell, item.fill] as const] : [],
    ),
  );
  const cells = body.sides.flatMap((sides, cell) => {
    const round = sides.flatMap(({ line }) => line.slice(0, -1));
    if (!round.some(isSeen)) return [];
    // What lies behind the rim is drawn up to it.
    const outline = round.map((at) => seen(isSeen(at) ? at : rimOf(at, turn), turn));
    return [`<path d="${pathOf(outline)}" fill="${areaColour(theme, grounds.get(cell) ?? 'cell')}"/>`];
  });
  const drawnLines = (['fine', 'border'] as const).map((kind) => {
    const { colour, width } = linePen(theme, kind);
    const d = body.sides.flatMap((sides, cell) =>
      sides.flatMap(({ line }, i) => {
        const isBorder = lines[cell]!.includes('border') && borderSides(body, cell)[i]!;
        const shown = line.filter(isSeen);
        return (kind === 'border') === isBorder && shown.length > 1
          ? [openPath(shown.map((at) => seen(at, turn)))]
          : [];
      }),
    );
    return `<path d="${d.join('')}" fill="none" stroke="${colour}" stroke-width="${decimal(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  const rim = linePen(theme, 'rim');
  return [
    '<defs><radialGradient id="light" cx="0.36" cy="0.3" r="0.75">',
    '<stop offset="0.55" stop-color="#000" stop-opacity="0"/>',
    `<stop offset="1" stop-color="#000" stop-opacity="${DARKEST}"/>`,
    '</radialGradient></defs>',
    ...cells,
    ...drawnLines,
    `<circle r="${SIZE}" fill="url(#light)" stroke="${rim.colour}" stroke-width="${decimal(rim.width)}"/>`,
  ];
}

/** Which sides of a cell of a globe part two regions. */
function borderSides({ sides, board }: Body, cell: number): boolean[] {
  const regionOf = (one: number) =>
    board.asterismsOf[one]!.find((asterism) => board.asterisms[asterism]!.kind === 'region');
  return sides[cell]!.map(({ beyond }) => beyond !== undefined && regionOf(beyond) !== regionOf(cell));
}

/** Labels lie on the body, upright for the reader. */
function labelParts(body: Body, { multiset, labeling, inscription }: Puzzle, turn: Turn, theme: Theme): string[] {
  const up = applyTurn(inverseTurn(turn), [0, 1, 0]);
  const size = (clueSizeOf(body.surface) / body.scale) * SIZE;
  const inscribed = new Set(inscription);
  return body.stances.flatMap(({ out }, cell) => {
    const label = multiset.labels[labeling[cell]!];
    if (label === undefined || applyTurn(turn, out)[2] < FLATTEST) return [];
    const above = upright(up, out);
    const [rx, ry] = applyTurn(turn, cross3(above, out));
    const [ux, uy] = applyTurn(turn, above);
    const [x, y] = seen(middleOf(body, cell), turn);
    const matrix = [rx, -ry, -ux, uy, x, y].map(decimal).join(' ');
    const ink = inscribed.has(cell) ? theme.inks.inscription : theme.inks.clue;
    return [
      `<text transform="matrix(${matrix})" y="${decimal(size * 0.357)}" font-family="'Noto Sans', sans-serif" font-size="${decimal(size)}" text-anchor="middle" fill="${ink}">${label.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`,
    ];
  });
}

function middleOf({ sides }: Body, cell: number): Vector {
  const round = sides[cell]!.flatMap(({ line }) => line.slice(0, -1));
  return times3(1 / round.length, round.reduce(plus3));
}

function seen(at: Vector, turn: Turn): readonly [number, number] {
  const [x, y] = applyTurn(turn, at);
  return [x * SIZE, -y * SIZE];
}

/** The place on the rim of the globe next to one behind it. */
function rimOf(at: Vector, turn: Turn): Vector {
  const [x, y] = applyTurn(turn, at);
  const length = Math.hypot(x, y) || 1;
  return applyTurn(inverseTurn(turn), [x / length, y / length, 0]);
}

function shadeOf(out: Vector, turn: Turn): number {
  const bright = Math.max(0, dot3(applyTurn(turn, out), times3(1 / Math.hypot(...LIGHT), LIGHT)));
  return DARKEST * (1 - bright);
}

/** What carries the drawing of a face to where the face is seen: three corners say it. */
function matrixOf({ vertices }: BodySheet, turn: Turn): number[] {
  const [o, a, b] = vertices;
  const [[ox, oy], [ax, ay], [bx, by]] = [o!.spot, a!.spot, b!.spot];
  const [[px, py], [qx, qy], [rx, ry]] = [seen(o!.at, turn), seen(a!.at, turn), seen(b!.at, turn)];
  const [ux, uy, vx, vy] = [ax - ox, ay - oy, bx - ox, by - oy];
  const area = ux * vy - uy * vx;
  const [m11, m12] = [((qx - px) * vy - (rx - px) * uy) / area, ((rx - px) * ux - (qx - px) * vx) / area];
  const [m21, m22] = [((qy - py) * vy - (ry - py) * uy) / area, ((ry - py) * ux - (qy - py) * vx) / area];
  return [m11, m21, m12, m22, px - m11 * ox - m12 * oy, py - m21 * ox - m22 * oy];
}

function openPath(points: readonly (readonly [number, number])[]): string {
  return `M${points.map((point) => point.map(decimal).join(' ')).join('L')}`;
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return `${openPath(points)}Z`;
}

function decimal(value: number): number {
  return Math.round(value * 1000) / 1000;
}

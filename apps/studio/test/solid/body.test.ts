import { cross3, dot3, length3, minus3, unit3 } from '@latin-puzzles/core/board';
import { describe, expect, test } from 'vitest';
import type { BodySheet, Target } from '../../src/solid/body.ts';
import { bodyNamed, NAMES } from './bodies.ts';

type Corners = Target['corners'];

function pieces({ vertices, triangles }: BodySheet) {
  return triangles.map((triangle) => triangle.map((i) => vertices[i]!));
}

function cornersOf(sheet: BodySheet): Corners[] {
  return pieces(sheet).map((piece) => piece.map(({ at }) => at) as unknown as Corners);
}

/** What a surface encloses: right only if it is closed, and every piece is turned outwards. */
function enclosed(corners: readonly Corners[]): number {
  return corners.reduce((sum, [a, b, c]) => sum + dot3(a, cross3(b, c)) / 6, 0);
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** Of the solids that reach 1 from their middle. */
const VOLUMES: Readonly<Record<string, number>> = {
  'latin-tetrahedron': (8 * Math.sqrt(3)) / 27,
  'free-latin-cube': 8 / Math.sqrt(27),
  'latin-octahedron': 4 / 3,
  'latin-icosahedron': ((5 / 6) * GOLDEN ** 2) / Math.sin((2 * Math.PI) / 5) ** 3,
  'latin-dodecahedron': (15 + 7 * Math.sqrt(5)) / 4 / (Math.sqrt(3) * (GOLDEN / 2)) ** 3,
};

describe.each(NAMES)('the body of %s', (name) => {
  const { sheets, targets, stances, scale, axis } = bodyNamed(name);
  const studded = name === 'latin-dodecahedron';
  const hull = studded ? sheets.filter(({ places }) => places.length === 0) : sheets;

  test('is closed, and all of it is turned outwards', () => {
    const volume = VOLUMES[name];
    const covered = enclosed(hull.flatMap(cornersOf));
    if (volume === undefined) expect(covered / ((4 / 3) * Math.PI)).toBeCloseTo(1, 2);
    else expect(covered).toBeCloseTo(volume, 9);
    for (const { vertices } of hull) for (const { at, out } of vertices) expect(dot3(at, out)).toBeGreaterThan(0);
  });

  test('can be hit everywhere', () => {
    const onHull = targets.slice(studded ? targets.length - 60 : 0);
    expect(enclosed(onHull.map(({ corners }) => corners))).toBeCloseTo(enclosed(hull.flatMap(cornersOf)), 9);
    expect(new Set(onHull.map(({ cell }) => cell)).size).toBe(stances.length);
  });

  test('shows the drawing as it is: not mirrored, and hardly stretched', () => {
    for (const sheet of sheets)
      for (const [a, b, c] of pieces(sheet)) {
        const [u, v] = [b!, c!].map(({ spot }) => [spot[0] - a!.spot[0], spot[1] - a!.spot[1]] as const);
        // On the page y points down, so that anticlockwise is negative.
        const drawn = -(u![0] * v![1] - u![1] * v![0]) / 2;
        const own = (length3(cross3(minus3(b!.at, a!.at), minus3(c!.at, a!.at))) * scale ** 2) / 2;
        const slant = dot3(unit3(cross3(minus3(b!.at, a!.at), minus3(c!.at, a!.at))), sheet.out);
        if (slant < 0.2) continue;
        expect(drawn / own).toBeGreaterThan(0.98);
        expect(drawn / own).toBeLessThan(1.35);
      }
  });

  test('has every cell on a sheet, within its outline', () => {
    const written = sheets.flatMap(({ places }) => places.map(({ cell }) => cell));
    expect(new Set(written).size).toBe(stances.length);
    for (const { places, outline } of sheets)
      for (const { at } of places) {
        const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
        expect(at[0]).toBeGreaterThan(Math.min(...xs));
        expect(at[0]).toBeLessThan(Math.max(...xs));
        expect(at[1]).toBeGreaterThan(Math.min(...ys));
        expect(at[1]).toBeLessThan(Math.max(...ys));
      }
  });

  test('knows which way its cells face, and what is up for them', () => {
    for (const { out, up } of stances) {
      expect(length3(out)).toBeCloseTo(1, 9);
      expect(length3(up)).toBeCloseTo(1, 9);
      expect(dot3(out, up)).toBeCloseTo(0, 9);
    }
    // As points of a sheet rise, their spots on the page do: exactly on faces, near enough on a globe.
    for (const { vertices, places } of hull) {
      if (places.length === 0) continue;
      const { up } = stances[places[0]!.cell]!;
      const first = vertices[0]!;
      for (const { at, spot } of vertices)
        expect((first.spot[1] - spot[1]) / scale).toBeCloseTo(dot3(minus3(at, first.at), up), axis ? 1 : 9);
    }
  });
});

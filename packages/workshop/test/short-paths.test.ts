import { CATALOG } from '@latin-puzzles/core/board';
import { drawPuzzle, renderSvg } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
import { withShortPaths } from '../src/embed/short-paths.ts';
import { specimenNamed } from './puzzles.ts';

/** Where the lines of a path begin and end, in hundredths, by a reading of its own. */
function cornersOf(path: string): string[] {
  const corners: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, given] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...given!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Math.round(Number(text) * 100));
    const lower = command === command!.toLowerCase();
    const kind = command!.toLowerCase();
    if (kind === 'z') {
      [x, y] = [startX, startY];
      corners.push('z');
    }
    const size = kind === 'h' || kind === 'v' ? 1 : 2;
    for (let i = 0; kind !== 'z' && i < numbers.length; i += size) {
      const [fromX, fromY] = lower ? [x, y] : [0, 0];
      if (kind !== 'v') x = fromX + numbers[i]!;
      if (kind !== 'h') y = fromY + numbers[i + size - 1]!;
      if (kind === 'm' && i === 0) [startX, startY] = [x, y];
      corners.push(`${kind === 'm' && i === 0 ? 'from' : 'to'} ${x} ${y}`);
    }
  }
  return corners;
}

const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!);

describe('a picture with short paths', () => {
  test.each(CATALOG.map(({ name }) => name))('of %s has the same corners, and nothing else is changed', (name) => {
    const svg = renderSvg(drawPuzzle(specimenNamed(name)));
    const short = withShortPaths(svg);
    expect(short.replace(/ d="[^"]*"/g, '')).toBe(svg.replace(/ d="[^"]*"/g, ''));
    expect(pathsOf(short).map(cornersOf)).toEqual(pathsOf(svg).map(cornersOf));
  });

  test('is a sixth smaller and more where lines follow circles', () => {
    const svg = renderSvg(drawPuzzle(specimenNamed('orb-ripeto')));
    expect(withShortPaths(svg).length).toBeLessThan((5 / 6) * svg.length);
  });

  test('leaves curves as they are', () => {
    expect(withShortPaths('<path d="M0 0C1 1 2 2 3 3"/>')).toBe('<path d="M0 0C1 1 2 2 3 3"/>');
  });

  test('parts numbers only where they would run together', () => {
    expect(withShortPaths('<path d="M1 2L1.5 2.25L0.5 2.25H3V-1Z"/>')).toBe('<path d="m1 2 .5.25-1 0h2.5v-3.25z"/>');
  });
});

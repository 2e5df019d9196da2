import type { Point } from '@latin-puzzles/core/board';
import { spotKey } from '../plane/vector.ts';

/**
 * For every cell and side of its face, the cell on the other side, in the plane or in space. Corners are the same if
 * they are so when rounded to a part of 1/resolution.
 */
export function cellsBeyond(faces: readonly (readonly Point[])[], resolution: number): (number | undefined)[][] {
  const holders = new Map<string, number[]>();
  const keys = faces.map((face, cell) => {
    const corners = face.map((corner) => spotKey(corner, resolution));
    return corners.map((corner, i) => {
      const key = [corner, corners[(i + 1) % corners.length]!].sort().join(' ');
      const present = holders.get(key);
      if (present) present.push(cell);
      else holders.set(key, [cell]);
      return key;
    });
  });
  return keys.map((own, cell) => own.map((key) => holders.get(key)!.find((other) => other !== cell)));
}

import { cross3, dot3, type Vector } from '@latin-puzzles/core/board';
import type { Globe } from './globe.ts';
import { upright } from './upright.ts';

/** The axis of a globe. The flat board is seen from the other end, so that words along a parallel run to the right. */
export const NORTH: Vector = [0, 1, 0];

/**
 * The latitude at which each parallel begins, the south pole first, and at last the north pole. The caps are so much
 * wider than the other parallels that a circle in one of their slices has the same size as one between two parallels.
 */
export function latitudes({ parallels, meridians }: Globe): number[] {
  const sine = Math.sin(Math.PI / meridians);
  const room = sine / (1 + sine);
  const cap = Math.PI / 2 / (1 + room * (parallels - 2));
  const belt = (Math.PI - 2 * cap) / (parallels - 2);
  const inner = Array.from({ length: parallels - 1 }, (_, i) => cap + i * belt - Math.PI / 2);
  return [-Math.PI / 2, ...inner, Math.PI / 2];
}

/** The point of the unit sphere at a latitude and a longitude; longitudes grow to the right with north above. */
export function onSphere(latitude: number, longitude: number): Vector {
  const radius = Math.cos(latitude);
  return [radius * Math.sin(longitude), Math.sin(latitude), radius * Math.cos(longitude)];
}

/** What a cell takes of the sphere, in latitudes and longitudes. */
export interface Extent {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

export function extentOf(globe: Globe, bounds: readonly number[], cell: number): Extent {
  const [parallel, meridian] = [globe.parallelOf[cell]!, globe.meridianOf[cell]!];
  const width = (2 * Math.PI) / globe.meridians;
  return {
    south: bounds[parallel]!,
    north: bounds[parallel + 1]!,
    west: meridian * width,
    east: (meridian + 1) * width,
  };
}

/** The middle of a cell: halfway, or in a slice round a pole, where the circle inscribed in it has its centre. */
export function middleOf({ south, north, west, east }: Extent): Vector {
  const room = 1 / (1 + Math.sin((east - west) / 2));
  const height = north - south;
  const atPole = Math.PI / 2 - 1e-9;
  if (-south > atPole) return onSphere(south + height * room, (west + east) / 2);
  if (north > atPole) return onSphere(north - height * room, (west + east) / 2);
  return onSphere((south + north) / 2, (west + east) / 2);
}

/** A map of the neighbourhood of a point of the sphere: distances and directions from it are true, north is above. */
export function chartAround(middle: Vector): (point: Vector) => readonly [number, number] {
  const up = upright(NORTH, middle);
  const right = cross3(up, middle);
  return (point) => {
    const angle = Math.acos(Math.min(1, Math.max(-1, dot3(point, middle))));
    const stretch = angle < 1e-6 ? 1 : angle / Math.sin(angle);
    // On the page y points down.
    return [stretch * dot3(point, right), -stretch * dot3(point, up)];
  };
}

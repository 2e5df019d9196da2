import { CATALOG } from '@latin-puzzles/core/board';
import { beginningOf, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { Body } from '../../src/solid/body.ts';
import { bodyOf } from '../../src/solid/body-of.ts';
import type { Turn } from '../../src/solid/turn.ts';
import { puzzleOf } from '../game/puzzles.ts';

export function puzzleNamed(name: string): Puzzle {
  return beginningOf(CATALOG.find((entry) => entry.name === name)!);
}

export const NO_TURN: Turn = [0, 0, 0, 1];

/** A small globe with a few clues. */
export const GLOBE = puzzleOf('orb:4', '1234', '0......1..2.3...');

export const NAMES = [
  'latin-tetrahedron',
  'free-latin-cube',
  'latin-octahedron',
  'latin-icosahedron',
  'latin-dodecahedron',
  'orb-one',
  'custom-orb',
];

const made = new Map<string, Body>();

export function bodyNamed(name: string): Body {
  const body = made.get(name) ?? bodyOf(puzzleNamed(name))!;
  made.set(name, body);
  return body;
}

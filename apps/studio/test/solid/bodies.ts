import type { Step } from '@latin-puzzles/core/attrition';
import { CATALOG } from '@latin-puzzles/core/board';
import { beginningOf, EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { ShownStep } from '@latin-puzzles/workshop/advice';
import { puzzleOf } from '../../../../packages/workshop/test/puzzles.ts';
import type { Body } from '../../src/solid/body.ts';
import { bodyOf } from '../../src/solid/body-of.ts';
import type { Turn } from '../../src/solid/turn.ts';

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
  'orb-ripeto',
  'custom-orb',
];

/** A step that supposes a label in a cell, from which one in another follows. */
export function supposition(
  { board, multiset }: Pick<Puzzle, 'board' | 'multiset'>,
  from: number,
  to: number,
): ShownStep {
  const labels = multiset.labels.length;
  const assumption = { cell: from, label: 0, holds: true };
  const steps: Step[] = [
    {
      theorem: 'some',
      writes: [{ cell: to, label: 0 }],
      removals: [],
      premises: { terms: [{ times: 1, cell: from }] },
    },
  ];
  return {
    step: { theorem: 'supposition', writes: [], removals: [assumption], premises: { terms: [], assumption, steps } },
    standing: {
      domains: new Uint8Array(board.cells * labels).fill(1),
      written: new Int32Array(board.cells).fill(EMPTY),
    },
  };
}

const made = new Map<string, Body>();

export function bodyNamed(name: string): Body {
  const body = made.get(name) ?? bodyOf(puzzleNamed(name))!;
  made.set(name, body);
  return body;
}

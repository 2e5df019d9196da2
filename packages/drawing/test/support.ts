import { must, numbers } from '@latin-puzzles/core/basis';
import { type Board, CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, type Labeling, type Multiset, makeMultiset } from '@latin-puzzles/core/puzzle';
import type { Item, PathItem, Scene, TextItem } from '../src/index.ts';

export function boardOf(specification: string): Board {
  return must(resolveBoard(specification));
}

/** The board of every Latin Puzzle in the catalog, each once. */
export const CATALOG_BOARDS: readonly string[] = [...new Set(CATALOG.map(({ board }) => board))];

export const SOLIDS = ['tetrahedron:4', 'cube:4', 'octahedron:3', 'icosahedron:2', 'dodecahedron'];

export function multisetOf(board: Board): Multiset {
  return must(makeMultiset(numbers(board.k!)));
}

/** Labels in turn in every third cell. */
export function someClues(board: Board): Labeling {
  return Array.from({ length: board.cells }, (_, cell) => (cell % 3 === 0 ? (cell / 3) % board.k! : EMPTY));
}

export function texts(scene: Scene, ink?: string): TextItem[] {
  return scene.items.filter((item) => item.shape === 'text').filter((item) => ink === undefined || item.ink === ink);
}

export function paths(scene: Scene, accept: (item: PathItem) => boolean): PathItem[] {
  return scene.items.filter((item) => item.shape === 'path').filter(accept);
}

/** The items that are the ground or the disc of a cell. */
export function grounds(scene: Scene): Item[] {
  return scene.items.filter((item) => item.shape !== 'text' && item.cell !== undefined);
}

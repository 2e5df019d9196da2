import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { layOut } from '@latin-puzzles/drawing';
import {
  DIRECTIONS,
  type Direction,
  endOf,
  makeSteering,
  readingRows,
  type Steering,
} from '@latin-puzzles/view/board-view';
import type { Frame, Page } from 'playwright-core';

/** Somebody who plays in a browser: with keys, or with fingers. */
export interface Player {
  write(cell: number, label: number): Promise<void>;
}

const KEYS = Object.keys(DIRECTIONS) as Direction[];

/** Types on the board that has the focus, which is `where`: the flat one unless told, and that of the page unless it is in a frame. */
export async function typist(
  page: Page,
  { board, multiset }: Puzzle,
  where = '.board-view',
  frame: Page | Frame = page,
): Promise<Player> {
  const layout = layOut(board);
  const steer = makeSteering(layout);
  let at = endOf(layout, false);
  await frame.locator(where).focus();
  await page.keyboard.press('Home');
  return {
    async write(cell, label) {
      for (const key of wayBetween(steer, at, cell)) await page.keyboard.press(key);
      at = cell;
      // Sent together: keys of one label must follow each other within a moment, however slowly the page draws.
      await Promise.all([...multiset.labels[label]!].map((character) => page.keyboard.press(character)));
    },
  };
}

/** The arrow keys that lead from a cell to another. */
function wayBetween(steer: Steering, from: number, to: number): Direction[] {
  const ways = new Map<number, Direction[]>([[from, []]]);
  for (const [cell, way] of ways)
    for (const key of KEYS) if (!ways.has(steer(cell, key))) ways.set(steer(cell, key), [...way, key]);
  return ways.get(to)!;
}

export function toucher(page: Page, puzzle: Puzzle): Player {
  return {
    async write(cell, label) {
      const [x, y] = await spotOf(page, puzzle, cell);
      await page.touchscreen.tap(x, y);
      await page.locator('.pad .labels button').nth(label).tap();
    },
  };
}

/** Where the middle of a cell is on the screen, which is moved there if it must be. */
export async function spotOf(page: Page, { board }: Puzzle, cell: number): Promise<[number, number]> {
  // Where a cell has several places, the last as they are read, which is the last element.
  const { at } = readingRows(layOut(board).places)
    .flat()
    .findLast((place) => place.cell === cell)!;
  await page.locator(`.board-view .targets [data-cell="${cell}"]`).last().scrollIntoViewIfNeeded();
  return page.locator('.board-view .targets').evaluate(
    (element, [x, y]) => {
      const point = new DOMPoint(x, y).matrixTransform((element as SVGSVGElement).getScreenCTM()!);
      return [point.x, point.y];
    },
    at as [number, number],
  );
}

import { numbers } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { nearlyDone, workOn } from './play/boards.ts';
import { linkTo } from './play/desk.ts';
import { typist } from './play/player.ts';
import { NAMES } from './solid/bodies.ts';
import {
  COARSE,
  COUNT_FRAMES,
  drawnShare,
  goToSolid,
  type Opening,
  openSolid as openSpecimen,
  picture,
  settled,
} from './solid/watching.ts';
import { fitsAcross, hindrances, type VisitOptions, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const openSolid = (name: string, options?: Opening) => openSpecimen(browser, address, name, options);

const NO_GRAPHICS = `
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest);
  };`;

async function centre(page: Page): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await page.locator('.solid-stage').boundingBox())!;
  return [x + width / 2, y + height / 2];
}

const picked = (page: Page) => page.locator('.board-view .cursor').count();

/** The cell with the cursor, by its outline on the net. */
async function pickedCell(page: Page): Promise<number> {
  const cell = await page.evaluate(() => {
    const outline = document.querySelector('.board-view .cursor')?.getAttribute('d');
    return document.querySelector(`.board-view .targets [d="${outline}"]`)?.getAttribute('data-cell');
  });
  return Number(cell ?? -1);
}

test('each solid is drawn, a tap on it picks a cell of the net, and then it rests', async () => {
  const { page, complaints } = await openSolid(NAMES[0]!);
  for (const name of NAMES) {
    await goToSolid(page, name);
    await expect.poll(() => drawnShare(page), { message: name }).toBeGreaterThan(0.1);
    await expect.poll(() => picked(page), { message: name }).toBe(0);
    await page.mouse.click(...(await centre(page)));
    await settled(page);
    await expect.poll(() => picked(page), { message: name }).toBeGreaterThan(0);
    // It would wait for ever for something that goes on being drawn.
    await settled(page);
  }
  expect(complaints).toEqual([]);
  await page.close();
});

describe('a solid', () => {
  test('is turned by dragging, and nothing is picked by that', async () => {
    const { page } = await openSolid('free-latin-cube');
    const before = await picture(page);
    const [x, y] = await centre(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 4 });
    await expect.poll(() => picture(page)).not.toBe(before);
    // So short a way, and it goes back to what it showed; a longer one shows another side.
    await page.mouse.up();
    await expect.poll(() => picture(page)).toBe(before);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => picture(page)).not.toBe(before);
    await expect.poll(() => picked(page)).toBe(0);
    await page.close();
  });

  test('is turned, rolled and put back by buttons and by keys', async () => {
    const { page } = await openSolid('latin-octahedron');
    const first = await picture(page);
    const controls = page.getByRole('group', { name: 'Turn the solid' });
    for (const name of ['Turn left', 'Turn right', 'Turn up', 'Turn down', 'Roll clockwise']) {
      const before = await picture(page);
      await controls.getByRole('button', { name }).click();
      await expect.poll(() => picture(page), { message: name }).not.toBe(before);
    }
    // With the focus on a button, arrows turn the solid.
    const pressed = await picture(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => picture(page)).not.toBe(pressed);
    await page.locator('.solid-stage').focus();
    for (const key of ['Alt+ArrowUp', 'Alt+PageDown']) {
      const before = await picture(page);
      await page.keyboard.press(key);
      await expect.poll(() => picture(page), { message: key }).not.toBe(before);
    }
    await page.keyboard.press('Alt+Home');
    await expect.poll(() => picture(page)).toBe(first);
    await page.close();
  });

  test('is written on by keys like the net, and turns the cursor into view', async () => {
    const { page } = await openSolid('latin-tetrahedron');
    const stage = page.locator('.solid-stage');
    await stage.focus();
    await page.keyboard.press('Home');
    const before = await picture(page);
    await page.keyboard.press('End');
    await expect.poll(() => picked(page)).toBeGreaterThan(0);
    await expect.poll(() => picture(page)).not.toBe(before);
    await page.close();
  });

  test('is enlarged by the wheel and by a button', async () => {
    const { page } = await openSolid('orb-one');
    const before = await drawnShare(page);
    await page.mouse.move(...(await centre(page)));
    await page.mouse.wheel(0, -150);
    // It fills its place already: only the corners are left.
    await expect.poll(() => drawnShare(page)).toBeGreaterThan(1.04 * before);
    for (let i = 0; i < 8; i++) await page.getByRole('button', { name: 'Farther' }).click();
    await expect.poll(() => drawnShare(page)).toBeCloseTo(before, 2);
    await page.close();
  });

  test('has the colours of the page', async () => {
    const pictures = new Set<string>();
    for (const appearance of ['light', 'dark', 'contrast']) {
      const { page } = await openSolid('latin-dodecahedron', { appearance });
      pictures.add(await picture(page));
      await page.close();
    }
    expect(pictures.size).toBe(3);
  });

  test.each([1280, 360])('hinders nobody on a screen of %i pixels', async (width) => {
    const { page } = await openSolid('latin-icosahedron', { width });
    expect(await hindrances(page, '.views')).toEqual([]);
    for (const button of await page.locator('.solid-controls button').all()) {
      const { width: breadth, height } = (await button.boundingBox())!;
      expect(Math.min(breadth, height)).toBeGreaterThanOrEqual(44);
    }
    await expect.poll(() => fitsAcross(page)).toBe(true);
    await page.close();
  });
});

describe('a puzzle on a solid', () => {
  /** The puzzle of a link on its body. */
  async function openOnBody(puzzle: Puzzle, options: VisitOptions) {
    const visited = await visit(browser, address, await linkTo(puzzle), {
      ...COARSE,
      ...options,
      script: COUNT_FRAMES,
    });
    await visited.page.getByRole('button', { name: 'Solid' }).click();
    await visited.page.waitForSelector('.solid-stage canvas');
    await settled(visited.page);
    return visited;
  }

  test('is played to the end with keys', async () => {
    const puzzle = nearlyDone('cube:4', numbers(16), 3);
    const { page, complaints } = await openOnBody(puzzle, {});
    const player = await typist(page, puzzle, '.solid-stage');
    for (const [cell, label] of workOn(puzzle)) await player.write(cell, label);
    await page.waitForSelector('.finish');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('is played to the end with fingers, turning it to see all sides', async () => {
    const puzzle = nearlyDone('cube:2', numbers(8), 4);
    const { page, complaints } = await openOnBody(puzzle, { width: 1000, hasTouch: true });
    const left = new Map(workOn(puzzle));
    const { x, y, width, height } = (await page.locator('.solid-stage').boundingBox())!;
    const shares = [0.3, 0.43, 0.57, 0.7];
    for (const turn of ['', 'Turn left', 'Turn left', 'Turn left', 'Turn up', 'Turn up', 'Turn up', 'Turn left']) {
      if (left.size === 0) break;
      if (turn) await page.getByRole('button', { name: turn }).tap();
      await settled(page);
      for (const across of shares)
        for (const down of shares) {
          if (left.size === 0) break;
          await page.touchscreen.tap(x + across * width, y + down * height);
          const cell = await pickedCell(page);
          const label = left.get(cell);
          if (label === undefined) continue;
          await page.locator('.pad .labels button').nth(label).tap();
          left.delete(cell);
        }
    }
    await page.waitForSelector('.finish');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('where a solid cannot be drawn', () => {
  test('there is a message, and the flat board', async () => {
    const { page } = await visit(browser, address, '#/play/specimen/free-latin-cube', {
      settings: { inSpace: true },
      script: NO_GRAPHICS,
    });
    // It opens flat, and says why it stays so when somebody asks.
    await page.waitForSelector('.views:not(.in-space) .board-view');
    await page.getByRole('button', { name: 'Solid' }).click();
    await expect
      .poll(() => page.locator('.solid-view .message').textContent())
      .toContain('The flat board has all of it');
    await expect.poll(() => page.locator('.board-view .targets path').count()).toBe(96);
    await page.close();
  });

  test('because the device has stopped it, it can be asked for again', async () => {
    const { page } = await openSolid('free-latin-cube');
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.solid-stage canvas')!;
      canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
    });
    await page.getByRole('button', { name: 'Show it again' }).click();
    await page.waitForSelector('.solid-stage canvas');
    await expect.poll(() => drawnShare(page)).toBeGreaterThan(0.1);
    await page.close();
  });
});

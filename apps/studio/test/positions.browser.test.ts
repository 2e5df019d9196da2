import { CATALOG } from '@latin-puzzles/core/board';
import { advise, areaOfPlan, showStage } from '@latin-puzzles/workshop/advice';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { specimenNamed } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { press } from './play/desk.ts';
import { visit } from './visit.ts';

/** The phone comes first: a board that must be enlarged there is so from then on. */
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1366, 640],
  [1920, 1080],
] as const;

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

/** What is wrong with the places of what one plays with: all of it lies in the window, and nothing over anything else. */
const FLAWS = `(() => {
  const named = {
    board: document.querySelector('.views'),
    labels: document.querySelector('.pad .labels'),
    marks: document.querySelector('.pad .modes'),
    undo: document.querySelectorAll('.main-tools button')[0],
    erase: document.querySelectorAll('.main-tools button')[2],
    hint: document.querySelector('.main-tools .ask'),
  };
  const flaws = [];
  const boxes = Object.entries(named).map(([name, element]) => {
    const box = element.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) flaws.push(name + ' leaves the window');
    if (box.width < 24 || box.height < 24) flaws.push(name + ' is too small');
    return [name, box];
  });
  for (const [i, [name, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(i + 1))
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) flaws.push(name + ' and ' + other + ' overlap');
  const { labels } = named;
  if (labels.scrollHeight > labels.clientHeight + 1) flaws.push('not all labels are in sight');
  const { documentElement } = document;
  if (documentElement.scrollWidth > innerWidth || documentElement.scrollHeight > innerHeight) flaws.push('the page scrolls');
  const board = document.querySelector('.board-view');
  const matrix = board.querySelector('.targets').getScreenCTM();
  if (Number(board.dataset.clue) * matrix.a < 10.99) flaws.push('clues of ' + Number(board.dataset.clue) * matrix.a + ' pixels');
  return flaws;
})()`;

/** Goes to another board without loading the page anew. */
async function open(page: Page, name: string): Promise<void> {
  await page.evaluate((specimen) => {
    document.querySelector('.board-view')?.classList.add('before');
    location.hash = `#/play/specimen/${specimen}`;
  }, name);
  await page.waitForSelector('.desk .board-view:not(.before)');
}

test('board, labels, marks, Undo, Erase and Hint are in sight on every board of the catalog, on every screen', async () => {
  const { page, context, complaints } = await visit(browser, address, '#/play/specimen/sudoku');
  const found: string[] = [];
  for (const { name } of CATALOG)
    for (const [index, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      if (index === 0) await open(page, name);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const flaws = (await page.evaluate(FLAWS)) as string[];
      found.push(...flaws.map((flaw) => `${name} at ${width} × ${height}: ${flaw}`));
    }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

/** What is wrong with the place of a card that speaks of some cells. */
function cardFlaws(page: Page, about: readonly number[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const card = boxOf('.board-card');
    const meets = (box: DOMRect) =>
      box.left < card.right - 2 && card.left < box.right - 2 && box.top < card.bottom - 2 && card.top < box.bottom - 2;
    const flaws = ['.pad .labels', '.main-tools', '.clock'].filter((part) => meets(boxOf(part)));
    if (card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight) flaws.push('the window');
    const cells = wanted.filter((cell) => meets(boxOf(`.targets [data-cell="${cell}"]`)));
    return [...flaws, ...cells.map((cell) => `cell ${cell}`)];
  }, about);
}

test('a hint lies on no key, and on nothing that it speaks of, on every screen', async () => {
  const { page, context } = await visit(browser, address, '#/play');
  const found: string[] = [];
  for (const name of ['sudoku', 'canario-one', 'helios-one', 'custom-focus', 'douze-france-one']) {
    const puzzle = specimenNamed(name);
    const advice = advise(makeTools(), puzzle, { labels: puzzle.labeling });
    if (advice.kind !== 'plan') throw new Error(advice.kind);
    const { step, evidence } = showStage(advice.plan, puzzle, 'conclusion');
    const { asterisms } = puzzle.board;
    const about = new Set([
      ...areaOfPlan(advice.plan, puzzle).flatMap((asterism) => asterisms[asterism]!.cells),
      ...step.writes.map(({ cell }) => cell),
      ...evidence!.blockers.flatMap(({ asterism, label }) =>
        asterisms[asterism]!.cells.filter((cell) => puzzle.labeling[cell] === label),
      ),
    ]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, name);
    await expect.poll(() => page.locator('.step-hint').count()).toBe(0);
    await press(page, 'Hint');
    await page.waitForSelector('.step-hint');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const flaws = await cardFlaws(page, [...about]);
      found.push(...flaws.map((flaw) => `${name} at ${width} × ${height}: ${flaw}`));
    }
  }
  expect(found).toEqual([]);
  await context.close();
});

/** Where everything is that may not move. */
function places(page: Page): Promise<string[]> {
  return page.locator('.views, .pad .labels, .main-tools, .desk-head').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    }),
  );
}

test.each([
  [1366, 640],
  [360, 740],
])('nothing moves when a message or a hint comes, at %i × %i', async (width, height) => {
  const { page, context } = await visit(browser, address, '#/play/specimen/sudoku', { width, height });
  await page.waitForSelector('.board-view');
  const before = await places(page);
  if (width < 640) await press(page, 'More');
  await press(page, 'Check');
  await page.locator('.notices .message').waitFor();
  expect(await places(page)).toEqual(before);
  await press(page, 'Hint');
  for (let stage = 0; stage < 3; stage++) {
    const button = page.locator('.hint-button');
    const label = (await button.textContent())!;
    await button.click();
    await expect.poll(() => button.textContent()).not.toBe(label);
    expect(await places(page), `stage ${stage}`).toEqual(before);
    const { y, height: tall } = (await button.boundingBox())!;
    expect(y + tall).toBeLessThanOrEqual(height);
  }
  await context.close();
});

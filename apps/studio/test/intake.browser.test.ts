import { makeNative } from '@latin-puzzles/core/format';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { linkTo, openSheet, openSmall, type, untilKept } from './play/desk.ts';
import { hindrances, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const LINE = '1.9....4.72....9.8.8..5.6....7.4.2.....8...6...1.69...........7.....8.239...1....';
const GRID = LINE.match(/.{9}/g)!.join('\n');

/** Pastes a text onto the page, as the keys of the device do. */
async function paste(page: Page, text: string, onto = 'body'): Promise<void> {
  await page.waitForSelector(onto);
  await page.evaluate(
    ([pasted, selector]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted!);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.querySelector(selector!)!.dispatchEvent(event);
    },
    [text, onto],
  );
}

describe('what is pasted', () => {
  test.each([
    ['a line', LINE],
    ['a grid', GRID],
    ['JSON', makeNative(SMALL)],
  ])('on the home page opens as a puzzle: %s', async (_, text) => {
    const { page, complaints } = await visit(browser, address);
    await page.waitForSelector('.home');
    await paste(page, text);
    await page.waitForSelector('.board-view');
    expect(page.url()).toContain('#/play/s/1');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('while one plays opens too: a link of any studio; what is none is told, and what goes into a field stays there', async () => {
    const { page } = await openSmall(browser, address);
    const before = page.url();
    await paste(page, 'zebra');
    await page.locator('.arrival').getByText('zebra').waitFor();
    expect(page.url()).toBe(before);
    await page.locator('.arrival').getByRole('button', { name: 'Close' }).click();
    await openSheet(page, 'Moves');
    await paste(page, LINE, '.desk input');
    expect(page.url()).toBe(before);
    const other = await linkTo({ ...SMALL, title: 'Another' });
    await paste(page, `https://elsewhere.example/studio/${other}`);
    await page.getByRole('heading', { name: 'Another' }).waitFor();
    await page.close();
  });
});

test('a file of many puzzles that is dropped opens as a list, from which one is played', async () => {
  const { page } = await visit(browser, address, '#/play');
  await page.waitForSelector('.open-panel');
  const turned = LINE.replace(/\d/g, (digit) => String(10 - Number(digit)));
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'many.txt'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, `${LINE}\nzebra\n${turned}\n`);
  const dialog = page.getByRole('dialog', { name: '2 puzzles' });
  await dialog.getByText('passed over').waitFor();
  expect(await hindrances(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^2\./ }).click();
  await page.waitForSelector('.board-view');
  expect(page.url()).toContain('#/play/s/1');
  await page.close();
});

test('a game that is removed can be brought back', async () => {
  const { page } = await openSmall(browser, address);
  await type(page, 'Home', 'ArrowRight', '2');
  await untilKept(page);
  await page.goto(`${address}#/play`);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => page.locator('.tile.kept').count()).toBe(0);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => page.locator('.tile.kept img').count()).toBe(1);
  await page.close();
});

test('sharing says that only this device reaches its address, and takes another', async () => {
  const { page } = await openSmall(browser, address);
  await openSheet(page, 'Share');
  await page.getByText('opens on this device only').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As a picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  await page.getByRole('textbox', { name: /^Address of a studio/ }).fill('puzzles.example/studio/');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => page.getByText('opens on this device only').count()).toBe(0);
  await page.getByRole('button', { name: 'Copy a link to the puzzle' }).click();
  await expect
    .poll(() => page.getByLabel('Link', { exact: true }).inputValue())
    .toMatch(/^https:\/\/puzzles\.example\/studio\/#\/play\/s\/1/);
  await page.close();
});

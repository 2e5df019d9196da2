import { EMPTY } from '@latin-puzzles/core/puzzle';
import { LESSONS, lessonPositions, openLesson } from '@latin-puzzles/workshop/lessons';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { fitsAcross, hindrances, PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const pick = (page: Page, cell: number) => page.locator(`.exercise .targets [data-cell="${cell}"]`).first().click();
const press = (page: Page, label: string) =>
  page.locator('.exercise .labels').getByRole('button', { name: label, exact: true }).click();

/** A conclusion of the step that a position asks for, and a true label that is none. */
function answersOf(theorem: string, index: number) {
  const { puzzle, task, plan, steps } = openLesson(theorem, index)!;
  const [step] = plan.steps;
  const right = (task === 'place' ? step!.writes : step!.removals)[0]!;
  const shown = new Set(steps.flatMap(({ writes }) => writes.map(({ cell }) => cell)));
  const cell = puzzle.labeling.findIndex((label, at) => label === EMPTY && !shown.has(at));
  return { labels: puzzle.multiset.labels, right, wrong: { cell, label: puzzle.solution[cell]! } };
}

describe.each([
  ['a desk', { width: 1280 }],
  ['a phone', PHONE],
])('lessons on %s', (_, options) => {
  test('are listed from easy to hard, done position by position, and ticked', async () => {
    const { page, complaints } = await visit(browser, address, '#/learn', options);
    await page.waitForSelector('.idea');
    expect(await page.locator('.idea').count()).toBe(LESSONS.length);
    await expect.poll(() => page.locator('.idea img').count()).toBe(LESSONS.length);
    expect(await hindrances(page)).toEqual([]);
    expect(await fitsAcross(page)).toBe(true);

    await page.locator('#last-places h2 a').click();
    const count = lessonPositions('last-places').length;
    for (let index = 0; index < count; index++) {
      await expect.poll(() => page.locator('.lesson .steps [aria-current]').textContent()).toBe(String(index + 1));
      const { labels, right, wrong } = answersOf('last-places', index);
      if (index === 0) {
        await press(page, labels[right.label]!);
        await expect.poll(() => page.locator('.verdict-box').textContent()).toBe('Pick an empty cell first.');
        await pick(page, wrong.cell);
        await press(page, labels[wrong.label]!);
        await expect.poll(() => page.locator('.verdict-box.wrong').textContent()).toContain('does not show it yet');
        await page.getByRole('button', { name: 'Show me why' }).click();
        await expect.poll(() => page.locator('.step-legend li').count()).toBeGreaterThan(1);
        expect(await hindrances(page)).toEqual([]);
        await page.getByRole('button', { name: 'Try again' }).click();
      }
      await pick(page, right.cell);
      await press(page, labels[right.label]!);
      await expect.poll(() => page.locator('.verdict-box.right').textContent()).toMatch(/^Right\./);
      expect(await fitsAcross(page)).toBe(true);
      if (index < count - 1) await page.getByRole('button', { name: 'Next position' }).click();
    }
    await expect.poll(() => page.locator('.lesson > .message').textContent()).toContain('That was the whole lesson.');
    await page.reload();
    await expect.poll(() => page.locator('.lesson .steps').textContent()).toBe('✓'.repeat(count));
    await page.getByRole('link', { name: 'All ideas' }).click();
    await expect.poll(() => page.locator('#last-places .tally').textContent()).toBe(`✓ ${count} of ${count} done`);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

test('a lesson strikes out candidates where its idea does, by keys too, and in Spanish', async () => {
  const { page } = await visit(browser, address, '#/learn/hall-cells', { settings: { language: 'es' } });
  const { labels, right } = answersOf('hall-cells', 0);
  await expect.poll(() => page.locator('.task').textContent()).toBe('Tache un candidato que esta idea descarte.');
  await pick(page, right.cell);
  await page.locator('.exercise .board-view').press(labels[right.label]!);
  await expect.poll(() => page.locator('.verdict-box.right').textContent()).toMatch(/^Correcto\./);
  await page.close();
});

test('an address of no lesson says so', async () => {
  const { page } = await visit(browser, address, '#/learn/wishful-thinking');
  await expect.poll(() => page.locator('main .message').textContent()).toBe('There is no such lesson.');
  await page.close();
});

import type { Page } from 'playwright-core';

/** Presses the button of a name. */
export function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name, exact: typeof name === 'string' }).click();
}

export async function type(page: Page, ...keys: readonly string[]): Promise<void> {
  await page.locator('.board-view').focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** The texts that the player has written, in the order of the cells. */
export function written(page: Page): Promise<string[]> {
  return page.locator('.board-view > text').allTextContents();
}

/** What is said last to those who listen. */
export async function heard(page: Page): Promise<string> {
  return (await page.locator('.unseen[role=status]').textContent()) ?? '';
}

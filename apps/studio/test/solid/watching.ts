import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { visit } from '../visit.ts';

/** Counts the frames that the page asks for, and those that it has been given or has called off. */
export const COUNT_FRAMES = `
  window.frameTally = { asked: 0, done: 0 };
  const ask = window.requestAnimationFrame.bind(window);
  const callOff = window.cancelAnimationFrame.bind(window);
  const open = new Set();
  const close = (id) => open.delete(id) && window.frameTally.done++;
  window.requestAnimationFrame = (frame) => {
    window.frameTally.asked++;
    const id = ask((time) => {
      frame(time);
      close(id);
    });
    open.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    callOff(id);
    close(id);
  };`;

/** Without a graphics card every pixel of a solid costs, and half as many a side show all that is looked for. */
export const COARSE = { deviceScaleFactor: 0.5 } as const;

export interface Opening {
  readonly width?: number;
  readonly script?: string;
  readonly appearance?: string;
}

/** A specimen on its body, where nothing moves by itself. */
export async function openSolid(
  browser: Browser,
  address: string,
  name: string,
  { width = 1000, script = '', appearance = 'light' }: Opening = {},
) {
  const { page, complaints } = await visit(browser, address, `#/play/specimen/${name}`, {
    width,
    height: 680,
    settings: { appearance, inSpace: true },
    ...COARSE,
    script: COUNT_FRAMES + script,
  });
  await page.waitForSelector('.solid-stage canvas');
  await settled(page);
  return { page, complaints };
}

/** Waits until the page has been given all frames that it asked for, however slowly, and has asked for no more in a while. */
export async function settled(page: Page): Promise<void> {
  const frames = () => page.evaluate<{ asked: number; done: number }>('({ ...window.frameTally })');
  for (let before = -1; ; ) {
    const { asked, done } = await frames();
    if (asked === before && asked === done) return;
    before = asked;
    await page.waitForTimeout(120);
  }
}

/** The solid without the buttons round it, which look otherwise when they are used. */
async function shoot(page: Page): Promise<Buffer> {
  const { x, y, width, height } = (await page.locator('.solid-stage').boundingBox())!;
  return page.screenshot({
    clip: { x: x + MARGIN, y: y + MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN },
  });
}

const MARGIN = 50;

/** What is seen of the solid, in short: equal for equal pictures. */
export async function picture(page: Page): Promise<string> {
  await settled(page);
  return createHash('sha256')
    .update(await shoot(page))
    .digest('hex');
}

/** How many pixels of the picture have each colour, the first one that of its upper left corner. */
export async function colours(page: Page): Promise<Map<string, number>> {
  await settled(page);
  const counts = await page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const values = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
      const tally = new Map<number, number>();
      for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
      return [...tally];
    },
    (await shoot(page)).toString('base64'),
  );
  const hex = (value: number) => [0, 8, 16].map((shift) => ((value >> shift) & 255).toString(16).padStart(2, '0'));
  return new Map(counts.map(([value, count]) => [`#${hex(value).join('')}`, count]));
}

/** The share of the picture that is not like its upper left corner. */
export async function drawnShare(page: Page): Promise<number> {
  const [ground, ...others] = [...(await colours(page)).values()];
  const drawn = others.reduce((sum, count) => sum + count, 0);
  return drawn / (drawn + ground!);
}

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

/** Goes to the specimen on another body without loading the studio anew. */
export async function goToSolid(page: Page, name: string): Promise<void> {
  await page.evaluate((hash) => {
    if (hash === location.hash) return;
    document.querySelector('.solid-stage canvas')?.classList.add('before');
    location.hash = hash;
  }, `#/play/specimen/${name}`);
  await page.waitForSelector('.solid-stage canvas:not(.before)');
  await settled(page);
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

/** How many pixels the picture has, how many of them are like its upper left corner, and how many have a colour, as #rrggbb. */
async function tally(page: Page, colour: string): Promise<{ all: number; ground: number; coloured: number }> {
  await settled(page);
  // Counted there: a shaded solid has so many colours that telling them all takes longer than drawing it.
  return page.evaluate(
    async ({ data, wanted }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
      const [value] = new Uint32Array(Uint8Array.of(red!, green!, blue!, 255).buffer);
      const count = (like: number) => pixels.reduce((sum, pixel) => sum + (pixel === like ? 1 : 0), 0);
      return { all: pixels.length, ground: count(pixels[0]!), coloured: count(value!) };
    },
    { data: (await shoot(page)).toString('base64'), wanted: colour },
  );
}

/** How many pixels of the picture have a colour. */
export async function pixelsOf(page: Page, colour: string): Promise<number> {
  return (await tally(page, colour)).coloured;
}

/** The share of the picture that is not like its upper left corner. */
export async function drawnShare(page: Page): Promise<number> {
  const { all, ground } = await tally(page, '#000000');
  return (all - ground) / all;
}

import type { Place } from '@latin-puzzles/drawing';
import { outlineOf } from './outline.ts';
import type { TileCanvas } from './painter.ts';
import type { Sight } from './sight.ts';
import type { Tile } from './tiles.ts';

/** The longest side of a canvas that every browser takes, in pixels. */
const LONGEST = 4096;

/** A canvas on a board. It lies on whole pixels of the screen so that nothing is blurred. */
export function makeTileCanvas(host: HTMLElement): TileCanvas {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const family = getComputedStyle(host).fontFamily;
  let [font, ink] = ['', ''];
  /** Pixels to a point, and where the origin is. */
  let [density, x, y] = [1, 0, 0];
  host.append(canvas);
  const wipe = (place: Place) => {
    context.setTransform(density, 0, 0, density, x, y);
    context.globalCompositeOperation = 'destination-out';
    context.fill(new Path2D(outlineOf(place)));
    context.globalCompositeOperation = 'source-over';
    context.resetTransform();
  };
  const resize = (width: number, height: number) => {
    if (canvas.width === width && canvas.height === height) context.clearRect(0, 0, width, height);
    else {
      // Other measures make everything forgotten: what was written, and how.
      Object.assign(canvas, { width, height });
      [font, ink] = ['', ''];
    }
    context.textAlign = 'center';
  };
  return {
    lay({ box }: Tile, { scale, at, ratio }: Sight) {
      const pixels = scale * ratio;
      const [left, top] = [Math.floor(at[0] * ratio + box.left * pixels), Math.floor(at[1] * ratio + box.top * pixels)];
      const width = Math.ceil(at[0] * ratio + box.right * pixels) - left;
      const height = Math.ceil(at[1] * ratio + box.bottom * pixels) - top;
      const share = Math.min(1, LONGEST / Math.max(width, height));
      resize(Math.round(width * share), Math.round(height * share));
      Object.assign(canvas.style, {
        left: `${left / ratio}px`,
        top: `${top / ratio}px`,
        width: `${width / ratio}px`,
        height: `${height / ratio}px`,
      });
      density = share * pixels;
      [x, y] = [share * (at[0] * ratio - left), share * (at[1] * ratio - top)];
    },
    write(place, items, colour) {
      wipe(place);
      if (colour !== ink) context.fillStyle = ink = colour;
      for (const { at: spot, size, text } of items) {
        const wanted = `${size * density}px ${family}`;
        if (wanted !== font) context.font = font = wanted;
        context.fillText(text, x + spot[0] * density, y + spot[1] * density);
      }
    },
    remove: () => canvas.remove(),
  };
}

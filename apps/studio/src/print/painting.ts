import { withDensity } from '@latin-puzzles/drawing';

/** The points to the inch. */
const POINTS = 72;

/** No side of an image gets more pixels: browsers paint no larger ones. */
const MOST_PIXELS = 8_192;

/** Pages as images, which are painted here since workers cannot; a pause after each lets the page breathe. */
export async function paintPages(
  svgs: readonly string[],
  dpi: number,
  signal: AbortSignal,
  onPage: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const images: Uint8Array<ArrayBuffer>[] = [];
  for (const svg of svgs) {
    signal.throwIfAborted();
    images.push(await paint(svg, dpi));
    onPage(images.length);
  }
  return images;
}

async function paint(svg: string, dpi: number): Promise<Uint8Array<ArrayBuffer>> {
  const [wide, high] = sizeOf(svg);
  const scale = Math.min(dpi / POINTS, MOST_PIXELS / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(wide * scale);
  canvas.height = Math.round(high * scale);
  const image = new Image(canvas.width, canvas.height);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png');
  });
  return new Uint8Array(withDensity(new Uint8Array(await blob.arrayBuffer()), scale * POINTS));
}

/** The width and the height of a page, in points. */
function sizeOf(svg: string): [number, number] {
  const [, wide, high] = /width="([\d.]+)pt" height="([\d.]+)pt"/.exec(svg)!;
  return [Number(wide), Number(high)];
}

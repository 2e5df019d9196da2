import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { COLOUR, drawPuzzle, renderSvg } from '@latin-puzzles/drawing';

/** How wide and high a picture is at most, in pixels. */
const SIZE = 1600;

/** A puzzle as a picture that any program shows, on white. */
export async function makePicture(puzzle: Puzzle, title: string): Promise<Blob> {
  const scene = drawPuzzle({ ...puzzle, solution: undefined }, { title });
  const { left, top, right, bottom } = scene.frame;
  const scale = SIZE / Math.max(right - left, bottom - top);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((right - left) * scale);
  canvas.height = Math.round((bottom - top) * scale);
  const image = new Image(canvas.width, canvas.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(renderSvg(scene, COLOUR))}`;
  await image.decode();
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFiles } from './font.ts';

/** The typeface from the installed package. */
export async function loadFonts(): Promise<FontFiles> {
  const regular = await installed('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
  const bold = await installed('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf');
  return { regular, bold };
}

/** The program that paints PNG images. */
export function loadPainter(): Promise<Uint8Array> {
  return installed('@resvg/resvg-wasm/index_bg.wasm');
}

async function installed(file: string): Promise<Uint8Array> {
  return readFile(createRequire(import.meta.url).resolve(file));
}

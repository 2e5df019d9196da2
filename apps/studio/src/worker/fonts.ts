import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import type { FontFiles } from '@latin-puzzles/drawing/font';

/** What the preview calls the typeface: the one that is embedded in PDF files, whatever the device has. */
const PREVIEW_FAMILY = 'Booklet';

/** Gives the files of the typeface, which are fetched once; after a failure, again. */
export function makeFontLoader(): () => Promise<FontFiles> {
  let files: Promise<FontFiles> | undefined;
  return () => {
    files ??= Promise.all([fetchFont(regular), fetchFont(bold)]).then(([regular, bold]) => ({ regular, bold }));
    files.catch(() => {
      files = undefined;
    });
    return files;
  };
}

async function fetchFont(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The typeface could not be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Lets the preview show the typeface of the print. Without it the preview is only less exact. */
export function showBookletFonts(fonts: FontFaceSet): void {
  for (const [address, weight] of [
    [regular, '400'],
    [bold, '700'],
  ] as const)
    fonts.add(new FontFace(PREVIEW_FAMILY, `url("${address}")`, { weight }));
}

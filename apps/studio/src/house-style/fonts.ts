import type { Fault } from '@latin-puzzles/core/basis';
import type { FontNature } from '@latin-puzzles/drawing/font';
import { Refusal } from '@latin-puzzles/workshop/tools';
import type { KeptFiles } from '../storage/kept-files.ts';
import type { WorkerClient } from '../worker/client.ts';

/** What is known of a font that a style names: what it is, that it is not on this device, or that it is no font. */
export type FontState = FontNature | 'missing' | Fault;

/** Looks into a font of this device. */
export async function lookIntoFont(
  name: string,
  files: Pick<KeptFiles, 'read'>,
  worker: Pick<WorkerClient, 'ask'>,
): Promise<FontState> {
  const bytes = await files.read(name);
  if (!bytes) return 'missing';
  try {
    return await worker.ask('look-into-font', { name, bytes });
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
    throw error;
  }
}

export function isNature(state: FontState | undefined): state is FontNature {
  return typeof state === 'object' && 'bold' in state;
}

/** A family for the page’s own use, so that no font of the device is taken for it. */
const ALIAS = 'House';

/** Lets the previews show fonts, each for what those before it lack; gives the families to ask for. */
export async function showFonts(
  names: readonly string[],
  natures: ReadonlyMap<string, FontState>,
  files: Pick<KeptFiles, 'read'>,
  set: FontFaceSet,
): Promise<string[]> {
  for (const face of [...set]) if (face.family.startsWith(ALIAS)) set.delete(face);
  const families: string[] = [];
  for (const name of names) {
    const nature = natures.get(name);
    const bytes = await files.read(name);
    if (!isNature(nature) || !bytes) continue;
    const family = nature.family ?? name;
    if (!families.includes(family)) families.push(family);
    set.add(new FontFace(`${ALIAS} ${families.indexOf(family)}`, bytes, { weight: nature.bold ? '700' : '400' }));
  }
  return families.map((_, i) => `"${ALIAS} ${i}"`);
}

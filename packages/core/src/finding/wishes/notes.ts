import type { Words } from '../../basis/index.ts';
import { lettersOfInscription } from './letters.ts';
import type { Pattern } from './pattern.ts';
import type { Wishes } from './wishes.ts';
import { wordSpelled } from './words.ts';

/** What the author should know of the way in which the wishes will be met. */
export function notesOn(
  { mask, inscription: words }: Wishes,
  { forced }: Pattern,
  inscription: readonly number[],
  blocked: readonly string[],
  labels: readonly string[],
): Words[] {
  const added = forced.length - new Set([...inscription, ...(mask?.always ?? [])]).size;
  const rude = wordSpelled(lettersOfInscription(words?.text ?? '', labels), blocked);
  return [...(added > 0 ? [accompanied(added)] : []), ...(rude === undefined ? [] : [offensive(rude)])];
}

function accompanied(clues: number): Words {
  return {
    en: `For the symmetry, ${clues} more clues accompany those that are asked for.`,
    es: `Por la simetría, otras ${clues} pistas acompañan a las que se piden.`,
  };
}

function offensive(word: string): Words {
  return {
    en: `The inscription spells “${word}”, which may offend readers.`,
    es: `En la inscripción se lee «${word}», que puede ofender a los lectores.`,
  };
}

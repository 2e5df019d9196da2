import { graphemes } from '../../basis/index.ts';
import { normalizeLabel } from '../../puzzle/index.ts';

/**
 * The letters of an inscription where these are the labels: its characters but spaces. What stands between spaces and is a
 * label of several characters is that label: MAR SEP. Labels may have commas between them, as where labels are listed: MAR,SEP.
 */
export function lettersOfInscription(text: string, labels: readonly string[]): string[] {
  const known = Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
  const isLabel = (piece: string) => labelMeant(normalizeLabel(piece.trim()), known) >= 0;
  const written = typeof text === 'string' ? text : '';
  const listed = isLabel(',') ? [] : written.split(',');
  const pieces = listed.length > 1 && listed.every(isLabel) ? listed.map((one) => one.trim()) : written.split(/\s+/);
  return pieces.flatMap((piece) => {
    const label = normalizeLabel(piece);
    return labelMeant(label, known) < 0 ? graphemes(piece).map(normalizeLabel) : [label];
  });
}

/** The label that a letter means; capitals and small letters are told apart only where the labels do. −1 if it is none. */
export function labelMeant(letter: string, labels: readonly string[]): number {
  const exact = labels.indexOf(letter);
  const alike = [...labels.keys()].filter((label) => labels[label]!.toLowerCase() === letter.toLowerCase());
  return exact >= 0 || alike.length !== 1 ? exact : alike[0]!;
}

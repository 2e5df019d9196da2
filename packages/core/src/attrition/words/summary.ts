import { GRAMMARS, type LanguageCode } from '../../basis/index.ts';
import type { Theorem } from '../model/theorem.ts';
import type { Proof } from '../proving/proof.ts';
import { TEMPLATES } from './templates.ts';
import { theoremName } from './theorems.ts';

/**
 * What there is to say of a proof before its steps: whether it is fair, how long, and which theorems suffice. It is as long as
 * it is told.
 */
export function summarizeProof(
  { steps, fair, complete }: Proof,
  least: readonly string[] | undefined,
  language: LanguageCode,
  length = steps.length,
  further?: readonly Theorem[],
): string {
  const { fill, list } = GRAMMARS[language];
  const templates = TEMPLATES[language];
  const key = complete ? (fair ? 'summary.fair' : 'summary.unfair') : 'summary.stopped';
  const text = fill(templates[key], { number: length }, length);
  if (!least || least.length === 0) return text;
  const theorems = list(least.map((name) => theoremName(name, language, 'player', further)));
  return fill(templates['summary.least'], { text, theorems }, least.length);
}

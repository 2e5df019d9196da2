import type { Proof } from '../proving/proof.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { fill, listed } from './template.ts';
import { theoremName } from './theorems.ts';

/** What there is to say of a proof before its steps: whether it is fair, how long, and the least that it needs. */
export function summary(
  { steps, fair, complete }: Proof,
  least: readonly string[] | undefined,
  language: LanguageCode,
): string {
  const spoken = LANGUAGES[language];
  const key = complete ? (fair ? 'summary.fair' : 'summary.unfair') : 'summary.stopped';
  const text = fill(spoken, key, { number: String(steps.length) }, steps.length);
  if (!least || least.length === 0) return text;
  const theorems = listed(
    spoken,
    least.map((name) => theoremName(name, language)),
  );
  return fill(spoken, 'summary.needs', { text, theorems }, 1);
}

import type { Audience, LanguageCode } from '../../basis/index.ts';
import type { Theorem, TheoremWords } from '../model/theorem.ts';
import { BACKTRACK_WORDS } from '../proving/backtracking.ts';
import { LADDER } from '../theorems/index.ts';

/** The words of every theorem by its name, the easiest first, and of what helps where none does. */
export const THEOREM_WORDS: ReadonlyMap<string, TheoremWords> = new Map([
  ...LADDER.flatMap(({ name, words }) => (words ? [[name, words] as const] : [])),
  ['backtrack', BACKTRACK_WORDS],
]);

function wordsOf(theorem: string, further: readonly Theorem[] = []): TheoremWords | undefined {
  return THEOREM_WORDS.get(theorem) ?? further.find(({ name }) => name === theorem)?.words;
}

/**
 * What a theorem is called; one that has no words goes by the name its author gave it. `further` are theorems beside those of
 * `LADDER`.
 */
export function theoremName(
  theorem: string,
  language: LanguageCode,
  audience: Audience = 'player',
  further?: readonly Theorem[],
): string {
  const words = wordsOf(theorem, further);
  if (!words) return theorem.replaceAll('-', ' ');
  return ((audience === 'player' && words.playerTitle) || words.title)[language];
}

/** Whether its steps are told by the ways in which an asterism can be filled. */
export function isToldByFilling(theorem: string, further?: readonly Theorem[]): boolean {
  return wordsOf(theorem, further)?.byFilling === true;
}

/** What a theorem says, in a sentence; nothing for one that has no words. */
export function theoremStatement(
  theorem: string,
  language: LanguageCode,
  further?: readonly Theorem[],
): string | undefined {
  return wordsOf(theorem, further)?.statement[language];
}

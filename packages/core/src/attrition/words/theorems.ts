import type { Audience, LanguageCode } from '../../basis/index.ts';
import type { TheoremWords } from '../model/theorem.ts';
import { BACKTRACK_WORDS } from '../proving/backtracking.ts';
import { LADDER } from '../theorems/index.ts';

/** The words of every theorem by its name, the easiest first, and of what helps where none does. */
export const THEOREM_WORDS: ReadonlyMap<string, TheoremWords> = new Map([
  ...LADDER.flatMap(({ name, words }) => (words ? [[name, words] as const] : [])),
  ['backtrack', BACKTRACK_WORDS],
]);

/** What a theorem is called; one that has no words goes by the name its author gave it. */
export function theoremName(theorem: string, language: LanguageCode, audience: Audience = 'player'): string {
  const words = THEOREM_WORDS.get(theorem);
  if (!words) return theorem.replaceAll('-', ' ');
  return ((audience === 'player' && words.playerTitle) || words.title)[language];
}

/** What a theorem says, in a sentence; nothing for one that has no words. */
export function theoremStatement(theorem: string, language: LanguageCode): string | undefined {
  return THEOREM_WORDS.get(theorem)?.statement[language];
}

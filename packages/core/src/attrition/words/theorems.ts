import type { Audience, LanguageCode } from '../../basis/index.ts';
import type { TheoremWords } from '../model/theorem.ts';
import { THEOREM_WORDS } from '../theorems/words.ts';

/** What a theorem is called; one that has no words goes by the name its author gave it. */
export function theoremName(theorem: string, language: LanguageCode, audience: Audience = 'player'): string {
  const words = wordsOf(theorem);
  if (!words) return theorem.replaceAll('-', ' ');
  return ((audience === 'player' && words.playerTitle) || words.title)[language];
}

/** What a theorem says, in a sentence; nothing for one that has no words. */
export function theoremStatement(theorem: string, language: LanguageCode): string | undefined {
  return wordsOf(theorem)?.statement[language];
}

function wordsOf(theorem: string): TheoremWords | undefined {
  return THEOREM_WORDS.find((words) => words.theorem === theorem);
}

import type { LanguageCode } from '../../basis/index.ts';
import { TEMPLATES, type TemplateKey } from './templates.ts';

/** What a theorem is called; one that has no words here goes by the name its author gave it. */
export function theoremName(theorem: string, language: LanguageCode): string {
  return text(`name.${theorem}`, language) ?? theorem.replaceAll('-', ' ');
}

/** What a theorem says, in a sentence; nothing for one that has no words here. */
export function theoremStatement(theorem: string, language: LanguageCode): string | undefined {
  return text(`statement.${theorem}`, language);
}

function text(key: string, language: LanguageCode): string | undefined {
  const templates = TEMPLATES[language];
  return Object.hasOwn(templates, key) ? (templates[key as TemplateKey] as string) : undefined;
}

import { inEveryLanguage, type Words } from '@latin-puzzles/core/basis';
import type { Plugin, PluginText } from './plugin.ts';

/** A text in every language: in English where the author gave no other. */
export function inAll(text: PluginText): Words {
  return inEveryLanguage((code) => text[code] ?? text.en);
}

export function pluginWords({ words }: Pick<Plugin, 'words'>): { readonly title: Words; readonly statement: Words } {
  return { title: inAll(words.title), statement: inAll(words.statement) };
}

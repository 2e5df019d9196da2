import { EMBED_THEMES, EMBED_TOOLS, type EmbedTheme, type EmbedTool } from '@latin-puzzles/workshop/embed';
import { ENTRY_MODES, type EntryMode } from '@latin-puzzles/workshop/play';

/** The tools that an attribute allows, by their names with spaces or commas between: all where there is no attribute. */
export function parseTools(text: string | null): ReadonlySet<EmbedTool> {
  if (text === null) return new Set(EMBED_TOOLS);
  const named = text.toLowerCase().split(/[\s,]+/);
  return new Set(EMBED_TOOLS.filter((tool) => named.includes(tool)));
}

export function parseTheme(text: string | null): EmbedTheme {
  return EMBED_THEMES.find((theme) => theme === text?.trim().toLowerCase()) ?? 'auto';
}

/** What entering may do: marks and colours only where the page allows them. */
export function modesOf(allowed: ReadonlySet<EmbedTool>): EntryMode[] {
  return ENTRY_MODES.filter((mode) => mode === 'normal' || allowed.has(mode === 'colours' ? 'colours' : 'marks'));
}

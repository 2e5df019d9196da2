/** What a title can say of a puzzle. */
export const TITLE_WORDS = ['n', 'title', 'board', 'level'] as const;
export type TitleWord = (typeof TITLE_WORDS)[number];

/** The first placeholder of a title for which there is nothing to say. */
export function unknownIn(title: string): string | undefined {
  for (const [whole, name] of title.matchAll(/\{([^{}]*)\}/g))
    if (!TITLE_WORDS.includes(name as TitleWord)) return whole;
  return undefined;
}

/** A title with what is known of a puzzle in the place of its placeholders. */
export function fillTitle(title: string, values: Readonly<Record<TitleWord, string>>): string {
  return title.replace(/\{(\w+)\}/g, (_, name: TitleWord) => values[name]);
}

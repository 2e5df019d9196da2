import { LANGUAGE_CODES } from '../../basis/index.ts';
import type { Theorem } from '../model/theorem.ts';
import { LADDER } from '../theorems/index.ts';

/** What a name stands for: a theorem of the ladder, up to a size if the name is that of a size. */
export interface NamedTheorem {
  /** As the ladder has it. */
  readonly theorem: Theorem;
  readonly size?: number;
  /** The theorem up to the size; the theorem itself where it has none. */
  readonly limited: Theorem;
}

/**
 * The theorem that goes by a name: its own, or one that players use for its steps, such as `x-wing`, `hidden-pair` or
 * `pointing`. A name for steps of one size stands for the theorem up to that size.
 */
export function theoremNamed(name: string, ladder: readonly Theorem[] = LADDER): NamedTheorem | undefined {
  const wanted = slug(String(name));
  const own = ladder.find((theorem) => theorem.name === wanted);
  if (own) return { theorem: own, limited: own };
  for (const theorem of ladder)
    for (const [key, words] of Object.entries(theorem.words?.known ?? {}))
      if (LANGUAGE_CODES.some((code) => slug(words[code]) === wanted)) {
        const size = Number(key);
        if (!theorem.upTo || !Number.isInteger(size)) return { theorem, limited: theorem };
        return { theorem, size, limited: theorem.upTo(size) };
      }
  return undefined;
}

/** Every name that players use and options take, by the theorem it stands for. */
export function playersNames({ words }: Theorem): string[] {
  return Object.values(words?.known ?? {}).map(({ en }) => slug(en));
}

function slug(text: string): string {
  return text.trim().toLowerCase().replaceAll(' ', '-');
}

import { LANGUAGE_CODES, type LanguageCode } from '@latin-puzzles/core/basis';

/** What the address of a frame may say of its looks. */
export interface EmbedWishes {
  readonly language?: LanguageCode | undefined;
  readonly appearance?: string | undefined;
}

/** Whether an address is of the view that pages of other sites may frame: `?embed`. The server knows it by the same mark. */
export function mayFrame(search: string): boolean {
  return new URLSearchParams(search).has('embed');
}

/** `?embed&lang=es&theme=dark`; what is no language of ours is passed over. */
export function readEmbedWishes(search: string): EmbedWishes {
  if (!mayFrame(search)) return {};
  const wished = new URLSearchParams(search);
  return {
    language: LANGUAGE_CODES.find((code) => code === wished.get('lang')),
    appearance: wished.get('theme') ?? undefined,
  };
}

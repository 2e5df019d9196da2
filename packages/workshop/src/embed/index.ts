export * from './options.ts';
export {
  type EmbedPageOptions,
  MAX_EMBED_PAGE,
  makeEmbedElement,
  makeEmbedPage,
  makeEmbedSnippet,
} from './page.ts';

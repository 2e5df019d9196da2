import { useEffect, useRef } from 'preact/hooks';
import { type LazyView, makeLazyView } from '../parts/lazy-view.ts';
import { type PageProps, useStudio, useWords } from '../services/studio.ts';
import { PAGES } from './pages.ts';
import { FRAME_WORDS } from './words.ts';

/** A page of the registry, made when it is first asked for and kept as long as the studio is open. */
export function PageView({ name, rest }: PageProps & { readonly name: string }) {
  const studio = useStudio();
  const words = useWords(FRAME_WORDS);
  const pages = useRef(new Map<string, LazyView<PageProps>>()).current;
  const page = pages.get(name) ?? makeLazyView(async () => (await PAGES[name]!.load()).default(studio));
  pages.set(name, page);
  useEffect(page.load, [page]);
  const Page = page.view.value;
  if (Page === undefined || Page === 'failed')
    return <p class="waiting">{Page === 'failed' ? words.failed : words.loading}</p>;
  return <Page rest={rest} />;
}

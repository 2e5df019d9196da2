import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type PageProps, useStudio, useWords } from '../services/studio.ts';
import { PAGES } from './pages.ts';
import { FRAME_WORDS } from './words.ts';

/** A page of the registry, made when it is first asked for and kept as long as the studio is open. */
export function PageView({ name, rest }: PageProps & { readonly name: string }) {
  const studio = useStudio();
  const words = useWords(FRAME_WORDS);
  const made = useRef(new Map<string, ComponentType<PageProps>>()).current;
  const outcome = useSignal<{ readonly name: string; readonly failed: boolean } | undefined>(undefined);
  useEffect(() => {
    if (made.has(name)) return;
    PAGES[name]!.load().then(
      ({ default: makePage }) => {
        if (!made.has(name)) made.set(name, makePage(studio));
        outcome.value = { name, failed: false };
      },
      () => {
        outcome.value = { name, failed: true };
      },
    );
  }, [name, studio]);
  const isFailed = outcome.value?.name === name && outcome.value.failed;
  const Page = made.get(name);
  return Page ? <Page rest={rest} /> : <p class="waiting">{isFailed ? words.failed : words.loading}</p>;
}

import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageName } from '../address/address.ts';
import type { PageProps } from '../address/page-props.ts';
import { SHELL } from '../words/shell.ts';
import { said } from '../words/words.ts';

type Loader = () => Promise<{ readonly default: ComponentType<PageProps> }>;

/** Pages come when they are asked for, so that the first one is there at once. */
const LOADERS: Readonly<Record<PageName, Loader>> = {
  gallery: () => import('../gallery/page.tsx'),
  play: () => import('../play/page.tsx'),
  generate: () => import('../generate/page.tsx'),
  design: () => import('../design/page.tsx'),
  print: () => import('../print/page.tsx'),
};

const loaded = new Map<PageName, ComponentType<PageProps>>();

export function Page({ route }: { readonly route: ReadonlySignal<{ page: PageName; rest: readonly string[] }> }) {
  const { page, rest } = route.value;
  const outcome = useSignal<PageName | 'failed' | undefined>(undefined);
  useEffect(() => {
    if (loaded.has(page)) return;
    LOADERS[page]().then(
      ({ default: component }) => {
        loaded.set(page, component);
        outcome.value = page;
      },
      () => {
        outcome.value = 'failed';
      },
    );
  }, [page, outcome]);
  const Component = loaded.get(page);
  if (Component) return <Component rest={rest} />;
  return <p class="waiting">{said(SHELL)[outcome.value === 'failed' ? 'failed' : 'loading']}</p>;
}

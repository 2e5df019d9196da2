import { useEffect, useMemo } from 'preact/hooks';
import { addressOf } from '../address/address.ts';
import type { PageProps } from '../address/page-props.ts';
import { DESIGN } from '../words/design.ts';
import { said } from '../words/words.ts';
import { BoardTab } from './board-tab.tsx';
import { CluesTab } from './clues-tab.tsx';
import { keep, keptClueDesk, keptWorkbench } from './keeping.ts';
import { useBoardStudy } from './studying.ts';
import './design.css';

const TABS = ['board', 'clues'] as const;

/** A board is designed on the first tab, a puzzle set on it on the second. What is on the bench stays on this device. */
export default function Design({ rest }: PageProps) {
  const words = said(DESIGN);
  const bench = useMemo(keptWorkbench, []);
  const desk = useMemo(keptClueDesk, []);
  useEffect(() => keep(bench, desk), [bench, desk]);
  useBoardStudy(bench);
  const tab = rest[0] === 'clues' ? 'clues' : 'board';
  return (
    <>
      <header class="design-head">
        <h1>{words.title}</h1>
        <nav class="tabs" aria-label={words.tabsLabel}>
          {TABS.map((name) => (
            <a
              key={name}
              href={name === 'board' ? addressOf('design') : addressOf('design', name)}
              aria-current={name === tab ? 'page' : undefined}
            >
              {words.tabs[name]}
            </a>
          ))}
        </nav>
      </header>
      <p class="lede">{words.lede[tab]}</p>
      {tab === 'board' ? <BoardTab bench={bench} desk={desk} /> : <CluesTab bench={bench} desk={desk} />}
    </>
  );
}

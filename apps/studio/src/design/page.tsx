import { addressOf } from '../services/address.ts';
import { type PageMaker, type PageProps, useWords } from '../services/studio.ts';
import { BoardTab } from './board-tab.tsx';
import type { ClueDesk } from './clue-desk.ts';
import { CluesTab } from './clues-tab.tsx';
import { keep, keptClueDesk, keptWorkbench } from './keeping.ts';
import { useBoardStudy } from './studying.ts';
import { DESIGN_WORDS } from './words/index.ts';
import type { Workbench } from './workbench.ts';
import './design.css';

const TABS = ['board', 'clues'] as const;

interface DesignProps extends PageProps {
  readonly bench: Workbench;
  readonly desk: ClueDesk;
}

/** A board is designed on the first tab, a puzzle set on it on the second. What is on the bench stays on this device. */
function Design({ rest, bench, desk }: DesignProps) {
  const words = useWords(DESIGN_WORDS);
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

const makeDesignPage: PageMaker = ({ storage }) => {
  const bench = keptWorkbench(storage);
  const desk = keptClueDesk(storage);
  keep(storage, bench, desk);
  return ({ rest }) => <Design rest={rest} bench={bench} desk={desk} />;
};

export default makeDesignPage;

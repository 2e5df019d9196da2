import type { Result } from '@latin-puzzles/core/basis';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Arrivals } from '../intake/arrivals.tsx';
import { tellFaultWhole } from '../parts/faults.ts';
import { addressOf } from '../services/address.ts';
import { type PageMaker, type PageProps, useLanguage, useStudio, useWords } from '../services/studio.ts';
import { Desk } from './desk.tsx';
import { makePlayKit, type PlayKit } from './kit.ts';
import { type Opened, openGame } from './opening.ts';
import './play.css';
import '@latin-puzzles/view/pad.css';
import './panels.css';

interface Outcome {
  readonly address: string;
  /** Nothing where we failed ourselves. */
  readonly result: Result<Opened> | undefined;
}

/** Plays what the address names, or lists the games of this device. */
function Play({ rest, kit }: PageProps & { readonly kit: PlayKit }) {
  const { worker, graded } = useStudio();
  const language = useLanguage();
  const words = useWords(PLAY_WORDS);
  const address = rest.join('/');
  const outcome = useSignal<Outcome | undefined>(undefined);
  useEffect(() => {
    if (rest.length === 0) return kit.keptList.load();
    let wanted = true;
    // In a task of its own: reading a puzzle and drawing it at once would hold up a slow device.
    const settle = (result: Outcome['result']) => {
      setTimeout(() => {
        if (wanted) outcome.value = { address, result };
      });
    };
    openGame(rest, { games: kit.games, worker, graded }).then(settle, () => settle(undefined));
    return () => {
      wanted = false;
    };
  }, [address]);
  if (rest.length === 0) {
    const KeptList = kit.keptList.view.value;
    if (KeptList === undefined) return <p class="waiting">{words.opening}</p>;
    return KeptList === 'failed' ? (
      <p class="message bad">{words.notOpened}</p>
    ) : (
      <KeptList games={kit.games} intake={kit.intake} />
    );
  }
  if (outcome.value?.address !== address) return <p class="waiting">{words.opening}</p>;
  const { result } = outcome.value;
  if (result?.ok) return <Desk key={address} kit={kit} opened={result.value} />;
  return (
    <div class="message bad" role="alert">
      <h1 class="unseen">{words.untitled}</h1>
      <p>{result ? tellFaultWhole(result.fault, 'reader', language) : words.notOpened}</p>
      <p class="row">
        <a class="button" href={addressOf('gallery')}>
          {words.backToGallery}
        </a>
        <a class="button" href={addressOf('play')}>
          {words.keptTitle}
        </a>
      </p>
    </div>
  );
}

const makePlayPage: PageMaker = (studio) => {
  const kit = makePlayKit(studio);
  return ({ rest }) => (
    <>
      <Play rest={rest} kit={kit} />
      <Arrivals desk={kit.intake} />
    </>
  );
};

export default makePlayPage;

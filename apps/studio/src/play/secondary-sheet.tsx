import type { Session } from '@latin-puzzles/view/playing';
import { HistoryPanel } from './history-panel.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { SharePanel } from './share-panel.tsx';
import type { SecondaryName } from './sheet.tsx';

export interface SecondarySheetProps {
  readonly kind: SecondaryName;
  readonly session: Session;
  readonly title: string;
  readonly challenge: string;
}

/** What is seldom wanted while one plays: it comes when it is asked for. */
export function SecondarySheet({ kind, session, title, challenge }: SecondarySheetProps) {
  if (kind === 'history') return <HistoryPanel session={session} />;
  if (kind === 'options') return <OptionsPanel labels={session.game.value.puzzle.multiset.labels} />;
  if (kind === 'share') return <SharePanel session={session} title={title} />;
  return (
    <>
      <h3>{title}</h3>
      <p>{challenge}</p>
    </>
  );
}

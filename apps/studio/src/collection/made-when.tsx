import { useMemo } from 'preact/hooks';
import { ChartPanel } from '../parts/chart-panel.tsx';
import { useLanguage, useWords } from '../services/studio.ts';
import { dayColumns } from './day-columns.ts';
import type { CollectionDesk } from './desk.ts';
import { COLLECTION_WORDS } from './words/index.ts';

/** When the puzzles that meet the wish were added. */
export function MadeWhen({ desk }: { readonly desk: CollectionDesk }) {
  const words = useWords(COLLECTION_WORDS);
  const language = useLanguage();
  const days = desk.days.value;
  const panel = useMemo(
    () => ({ title: words.chart, kind: 'columns' as const, entries: dayColumns(days ?? [], language) }),
    [days, language, words],
  );
  return (
    <section class="panel made-when" aria-labelledby="made-title">
      <h2 id="made-title">{words.madeWhen}</h2>
      {panel.entries.length > 0 && <ChartPanel panel={panel} />}
      <p class="remark">{days ? (days.length === 0 ? words.none : words.utc) : words.looking}</p>
    </section>
  );
}

import type { Statistics } from '@latin-puzzles/core/finding';
import { makePanels } from '@latin-puzzles/workshop/generate';
import { download, fileName } from '../downloads/download.ts';
import { ChartPanel } from '../parts/chart-panel.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { boardTitle } from './names.ts';
import type { MakingRun } from './puzzle-maker.ts';
import { ResultCard } from './result-card.tsx';
import { GENERATE_WORDS } from './words/index.ts';

export interface ResultsProps {
  readonly current: MakingRun;
}

/** The puzzles found so far and, of several, what they are like as a whole. */
export function Results({ current }: ResultsProps) {
  const words = useWords(GENERATE_WORDS);
  const language = useLanguage();
  const { addressBar, printList } = useStudio();
  const { made, order, asked, statistics, ending } = current;
  if (made.length === 0) return null;
  const name = order.title ?? boardTitle(asked.subject, language);
  const titled = (i: number) => (order.count > 1 ? `${name} ${i + 1}` : name);
  return (
    <section aria-labelledby="results-title">
      <h2 id="results-title">{words.foundOf(made.length, order.count)}</h2>
      <p class="remark">{words.seedTold(order.seed)}</p>
      {made.length > 1 && (
        <div class="row all">
          <button
            type="button"
            onClick={() => {
              for (const { text } of made) printList.add(text);
              addressBar.goTo('print');
            }}
          >
            {words.printAll}
          </button>
          <button
            type="button"
            onClick={() => {
              const lines = made.map(({ text }) => `${text}\n`).join('');
              download(fileName(name, 'ndjson'), 'application/x-ndjson', lines);
            }}
          >
            {words.downloadAll}
          </button>
        </div>
      )}
      <ol class={`results${order.count === 1 ? ' single' : ''}`}>
        {made.map((puzzle, i) => (
          <ResultCard key={puzzle.text} made={puzzle} title={titled(i)} />
        ))}
      </ol>
      {ending !== undefined && made.length > 1 && statistics && <BatchChart statistics={statistics} />}
    </section>
  );
}

/**
 * How clues, levels, scores and theorems of a batch are distributed, and why attempts were passed over. Each panel is a
 * picture of its own, so that they stand below each other where there is little room.
 */
function BatchChart({ statistics }: { readonly statistics: Statistics }) {
  const words = useWords(GENERATE_WORDS);
  const language = useLanguage();
  return (
    <details class="chart">
      <summary>{words.statistics}</summary>
      <div class="panels">
        {makePanels(statistics, language).map((panel) => (
          <ChartPanel key={panel.title} panel={panel} />
        ))}
      </div>
    </details>
  );
}

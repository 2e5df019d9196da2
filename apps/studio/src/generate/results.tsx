import { goTo } from '../address/address.ts';
import { download, fileName } from '../downloads/download.ts';
import { addToPrint } from '../print-list/print-list.ts';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import { BatchChart } from './batch-chart.tsx';
import { boardTitle } from './names.ts';
import { ResultCard } from './result-card.tsx';
import type { Run } from './workshop.ts';

/** The puzzles found so far and, of several, what they are like as a whole. */
export function Results({ current }: { readonly current: Run }) {
  const words = said(GENERATE);
  const { made, order, asked, statistics, ending } = current;
  if (made.length === 0) return null;
  const name = order.title ?? boardTitle(asked.subject);
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
              for (const { text } of made) addToPrint(text);
              goTo('print');
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

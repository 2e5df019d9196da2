import type { Statistics } from '@latin-puzzles/core/finding';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { countRejections, rejectionsByFrequency } from '@latin-puzzles/workshop/generate';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLanguage, useWords } from '../services/studio.ts';
import type { MakerProps } from './fields.tsx';
import type { MakingRun } from './puzzle-maker.ts';
import { GENERATE_WORDS } from './words/index.ts';

interface RunProps extends MakerProps {
  readonly current: MakingRun;
}

/** How the search goes, or how it ended: attempts, what was passed over and why, how near it came. */
export function RunPanel({ maker, current }: RunProps) {
  const words = useWords(GENERATE_WORDS);
  const levels = useWords(LEVEL_NAMES);
  const language = useLanguage();
  const { order, made, statistics, ending, relaxed, notes = [], begun } = current;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.scrollIntoView?.({ block: 'nearest' }), [begun]);
  const short = ending !== undefined && ending !== 'complete';
  const [chief] = rejectionsByFrequency(statistics?.rejected ?? {});
  return (
    <div ref={panel} class={`run${short ? ' message' : ''}`}>
      {ending === undefined && <Progress maker={maker} current={current} />}
      {short && <p>{words.endings[ending === 'aborted' ? 'cancelled' : ending]}</p>}
      {relaxed && <p>{words.relaxed(levels[relaxed])}</p>}
      {notes.map((note) => (
        <p key={note.en} class="remark">
          {note[language]}
        </p>
      ))}
      {statistics && ending !== 'complete' && (
        <>
          <Reasons statistics={statistics} />
          {Object.values(statistics.nearest).map((near) => (
            <p key={near.of} class="remark">
              {words.nearest(near)}
            </p>
          ))}
        </>
      )}
      {ending === 'patience' && chief && <p>{words.remedies[chief]}</p>}
      {made.length === 0 && <p class="remark">{words.seedTold(order.seed)}</p>}
    </div>
  );
}

function Progress({ maker, current }: RunProps) {
  const words = useWords(GENERATE_WORDS);
  const { order, made, statistics, begun } = current;
  const seconds = useSignal(0);
  useEffect(() => {
    const tick = () => {
      seconds.value = Math.floor((Date.now() - begun) / 1000);
    };
    const ticking = setInterval(tick, 500);
    return () => clearInterval(ticking);
  }, [begun, seconds]);
  return (
    <>
      <p class="row looking">
        <progress aria-label={words.looking} max={order.count} value={order.count > 1 ? made.length : undefined} />
        <button type="button" onClick={maker.cancel}>
          {words.cancel}
        </button>
      </p>
      <p class="remark">
        {order.count > 1 && `${words.foundOf(made.length, order.count)} · `}
        {words.progress(statistics?.attempts ?? 0, seconds.value)}
      </p>
    </>
  );
}

function Reasons({ statistics }: { readonly statistics: Statistics }) {
  const words = useWords(GENERATE_WORDS);
  const reasons = countRejections(statistics.rejected, useLanguage());
  if (reasons.length === 0) return null;
  return (
    <p class="remark">
      {words.rejectedBecause}: {reasons.map(({ name, count }) => `${name} ${count}`).join(' · ')}
    </p>
  );
}

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { LEVEL_NAMES } from '../words/catalog.ts';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import { byFrequency, reasonCounts } from './panels.ts';
import { cancel, type Run } from './workshop.ts';

/** How the search goes, or how it ended: attempts, what was passed over and why, how near it came. */
export function RunPanel({ current }: { readonly current: Run }) {
  const words = said(GENERATE);
  const { order, made, statistics, ending, relaxed, accompanied, begun } = current;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.scrollIntoView?.({ block: 'nearest' }), [begun]);
  const short = ending !== undefined && ending !== 'complete';
  const [chief] = byFrequency(statistics?.rejected ?? {});
  return (
    <div ref={panel} class={`run${short ? ' message' : ''}`}>
      {ending === undefined && <Progress current={current} />}
      {short && <p>{words.endings[ending === 'aborted' ? 'cancelled' : ending]}</p>}
      {relaxed && <p>{words.relaxed(said(LEVEL_NAMES)[relaxed])}</p>}
      {accompanied && <p class="remark">{words.accompanied}</p>}
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

function Progress({ current }: { readonly current: Run }) {
  const words = said(GENERATE);
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
        <button type="button" onClick={cancel}>
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

function Reasons({ statistics }: { readonly statistics: NonNullable<Run['statistics']> }) {
  const reasons = reasonCounts(statistics.rejected);
  if (reasons.length === 0) return null;
  return (
    <p class="remark">
      {said(GENERATE).rejectedBecause}: {reasons.map(({ name, count }) => `${name} ${count}`).join(' · ')}
    </p>
  );
}

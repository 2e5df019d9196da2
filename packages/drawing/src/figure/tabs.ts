import { type Layout, SPAN } from '../layout/place.ts';
import type { Cut, Net } from '../net/net.ts';
import { tabsOf } from '../net/tabs.ts';
import { between, minus, plus, quarterTurn, spotKey, times, unit } from '../plane/vector.ts';
import { centredText, type Item } from '../scene/scene.ts';

const DEPTH = 0.62 * SPAN;

/** Where the number of an edge stands: further out than the names of strips, and beside its middle. */
const [OUT, BESIDE] = [17, 12];

/** Tabs for glue, and numbers that tell which edges meet. Edges that already meet in a corner of the net need none. */
export function drawGlueTabs({ net }: Layout): Item[] {
  if (!net) return [];
  const outlines = tabsOf(net, DEPTH).map(({ outline }) => outline);
  return [
    { shape: 'path', lines: outlines, closed: true, fill: 'tab', line: 'fine' },
    ...net.cuts
      .filter((cut) => !meetsItsOther(net, cut))
      .map(({ number, side: [from, to] }) => {
        const along = unit(minus(to, from));
        const at = plus(between(from, to), plus(times(quarterTurn(along), -OUT), times(along, BESIDE)));
        return centredText(at, String(number), 6.5, 'number');
      }),
  ];
}

function meetsItsOther({ cuts }: Net, { number, face, side }: Cut): boolean {
  const other = cuts.find((cut) => cut.number === number && cut.face !== face)!;
  const spots = new Set(side.map((at) => spotKey(at, 100)));
  return other.side.some((at) => spots.has(spotKey(at, 100)));
}

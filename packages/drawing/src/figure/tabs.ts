import { type Layout, SPAN } from '../layout/place.ts';
import type { Cut, Net } from '../net/net.ts';
import { tabsOf } from '../net/tabs.ts';
import { between, minus, quarterTurn, spotKey, times, unit } from '../plane/vector.ts';
import type { Item } from '../scene/scene.ts';
import type { OuterText } from './outer/outer-text.ts';

const DEPTH = 0.62 * SPAN;

/** Where the number of an edge stands: further out than the names of strips, and beside its middle. */
const [OUT, BESIDE] = [17, 12];

/** Tabs for glue. */
export function drawGlueTabs({ net }: Layout): Item[] {
  if (!net) return [];
  const outlines = tabsOf(net, DEPTH).map(({ outline }) => outline);
  return [{ shape: 'path', lines: outlines, closed: true, fill: 'tab', line: 'fine' }];
}

/** Numbers that tell which edges meet. Edges that already meet in a corner of the net need none. */
export function edgeNumbers({ net }: Layout): OuterText[] {
  if (!net) return [];
  return net.cuts
    .filter((cut) => !meetsItsOther(net, cut))
    .map(({ number, side: [from, to] }) => ({
      text: String(number),
      size: 6.5,
      bold: false,
      ink: 'number',
      foot: between(from, to),
      out: times(quarterTurn(unit(minus(to, from))), -1),
      away: OUT,
      along: BESIDE,
    }));
}

function meetsItsOther({ cuts }: Net, { number, face, side }: Cut): boolean {
  const other = cuts.find((cut) => cut.number === number && cut.face !== face)!;
  const spots = new Set(side.map((at) => spotKey(at, 100)));
  return other.side.some((at) => spots.has(spotKey(at, 100)));
}

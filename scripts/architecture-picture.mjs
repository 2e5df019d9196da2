// Draws docs/architecture.svg: packages, the rooms in them, and who imports whom.
import { graphOf, importsOf, neighboursOf, packageNamed, programFiles, ranks, reduced } from './import-graph.mjs';

const ROOM = { height: 26, letter: 7.4, padding: 18, rise: 20 };
const PANEL = { padding: 16, title: 26, gap: 40, width: 1000 };

const packageOf = (file) => file.split('/')[1];
/** The room of a file: the first folder in `src`. Files beside it are the package's own front. */
const roomOf = (file) => /^[^/]+\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1];

function packageGraph(files) {
  const names = [...new Set(files.map(packageOf))];
  const edges = files.flatMap((file) => importsOf(file).map((s) => [packageOf(file), packageNamed(s)]));
  return graphOf(names, edges);
}

function roomGraph(files) {
  const rooms = [...new Set(files.map(roomOf))].filter((room) => room !== undefined);
  const edges = files.flatMap((file) => neighboursOf(file).map((target) => [roomOf(file), roomOf(target)]));
  return graphOf(rooms, edges);
}

/** The nodes of each rank, the highest first, each row ordered so that arrows cross little. */
function rowsOf(graph) {
  const rank = ranks(graph);
  const rows = [];
  for (const [node, r] of rank) {
    rows[r] ??= [];
    rows[r].push(node);
  }
  const order = new Map();
  for (const row of rows) {
    const mean = (node) => {
      const below = [...graph.get(node)].filter((next) => order.has(next));
      return below.length === 0 ? 0.5 : below.reduce((sum, next) => sum + order.get(next), 0) / below.length;
    };
    row.sort((a, b) => mean(a) - mean(b) || (a < b ? -1 : 1));
    for (const [i, node] of row.entries()) order.set(node, (i + 0.5) / row.length);
  }
  return rows.toReversed();
}

function roomsIn(graph, left, top, width) {
  const places = new Map();
  let y = top;
  for (const row of rowsOf(graph)) {
    const widths = row.map((room) => room.length * ROOM.letter + ROOM.padding);
    const total = widths.reduce((sum, w) => sum + w, 0);
    const gap = (width - total) / (row.length + 1);
    let x = left + gap;
    for (const [i, room] of row.entries()) {
      places.set(room, { x, y, width: widths[i] });
      x += widths[i] + gap;
    }
    y += ROOM.height + ROOM.rise;
  }
  return { places, bottom: places.size === 0 ? top : y - ROOM.rise };
}

const middle = ({ x, width }) => x + width / 2;

function arrow(from, to) {
  const [x1, y1, x2, y2] = [middle(from), from.y + (from.height ?? ROOM.height), middle(to), to.y - 3];
  const bend = Math.max(12, (y2 - y1) / 2);
  const path = [x1, y1, x1, y1 + bend, x2, y2 - bend, x2, y2].map((n) => Math.round(n));
  return `<path class="arrow" d="M${path[0]} ${path[1]}C${path.slice(2).join(' ')}"/>`;
}

function panel(name, files, left, top, width) {
  const graph = roomGraph(files.filter((file) => packageOf(file) === name));
  const inside = top + PANEL.title + 8;
  const { places, bottom } = roomsIn(graph, left + PANEL.padding, inside, width - 2 * PANEL.padding);
  const height = (places.size === 0 ? top + PANEL.title : bottom) + PANEL.padding - top;
  const boxes = [...places].map(
    ([room, { x, y, width: w }]) =>
      `<rect class="room" x="${Math.round(x)}" y="${y}" width="${Math.round(w)}" height="${ROOM.height}" rx="5"/>` +
      `<text x="${Math.round(x + w / 2)}" y="${y + 17}" text-anchor="middle">${room}</text>`,
  );
  const arrows = reduced(graph).map(([from, to]) => arrow(places.get(from), places.get(to)));
  return {
    place: { x: left, y: top, width, height },
    items: [
      `<rect class="package" x="${left}" y="${top}" width="${width}" height="${height}" rx="9"/>`,
      `<text class="title" x="${left + PANEL.padding}" y="${top + 22}">${name}</text>`,
      ...arrows,
      ...boxes,
    ],
  };
}

/** The picture as SVG. */
export function architecturePicture() {
  const files = programFiles();
  const graph = packageGraph(files);
  const panels = new Map();
  let top = 20;
  for (const row of rowsOf(graph)) {
    const width = (PANEL.width - (row.length - 1) * PANEL.gap) / row.length;
    const made = row.map((name, i) => panel(name, files, 20 + i * (width + PANEL.gap), top, width));
    for (const [i, name] of row.entries()) panels.set(name, made[i]);
    top += Math.max(...made.map(({ place }) => place.height)) + PANEL.gap;
  }
  const between = reduced(graph).map(([from, to]) => arrow(panels.get(from).place, panels.get(to).place));
  const [width, height] = [PANEL.width + 40, top];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The packages, the rooms in them, and who imports whom">
<style>
text { font: 13px ui-monospace, monospace; fill: #222 }
.title { font: bold 15px system-ui, sans-serif }
.package { fill: #f4f1ea; stroke: #b9b09a }
.room { fill: #fff; stroke: #7a8ca3 }
.arrow { fill: none; stroke: #5a6b80; stroke-opacity: .55; stroke-width: 1.3; marker-end: url(#head) }
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5a6b80"/></marker></defs>
<rect width="${width}" height="${height}" fill="#fff"/>
${[...panels.values()].flatMap(({ items }) => items).join('\n')}
${between.join('\n')}
</svg>
`;
}

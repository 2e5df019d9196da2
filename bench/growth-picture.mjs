const PANEL = { width: 400, height: 420, left: 58, top: 44, bottom: 48 };
/** Okabe and Ito's colours, which are told apart by everybody. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#7a6400', '#222222'];
/** Names stand so far apart at the ends of lines, and take so much room. */
const NAME = 15;
const NAMES = 190;

/** The slope of the line that fits best, both ways being logarithms. */
export function exponentOf(points) {
  const xs = points.map(({ size }) => Math.log(size));
  const ys = points.map(({ ms }) => Math.log(ms));
  const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const [x, y] = [mean(xs), mean(ys)];
  return xs.reduce((sum, at, i) => sum + (at - x) * (ys[i] - y), 0) / xs.reduce((sum, at) => sum + (at - x) ** 2, 0);
}

/** A log–log picture: a panel for each title, a line for each family, with its exponent. */
export function drawGrowth(panels) {
  const titles = Object.keys(panels);
  const all = titles.flatMap((title) => Object.values(panels[title]).flat());
  const range = (numbers) => [
    10 ** Math.floor(Math.log10(Math.min(...numbers))),
    10 ** Math.ceil(Math.log10(Math.max(...numbers))),
  ];
  const scale = { sizes: range(all.map(({ size }) => size)), times: range(all.map(({ ms }) => ms)) };
  const width = titles.length * (PANEL.left + PANEL.width + NAMES);
  const height = PANEL.top + PANEL.height + PANEL.bottom;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Noto Sans', sans-serif" font-size="12">`,
    `<title>How cost grows: processor time against cells times labels, both as logarithms</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...titles.flatMap((title, i) =>
      drawPanel(title, panels[title], scale, PANEL.left + i * (PANEL.left + PANEL.width + NAMES)),
    ),
    '</svg>',
  ].join('\n')}\n`;
}

function drawPanel(title, families, { sizes, times }, left) {
  const share = (value, [least, most]) => Math.log(value / least) / Math.log(most / least);
  const x = (size) => round(left + PANEL.width * share(size, sizes));
  const y = (ms) => round(PANEL.top + PANEL.height * (1 - share(ms, times)));
  const [bottom, right] = [PANEL.top + PANEL.height, left + PANEL.width];
  const lines = [
    `<text x="${left}" y="24" font-weight="700" font-size="14">${title}</text>`,
    ...powers(sizes).flatMap((size) => [
      `<path d="M${x(size)} ${PANEL.top}V${bottom}" stroke="#c8ced4"/>`,
      `<text x="${x(size)}" y="${bottom + 18}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
    ]),
    `<text x="${(left + right) / 2}" y="${bottom + 38}" text-anchor="middle">cells × labels</text>`,
    ...powers(times).flatMap((ms) => [
      `<path d="M${left} ${y(ms)}H${right}" stroke="#c8ced4"/>`,
      `<text x="${left - 6}" y="${y(ms) + 4}" text-anchor="end">${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}</text>`,
    ]),
  ];
  const named = Object.entries(families)
    .map(([family, points], i) => ({ family, points, colour: COLOURS[i % COLOURS.length] }))
    .sort((a, b) => a.points.at(-1).ms - b.points.at(-1).ms);
  let highest = bottom + NAME;
  for (const { family, points, colour } of named) {
    const path = points.map(({ size, ms }) => `${x(size)} ${y(ms)}`).join('L');
    const end = points.at(-1);
    highest = Math.min(y(end.ms), highest - NAME);
    lines.push(
      `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...points.map(({ size, ms }) => `<circle cx="${x(size)}" cy="${y(ms)}" r="3" fill="${colour}"/>`),
      `<path d="M${x(end.size)} ${y(end.ms)}L${right + 4} ${round(highest)}" stroke="${colour}" stroke-width="0.7" stroke-dasharray="2 3"/>`,
      `<text x="${right + 8}" y="${round(highest + 4)}" fill="${colour}">${family}: exponent ${exponentOf(points).toFixed(1)}</text>`,
    );
  }
  return lines;
}

function powers([least, most]) {
  const found = [];
  for (let power = least; power <= most * 1.001; power *= 10) found.push(Number(power.toPrecision(3)));
  return found;
}

function round(number) {
  return Number(number.toFixed(1));
}

/**
 * Keeps the fewest clues known for every Latin Puzzle of the catalog and for some small boards, in data/results, and tells them with the
 * numbers of Latin boards that `npm run count:all -- --keep` keeps there: the puzzles
 * as a collection in the native format, each with a field `result`, and the certificates. Results belong to the class of a
 * board and its labels, by canonical hash: what is found for one name holds for every other name of the same class.
 *   node scripts/results.mjs                             checks data/results and writes docs/results.md from it
 *   node scripts/results.mjs NAME SECONDS [SEEDS]        searches on for NAME (all for every one) with as many seeds that it has not had
 *                                                        yet, 8 unless given, in so many seconds of processor time together,
 *                                                        and keeps what is better
 *   node scripts/results.mjs NAME FILE                   keeps the puzzle in a file if it is better
 * Needs the built packages: npm run build
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { must, numbers } from '@latin-puzzles/core/basis';
import { CATALOG, isomorphism } from '@latin-puzzles/core/board';
import { canClassify } from '@latin-puzzles/core/classes';
import { makeEngine } from '@latin-puzzles/core/engine';
import { checkMinimum, clueFloor, makeLocalSearch, proveMinimum } from '@latin-puzzles/core/finding';
import { makeNativeRecord, parseNative, parseNativeRecord } from '@latin-puzzles/core/format';
import { canonicalHash, EMPTY, makePuzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { fileName, SUBJECTS } from './result-subjects.mjs';
import { root, worked } from './shared.mjs';

const folder = join(root, 'data/results');
/** Longer certificates are kept compressed. */
const LONGEST_PLAIN = 300_000;
/** Steps between two looks at how long the search has worked: on some boards a look takes longer than a step. */
const STEPS = 10;

/** What others have published, as far as we know. */
const PUBLISHED = {
  sudoku: '17, proved (McGuire, Tugemann, Civario 2012)',
  'quadoku-one': '11, best found (SudoCue)',
  'sudoku-2x2-1234': '4, proved',
  'sudoku-2x3-123456': '8, proved',
  'sudoku-2x4-12345678': '14, proved (Afmob 2011)',
  'latin-square': '12, proved (smallest critical sets of order 7)',
  ...Object.fromEntries(
    [2, 3, 4, 5, 6].map((n) => [fileName(`latin-square:${n}`, numbers(n)), `${Math.floor(n ** 2 / 4)}, proved`]),
  ),
};

/** How many clues the largest critical sets of Latin squares have, by order (OEIS A063437). */
const LARGEST_CRITICAL = new Map([
  [2, 1],
  [3, 3],
  [4, 7],
  [5, 11],
  [6, 18],
  [7, 25],
]);

const collection = join(folder, 'fewest.ndjson');

/** The file of a certificate, plain or compressed, if there is one. */
function certificateFile(name) {
  const plain = `${name}.latin-minimum`;
  return [plain, `${plain}.gz`].find((file) => existsSync(join(folder, 'certificates', file)));
}

function readCertificate(file) {
  const bytes = readFileSync(join(folder, 'certificates', file));
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}

function writeCertificate(name, text) {
  const isLong = text.length > LONGEST_PLAIN;
  const file = join(folder, 'certificates', `${name}.latin-minimum${isLong ? '.gz' : ''}`);
  writeFileSync(file, isLong ? gzipSync(text, { level: 9 }) : text);
}

/** The checksums of all data, as sha256sum prints them. */
function checksums() {
  const files = ['counts.ndjson', 'classes.ndjson', 'fewest.ndjson', 'most.ndjson', 'results.schema.json'].concat(
    readdirSync(join(folder, 'certificates')).map((file) => `certificates/${file}`),
  );
  const sum = (file) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return files.map((file) => `${sum(file)}  ${file}\n`).join('');
}

/** The most clues of a critical puzzle that were found for any name of a class. */
function mostClues(own) {
  const names = [...readAll().values()].filter(({ result }) => result.class === own).map(({ result }) => result.name);
  const lines = readFileSync(join(folder, 'most.ndjson'), 'utf8').split('\n').filter(Boolean);
  const found = lines.map((line) => JSON.parse(line).result).filter(({ name }) => names.includes(name));
  return Math.max(...found.map(({ clues }) => clues));
}

/** What is stored, by name. */
function readAll() {
  const lines = existsSync(collection) ? readFileSync(collection, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => JSON.parse(line)).map((record) => [record.result.name, record]));
}

/** The class of every subject, by canonical hash. */
const classes = new Map();
function classOf(subject) {
  if (!classes.has(subject.name)) classes.set(subject.name, canonicalHash(subject.beginning()));
  return classes.get(subject.name);
}

/** Writes all records, after those of a class have been shared between its names. */
function store(records) {
  for (const record of [...records.values()])
    for (const subject of SUBJECTS) {
      const known = records.get(subject.name)?.result;
      const isBetter = !known || record.result.clues < known.clues || (record.result.proved && !known.proved);
      if (isBetter && classOf(subject) === record.result.class) records.set(subject.name, carried(record, subject));
    }
  const order = SUBJECTS.map((subject) => subject.name).filter((known) => records.has(known));
  writeFileSync(collection, order.map((known) => `${JSON.stringify(records.get(known))}\n`).join(''));
  return records;
}

/** A record of the same class under another name, its puzzle moved along an isomorphism of the boards. */
function carried(record, { name, title, beginning }) {
  const from = must(parseNativeRecord(record));
  const begun = beginning();
  const image = isomorphism(from.board, begun.board);
  const labels = from.multiset.labels.map((label) => begun.multiset.labels.indexOf(label));
  if (!image || labels.includes(-1)) throw new Error(`${record.result.name} cannot be carried over to ${name}.`);
  const moved = (labeling) => {
    const out = new Array(labeling.length).fill(EMPTY);
    for (const [cell, label] of labeling.entries()) out[image[cell]] = label === EMPTY ? EMPTY : labels[label];
    return out;
  };
  const puzzle = must(makePuzzle({ ...begun, title, labeling: moved(from.labeling), solution: moved(from.solution) }));
  return { ...makeNativeRecord(puzzle), result: { ...record.result, name, sharedBy: record.result.name } };
}

const [wanted, how, seeds = '8'] = process.argv.slice(2);
if (wanted === undefined) {
  writeFileSync(join(root, 'docs/results.md'), page(store(readAll())));
  writeFileSync(join(folder, 'SHA256SUMS'), checksums());
} else for (const subject of SUBJECTS) if (wanted === 'all' || wanted === subject.name) improve(subject, Number(seeds));

function improve({ name, title, beginning }, seeds) {
  const start = worked();
  const begun = beginning();
  const { board, multiset, labeling, inscription } = begun;
  const engine = makeEngine(problemOf(board, multiset));
  const floor = clueFloor(board, multiset, labeling);
  const stored = readAll().get(name);
  if (stored?.result.proved) return;
  const from = stored && must(parseNativeRecord(stored)).labeling;
  const deadline = start + 1000 * Number(how);
  const provable = inscription.length === 0 && canClassify(board, multiset, engine);
  const found = Number.isNaN(deadline)
    ? given(engine, must(parseNative(readFileSync(how, 'utf8'))).labeling)
    : provable && proof(board, multiset, engine, deadline);
  const { best, certificate, round, quiet } =
    found || search(engine, labeling, floor, from, deadline, seeds, stored?.result.seeds ?? 0);
  const text = certificate && `${JSON.stringify(certificate)}\n`;
  if (text && !must(checkMinimum(JSON.parse(text))).valid) throw new Error(`The certificate of ${name} is not valid.`);
  const spent = Math.round((worked() - start) / 1000);
  const better = !stored || certificate || best.clues < stored.result.clues;
  const puzzle = better
    ? must(makePuzzle({ ...begun, title, labeling: best.puzzle, solution: best.solution }))
    : undefined;
  const clues = better ? best.clues : stored.result.clues;
  const result = {
    name,
    class: canonicalHash(begun),
    clues,
    proved: certificate ? 'classes' : clues === floor.clues ? 'floor' : false,
    classes: certificate?.classes.length,
    note: better ? undefined : stored.result.note,
    floor,
    seconds: (stored?.result.seconds ?? 0) + spent,
    round: round ? continued(stored?.result, round) : stored?.result.round,
    quiet: quiet ? unmoved(stored?.result, quiet) : stored?.result.quiet,
    seeds: Math.max(1, (stored?.result.seeds ?? 0) + (certificate || Number.isNaN(deadline) ? 0 : seeds)),
  };
  mkdirSync(join(folder, 'certificates'), { recursive: true });
  store(readAll().set(name, { ...(puzzle ? makeNativeRecord(puzzle) : stored), result }));
  if (text) writeCertificate(name, text);
  const came = round ? `, new seeds came to ${round.clues.join(' ')}` : '';
  console.log(
    `${name}: ${stored ? `${stored.result.clues} → ` : ''}${clues} in ${spent} s, proved ${result.proved}${came}`,
  );
}

function given(engine, puzzle) {
  const solutions = [...engine.list(puzzle, { limit: 2 })];
  if (solutions.length !== 1) throw new Error('The file does not hold a Latin puzzle.');
  return { best: { puzzle, solution: solutions[0], clues: puzzle.filter((label) => label !== EMPTY).length } };
}

/** Proves, unless that takes more than half of the time. */
function proof(board, multiset, engine, deadline) {
  const run = proveMinimum(board, multiset, engine);
  const half = (worked() + deadline) / 2;
  let step = run.next();
  while (!step.done && worked() < half) step = run.next();
  const certificate = step.done ? step.value : undefined;
  if (!certificate) return undefined;
  const puzzle = certificate.puzzle.map((clue) => (clue === null ? EMPTY : multiset.labels.indexOf(clue)));
  return { best: { puzzle, solution: [...engine.list(puzzle)][0], clues: certificate.minimum }, certificate };
}

/**
 * A search on from what is stored, and then a fresh one for each seed, in equal times: the best of all; of the fresh ones, the
 * round, how long each took at most, what it came to and when; and for how long and how many of them the best has been the same.
 */
function search(engine, beginning, floor, from, deadline, seeds, used) {
  const each = (deadline - worked()) / (seeds + (from ? 1 : 0));
  let best;
  let fell = worked();
  let since = 0;
  const run = (options, until) => {
    const start = worked();
    let at = 0;
    const one = makeLocalSearch(engine, { ...options, beginning });
    const look = () => {
      at = worked() - start;
      if (best && one.best.clues >= best.clues) return;
      const isGain = best !== undefined || !from;
      best = one.best;
      if (!isGain) return;
      fell = worked();
      since = clues.length;
    };
    look();
    while (worked() < until && one.best.clues > floor.clues)
      for (let i = 0; i < STEPS && one.best.clues > floor.clues; i++) if (one.step()) look();
    return { clues: one.best.clues, at: Math.round(at / 100) / 10 };
  };
  const clues = [];
  const at = [];
  if (from) run({ seed: used, from }, deadline - seeds * each);
  for (let i = 1; i <= seeds && !(best?.clues <= floor.clues); i++) {
    const came = run({ seed: used + i }, deadline - (seeds - i) * each);
    clues.push(came.clues);
    at.push(came.at);
  }
  return {
    best,
    round: { seconds: Math.round(each / 1000), clues, at },
    quiet: { clues: best.clues, seconds: Math.round((worked() - fell) / 1000), seeds: clues.length - since },
  };
}

/** What has been spent since the bound last fell, as far as that was kept. */
function unmoved(stored, quiet) {
  const before = quiet.clues < stored?.clues ? undefined : stored?.quiet;
  return { seconds: (before?.seconds ?? 0) + quiet.seconds, seeds: (before?.seeds ?? 0) + quiet.seeds };
}

/** A round goes on as long as its seeds have equal times; the last twenty of them are kept, and what the bound was before it. */
function continued(stored, { seconds, clues, at }) {
  const { round } = stored ?? {};
  if (round?.seconds !== seconds || !round.at) return { seconds, clues, at, before: stored?.clues };
  const last = (numbers, more) => [...numbers, ...more].slice(-20);
  return { ...round, clues: last(round.clues, clues), at: last(round.at, at) };
}

/** The tables, after a look at whether what is stored is true. */
function page(records) {
  const rows = (subjects) =>
    subjects.filter(({ name }) => records.has(name)).map((subject) => row(subject, records.get(subject.name)));
  const isSmall = ({ name }) => !CATALOG.some((entry) => entry.name === name);
  const header =
    '| Latin Puzzle | fewest clues | no fewer than | published | search | most clues of a critical puzzle found |\n|---|---|---|---|---|---|';
  const ripeto = records.get('sudoku-ripeto');
  return `# Results

Made by \`node scripts/results.mjs\`: [how many Latin boards there are](#how-many-latin-boards-there-are), and
[the fewest clues known](#the-fewest-clues-known). [results.schema.json](../data/results/results.schema.json) describes the shape of all data,
[SHA256SUMS](../data/results/SHA256SUMS) lists their checksums, [CITATION.cff](../CITATION.cff) tells how to cite them. A test looks at each again.

## How many Latin boards there are

\`npm run count:all -- --keep\` counts all of these again, and keeps no figure that differs from one by another method, from what was found
elsewhere, or from what was kept before; killed, it goes on where it was. [counting.md](counting.md) describes the methods;
\`latin count --method METHOD\` repeats each. Times are of one processor, memory is the most of the whole process. Inscriptions are left out. A figure
that begins with *about* is an estimate, and in brackets stands an interval that holds the number with 95 %, as far as walks tell; neither is a bound. *Written* lists the Latin boards with one asterism written, and multiplies by the ways to write it. The data are in [data/results/counts.ndjson](../data/results/counts.ndjson).

*Classes* are those up to automorphisms of the board and exchanges of labels of equal count, counted over the conjugacy classes of that group by \`node scripts/result-classes.mjs\`
in 15 seconds of processor time each at most ([classes.md](classes.md); \`latin classes BOARD\`). Where there is none, that did not suffice, or was not tried. The data are in
[data/results/classes.ndjson](../data/results/classes.ndjson).

${countsTable()}

The numbers of Sudoku Ripetos, with the labels 1 1 1 2 2 2 3 3 3, 2 2 3 3 3 4 4 4 4 and their cousins, were not published before, as far as we know. The tests
reach them by a second way that shares nothing with the methods, a sum over what the three stacks hold in each band
([sudoku-sum.ts](../packages/core/test/oracle/sudoku-sum.ts)).

## The fewest clues known

The puzzles themselves, with their solutions, are in
[data/results/fewest.ndjson](../data/results/fewest.ndjson), a collection in the native format in the order of these tables.

*Proved* minima hold over all Latin boards, class by class, or meet a floor that is plain to see; [minimal.md](minimal.md) tells how,
and how to check them with another program. Certificates that end in .gz are compressed; \`latin minimum FILE --check\` takes them so. All other figures are upper bounds: the
fewest clues found so far. The column *search* gives the processor time spent on each, the number of seeds, and for how much of that time the bound
has stood, as far as that was kept; a note follows where a bound came from elsewhere.

${unsettled(records)}

The most clues of a critical puzzle are lower bounds, found in two seconds of processor time with one seed, or in more
(\`node scripts/result-most.mjs\`); the puzzles are in [data/results/most.ndjson](../data/results/most.ndjson). They are weak on larger boards:
the largest critical sets of Latin squares of orders 2 to 7 have 1, 3, 7, 11, 18 and 25 clues (OEIS A063437), of which the search has
reached ${squaresReached()}.

Clues of an inscription count. A result belongs to a board, labels and inscription up to isomorphism, and all names of a class share it.

### The catalog

${header}
${rows(SUBJECTS.filter((subject) => !isSmall(subject))).join('\n')}

### Small boards

${header}
${rows(SUBJECTS.filter(isSmall)).join('\n')}

### Sudoku Ripeto

The author of the paper leaves open how few clues a Sudoku Ripeto with the labels 1 1 1 2 2 2 3 3 3 can have. This puzzle has
${ripeto.result.clues}, and we do not know whether there is one with fewer:

    ${ripeto.clues.map((clue) => clue ?? '.').join('')}
`;
}

/** Up to which order they were found, and how many clues for the others. */
function squaresReached() {
  const most = new Map(readLines('most.ndjson').map(({ result }) => [result.name, result.clues]));
  const found = (order) => most.get(fileName(`latin-square:${order}`, numbers(order))) ?? most.get('latin-square');
  const [all, others] = [[], []];
  for (const [order, known] of LARGEST_CRITICAL)
    if (found(order) === known && others.length === 0) all.push(order);
    else others.push(`${found(order)} for order ${order}`);
  return [`those up to order ${all.at(-1)}`, ...others].join(', and ');
}

/** The records of a file of the folder. */
function readLines(file) {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** The numbers of Latin boards that are kept, and of their classes. */
function countsTable() {
  const classesOf = new Map(readLines('classes.ndjson').map(({ name, classes }) => [name, classes]));
  const rows = readLines('counts.ndjson').map(({ name, title, count, estimate, runs = [], elsewhere = '' }) => {
    const classes = classesOf.get(name);
    const number = count ? grouped(count) : aboutText(estimate);
    const ways = runs.map(({ method, seconds, megabytes }) => `${method}: ${seconds} s, ${megabytes} MB`);
    const spent = estimate ? `${estimate.probes} probes, ${estimate.seconds} s` : ways[0];
    return `| ${[title, number, classes ? grouped(classes) : '', spent, ways[1] ?? '', elsewhere].join(' | ')} |`;
  });
  const header = '| board | Latin boards | classes | by | the same by | and by |\n|---|---|---|---|---|---|';
  return [header, ...rows].join('\n');
}

function grouped(count) {
  return count.replace(/\B(?=(\d{3})+$)/g, ',');
}

function aboutText({ log10, low, high }) {
  const power = Math.floor(log10);
  const figures = high - low < 0.1 ? 2 : 1;
  const figure = (log) => (10 ** (log - power)).toFixed(figures);
  return `about ${figure(log10)} × 10^${power} (${figure(low)} to ${figure(high)})`;
}

/** What the last round says about how certain the bounds are. */
function unsettled(records) {
  const open = SUBJECTS.map(({ title, name }) => ({ title, ...records.get(name)?.result })).filter(
    ({ round, proved }) => round && !proved,
  );
  const which = (test) =>
    open
      .filter(test)
      .map(({ title }) => title)
      .join(', ');
  const fallen = which(({ round, clues }) => round.before > clues);
  const missed = which(({ round, clues }) => Math.min(...round.clues) > clues);
  return `None of these bounds is settled by a search, however long. How certain one is, new seeds tell: a search that begins anew and knows nothing of
the bound either comes back to it or does not. The column *search* gives what those of the last round came to, each in the processor time
stated, and in brackets after how much of it; where it gives none, no round has been kept yet.
Minutes are no day: what they do not lower, a day may. At least one came to the bound on ${which(({ round, clues }) => Math.min(...round.clues) <= clues)}.
${missed ? `None did on ${missed}. ` : ''}${fallen ? `In this round the bound itself fell on ${fallen}. ` : ''}The bounds of these are the least certain.`;
}

function row({ title, name }, record) {
  const { result } = record;
  const puzzle = must(parseNativeRecord(record));
  const engine = makeEngine(problemOf(puzzle.board, puzzle.multiset));
  if (engine.countUpTo(puzzle.labeling, 2) !== 1) throw new Error(`${name} is not a Latin puzzle.`);
  const clues = puzzle.labeling.filter((label) => label !== EMPTY).length;
  if (clues !== result.clues) throw new Error(`${name} has ${clues} clues.`);
  const file = certificateFile(name);
  if (file) {
    const verdict = must(checkMinimum(readCertificate(file)));
    if (!verdict.valid || verdict.minimum !== clues) throw new Error(`The certificate of ${name} is not valid.`);
  }
  const certificate = file ? `, [certificate](../data/results/certificates/${file})` : '';
  const ways = {
    classes: `**${clues}**, proved over ${result.classes} ${result.classes === 1 ? 'class' : 'classes'}${certificate}`,
    floor: `**${clues}**, proved by its ${result.floor.because}`,
  };
  const reason = result.floor.clues > 0 ? `, by its ${result.floor.because}` : '';
  const shared = result.sharedBy ? `, as ${CATALOG.find((entry) => entry.name === result.sharedBy).title.en}` : '';
  const floor = result.proved ? clues : `${result.floor.clues}${reason}`;
  const fewest = `${ways[result.proved] ?? `${clues}, best found`}${shared}`;
  const seeds = result.seeds > 1 ? `, ${result.seeds} seeds` : '';
  const { round } = result;
  const came = (clues, i) => (round.at ? `${clues} (${round.at[i]} s)` : `${clues}`);
  const last =
    round && !result.proved
      ? `; the last ${round.clues.length > 1 ? `${round.clues.length}, ${round.seconds} s each,` : `one, ${round.seconds} s,`} came to ${round.clues.map(came).join(', ')}`
      : '';
  const quiet = result.quiet && !result.proved ? `, the last ${time(result.quiet.seconds)} of it without gain` : '';
  // How a bound was found, where that was not by the search of the column.
  const searched = `${time(result.seconds)}${quiet}${seeds}${last}${result.note ? `; ${result.note}` : ''}`;
  return `| ${[title, fewest, floor, PUBLISHED[name] ?? '', searched, mostClues(result.class)].join(' | ')} |`;
}

function time(seconds) {
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

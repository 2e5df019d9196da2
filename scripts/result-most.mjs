/**
 * Searches for critical puzzles with many clues, to data/results/most.ndjson, a collection in the native format.
 *   node scripts/result-most.mjs [NAME [SECONDS [SEEDS]]]    NAME or all, in so many seconds of processor time for each of as many
 *                                                            seeds that it has not had yet; 2 and 1 unless given
 * Needs the built packages: npm run build
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeManyCluesSearch } from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { makePuzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { SUBJECTS } from './result-subjects.mjs';
import { root, worked } from './shared.mjs';

const file = join(root, 'data/results/most.ndjson');
const [wanted = 'all', seconds = '2', seeds = '1'] = process.argv.slice(2);

for (const subject of SUBJECTS) {
  if (wanted !== 'all' && wanted !== subject.name) continue;
  const records = readRecords();
  records.set(subject.name, improved(subject, records.get(subject.name)));
  const order = SUBJECTS.map(({ name }) => name).filter((name) => records.has(name));
  writeFileSync(file, order.map((name) => `${JSON.stringify(records.get(name))}\n`).join(''));
  console.log(subject.name, records.get(subject.name).result.clues);
}

function readRecords() {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => JSON.parse(line)).map((record) => [record.result.name, record]));
}

function improved({ name, title, beginning }, stored) {
  const begun = beginning();
  const engine = makeEngine(problemOf(begun.board, begun.multiset));
  let record = stored;
  const used = stored?.result.seeds ?? 0;
  let spent = stored?.result.seconds ?? 0;
  for (let seed = used + 1; seed <= used + Number(seeds); seed++) {
    const start = worked();
    const search = makeManyCluesSearch(engine, { seed, beginning: begun.labeling });
    while (worked() - start < 1000 * Number(seconds)) search.step();
    spent += Number(seconds);
    const { puzzle, solution, clues } = search.best;
    if (clues > (record?.result.clues ?? -1))
      record = {
        ...makeNativeRecord(must(makePuzzle({ ...begun, title, labeling: puzzle, solution }))),
        result: { name, clues },
      };
  }
  return { ...record, result: { ...record.result, seconds: spent, seeds: used + Number(seeds) } };
}

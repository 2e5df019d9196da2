/**
 * Counts into how many classes the Latin boards of data/results/counts.ndjson fall that are counted exactly, up to automorphisms of the board and exchanges of labels
 * of equal count, to data/results/classes.ndjson.
 *   node scripts/result-classes.mjs [SECONDS [NAME …]]    those that are not kept yet, or these, in so many seconds of processor time each, 20
 *                                                         unless given; where that does not suffice there is no record
 * Needs the built packages: npm run build
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { countClasses } from '@latin-puzzles/core/classes';
import { makeMultiset } from '@latin-puzzles/core/puzzle';
import { root, worked } from './shared.mjs';

const [seconds = '20', ...wanted] = process.argv.slice(2);
const file = join(root, 'data/results/classes.ndjson');
const counted = readRecords(join(root, 'data/results/counts.ndjson')).filter(({ count }) => count !== undefined);
const kept = new Map(readRecords(file).map((record) => [record.name, record]));

for (const { name, title, board, labels, count } of counted) {
  if (wanted.length > 0 ? !wanted.includes(name) : kept.has(name)) continue;
  // Of nothing there are no classes.
  if (count === '0') continue;
  const start = worked();
  const limits = { timeLimit: 1000 * Number(seconds), clock: worked };
  const options = { ...limits, latinBoards: BigInt(count) };
  const ending = countClasses(must(resolveBoard(board)), must(makeMultiset(labels)), options);
  const spent = Number(((worked() - start) / 1000).toPrecision(2));
  if (ending.verdict !== 'complete') {
    console.error(`${name}: ${ending.verdict}, ${spent} s`);
    continue;
  }
  const { classes, group } = ending.count;
  kept.set(name, { name, title, board, labels, classes: String(classes), group: String(group), seconds: spent });
  const order = counted.filter((one) => kept.has(one.name));
  writeFileSync(file, order.map((one) => `${JSON.stringify(kept.get(one.name))}\n`).join(''));
  console.error(`${name}: ${classes}, ${spent} s`);
}

function readRecords(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

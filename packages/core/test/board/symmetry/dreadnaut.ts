import { spawnSync } from 'node:child_process';
import type { Board } from '../../../src/board/index.ts';
import { range } from './boards.ts';

/** nauty's command, under whichever name it is installed. */
const dreadnaut = ['dreadnaut', 'nauty-dreadnaut'].find(
  (name) => spawnSync(name, { input: 'q\n', timeout: 10_000 }).status === 0,
);

/** A graph whose vertices come colour by colour: how many there are of each, and the neighbours of each that are known. */
export interface ColouredGraph {
  readonly colours: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

/** The order of the automorphism group as dreadnaut prints it: all figures, or some and an exponent. */
export function dreadnautOrder({ cells, asterisms, asterismsOf }: Board): string {
  const neighbours = asterismsOf.map((holders) => holders.map((a) => cells + a));
  const printed = run('As -a -m l=0', { colours: [cells, asterisms.length], neighbours }, 'x');
  return /grpsize=([0-9.e]+)/.exec(printed)![1]!;
}

/** The same of a coloured graph, and a hash of its canonical form that graphs of other colours may share. */
export function dreadnautForm(graph: ColouredGraph): { readonly order: string; readonly hash: string } {
  const printed = run('c -a -m l=0', graph, 'x z');
  return { order: /grpsize=([0-9.e]+)/.exec(printed)![1]!, hash: /\[\w+ \w+ \w+\]/.exec(printed)![0] };
}

function run(options: string, { colours, neighbours }: ColouredGraph, commands: string): string {
  const edges = neighbours.map((others, vertex) => `${vertex}:${others.join(' ')}`).join(';\n');
  const ends = colours.map((_, i) => colours.slice(0, i + 1).reduce((sum, count) => sum + count, 0));
  const classes = range(colours.length).filter((i) => colours[i]! > 0);
  const cut = classes.map((i) => `${ends[i]! - colours[i]!}:${ends[i]! - 1}`).join('|');
  const input = `${options} n=${ends.at(-1)} g ${edges}.\nf=[${cut}] ${commands} q\n`;
  return spawnSync(dreadnaut!, { input, encoding: 'utf8', timeout: 300_000 }).stdout;
}

/** Whether that is this order. Large ones it multiplies in floating point: of those nine figures must agree. */
export function agrees(order: bigint, printed: string): boolean {
  const [, whole = '', decimals = '', exponent] = /^([0-9]+)(?:\.([0-9]+))?(?:e([0-9]+))?$/.exec(printed)!;
  if (exponent === undefined) return order === BigInt(whole);
  // Both without a decimal point.
  const theirs = BigInt(whole + decimals) * 10n ** BigInt(exponent);
  const ours = order * 10n ** BigInt(decimals.length);
  const difference = ours > theirs ? ours - theirs : theirs - ours;
  return difference * 10n ** 9n <= ours;
}

import { spawnSync } from 'node:child_process';
import type { Board } from '../../../src/board/index.ts';

/** nauty's command, under whichever name it is installed; undefined if it is not. */
export const dreadnaut = ['dreadnaut', 'nauty-dreadnaut'].find(
  (name) => spawnSync(name, { input: 'q\n', timeout: 10_000 }).status === 0,
);

/** The order of the automorphism group as dreadnaut prints it: all figures, or some and an exponent. */
export function dreadnautOrder({ cells, asterisms, asterismsOf }: Board): string {
  const edges = asterismsOf.map((holders, cell) => `${cell}:${holders.map((a) => cells + a).join(' ')}`).join(';\n');
  const vertices = cells + asterisms.length;
  const input = `As -a -m l=0 n=${vertices} g ${edges}.\nf=[0:${cells - 1}|${cells}:${vertices - 1}] x q\n`;
  const { stdout } = spawnSync(dreadnaut!, { input, encoding: 'utf8', timeout: 60_000 });
  return /grpsize=([0-9.e]+)/.exec(stdout)![1]!;
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

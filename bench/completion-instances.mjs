import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads every Latin square with holes of a folder, by name. */
export function readInstances(folder) {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, ...parseSquare(readFileSync(join(folder, name), 'utf8'), name) }));
}

/** A square with holes: its order and how often a line holds each label, then its labels from 1, row by row, 0 a hole. */
function parseSquare(text, name) {
  const [order, multiplicity, ...entries] = text.trim().split(/\s+/).map(Number);
  const labels = order / multiplicity;
  if (!Number.isInteger(labels) || entries.length !== order * order || entries.some((e) => !(e >= 0 && e <= labels)))
    throw new Error(`${name} is not a Latin square with holes.`);
  const line = Array.from({ length: order }, (_, i) => i);
  const asterisms = [
    ...line.map((row) => line.map((column) => order * row + column)),
    ...line.map((column) => line.map((row) => order * row + column)),
  ];
  const demand = new Array(labels).fill(multiplicity);
  return {
    problem: { cells: order * order, labels, asterisms, demands: asterisms.map(() => demand) },
    labeling: entries.map((entry) => entry - 1),
  };
}

/**
 * The problem for a rival: "exactly `need` of these atoms" for every cell and for every label in every asterism, atoms
 * numbered from 1. What the clues decide at once is left out, so that no rival spends its time on reading it.
 */
export function exactCounts({ problem: { cells, labels, asterisms, demands }, labeling }) {
  const held = asterisms.map((asterism) => {
    const counts = new Array(labels).fill(0);
    for (const cell of asterism) if (labeling[cell] >= 0) counts[labeling[cell]]++;
    return counts;
  });
  const holders = Array.from({ length: cells }, () => []);
  for (const [a, asterism] of asterisms.entries()) for (const cell of asterism) holders[cell].push(a);
  const atoms = new Map();
  for (let cell = 0; cell < cells; cell++)
    for (let label = 0; label < labels; label++)
      if (labeling[cell] < 0 && holders[cell].every((a) => held[a][label] < demands[a][label]))
        atoms.set(cell * labels + label, atoms.size + 1);
  const counts = [];
  const add = (need, keys) => {
    const members = keys.flatMap((key) => atoms.get(key) ?? []);
    if (need > 0 || members.length > 0) counts.push({ need, members });
  };
  for (let cell = 0; cell < cells; cell++)
    if (labeling[cell] < 0) {
      const keys = Array.from({ length: labels }, (_, label) => cell * labels + label);
      add(1, keys);
    }
  for (const [a, asterism] of asterisms.entries())
    for (let label = 0; label < labels; label++) {
      const keys = asterism.map((cell) => cell * labels + label);
      add(demands[a][label] - held[a][label], keys);
    }
  return { atoms: atoms.size, counts };
}

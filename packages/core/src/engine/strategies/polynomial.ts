import { EMPTY } from '../../puzzle/index.ts';
import { domainOf, emptyCells, type SearchState, writeLabel } from './search-state.ts';

/**
 * Polynomial attrition: reduces domains and writes labels by four theorems until none of them does any more. They are
 * those of the engine's kernel, so that a study tells what the kernel's search would do. False at a contradiction, or
 * where it may not go on: on large boards that is asked before every asterism.
 */
export function reduceDomains(position: SearchState, mayGoOn: () => boolean): boolean {
  for (let before = -1, now = progressOf(position); now !== before; before = now, now = progressOf(position))
    if (!singleCandidates(position) || !lastPlaces(position, mayGoOn) || !intersections(position, mayGoOn))
      return false;
  return true;
}

/** Grows with every label written and every label that leaves a domain. */
function progressOf({ labeling, domains }: SearchState): number {
  let progress = 0;
  for (const label of labeling) if (label !== EMPTY) progress++;
  for (const held of domains) if (!held) progress++;
  return progress;
}

/** Full count and single candidates: labels that an asterism has no more of leave; a cell with one left takes it. */
function singleCandidates(position: SearchState): boolean {
  for (const cell of emptyCells(position)) {
    const domain = domainOf(position, cell);
    if (domain.length === 0) return false;
    restrict(position, cell, domain);
    if (domain.length === 1 && !writeLabel(position, cell, domain[0]!)) return false;
  }
  return true;
}

function restrict({ problem, domains }: SearchState, cell: number, domain: readonly number[]): void {
  const from = cell * problem.labels;
  domains.fill(0, from, from + problem.labels);
  for (const label of domain) domains[from + label] = 1;
}

/** Last places: an asterism with just as many places for a label as it demands takes it in all of them. */
function lastPlaces(position: SearchState, mayGoOn: () => boolean): boolean {
  const { asterisms, labels } = position.problem;
  for (let a = 0; a < asterisms.length; a++) {
    if (!mayGoOn()) return false;
    for (let label = 0; label < labels; label++) {
      const demand = position.left[a * labels + label]!;
      if (demand === 0) continue;
      const places = placesOf(position, a, label);
      if (places.length < demand) return false;
      if (places.length === demand && !places.every((cell) => writeLabel(position, cell, label))) return false;
    }
  }
  return true;
}

/** The empty cells of an asterism that may take a label. */
function placesOf(position: SearchState, asterism: number, label: number): number[] {
  const { asterisms, labels } = position.problem;
  return asterisms[asterism]!.filter(
    (cell) =>
      position.labeling[cell] === EMPTY &&
      position.domains[cell * labels + label] &&
      position.holders[cell]!.every((a) => position.left[a * labels + label]! > 0),
  );
}

/** Intersections: where all places of A lie in B and B demands no more than A, the label leaves the rest of B. */
function intersections(position: SearchState, mayGoOn: () => boolean): boolean {
  const { problem, holders, labeling, domains, left } = position;
  const { asterisms, labels } = problem;
  for (let a = 0; a < asterisms.length; a++) {
    if (!mayGoOn()) return false;
    for (let label = 0; label < labels; label++) {
      const demand = left[a * labels + label]!;
      const places = placesOf(position, a, label);
      if (demand === 0 || places.length === 0) continue;
      for (const b of holders[places[0]!]!) {
        const inBoth = b !== a && places.every((cell) => asterisms[b]!.includes(cell));
        if (!inBoth || left[b * labels + label] !== demand) continue;
        for (const cell of asterisms[b]!)
          if (labeling[cell] === EMPTY && !places.includes(cell)) domains[cell * labels + label] = 0;
      }
    }
  }
  return true;
}

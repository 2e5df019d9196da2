import { PAUSE } from '@latin-puzzles/core/engine';
import { EMPTY, type Labeling, type Problem } from '@latin-puzzles/core/puzzle';
import type { Method } from '../method/method.ts';

/** Cells are coloured so many times, a few milliseconds, between two pauses. */
const SLICE = 500;

/**
 * Exact colouring by saturation. Where no label repeats, cells of an asterism are neighbours in a graph, and a proper
 * colouring of it with the labels demanded is a Latin board. Where labels repeat, asterisms are edges of a mixed hypergraph:
 * of so many cells two must differ, and of so many two must be equal. Since colours are given here, an edge says exactly how
 * many of its cells have each. A colour is denied to a cell when one of its edges has all of that colour; the next cell to
 * colour is the most saturated one, to which the most colours are denied, and among equals the one with most neighbours
 * without colour.
 */
export const GRAPH_COLOURING: Method = {
  name: 'graph-colouring',
  kind: 'exact',
  words: {
    en: {
      title: 'Colouring by saturation',
      summary:
        'Labels as colours of the vertices of a graph, or of a mixed hypergraph where they repeat. Colours first the cell to which the most colours are denied, and goes back where all are.',
    },
    es: {
      title: 'Coloración por saturación',
      summary:
        'Las etiquetas como colores de los vértices de un grafo, o de un hipergrafo mixto donde se repiten. Colorea primero la celda a la que se niegan más colores, y vuelve atrás donde se niegan todos.',
    },
  },
  source:
    'D. Brélaz, New methods to color the vertices of a graph, Communications of the ACM 22(4), 1979, 251–256; V. I. Voloshin, Coloring mixed hypergraphs: theory, algorithms and applications, AMS 2002; colour patterns of edges: Y. Caro, J. Lauri, C. Zarb, Selective hypergraph colourings, arXiv 1504.04112',
  *search({ problem, labeling }, { tally }) {
    const colouring = new Colouring(problem);
    if (!colouring.begin(labeling)) return 'complete';
    /** The cells coloured by choice. */
    const path: number[] = [];
    let next = colouring.mostSaturated();
    let colour = 0;
    for (;;) {
      if (next === undefined) {
        yield [...colouring.colours];
        colour = problem.labels;
      } else while (colour < problem.labels && colouring.isDenied(next, colour)) colour++;
      if (next !== undefined && colour < problem.labels) {
        if (++tally.steps % SLICE === 0) yield PAUSE;
        path.push(next);
        colouring.paint(next, colour);
        next = colouring.mostSaturated();
        colour = 0;
      } else {
        next = path.pop();
        if (next === undefined) return 'complete';
        colour = colouring.colours[next]! + 1;
        colouring.strip(next);
      }
    }
  },
};

class Colouring {
  readonly colours: number[];
  readonly #problem: Problem;
  /** The asterisms of each cell. */
  readonly #edges: readonly (readonly number[])[];
  /** How many more cells of an asterism are to have a colour, and how many of its cells have none yet. */
  readonly #missing: readonly number[][];
  readonly #uncoloured: number[];
  /** By how many of its asterisms each colour is denied to a cell; and to how many colours that happens. */
  readonly #denials: readonly Int32Array[];
  readonly #saturation: number[];

  constructor(problem: Problem) {
    const { cells, labels, asterisms, demands } = problem;
    this.#problem = problem;
    this.colours = new Array<number>(cells).fill(EMPTY);
    const edges = Array.from({ length: cells }, () => [] as number[]);
    for (const [a, asterism] of asterisms.entries()) for (const cell of asterism) edges[cell]!.push(a);
    this.#edges = edges;
    this.#missing = demands.map((demand) => [...demand]);
    this.#uncoloured = asterisms.map(({ length }) => length);
    this.#denials = edges.map(() => new Int32Array(labels));
    this.#saturation = new Array<number>(cells).fill(0);
    for (const [a, missing] of this.#missing.entries())
      for (const [colour, count] of missing.entries()) if (count === 0) this.#deny(a, colour);
  }

  /** Gives cells the colours of a labeling; false if one is denied. */
  begin(labeling: Labeling): boolean {
    for (const [cell, colour] of labeling.entries()) {
      if (colour === EMPTY) continue;
      if (this.isDenied(cell, colour)) return false;
      this.paint(cell, colour);
    }
    return true;
  }

  isDenied(cell: number, colour: number): boolean {
    return this.#denials[cell]![colour]! > 0;
  }

  paint(cell: number, colour: number): void {
    this.colours[cell] = colour;
    for (const a of this.#edges[cell]!) {
      this.#uncoloured[a]!--;
      if (--this.#missing[a]![colour]! === 0) this.#deny(a, colour);
    }
  }

  strip(cell: number): void {
    const colour = this.colours[cell]!;
    this.colours[cell] = EMPTY;
    for (const a of this.#edges[cell]!) {
      this.#uncoloured[a]!++;
      if (this.#missing[a]![colour]!++ === 0) this.#allow(a, colour);
    }
  }

  /** The cell without colour to which most are denied; among equals, the one with most neighbours without colour. */
  mostSaturated(): number | undefined {
    let best: number | undefined;
    let most = -1;
    for (const [cell, colour] of this.colours.entries()) {
      if (colour !== EMPTY || this.#saturation[cell]! < most) continue;
      if (this.#saturation[cell] === most && this.#degree(cell) <= this.#degree(best!)) continue;
      best = cell;
      most = this.#saturation[cell]!;
    }
    return best;
  }

  #degree(cell: number): number {
    let degree = 0;
    for (const a of this.#edges[cell]!) degree += this.#uncoloured[a]!;
    return degree;
  }

  #deny(a: number, colour: number): void {
    for (const cell of this.#problem.asterisms[a]!)
      if (this.#denials[cell]![colour]!++ === 0) this.#saturation[cell]!++;
  }

  #allow(a: number, colour: number): void {
    for (const cell of this.#problem.asterisms[a]!)
      if (--this.#denials[cell]![colour]! === 0) this.#saturation[cell]!--;
  }
}

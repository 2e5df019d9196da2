import { type BasePoint, searchAutomorphisms } from './automorphism-search.ts';
import type { Incidence } from './incidence.ts';
import { Refinement } from './refinement.ts';

/**
 * Takes a rank for every vertex, no two alike, and gives an automorphism: `image[vertex]`. Which one depends on the ranks
 * alone and not on what the vertices are called: if `ranks` came from other ranks by an automorphism, ranks'[α(v)] =
 * ranks[v], then image'[α(v)] = image[v]. So it brings all rankings that differ by an automorphism to the same ranking.
 */
export type Aligner = (ranks: ArrayLike<number>) => Int32Array;

export function makeAligner(incidence: Incidence, colours: ArrayLike<number>): Aligner {
  const refinement = new Refinement(incidence, colours);
  const { path, leaf } = searchAutomorphisms(incidence, refinement);
  const { partition } = refinement;
  const isExact = path.every((step) => step.orbitLength === step.end - step.start);

  /** The members of the step's class by rank; if the right ones are as many as the orbit is long, one is among these. */
  const candidates = ({ start, end, orbitLength }: BasePoint, ranks: ArrayLike<number>) =>
    partition.order
      .slice(start, end)
      .sort((a, b) => ranks[a]! - ranks[b]!)
      .subarray(0, end - start - orbitLength + 1);

  const image = (): Int32Array | undefined => {
    const found = new Int32Array(incidence.vertices);
    for (const [place, vertex] of partition.order.entries()) found[vertex] = leaf[place]!;
    return isExact || keepsIncidence(incidence, found) ? found : undefined;
  };

  /** Goes down with the traces of the first path, always to the lowest rank with which that succeeds. */
  return (ranks) => {
    const { splits } = partition;
    const frames: { readonly choices: Iterator<number>; readonly splits: number }[] = [];
    let found: Int32Array | undefined;
    const goOn = () => {
      const step = path[frames.length];
      if (step) frames.push({ choices: candidates(step, ranks).values(), splits: partition.splits });
      else found = image();
    };
    goOn();
    while (!found) {
      const frame = frames.at(-1)!;
      partition.undo(frame.splits);
      const { value: vertex, done } = frame.choices.next();
      if (done) frames.pop();
      else if (refinement.individualize(vertex, path[frames.length - 1]!.trace)) goOn();
    }
    partition.undo(splits);
    return found;
  };
}

function keepsIncidence({ vertices, starts, neighbours }: Incidence, image: Int32Array): boolean {
  const stamps = new Int32Array(vertices).fill(-1);
  for (let vertex = 0; vertex < vertices; vertex++) {
    const to = image[vertex]!;
    for (let i = starts[to]!; i < starts[to + 1]!; i++) stamps[neighbours[i]!] = vertex;
    for (let i = starts[vertex]!; i < starts[vertex + 1]!; i++)
      if (stamps[image[neighbours[i]!]!] !== vertex) return false;
  }
  return true;
}

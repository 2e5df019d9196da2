import type { Incidence } from './incidence.ts';
import type { OrderedPartition } from './ordered-partition.ts';

/**
 * Which class of a refined partition to set a vertex apart in: the one that refinement will follow into most other classes,
 * that is whose vertices have some, but not all, of the most classes as neighbours; among these the smallest, and of those
 * the first. (Junttila, Kaski: Engineering an efficient canonical labeling tool, ALENEX 2007, compare such choices.)
 * The choice is by start, undefined when every vertex stands alone.
 */
export function targetClasses(incidence: Incidence, partition: OrderedPartition): () => number | undefined {
  const { starts, neighbours } = incidence;
  const { order, classOf, lengths } = partition;
  const counts = new Int32Array(incidence.vertices);
  /** How many classes the vertex has some, but not all, of as neighbours. In a refined partition its class agrees. */
  const joined = (vertex: number) => {
    let sum = 0;
    for (let i = starts[vertex]!; i < starts[vertex + 1]!; i++) {
      const start = classOf[neighbours[i]!]!;
      counts[start]!++;
      if (counts[start] === 1) sum++;
      if (counts[start] === lengths[start]) sum--;
    }
    for (let i = starts[vertex]!; i < starts[vertex + 1]!; i++) counts[classOf[neighbours[i]!]!] = 0;
    return sum;
  };
  return () => {
    let best: number | undefined;
    let most = -1;
    for (let start = 0; start < order.length; start += lengths[start]!) {
      if (lengths[start] === 1) continue;
      const sum = joined(order[start]!);
      if (sum < most || (sum === most && lengths[start]! >= lengths[best!]!)) continue;
      best = start;
      most = sum;
    }
    return best;
  };
}

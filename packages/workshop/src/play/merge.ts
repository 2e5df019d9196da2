import { type History, led, type Node } from './history.ts';

/**
 * A history with the branches of another of the same puzzle added to it, so that opening a shared game costs nobody their
 * own. It stays where it is.
 */
export function merged(history: History, other: History): History {
  const nodes: Node[] = [...history.nodes];
  const names = new Map(history.names);
  const known = new Map(nodes.map(({ parent, move }, node) => [`${parent} ${move}`, node]));
  const mapped = [0];
  for (const [index, { parent, move, changes }] of other.nodes.entries()) {
    if (index === 0) continue;
    const from = mapped[parent]!;
    const key = `${from} ${move}`;
    const node = known.get(key) ?? nodes.push({ parent: from, move, changes }) - 1;
    known.set(key, node);
    mapped.push(node);
    nodes[from] = { ...nodes[from]!, onward: nodes[from]!.onward ?? node };
  }
  for (const [node, name] of other.names) if (!names.has(mapped[node]!)) names.set(mapped[node]!, name);
  return led({ ...history, nodes, names });
}

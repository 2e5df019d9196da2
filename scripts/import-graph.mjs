// Who imports whom, read from the sources: the architecture test judges it, docs/architecture.svg shows it.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root, sourceFiles } from './shared.mjs';

/** The sources of packages and studio. */
export function programFiles() {
  return sourceFiles().filter((file) => /^(packages|apps)\/[^/]+\/(src|server)\/.*\.tsx?$/.test(file));
}

/** What a file imports, as it is written there. */
export function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g),
  ].map((match) => match[1] ?? match[2]);
}

/** The files of the same package that a file imports, relative to the root. */
export function neighboursOf(file) {
  return importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => normalize(join(dirname(file), specifier)));
}

/** The package of ours that an import names, if it names one. */
export function packageNamed(specifier) {
  return /^@latin-puzzles\/([^/]+)/.exec(specifier)?.[1];
}

/** A graph as a map from each node to the set of those that it points at; nobody points at itself. */
export function graphOf(nodes, edges) {
  const graph = new Map(nodes.map((node) => [node, new Set()]));
  for (const [from, to] of edges) if (from !== to && graph.has(from) && graph.has(to)) graph.get(from).add(to);
  return graph;
}

/** Everything that can be reached from a node by one or more arrows. */
export function reachable(graph, node, seen = new Set()) {
  for (const next of graph.get(node))
    if (!seen.has(next)) {
      seen.add(next);
      reachable(graph, next, seen);
    }
  return seen;
}

/** The arrows of a graph without cycles that no detour replaces. */
export function reduced(graph) {
  const arrows = [];
  for (const [from, targets] of graph)
    for (const to of targets) {
      const detour = [...targets].some((other) => other !== to && reachable(graph, other).has(to));
      if (!detour) arrows.push([from, to]);
    }
  return arrows;
}

/** How many arrows the longest way down from each node has. */
export function ranks(graph) {
  const known = new Map();
  const rank = (node) => {
    if (!known.has(node)) {
      known.set(node, 0);
      known.set(node, Math.max(0, ...[...graph.get(node)].map((next) => rank(next) + 1)));
    }
    return known.get(node);
  };
  for (const node of graph.keys()) rank(node);
  return known;
}

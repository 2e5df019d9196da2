// Which tests reach which parts of the sources of core. A part is a block, or the expression that is all of an arrow function.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root, sourceFiles } from './shared.mjs';

/** The parts of a source in their order; an inner one comes after the one that holds it. */
export function partsOf(text) {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isBlock(node)) found.push({ start: node.getStart(source), end: node.getEnd(), isBlock: true });
    else if (ts.isArrowFunction(node.parent ?? node) && node.parent.body === node)
      found.push({ start: node.getStart(source), end: node.getEnd(), isBlock: false });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** How many parts all sources have, and from which number on those of each are counted. */
export function countedParts() {
  const firsts = new Map();
  let total = 0;
  for (const file of sourceFiles('packages/core/src').filter((file) => file.endsWith('.ts'))) {
    firsts.set(file, total);
    total += partsOf(readFileSync(join(root, file), 'utf8')).length;
  }
  return { firsts, total };
}

/** A source that notes each part that it comes to, in the same lines. */
export function instrumented(text, first, total) {
  const insertions = partsOf(text).flatMap(({ start, end, isBlock }, i) => {
    const note = `reachedParts[${first + i}] = 1`;
    if (isBlock) return [{ at: start + 1, text: `${note};` }];
    return [
      { at: start, text: `(${note}, ` },
      { at: end, text: ')' },
    ];
  });
  let out = text;
  // From behind, so that places stay true; at one place, what was found last stands inside.
  for (const { at, text: piece } of insertions.toSorted((a, b) => b.at - a.at))
    out = out.slice(0, at) + piece + out.slice(at);
  return `const reachedParts = (globalThis.reached ??= new Uint8Array(${total}));${out}`;
}

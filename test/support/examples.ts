import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error: a script without types
import { root, sourceFiles } from '../../scripts/shared.mjs';

/** A program that the documentation shows. */
export interface Example {
  readonly file: string;
  readonly code: string;
}

/** The programs in the doc comments of the packages, `@example`. */
export function docExamples(): Example[] {
  const files: string[] = sourceFiles('packages');
  return files
    .filter((file) => /^packages\/[^/]+\/src\/.*\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/^ *\* @example\n *\* ```ts\n([\s\S]*?)^ *\* ```$/gm)].map(([, block]) => ({
        file,
        code: block!.replace(/^ *\* ?/gm, ''),
      }));
    });
}

/** The programs in a page of Markdown. */
export function pageExamples(file: string): Example[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code]) => ({ file, code: code! }));
}

/** What a program says that it prints: the remarks behind its `console.log(…);`. */
export function promisedOutput(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line!);
}

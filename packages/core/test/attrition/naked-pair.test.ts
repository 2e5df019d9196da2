import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fullCount } from '../../src/attrition/theorems/elementary/full-count.ts';
import { lastPlaces } from '../../src/attrition/theorems/elementary/last-places.ts';
import { onlyCandidate } from '../../src/attrition/theorems/elementary/only-candidate.ts';
import { endsTheSame, obeysTheLaws } from './laws.ts';
import { nakedPair } from './naked-pair.ts';

const ladder = [fullCount, lastPlaces, onlyCandidate, nakedPair];
obeysTheLaws(nakedPair, ladder);
endsTheSame(ladder);

test('docs/theorems.md shows this theorem as its example', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const example = read('./naked-pair.ts').replace("'../../src/attrition/index.ts'", "'@latin-puzzles/core/attrition'");
  expect(read('../../../../docs/theorems.md')).toContain(`\`\`\`ts\n${example}\`\`\``);
});

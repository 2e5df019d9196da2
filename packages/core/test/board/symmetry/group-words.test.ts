import { expect, test } from 'vitest';
import { groupWords } from '../../../src/board/index.ts';

test('a group of symmetries is told in the language of the reader, its order set low', () => {
  expect(groupWords('D_4').en).toBe('D₄');
  expect(groupWords('D_12h').es).toBe('D₁₂h');
  expect(groupWords('chiral octahedral').en).toBe('chiral octahedral');
  expect(groupWords('chiral octahedral').es).toBe('octaédrica quiral');
});

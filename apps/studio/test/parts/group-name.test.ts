import { expect, test } from 'vitest';
import { groupSaid } from '../../src/parts/group-name.ts';

test('a group of symmetries is told in the language of the reader, its order set low', () => {
  expect(groupSaid('D_4', 'en')).toBe('D₄');
  expect(groupSaid('D_12h', 'es')).toBe('D₁₂h');
  expect(groupSaid('chiral octahedral', 'en')).toBe('chiral octahedral');
  expect(groupSaid('chiral octahedral', 'es')).toBe('octaédrica quiral');
});

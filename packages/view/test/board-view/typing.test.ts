import { describe, expect, test } from 'vitest';
import { NOT_TYPING, typed } from '../../src/board-view/typing.ts';

describe('typing', () => {
  const numbers = Array.from({ length: 16 }, (_, i) => String(i + 1));

  test('a label of two keys replaces that of the first when the second follows soon', () => {
    const one = typed(numbers, NOT_TYPING, '1', 1_000);
    expect(one).toMatchObject({ label: 0, replaces: false });
    expect(typed(numbers, one.typing, '2', 1_300)).toMatchObject({ label: 11, replaces: true });
    expect(typed(numbers, one.typing, '2', 9_000)).toMatchObject({ label: 1, replaces: false });
    expect(typed(numbers, one.typing, '9', 1_300)).toMatchObject({ label: 8, replaces: false });
  });

  test('case matters only where it tells labels apart', () => {
    expect(typed(['A', 'b'], NOT_TYPING, 'a', 0).label).toBe(0);
    expect(typed(['A', 'a'], NOT_TYPING, 'a', 0).label).toBe(1);
    expect(typed(['É', 'Ñ'], NOT_TYPING, 'ñ', 0).label).toBe(1);
    expect(typed(['A', 'b'], NOT_TYPING, 'x', 0).label).toBeUndefined();
  });
});

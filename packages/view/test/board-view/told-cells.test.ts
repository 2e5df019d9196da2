import { expect, test } from 'vitest';
import { labelCells } from '../../src/board-view/told-cells.ts';

/** Elements of so many cells, two for each, and how often they were looked for. */
function makeSheet(cells: number) {
  const elements = Array.from({ length: 2 * cells }, (_, i) => {
    const told = new Map([['data-cell', String(i % cells)]]);
    return { told, getAttribute: (name: string) => told.get(name), setAttribute: told.set.bind(told) };
  });
  let queries = 0;
  const querySelectorAll = (selector: string) => {
    queries++;
    const cell = /"(\d+)"/.exec(selector)?.[1];
    return elements.filter(({ told }) => cell === undefined || told.get('data-cell') === cell);
  };
  const sheet = { querySelectorAll } as unknown as Pick<Element, 'querySelectorAll'>;
  return { sheet, queries: () => queries, said: () => elements.map(({ told }) => told.get('aria-label')) };
}

test.each([1, 4, 5, 100])('%i cells are told on all their elements, and no others', (count) => {
  const { sheet, queries, said } = makeSheet(100);
  labelCells(
    sheet,
    Array.from({ length: count }, (_, i) => 99 - i),
    (cell) => `cell ${cell}`,
  );
  expect(said()).toEqual(
    Array.from({ length: 200 }, (_, i) => (i % 100 >= 100 - count ? `cell ${i % 100}` : undefined)),
  );
  expect(queries()).toBe(count > 4 ? 1 : count);
});

import type { Form } from './form.ts';

/** What may be wished of a cell: a clue, no clue, or nothing. */
const CELL_WISHES = ['either', 'always', 'never'] as const;
export type CellWish = (typeof CELL_WISHES)[number];

type Mask = Pick<Form, 'always' | 'never'>;

export function cellWish({ always, never }: Mask, cell: number): CellWish {
  if (always.includes(cell)) return 'always';
  return never.includes(cell) ? 'never' : 'either';
}

/** What a cell is wished to be after it is picked: each of the wishes in turn. */
export function nextWish(wish: CellWish): CellWish {
  return CELL_WISHES[(CELL_WISHES.indexOf(wish) + 1) % CELL_WISHES.length]!;
}

export function wishingFor<M extends Mask>(mask: M, cell: number, wish: CellWish): M {
  const others = (cells: readonly number[]) => cells.filter((other) => other !== cell);
  const [always, never] = [others(mask.always), others(mask.never)];
  if (wish === 'always') always.push(cell);
  if (wish === 'never') never.push(cell);
  return { ...mask, always, never };
}

import type { Composed, Order } from '../../print/compose.ts';
import type { Task } from '../protocol.ts';

/** The pages of what is to be printed, set in the typeface of the print. */
export const composeTask: Task<Order, Composed> = async (order) => {
  const [{ compose }, { bookletFonts }, { measureWith }] = await Promise.all([
    import('../../print/compose.ts'),
    import('../../print/fonts.ts'),
    import('@latin-puzzles/drawing/font'),
  ]);
  return compose(order, measureWith(await bookletFonts()));
};

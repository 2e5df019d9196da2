import type { BatchEnding } from '@latin-puzzles/core/finding';
import { type Produced, produce } from '../../generate/produce.ts';
import type { Order } from '../../generate/wishes.ts';
import type { Task } from '../protocol.ts';

/** Makes puzzles as they are wished for, and hands them over one by one. */
export const generateTask: Task<Order, BatchEnding, Produced> = (order, { tell }) => produce(order, tell, Date.now);

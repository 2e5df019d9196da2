import { hallLabelsUpTo, intersection } from '../attrition/index.ts';
import type { Pointers } from './player.ts';

/** What shows a label without a pencil mark, where only so much hides it. */
export const POINTERS: Pointers = { intersection, pair: /* @__PURE__ */ hallLabelsUpTo(2) };

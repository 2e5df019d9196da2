import type { ClassCount, Relation } from '@latin-puzzles/core/classes';

/** An orbit count as plain data, with long numbers as texts. */
export function makeClassCountRecord({ classes, latinBoards, group, conjugacy }: ClassCount, relation: Relation) {
  return {
    relation,
    classes: String(classes),
    latinBoards: String(latinBoards),
    group: String(group),
    conjugacy: conjugacy.map(({ size, order, fixed }) => ({ size: String(size), order, fixed: String(fixed) })),
  };
}

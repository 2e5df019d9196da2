export {
  type ClassCount,
  type ClassCountEnding,
  type ClassesProgress,
  type CountClassesOptions,
  countClasses,
  type FixedCount,
} from './count-classes.ts';
export { type ListedClass, listClasses } from './list-classes.ts';
export { hasRelation, RELATIONS, type Relation } from './relation.ts';
export { beginnings, canClassify, type LatinClass, latinClasses } from './walk.ts';

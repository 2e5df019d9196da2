export * from './canonical.ts';
export {
  applyRenaming,
  type Canonical,
  type Canonizer,
  type InscribedBoard,
  makeCanonizer,
  type Renaming,
  renamingBetween,
} from './canonizer.ts';
export * from './pattern.ts';

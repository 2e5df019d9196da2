export { addCell, bitCount, cellsOf, hasCell } from './cell-set.ts';
export { components } from './components.ts';
export { joined } from './joined.ts';
export { type LabelKind, labelKinds } from './label-kinds.ts';
export { draftResidual, extended, type OnFixed, type Residual } from './model.ts';
export { normalForm } from './normal-form.ts';
export { placesOf, reduce } from './reduce.ts';
export { residualOf, withLabel } from './residual.ts';

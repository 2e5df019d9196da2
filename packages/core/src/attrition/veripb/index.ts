export { VERIPB_VERSIONS, type VeriPbFiles, type VeriPbVersion } from '../../basis/pseudo-boolean/index.ts';
export type { CaseOptions } from './refutation.ts';
export { writeNoCompletion, writeVeriPb } from './write.ts';
export { writeRefutation } from './write-refutation.ts';

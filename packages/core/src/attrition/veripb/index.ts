export type { RefuteOptions } from './refutation.ts';
export { VERIPB_VERSIONS, type VeriPbFiles, type VeriPbVersion, writeNoCompletion, writeVeriPb } from './write.ts';

import {
  type Proof,
  type VeriPbFiles,
  type VeriPbVersion,
  writeNoCompletion,
  writeVeriPb,
} from '@latin-puzzles/core/attrition';
import type { Signal } from '@latin-puzzles/core/engine';
import type { PartialBoard } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';

/** How a certificate is written. */
export interface CertificateOptions {
  readonly version?: VeriPbVersion | undefined;
  readonly signal?: Signal | undefined;
}

/** That a puzzle has no other solution than the one that is proved; nothing if the proof is not complete, or nothing checks a step. */
export function certifyProof(
  tools: Tools,
  partial: PartialBoard,
  proof: Proof,
  { version }: CertificateOptions = {},
): VeriPbFiles | undefined {
  return writeVeriPb(tools.problemFor(partial), partial.labeling, proof, version);
}

/** That nothing completes a partial board; nothing if something does, or if the signal came first. */
export function certifyNone(
  tools: Tools,
  partial: PartialBoard,
  options: CertificateOptions = {},
): VeriPbFiles | undefined {
  return writeNoCompletion(tools.problemFor(partial), partial.labeling, options);
}

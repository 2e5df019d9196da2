import {
  type Proof,
  type VeriPbFiles,
  type VeriPbVersion,
  writeNoCompletion,
  writeRefutation,
  writeVeriPb,
} from '@latin-puzzles/core/attrition';
import { type Progress, refute, type Signal } from '@latin-puzzles/core/engine';
import type { PartialBoard } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';

/** How a certificate is written. */
export interface CertificateOptions {
  readonly version?: VeriPbVersion | undefined;
  readonly signal?: Signal | undefined;
  /** Hears of the search for why nothing completes a partial board. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
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

/**
 * That nothing completes a partial board; nothing if something does, or if the signal came first. The search that learns does it but for what
 * constraints have a part in: there cases are tried, one by one.
 */
export function certifyNone(
  tools: Tools,
  partial: PartialBoard,
  { version, signal, onProgress }: CertificateOptions = {},
): VeriPbFiles | undefined {
  const problem = tools.problemFor(partial);
  const { labeling } = partial;
  const files = writeRefutation(problem, labeling, refute(problem, labeling, { signal, onProgress }), version);
  return files || !problem.constraints?.length ? files : writeNoCompletion(problem, labeling, { version, signal });
}

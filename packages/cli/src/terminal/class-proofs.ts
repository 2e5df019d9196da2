import type { Signal } from '@latin-puzzles/core/engine';
import { type MinimumCertificate, writeMinimumProofs } from '@latin-puzzles/core/finding';
import { accepted } from './exit.ts';
import { refuseToOverwrite } from './output.ts';
import { makeProgressLine } from './progress.ts';
import { say } from './screen.ts';
import { makeBreath } from './stopping.ts';
import { type VeriPbOptions, writeVeriPbFiles } from './veripb.ts';

/** What the files of the first class end in; those of the others are numbered on. */
export const FIRST_CLASS = ['-1.opb', '-1.pbp'] as const;

/**
 * Writes a problem and a proof for every class of a certificate that holds, until the signal comes; none if a file is there that must stay.
 * Whether all were written.
 */
export async function writeClassProofs(
  certificate: MinimumCertificate,
  { veripb: name, veripbVersion, force }: VeriPbOptions & { readonly force?: boolean },
  signal: Signal,
): Promise<boolean> {
  if (name === undefined) return true;
  const names = certificate.classes.map((_, i) => `${name}-${i + 1}`);
  for (const each of names) for (const ending of ['opb', 'pbp']) await refuseToOverwrite(`${each}.${ending}`, force);
  const proofs = accepted(writeMinimumProofs(certificate, veripbVersion));
  const progress = makeProgressLine();
  const breathe = makeBreath();
  let written = 0;
  for (; written < names.length && !signal.aborted; written++) {
    progress.show(`${written} of ${names.length} proofs written`, written / names.length);
    // The refutations hold, so that none is left out.
    await writeVeriPbFiles(names[written]!, proofs.next().value!);
    await breathe();
  }
  progress.clear();
  const which = written > 1 ? `${names[0]} to ${names[written - 1]}` : names[0];
  if (written > 0) say(`${which}: a problem (.opb) and a proof (.pbp) for each class of Latin boards`);
  if (written < names.length)
    say(`stopped: the proofs of ${names.length - written} of ${names.length} classes are not written`);
  return written === names.length;
}

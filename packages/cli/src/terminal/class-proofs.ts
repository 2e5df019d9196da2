import { type MinimumCertificate, writeMinimumProofs } from '@latin-puzzles/core/finding';
import { accepted } from './exit.ts';
import { refuseToOverwrite } from './output.ts';
import { say } from './screen.ts';
import { type VeriPbOptions, writeVeriPbFiles } from './veripb.ts';

/** What the files of the first class end in; those of the others are numbered on. */
export const FIRST_CLASS = ['-1.opb', '-1.pbp'] as const;

/** Writes a problem and a proof for every class of a certificate that holds; none if a file is there that must stay. */
export async function writeClassProofs(
  certificate: MinimumCertificate,
  { veripb: name, veripbVersion, force }: VeriPbOptions & { readonly force?: boolean },
): Promise<void> {
  if (name === undefined) return;
  const names = certificate.classes.map((_, i) => `${name}-${i + 1}`);
  for (const each of names) for (const ending of ['opb', 'pbp']) await refuseToOverwrite(`${each}.${ending}`, force);
  const proofs = accepted(writeMinimumProofs(certificate, veripbVersion));
  // The refutations hold, so that none is left out.
  for (const each of names) await writeVeriPbFiles(each, proofs.next().value!);
  const which = names.length > 1 ? `${names[0]} to ${names.at(-1)}` : names[0];
  say(`${which}: a problem (.opb) and a proof (.pbp) for each class of Latin boards`);
}

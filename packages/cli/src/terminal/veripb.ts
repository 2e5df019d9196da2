import { VERIPB_VERSIONS, type VeriPbFiles, type VeriPbVersion } from '@latin-puzzles/core/attrition';
import { type Command, Option } from 'commander';
import { writeResult } from './write.ts';

/** What is common to commands that write proofs for others to check. */
export interface VeriPbOptions {
  readonly veripb?: string;
  readonly veripbVersion: VeriPbVersion;
}

export function withVeriPbVersion(command: Command): Command {
  return command.addOption(
    new Option('--veripb-version <version>', 'for --veripb: the version of the format')
      .choices(VERIPB_VERSIONS)
      .default(VERIPB_VERSIONS[0]),
  );
}

/** Writes a problem and its proof side by side. */
export async function writeVeriPbFiles(name: string, { opb, pbp }: VeriPbFiles): Promise<void> {
  await writeResult(`${name}.opb`, opb);
  await writeResult(`${name}.pbp`, pbp);
}

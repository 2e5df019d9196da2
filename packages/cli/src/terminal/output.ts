import { stat } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { commandFault } from './exit.ts';

/**
 * An option that names a file to be written; with `endings`, several that begin with its name. What is there already is refused before
 * any work is done, unless --force is given, or --resume, which goes on with what the same call wrote before.
 */
export function withOutput(
  command: Command,
  flags: string,
  description: string,
  endings: readonly string[] = [''],
): Command {
  const option = new Option(flags, description);
  command.addOption(option);
  withForce(command);
  return command.hook('preAction', async () => {
    const { force, resume, [option.attributeName()]: file } = command.opts();
    if (typeof file !== 'string' || resume) return;
    for (const ending of endings) await refuseToOverwrite(`${file}${ending}`, force);
  });
}

export function withForce(command: Command): Command {
  const isKnown = command.options.some(({ long }) => long === '--force');
  return isKnown ? command : command.option('--force', 'overwrite a file that is there');
}

/** Fails if a file is there which one has not said may be overwritten. */
export async function refuseToOverwrite(file: string, force: boolean | undefined): Promise<void> {
  if (!force && (await isThere(file))) throw commandFault('file.exists', file);
}

/** Whether there is a file of this name; what is none, such as /dev/stdout, cannot be lost. */
export async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

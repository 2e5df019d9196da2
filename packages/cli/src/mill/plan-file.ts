import { existsSync } from 'node:fs';
import { type MillPlan, makePlan, parsePlan, STARTER_PLAN } from '@latin-puzzles/mill/plan';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { acceptedFrom } from '../terminal/exit.ts';
import { refuseToOverwrite } from '../terminal/output.ts';
import { readText } from '../terminal/read.ts';
import { say, writeData } from '../terminal/screen.ts';
import { writeResult } from '../terminal/write.ts';

/** The plan in a file. */
export async function readPlan(file: string): Promise<MillPlan> {
  return acceptedFrom(parsePlan(await readText(file)), file);
}

/** As much of an identity as one types. */
const IDENTITY = /^[0-9a-f]+$/;

/** What a plan is called by: its identity, the beginning of it, or a file that it stands in. */
export async function planNamed(name: string | undefined): Promise<string | undefined> {
  if (name === undefined || IDENTITY.test(name) || !existsSync(name)) return name;
  return (await readPlan(name)).id;
}

/** Writes a plan to begin with to a file, or to standard output. */
export async function writeStarter(file: string | undefined, force: boolean | undefined): Promise<ExitCode> {
  const text = makePlan({ document: STARTER_PLAN });
  if (file === undefined) writeData(text);
  else {
    await refuseToOverwrite(file, force);
    await writeResult(file, text);
    say(`${file}: a plan to begin with; \`latin mill ${file} --dry-run\` tells how long it takes`);
  }
  return EXIT.yes;
}

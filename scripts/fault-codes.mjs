// What the codes of faults mean, as the rooms say it: each in its file of faults, in a table named `…_CODES`.
import { sourceFiles } from './shared.mjs';

/** The files in which packages declare their faults, relative to the root. */
export function faultFiles() {
  return sourceFiles().filter((file) => /^packages\/[^/]+\/src\/.*\bfaults\.ts$/.test(file));
}

/** The meanings of all codes that these files export, in the order of the codes. */
export function codesOf(modules) {
  const tables = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('_CODES')));
  const meanings = tables.flatMap(([, table]) => Object.entries(table));
  return Object.fromEntries(meanings.sort(([a], [b]) => (a < b ? -1 : 1)));
}

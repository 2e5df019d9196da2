import type { PluginSet } from '@latin-puzzles/plugins';
import type { Command } from 'commander';

type Register = (program: Command, plugins?: PluginSet) => void;

/** Every command, in the order in which help lists them; its file is loaded when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  boards: async () => (await import('./boards.ts')).registerBoards,
  show: async () => (await import('./show.ts')).registerShow,
  classify: async () => (await import('./classify.ts')).registerClassify,
  solve: async () => (await import('./solve.ts')).registerSolve,
  compare: async () => (await import('./compare.ts')).registerCompare,
  count: async () => (await import('./count.ts')).registerCount,
  classes: async () => (await import('./classes.ts')).registerClasses,
  equivalent: async () => (await import('./equivalent.ts')).registerEquivalent,
  properties: async () => (await import('./properties.ts')).registerProperties,
  sample: async () => (await import('./sample.ts')).registerSample,
  prove: async () => (await import('./prove.ts')).registerProve,
  check: async () => (await import('./check.ts')).registerCheck,
  hint: async () => (await import('./hint.ts')).registerHint,
  learn: async () => (await import('./learn.ts')).registerLearn,
  rate: async () => (await import('./rate.ts')).registerRate,
  calibrate: async () => (await import('./calibrate.ts')).registerCalibrate,
  generate: async () => (await import('./generate.ts')).registerGenerate,
  puzzles: async () => (await import('./puzzles.ts')).registerPuzzles,
  minimum: async () => (await import('./minimum.ts')).registerMinimum,
  draw: async () => (await import('./draw.ts')).registerDraw,
  style: async () => (await import('./style.ts')).registerStyle,
  book: async () => (await import('./book.ts')).registerBook,
  convert: async () => (await import('./convert.ts')).registerConvert,
  embed: async () => (await import('./embed.ts')).registerEmbed,
  collection: async () => (await import('./collection.ts')).registerCollection,
  mill: async () => (await import('./mill.ts')).registerMill,
  plugin: async () => (await import('./plugin.ts')).registerPlugin,
  studio: async () => (await import('./studio.ts')).registerStudio,
  serve: async () => (await import('./serve.ts')).registerServe,
  schema: async () => (await import('./schema.ts')).registerSchema,
  completion: async () => (await import('./completion.ts')).registerCompletion,
};

/** Which of them tell of all the others. */
const OF_ALL: readonly string[] = ['completion'];

/** Registers the command that is called, or all where it is not one alone that is asked about. */
export async function registerCommands(program: Command, called?: string, plugins?: PluginSet): Promise<void> {
  const one = called !== undefined && Object.hasOwn(COMMANDS, called) && !OF_ALL.includes(called);
  for (const name of one ? [called] : Object.keys(COMMANDS)) {
    const register = await COMMANDS[name]!();
    register(program, plugins);
  }
}

import type { PluginSet } from '@latin-puzzles/plugins';
import type { Command } from 'commander';

type Register = (program: Command, plugins?: PluginSet) => void;

/** A command as help lists it: what it takes, and what it does. Its file is loaded when it is called. */
interface Entry {
  readonly takes: string;
  readonly does: string;
  readonly load: () => Promise<Register>;
}

/** Every command, in the order in which help lists them. */
const COMMANDS: Readonly<Record<string, Entry>> = {
  boards: {
    takes: '[options] [name]',
    does: 'list the boards of the catalog, or describe one',
    load: async () => (await import('./boards.ts')).registerBoards,
  },
  show: {
    takes: '[options] [file]',
    does: 'show puzzles in the terminal: drawn where the board is a square, described otherwise',
    load: async () => (await import('./show.ts')).registerShow,
  },
  classify: {
    takes: '[options] [file]',
    does: 'name the strongest of the paper’s classes that a puzzle belongs to, with the evidence',
    load: async () => (await import('./classify.ts')).registerClassify,
  },
  solve: {
    takes: '[options] [file]',
    does: 'list the Latin boards that complete a puzzle',
    load: async () => (await import('./solve.ts')).registerSolve,
  },
  compare: {
    takes: '[options] [files...]',
    does: 'solve puzzles by several methods, and tell what each found, proved and took',
    load: async () => (await import('./compare.ts')).registerCompare,
  },
  count: {
    takes: '[options] [file]',
    does: 'count the Latin boards that complete a puzzle, exactly',
    load: async () => (await import('./count.ts')).registerCount,
  },
  classes: {
    takes: '[options] <board>',
    does: 'tell how many classes the Latin boards of a board fall into, and list one of each',
    load: async () => (await import('./classes.ts')).registerClasses,
  },
  equivalent: {
    takes: '[options] [file]',
    does: 'tell which puzzles or Latin boards are the same but for a symmetry, with the symmetries that each has',
    load: async () => (await import('./equivalent.ts')).registerEquivalent,
  },
  properties: {
    takes: '[options] [file]',
    does: 'tell the transversals, an orthogonal mate, the small trades and the sizes of critical sets of Latin boards',
    load: async () => (await import('./properties.ts')).registerProperties,
  },
  sample: {
    takes: '[options] <board>',
    does: 'draw Latin boards, each with the same chance',
    load: async () => (await import('./sample.ts')).registerSample,
  },
  prove: {
    takes: '[options] [file]',
    does: 'prove a puzzle by attrition theorems, step by step',
    load: async () => (await import('./prove.ts')).registerProve,
  },
  check: {
    takes: '[options] [file]',
    does: 'verify a proof without the code that found it',
    load: async () => (await import('./check.ts')).registerCheck,
  },
  hint: {
    takes: '[options] [file]',
    does: 'tell the next step only',
    load: async () => (await import('./hint.ts')).registerHint,
  },
  learn: {
    takes: '[options] [theorem]',
    does: 'list the lessons, one for every theorem, or tell one: small positions to try the idea on',
    load: async () => (await import('./learn.ts')).registerLearn,
  },
  rate: {
    takes: '[options] [file]',
    does: 'tell how difficult a puzzle is, from its proof',
    load: async () => (await import('./rate.ts')).registerRate,
  },
  calibrate: {
    takes: '[options] <file>',
    does: 'fit the scale of difficulty to players’ judgements',
    load: async () => (await import('./calibrate.ts')).registerCalibrate,
  },
  generate: {
    takes: '[options] [board]',
    does: 'make puzzles of a board, as you wish them',
    load: async () => (await import('./generate.ts')).registerGenerate,
  },
  puzzles: {
    takes: '[options] [file]',
    does: 'list the Latin puzzles of a Latin board, or of all Latin boards that complete a partial board',
    load: async () => (await import('./puzzles.ts')).registerPuzzles,
  },
  minimum: {
    takes: '[options] <board>',
    does: 'find a puzzle with as few clues as possible, and prove it minimal where that can be done',
    load: async () => (await import('./minimum.ts')).registerMinimum,
  },
  draw: {
    takes: '[options] [file]',
    does: 'draw puzzles, or with --board alone an empty board',
    load: async () => (await import('./draw.ts')).registerDraw,
  },
  style: {
    takes: '[options] [style]',
    does: 'check a house style, by which drawings and pages look; or write one to begin with',
    load: async () => (await import('./style.ts')).registerStyle,
  },
  book: {
    takes: '[options] [book]',
    does: 'compose a book of puzzles: title, contents, rules, sections, answers, proofs',
    load: async () => (await import('./book.ts')).registerBook,
  },
  convert: {
    takes: '[options] [file]',
    does: 'write puzzles in another format, or as a model for another program; read its answer',
    load: async () => (await import('./convert.ts')).registerConvert,
  },
  embed: {
    takes: '[options] [file]',
    does: 'make a web page that plays the puzzles: one file, which asks nobody for anything',
    load: async () => (await import('./embed.ts')).registerEmbed,
  },
  collection: {
    takes: '',
    does: 'keep puzzles in a file or a database, each once however it is turned, mirrored or renamed',
    load: async () => (await import('./collection.ts')).registerCollection,
  },
  mill: {
    takes: '[options] [plan]',
    does: 'make what a plan asks for: puzzles of many boards, levels and wishes, into a collection',
    load: async () => (await import('./mill.ts')).registerMill,
  },
  plugin: {
    takes: '[options] <files...>',
    does: 'tell what plugins are, and try on random boards whether they keep what they promise',
    load: async () => (await import('./plugin.ts')).registerPlugin,
  },
  studio: {
    takes: '[options]',
    does: 'open the studio: play, learn, design, generate and print in the browser',
    load: async () => (await import('./studio.ts')).registerStudio,
  },
  serve: {
    takes: '[options]',
    does: 'answer over HTTP: the studio, and all that latin does as an API with a page to try it',
    load: async () => (await import('./serve.ts')).registerServe,
  },
  schema: {
    takes: '[name]',
    does: 'print the JSON Schema of what commands print with --json, or of a document',
    load: async () => (await import('./schema.ts')).registerSchema,
  },
  completion: {
    takes: '<shell>',
    does: 'print a script that completes latin’s commands and options in your shell',
    load: async () => (await import('./completion.ts')).registerCompletion,
  },
};

/** Which of them tell of all the others. */
const OF_ALL: readonly string[] = ['completion'];

/** Registers the command that is called, or all where it is not one alone that is asked about. */
export async function registerCommands(program: Command, called?: string, plugins?: PluginSet): Promise<void> {
  const one = called !== undefined && Object.hasOwn(COMMANDS, called) && !OF_ALL.includes(called);
  for (const name of one ? [called] : Object.keys(COMMANDS)) {
    const { does, load } = COMMANDS[name]!;
    (await load())(program, plugins);
    program.commands.at(-1)!.description(does);
  }
}

/** Registers all commands by what help tells of them, and nothing else. */
export function listCommands(program: Command): void {
  for (const [name, { does }] of Object.entries(COMMANDS)) program.command(name).description(does);
  const subcommandTerm = (command: Command) =>
    `${command.name()} ${COMMANDS[command.name()]?.takes ?? command.usage()}`.trim();
  program.configureHelp({ ...program.configureHelp(), subcommandTerm });
}

/** Whether these arguments ask for no more than the list of commands, as a word does that is none of them. */
export function asksForList([first, ...rest]: readonly string[]): boolean {
  if (first === undefined || first === '--help' || first === '-h') return true;
  if (first === 'help') return rest.length === 0;
  return !first.startsWith('-') && !Object.hasOwn(COMMANDS, first);
}

import { methodNamed, serveTrials } from '@latin-puzzles/methods';
import { loadPluginFiles } from './terminal/plugins.ts';

/** The program of a process that tries a method once, where some methods are those of plugins: the files are its arguments. */
const { methods } = await loadPluginFiles(process.argv.slice(2));
serveTrials((name) => methods.find((method) => method.name === name) ?? methodNamed(name));

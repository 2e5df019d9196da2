import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import { methodNamed, serveTrials } from '@latin-puzzles/methods';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { loadPluginFiles } from './terminal/plugins.ts';

/**
 * The program of a process that tries a method once, where methods or constraints are those of plugins: the files are its
 * arguments. It is sent a puzzle, since a constraint may be a function, and only who has loaded it can make the question.
 */
const plugins = await loadPluginFiles(process.argv.slice(2));
const tools = makeTools(plugins);
serveTrials(
  (name) => plugins.methods.find((method) => method.name === name) ?? methodNamed(name),
  (sent) => {
    const known = plugins.constraints.map(({ name }) => name);
    const puzzle = must(parseNativeRecord(sent, resolveBoard, known));
    return { problem: tools.problemFor(puzzle), labeling: puzzle.labeling };
  },
);

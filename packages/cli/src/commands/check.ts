import type { Misnamed } from '@latin-puzzles/core/attrition';
import type { Words } from '@latin-puzzles/core/basis';
import { piecesOf } from '@latin-puzzles/core/format';
import type { PluginSet } from '@latin-puzzles/plugins';
import { verifyProof } from '@latin-puzzles/workshop/proving';
import { makeTools, type Tools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { accepted, BadInput, commandFault, describeFault, gravest } from '../terminal/exit.ts';
import { example, withJson } from '../terminal/options.ts';
import { withPlugins } from '../terminal/plugin-option.ts';
import { readLines, sourceName } from '../terminal/read.ts';
import { print, printJson, say } from '../terminal/screen.ts';

export function registerCheck(program: Command, plugins?: PluginSet): void {
  const command = withPlugins(withJson(program.command('check')), plugins)
    .argument(
      '[file]',
      'what `latin prove --json` printed, one proof a line, or a puzzle that carries its proof; - for standard input',
    )
    .action(async (file: string | undefined, options: { json?: boolean }) => {
      const codes: ExitCode[] = [];
      const tools = makeTools(plugins);
      for await (const { text, place } of piecesOf(readLines(file))) {
        try {
          codes.push(checkOne(tools, text, place, options.json === true));
        } catch (error) {
          if (!(error instanceof BadInput)) throw error;
          say(...describeFault(error.fault, sourceName(file)));
          codes.push(EXIT.badInput);
        }
      }
      if (codes.length === 0) throw commandFault('format.empty:proof', sourceName(file));
      process.exitCode = gravest(codes);
    });
  example(command, 'latin prove --json puzzle.json | latin check', 'latin check specimens/sudoku.json');
}

function checkOne(tools: Tools, text: string, piece: Words, json: boolean): ExitCode {
  const { fair, steps, verdict, misnamed } = accepted(verifyProof(text, piece, tools));
  const unchecked = (verdict.valid && verdict.unchecked) || [];
  const place = piece.en;
  if (json)
    printJson(
      verdict.valid
        ? { place, valid: true, fair, named: !misnamed, ...misnamed, ...(unchecked.length > 0 && { unchecked }) }
        : {
            place,
            valid: false,
            step: verdict.step,
            path: verdict.path,
            reason: verdict.reason,
            message: verdict.message,
          },
    );
  else if (misnamed)
    print(`${place}: valid, but not by the theorems named: ${misnamed.path} is ${whyMisnamed(misnamed)}`);
  else if (verdict.valid)
    print(
      `${place}: valid${fair ? ' and fair' : ', but not fair'}, ${steps} steps${unchecked.length > 0 ? `; unchecked: ${unchecked.join(', ')}` : ''}`,
    );
  else print(`${place}: not valid at ${verdict.path || 'the proof'}: ${verdict.message}`);
  return verdict.valid && !misnamed ? EXIT.yes : EXIT.no;
}

function whyMisnamed({ theorem, known }: Misnamed): string {
  return known ? `no step of the theorem ${theorem}` : `by ${theorem}, which is no theorem that we know`;
}

import { checkProof } from '@latin-puzzles/core/attrition';
import { parseProof, piecesOf } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';
import type { Command } from 'commander';
import { accepted, BadInput, describeFault, EXIT, type ExitCode, gravest } from '../exit.ts';
import { example, withJson } from '../options.ts';
import { readLines, sourceName } from '../read.ts';
import { print, printJson } from '../write.ts';

export function registerCheck(program: Command): void {
  const command = withJson(program.command('check'))
    .description('verify a proof without the code that found it')
    .argument(
      '[file]',
      'what `latin prove --json` printed, one proof a line, or a puzzle that carries its proof; - for standard input',
    )
    .action(async (file: string | undefined, options: { json?: boolean }) => {
      const codes: ExitCode[] = [];
      for await (const { text, place } of piecesOf(readLines(file))) {
        try {
          codes.push(checkOne(text, place, options.json === true));
        } catch (error) {
          if (!(error instanceof BadInput)) throw error;
          process.stderr.write(describeFault(error.fault, sourceName(file)));
          codes.push(EXIT.badInput);
        }
      }
      if (codes.length === 0)
        throw new BadInput({
          code: 'format.empty',
          place: sourceName(file),
          message: 'There is no proof in the input.',
          remedy: 'Give what `latin prove --json` printed.',
        });
      process.exitCode = gravest(codes);
    });
  example(command, 'latin prove --json puzzle.json | latin check', 'latin check specimens/sudoku.json');
}

function checkOne(text: string, place: string, json: boolean): ExitCode {
  const { puzzle, fair, steps } = accepted(parseProof(text, place));
  const result = checkProof(problemOf(puzzle.board, puzzle.multiset), puzzle.labeling, { fair, steps });
  if (json)
    printJson(
      result.valid
        ? { place, valid: true, fair }
        : { place, valid: false, step: result.step, path: result.path, reason: result.reason, message: result.message },
    );
  else if (result.valid) print(`${place}: valid${fair ? ' and fair' : ', but not fair'}, ${steps.length} steps`);
  else print(`${place}: not valid at ${result.path || 'the proof'}: ${result.message}`);
  return result.valid ? EXIT.yes : EXIT.no;
}

import type { Misnamed } from '@latin-puzzles/core/attrition';
import type { Words } from '@latin-puzzles/core/basis';
import { piecesOf } from '@latin-puzzles/core/format';
import { verifyProof } from '@latin-puzzles/workshop/proving';
import type { Command } from 'commander';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { accepted, BadInput, commandFault, describeFault, gravest } from '../terminal/exit.ts';
import { example, withJson } from '../terminal/options.ts';
import { readLines, sourceName } from '../terminal/read.ts';
import { print, printJson, say } from '../terminal/screen.ts';

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
          say(...describeFault(error.fault, sourceName(file)));
          codes.push(EXIT.badInput);
        }
      }
      if (codes.length === 0) throw commandFault('format.empty:proof', sourceName(file));
      process.exitCode = gravest(codes);
    });
  example(command, 'latin prove --json puzzle.json | latin check', 'latin check specimens/sudoku.json');
}

function checkOne(text: string, piece: Words, json: boolean): ExitCode {
  const { fair, steps, verdict, misnamed } = accepted(verifyProof(text, piece));
  const place = piece.en;
  if (json)
    printJson(
      verdict.valid
        ? { place, valid: true, fair, named: !misnamed, ...misnamed }
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
  else if (verdict.valid) print(`${place}: valid${fair ? ' and fair' : ', but not fair'}, ${steps} steps`);
  else print(`${place}: not valid at ${verdict.path || 'the proof'}: ${verdict.message}`);
  return verdict.valid && !misnamed ? EXIT.yes : EXIT.no;
}

function whyMisnamed({ theorem, known }: Misnamed): string {
  return known ? `no step of the theorem ${theorem}` : `by ${theorem}, which is no theorem that we know`;
}

import { measure, rate, SHIPPED_SCALE } from '@latin-puzzles/core/rating';
import type { Command } from 'commander';
import { deadlineOf } from '../engines.ts';
import { EXIT } from '../exit.ts';
import { example, withInput, withJson, withTimeout } from '../options.ts';
import { makeShapes, plainProof, signalAt } from '../proofs.ts';
import { forEachLatinPuzzle } from '../puzzle-check.ts';
import type { InputOptions } from '../read.ts';
import { readScale } from '../scale.ts';
import { print, printJson } from '../write.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly scale?: string;
}

export function registerRate(program: Command): void {
  const command = withTimeout(withJson(withInput(program.command('rate'))))
    .description('tell how difficult a puzzle is, from its proof')
    .option('--scale <file>', 'a scale of your own, as `latin calibrate` writes it')
    .action(async (file: string | undefined, options: Options) => {
      const scale = options.scale === undefined ? SHIPPED_SCALE : await readScale(options.scale);
      const shapeFor = makeShapes();
      const deadline = deadlineOf(options.timeout);
      const signal = signalAt(deadline);
      process.exitCode = await forEachLatinPuzzle(file, options, deadline, (puzzle, place) => {
        const shape = shapeFor(puzzle);
        const proof = plainProof(shape, puzzle, signal);
        if (!proof.complete && signal.aborted) {
          process.stderr.write(`${place}: stopped before its proof was found\n`);
          return EXIT.stopped;
        }
        const rating = rate(measure(shape, puzzle.labeling, proof), scale);
        if (options.json) printJson({ place, ...rating, fair: proof.fair });
        else print(`${place}: ${rating.level} (${rating.score.toFixed(1)}), hardest theorem ${rating.hardest}`);
        return EXIT.yes;
      });
    });
  example(command, 'latin rate puzzle.json', 'latin rate --json sudokus.txt');
}

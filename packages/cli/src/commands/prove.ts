import {
  PROOF_LENGTHS,
  type Proof,
  type ProofLength,
  type Subject,
  stepsTold,
  summarizeProof,
  tellProof,
  theoremNamed,
  type VeriPbFiles,
} from '@latin-puzzles/core/attrition';
import type { Progress, Signal } from '@latin-puzzles/core/engine';
import { makeProofRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { PluginSet } from '@latin-puzzles/plugins';
import { certifyNone, certifyProof, findLeastTheorems, findProof, shortenProof } from '@latin-puzzles/workshop/proving';
import { makeTools, type Tools } from '@latin-puzzles/workshop/tools';
import { type Command, Option } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { commandFault } from '../terminal/exit.ts';
import { type LanguageOptions, languageOption } from '../terminal/language.ts';
import { forEachLatinPuzzle } from '../terminal/latin-puzzles.ts';
import { example, wholeNumber, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';
import { paint } from '../terminal/paint.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import type { InputOptions } from '../terminal/read.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { makeDeadline } from '../terminal/stopping.ts';
import { theoremNamesParser } from '../terminal/theorem-names.ts';
import { type VeriPbOptions, withVeriPbVersion, writeVeriPbFiles } from '../terminal/veripb.ts';
import { checkFolder } from '../terminal/write.ts';

interface Options extends InputOptions, LanguageOptions, VeriPbOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly theorems?: readonly string[];
  readonly shortest?: boolean;
  readonly tries: number;
  readonly seed: number;
  readonly length: ProofLength;
}

export function registerProve(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('prove'), plugins)))
    .option(
      '--theorems <names>',
      'the theorems allowed, easiest first, with commas; all unless given',
      theoremNamesParser(plugins),
    )
    .option(
      '--shortest',
      'look for an easier proof, then a shorter one: never a harder one than without, nor a longer one if it is as hard; that there is none shorter is not promised',
    )
    .option('--tries <n>', 'for --shortest: in so many tries', wholeNumber(1), 100)
    .option('--seed <number>', 'for --shortest: the same seed finds the same proof', wholeNumber(0), 1)
    .addOption(languageOption())
    .addOption(
      new Option('--length <length>', 'every formal step, as a player tells it, or its phases')
        .choices(PROOF_LENGTHS)
        .default('told'),
    )
    .action(async (file: string | undefined, options: Options) => {
      const tools = makeTools(plugins);
      const named = plugins?.constraints.length ? { constraintNames: plugins.constraints.map(({ name }) => name) } : {};
      const deadline = makeDeadline(options.timeout);
      const certificates = options.veripb === undefined ? undefined : await makeCertificates(options.veripb);
      const progress = makeProgressLine();
      const certificate = {
        version: options.veripbVersion,
        signal: deadline.signal,
        onProgress: ({ nodes }: Progress) => progress.show(`${nodes} choices refuted`),
      };
      const prove = async (puzzle: Puzzle, place: string) => {
        const { proof, theorems } = proveOne(tools, puzzle, options, deadline.signal);
        if (proof.complete) await certificates?.(place, () => certifyProof(tools, puzzle, proof, certificate));
        if (options.json) printJson({ place, ...makeProofRecord({ ...puzzle, ...named }, proof), least: theorems });
        else print(...prose({ ...tools.subjectFor(puzzle), labeling: puzzle.labeling }, proof, theorems, options));
        if (!proof.complete) return EXIT.stopped;
        return proof.fair ? EXIT.yes : EXIT.no;
      };
      process.exitCode = await forEachLatinPuzzle(file, options, tools, deadline, prove, async (puzzle, place) =>
        certificates?.(place, () => {
          const files = certifyNone(tools, puzzle, certificate);
          progress.clear();
          return files;
        }),
      );
    });
  withVeriPbVersion(command);
  withOutput(
    command,
    '--veripb <file>',
    'write that there is no other solution, or none at all, as FILE.opb and FILE.pbp, which VeriPB checks',
    ['.opb', '.pbp'],
  );
  example(
    command,
    'latin prove puzzle.json',
    'latin prove --json puzzle.json > proof.json',
    'latin prove --lang es puzzle.json',
    'latin prove --shortest --timeout 10 puzzle.json',
    'latin prove --veripb certificate puzzle.json && veripb certificate.opb certificate.pbp',
  );
  command.addHelpText(
    'after',
    '\nThe names of cells are explained by latin draw --key.\nExit code 0: fair. 1: not fair, or not a Latin puzzle. 3: stopped.',
  );
}

/** Writes certificates, of one puzzle only, since there is one name for them. */
async function makeCertificates(file: string) {
  await checkFolder(file);
  let written = 0;
  return async (place: string, make: () => VeriPbFiles | undefined): Promise<void> => {
    if (written++ > 0) throw commandFault('usage:several-puzzles', place);
    const files = make();
    if (!files) return say(`${place}: no certificate, since the time was up or a step rests on what nothing checks`);
    await writeVeriPbFiles(file, files);
    say(`${place}: certificate in ${file}.opb and ${file}.pbp`);
  };
}

function proveOne(tools: Tools, puzzle: Puzzle, options: Options, signal: Signal) {
  const { theorems: names, shortest, tries, seed } = options;
  const ladder = names?.map((name) => theoremNamed(name, tools.ladderFor(puzzle))!.limited);
  const proof = shortest
    ? shortenProof(tools, puzzle, { ladder, tries, seed, signal })
    : findProof(tools, puzzle, { ladder, signal });
  const least = proof.complete && proof.fair ? findLeastTheorems(tools, puzzle, { ladder, signal }) : undefined;
  return { proof, theorems: least };
}

function prose(
  subject: Subject & Pick<Puzzle, 'labeling'>,
  proof: Proof,
  theorems: readonly string[] | undefined,
  { lang, length }: Pick<Options, 'lang' | 'length'>,
): string[] {
  const told = tellProof(proof.steps, subject, lang, length);
  const count = stepsTold(proof.steps, subject, length);
  const heading = paint('bold', summarizeProof(proof, theorems, lang, count, subject.theorems));
  const lines = told.map(
    ({ number, depth, text }) => `${(number ? `${number}.` : '').padStart(4)} ${'   '.repeat(depth)}${text}`,
  );
  return [heading, ...lines];
}

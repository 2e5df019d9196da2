import type { Signal } from '@latin-puzzles/core/engine';
import { checkMinimum, clueFloor, type FewClues, type MinimumCertificate } from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { makeBeginning } from '@latin-puzzles/workshop/generate';
import { parseLabels } from '@latin-puzzles/workshop/reading';
import { findMinimum, type Minimum, type MinimumProgress } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { readSubject } from '../generate/subject.ts';
import { FIRST_CLASS, writeClassProofs } from '../terminal/class-proofs.ts';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { accepted, BadInput, commandFault } from '../terminal/exit.ts';
import { labelingText } from '../terminal/labels.ts';
import { example, wholeNumber, withJson, withTimeout } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { readPacked, sourceName } from '../terminal/read.ts';
import { jsonLine, print, printJson, say, writeData } from '../terminal/screen.ts';
import { makeBreath, tellFound, withStopper } from '../terminal/stopping.ts';
import { type VeriPbOptions, withVeriPbVersion } from '../terminal/veripb.ts';
import { checkFolder, writeResult } from '../terminal/write.ts';

interface Options extends VeriPbOptions {
  readonly labels?: string;
  readonly json?: boolean;
  readonly seed: number;
  readonly steps?: number;
  readonly timeout?: number;
  readonly certificate?: string;
  readonly check?: boolean;
  readonly force?: boolean;
}

/** Steps without a better puzzle after which the search ends, unless a time was given instead. */
const PATIENCE = 20_000;

export function registerMinimum(program: Command): void {
  const command = withTimeout(withJson(program.command('minimum')))
    .argument('<board>', 'a name of the catalog, a family with parameters such as star:7/2, or a file with a puzzle')
    .option('--labels <labels>', 'the labels: a word, or a list with commas; an inscription of the catalog goes')
    .option('--seed <number>', 'where the search begins', wholeNumber(0), 1)
    .option(
      '--steps <n>',
      `end the search after so many steps without gain (exit 3); ${PATIENCE} unless there is a --timeout`,
      wholeNumber(0),
    )
    .option(
      '--check',
      'verify a certificate, the file given instead of a board (compressed by gzip or not; - for standard input), without the code that made it',
    )
    .action(async (name: string, options: Options) => {
      const run = options.check ? check : runMinimum;
      process.exitCode = await withStopper(options.timeout, (_, due) => run(name, options, due));
    });
  withOutput(command, '--certificate <file>', 'write why there is no puzzle with fewer clues, for --check');
  withVeriPbVersion(command);
  withOutput(
    command,
    '--veripb <file>',
    'write the same for VeriPB, for each class of Latin boards as FILE-1.opb and FILE-1.pbp and so on; goes with --check, too',
    FIRST_CLASS,
  );
  example(
    command,
    'latin minimum sudoku:2x3 --certificate six.json',
    'latin minimum six.json --check',
    'latin minimum six.json --check --veripb six && veripb six-1.opb six-1.pbp',
    'latin minimum sudoku-ripeto --timeout 600',
  );
  command.addHelpText(
    'after',
    `
A board with few Latin boards, or few with the inscription, is decided: the minimum is proved. On others the search tells the best that it has found,
an upper bound, until the limit or Ctrl+C. Exit code 0: proved. 1: there is no Latin board. 3: best found.`,
  );
}

async function runMinimum(name: string, options: Options, signal: Signal): Promise<ExitCode> {
  const { seed, steps, timeout, certificate: file, veripb } = options;
  for (const wanted of [file, veripb]) if (wanted !== undefined) await checkFolder(wanted);
  const labels = options.labels === undefined ? undefined : parseLabels(options.labels);
  const beginning = accepted(makeBeginning(await readSubject(name), labels));
  const puzzleOf = ({ puzzle, solution }: FewClues) =>
    accepted(makePuzzle({ ...beginning, labeling: puzzle, solution }));
  const floor = clueFloor(beginning.board, beginning.multiset, beginning.labeling);
  const progress = makeProgressLine();
  let told = Number.POSITIVE_INFINITY;
  const onProgress = (at: MinimumProgress) => {
    progress.show(progressText(at), at.stage === 'classes' ? at.settled / at.classes : undefined);
    if (at.best.clues >= told) return;
    told = at.best.clues;
    tellFound({ printed: reportText(puzzleOf(at.best), { best: at.best, floor, proved: false }, options) });
  };
  const found = await findMinimum(makeTools(), beginning, {
    seed,
    patience: steps ?? (timeout === undefined ? PATIENCE : Number.POSITIVE_INFINITY),
    certificate: file !== undefined || veripb !== undefined,
    signal,
    onProgress,
    pause: makeBreath(),
  });
  progress.clear();
  if (!found && signal.aborted) {
    say('stopped before any puzzle was found');
    return EXIT.stopped;
  }
  if (!found) {
    say('There is no Latin board, so there is no puzzle.');
    return EXIT.no;
  }
  const { best, certificate, proved } = found;
  writeData(reportText(puzzleOf(best), found, options));
  if (file !== undefined && certificate) await writeResult(file, `${JSON.stringify(certificate)}\n`);
  if (!certificate && (file !== undefined || veripb !== undefined))
    say(`There is no certificate: ${best.clues} is the best found, not proved class by class.`);
  const written = certificate ? await writeClassProofs(certificate, options, signal) : true;
  return proved && written ? EXIT.yes : EXIT.stopped;
}

function progressText(at: MinimumProgress): string {
  const best = `best ${at.best.clues}`;
  if (at.stage === 'boards') return `${best}, going through the Latin boards`;
  if (at.stage === 'inscribed') return `${best}, ${at.settled} of ${at.boards} Latin boards settled`;
  if (at.stage === 'classes') return `${best}, ${at.settled} of ${at.classes} classes settled`;
  return `${best}, ${at.steps} steps, ${at.restarts} restarts`;
}

/** What standard output gets of a minimum, or of the best puzzle so far. */
function reportText(puzzle: Puzzle, minimum: Minimum, { json }: Options): string {
  const { best, floor, proved } = minimum;
  if (json) {
    const record = { ...makeNativeRecord(puzzle), clueCount: best.clues, proved, floor };
    return jsonLine(record);
  }
  return `${labelingText(puzzle, puzzle.labeling)}\n${verdictText(minimum)}\n`;
}

function verdictText({ best, floor, proved, certificate, boards }: Minimum): string {
  if (certificate) return `minimum ${best.clues}: proved over ${certificate.classes.length} classes of Latin boards`;
  if (boards !== undefined)
    return `minimum ${best.clues}: proved over ${boards} Latin ${boards === 1 ? 'board' : 'boards'} with the inscription`;
  if (proved) return `minimum ${best.clues}: no puzzle has fewer${best.clues > 0 ? `, by its ${floor.because}` : ''}`;
  const bound = floor.clues > 0 ? `; no puzzle has fewer than ${floor.clues}, by its ${floor.because}` : '';
  return `best found ${best.clues}, an upper bound${bound}`;
}

async function check(file: string, options: Options, signal: Signal): Promise<ExitCode> {
  const { json, veripb } = options;
  if (veripb !== undefined) await checkFolder(veripb);
  let certificate: unknown;
  try {
    certificate = JSON.parse(await readPacked(file));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw commandFault('format.json:certificate', sourceName(file));
  }
  const progress = makeProgressLine();
  const verdict = accepted(
    checkMinimum(certificate, {
      onProgress: ({ holding, classes }) => progress.show(`${holding} of ${classes} classes hold`, holding / classes),
    }),
  );
  progress.clear();
  if (json) printJson(verdict);
  else if (verdict.valid) print(`valid: the minimum is ${verdict.minimum}, over ${verdict.classes} classes`);
  else print(`not valid at ${verdict.place}: ${verdict.message}`);
  if (!verdict.valid) return EXIT.no;
  const written = await writeClassProofs(certificate as MinimumCertificate, options, signal);
  return written ? EXIT.yes : EXIT.stopped;
}

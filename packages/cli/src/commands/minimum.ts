import { graphemes } from '@latin-puzzles/core/basis';
import { type Engine, makeEngine } from '@latin-puzzles/core/engine';
import {
  canClassify,
  checkMinimum,
  clueFloor,
  type FewClues,
  type Floor,
  type MinimumCertificate,
  makeLocalSearch,
  proveMinimum,
} from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { EMPTY, makePuzzle, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import type { Command } from 'commander';
import { makeBreath } from '../breath.ts';
import { accepted, BadInput, EXIT, type ExitCode } from '../exit.ts';
import { makeStopper } from '../generate/stopper.ts';
import { readSubject } from '../generate/subject.ts';
import { labelingText } from '../labels.ts';
import { example, wholeNumber, withJson, withTimeout } from '../options.ts';
import { makeProgressLine } from '../progress.ts';
import { parseLabels, readText } from '../read.ts';
import { checkFolder, print, printJson, writeResult } from '../write.ts';

interface Options {
  readonly labels?: string;
  readonly json?: boolean;
  readonly seed: number;
  readonly steps?: number;
  readonly timeout?: number;
  readonly certificate?: string;
  readonly check?: boolean;
}

/** Steps without a better puzzle after which the search ends, unless a time was given instead. */
const PATIENCE = 20_000;

export function registerMinimum(program: Command): void {
  const command = withTimeout(withJson(program.command('minimum')))
    .description('find a puzzle with as few clues as possible, and prove it minimal where that can be done')
    .argument('<board>', 'a name of the catalog, a family with parameters such as star:7/2, or a file with a puzzle')
    .option('--labels <labels>', 'the labels: a word, or a list with commas; an inscription of the catalog goes')
    .option('--seed <number>', 'where the search begins', wholeNumber(0), 1)
    .option(
      '--steps <n>',
      `end the search after so many steps without gain (exit 3); ${PATIENCE} unless there is a --timeout`,
      wholeNumber(0),
    )
    .option('--certificate <file>', 'write why there is no puzzle with fewer clues, for --check')
    .option('--check', 'verify a certificate, the file given instead of a board, without the code that made it')
    .action(async (name: string, options: Options) => {
      process.exitCode = options.check ? await check(name, options) : await findMinimum(name, options);
    });
  example(
    command,
    'latin minimum sudoku:2x3 --certificate six.json',
    'latin minimum six.json --check',
    'latin minimum sudoku-ripeto --timeout 600',
  );
  command.addHelpText(
    'after',
    `
A board with few Latin boards is decided: the minimum is proved. On others the search tells the best that it has found,
an upper bound, until the limit or Ctrl+C. Exit code 0: proved. 1: there is no Latin board. 3: best found.`,
  );
}

interface Task {
  readonly beginning: Puzzle;
  readonly engine: Engine;
  readonly floor: Floor;
  readonly signal: AbortSignal;
  readonly options: Options;
}

interface Outcome {
  readonly best: FewClues;
  readonly certificate?: MinimumCertificate | undefined;
}

async function findMinimum(name: string, options: Options): Promise<ExitCode> {
  if (options.certificate !== undefined) await checkFolder(options.certificate);
  const beginning = await beginningFrom(name, options.labels);
  const { board, multiset, labeling } = beginning;
  const engine = makeEngine(problemOf(board, multiset));
  const floor = clueFloor(board, multiset, labeling);
  const stopper = makeStopper(options.timeout);
  const provable = beginning.inscription.length === 0 && canClassify(board, multiset, engine);
  const task = { beginning, engine, floor, options, signal: stopper.signal };
  const decided = provable ? await decide(task) : undefined;
  const settled = decided?.certificate !== undefined || (provable && !decided);
  const outcome = settled ? decided : await search(task, decided?.best);
  stopper.release();
  if (!outcome) {
    process.stderr.write('There is no Latin board, so there is no puzzle.\n');
    return EXIT.no;
  }
  const { best, certificate } = outcome;
  const puzzle = accepted(makePuzzle({ ...beginning, labeling: best.puzzle, solution: best.solution }));
  report(puzzle, outcome, floor, options);
  if (options.certificate !== undefined) {
    if (certificate) await writeResult(options.certificate, `${JSON.stringify(certificate)}\n`);
    else process.stderr.write(`There is no certificate: ${best.clues} is the best found, not proved class by class.\n`);
  }
  return certificate || best.clues === floor.clues ? EXIT.yes : EXIT.stopped;
}

/** What every puzzle begins with. Other labels than the subject's cannot spell its inscription. */
async function beginningFrom(name: string, labels: string | undefined): Promise<Puzzle> {
  const { board, multiset: own, inscription: wish } = await readSubject(name);
  const multiset = labels === undefined ? own : parseLabels(labels);
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  const inscription = labels === undefined && Array.isArray(wish?.place) ? (wish.place as number[]) : [];
  const letters = wish ? graphemes(wish.text) : [];
  for (const [i, cell] of inscription.entries()) labeling[cell] = multiset.labels.indexOf(letters[i]!);
  return accepted(makePuzzle({ board, multiset, labeling, inscription }));
}

/** Goes through all classes of Latin boards; stopped before the end, or at one too hard, it has the best so far. */
async function decide({ beginning, engine, floor, signal, options }: Task): Promise<Outcome | undefined> {
  const progress = makeProgressLine();
  const breath = makeBreath();
  const proof = proveMinimum(beginning.board, beginning.multiset, engine);
  let best: FewClues | undefined;
  let step = proof.next();
  // Who wants no certificate needs no classes where a floor is met.
  const enough = () => options.certificate === undefined && best?.clues === floor.clues;
  for (; !step.done && !signal.aborted && !enough(); step = proof.next()) {
    const { classes, settled } = step.value;
    best = step.value.best;
    const stage = classes === undefined ? 'going through the Latin boards' : `${settled} of ${classes} classes settled`;
    progress.show(`best ${best.clues}, ${stage}`, classes && settled / classes);
    await breath();
  }
  progress.clear();
  const certificate = step.done ? step.value : undefined;
  return best && { best, certificate };
}

/** Searches, on from a puzzle if there is one, until the floor is met, the limit, or Ctrl+C. */
async function search(
  { beginning, engine, floor, signal, options }: Task,
  from: FewClues | undefined,
): Promise<Outcome | undefined> {
  const patience = options.steps ?? (options.timeout === undefined ? PATIENCE : Number.POSITIVE_INFINITY);
  const progress = makeProgressLine();
  const breath = makeBreath();
  const found = makeLocalSearch(engine, {
    seed: options.seed,
    beginning: beginning.labeling,
    from: from?.puzzle,
  });
  if (!found) return undefined;
  for (let gained = 0; found.best.clues > floor.clues && found.steps - gained < patience && !signal.aborted; ) {
    if (found.step()) gained = found.steps;
    progress.show(`best ${found.best.clues}, ${found.steps} steps, ${found.restarts} restarts`);
    await breath();
  }
  progress.clear();
  return { best: found.best };
}

function report(puzzle: Puzzle, { best, certificate }: Outcome, floor: Floor, { json }: Options): void {
  const proved = certificate !== undefined || best.clues === floor.clues;
  if (json) {
    printJson({ ...makeNativeRecord(puzzle), clueCount: best.clues, proved, floor });
    return;
  }
  print(labelingText(puzzle, puzzle.labeling));
  if (certificate) print(`minimum ${best.clues}: proved over ${certificate.classes.length} classes of Latin boards`);
  else if (proved) print(`minimum ${best.clues}: no puzzle has fewer, by its ${floor.because}`);
  else {
    const bound = floor.clues > 0 ? `; no puzzle has fewer than ${floor.clues}, by its ${floor.because}` : '';
    print(`best found ${best.clues}, an upper bound${bound}`);
  }
}

async function check(file: string, { json }: Options): Promise<ExitCode> {
  let certificate: unknown;
  try {
    certificate = JSON.parse(await readText(file));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput({
      code: 'format.json',
      place: file,
      message: 'The file is not JSON.',
      remedy: 'Give a certificate that `latin minimum --certificate` wrote.',
    });
  }
  const verdict = accepted(checkMinimum(certificate));
  if (json) printJson(verdict);
  else if (verdict.valid) print(`valid: the minimum is ${verdict.minimum}, over ${verdict.classes} classes`);
  else print(`not valid at ${verdict.place}: ${verdict.message}`);
  return verdict.valid ? EXIT.yes : EXIT.no;
}

import { type Command, Option } from 'commander';
import { parseLevel, withCollectionOption, withFilter } from '../collection/options.ts';
import { withBookletOptions } from '../terminal/booklet-options.ts';
import { example, positiveNumber, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { withForce, withOutput } from '../terminal/output.ts';

/** What each subcommand does is loaded when it is called: the database takes a while. */
export function registerCollection(program: Command): void {
  const command = program.command('collection');
  for (const register of [add, list, query, exporting, stats, verify, backup, merge, judge]) register(command);
  example(
    command,
    'latin generate sudoku --count 100 --json | latin collection add',
    'latin collection list --level medium --clues ..24',
    'latin collection query --board sudoku --score 40..60 --limit 10 | latin draw --booklet -o ten.pdf',
  );
}

function add(command: Command): void {
  const add = withTimeout(withJson(withInput(withCollectionOption(command.command('add')))))
    .description('add Latin puzzles; those that are there already, in whatever guise, are passed over')
    .option('--rate', 'find out how difficult they are, which theorems they need, and whether they are critical')
    .option('--prove', 'keep their proofs too')
    .action(async (file, options) => {
      const { addToCollection } = await import('../collection/add.ts');
      process.exitCode = await addToCollection(file, options);
    });
  example(add, 'latin collection add sudokus.txt --rate', 'latin collection add --collection my.db puzzles.ndjson');
}

function list(command: Command): void {
  const list = withJson(withFilter(command.command('list')))
    .description('list puzzles, a line of facts for each')
    .action(async (options) => {
      const { listCollection } = await import('../collection/list.ts');
      process.exitCode = await listCollection(options);
    });
  example(
    list,
    'latin collection list --board sudoku --level easy,medium',
    'latin collection list --order score --json',
  );
}

function query(command: Command): void {
  const query = withJson(withFilter(command.command('query')))
    .description('print the documents of puzzles, one a line, for other commands to read')
    .action(async (options) => {
      const { queryCollection } = await import('../collection/list.ts');
      process.exitCode = await queryCollection(options);
    });
  example(query, 'latin collection query --theorem fish | latin prove --tell -');
}

function exporting(command: Command): void {
  const to = new Option(
    '--to <format>',
    'ndjson: documents with what the collection knows, to be added again; csv: a table; judgements: those of players, for `latin calibrate`; booklet: pages to print (default: by the ending of the file)',
  );
  const exporting = withJson(withFilter(command.command('export')))
    .description('write puzzles to a file: lines of JSON, a table, judgements, or a booklet')
    .addOption(to.choices(['ndjson', 'csv', 'judgements', 'booklet']));
  withOutput(exporting, '-o, --output <file>', 'standard output unless given');
  withTimeout(withBookletOptions(exporting)).action(async (options) => {
    const { exportCollection } = await import('../collection/export.ts');
    process.exitCode = await exportCollection(options);
  });
  example(
    exporting,
    'latin collection export -o all.ndjson --proofs',
    'latin collection export -o easy.csv --level easy',
    'latin collection export -o book.pdf --to booklet --board sudoku --limit 20 --per-page 4 --answers',
    'latin collection export --to judgements | latin calibrate -o scale.json /dev/stdin',
  );
}

function stats(command: Command): void {
  const stats = withJson(withCollectionOption(command.command('stats')))
    .description('tell what there is: puzzles by board, level, symmetry and theorem, and what players say')
    .action(async (options) => {
      const { tellStats } = await import('../collection/stats.ts');
      process.exitCode = await tellStats(options);
    });
  example(stats, 'latin collection stats');
}

function verify(command: Command): void {
  const verify = withTimeout(withJson(withFilter(command.command('verify'))))
    .description('solve, hash and rate everything again, check proofs, and tell what does not agree (exit 1)')
    .action(async (options) => {
      const { verifyCollection } = await import('../collection/care.ts');
      process.exitCode = await verifyCollection(options);
    });
  example(verify, 'latin collection verify', 'latin collection verify --added 2026-05-01.. --json');
}

function backup(command: Command): void {
  const backup = withForce(withTimeout(withJson(withCollectionOption(command.command('backup')))))
    .description('copy the collection to a file, as it is at this moment, while others may use it')
    .argument('<file>', 'it takes its place when it is whole')
    .action(async (file, options) => {
      const { backUpCollection } = await import('../collection/care.ts');
      process.exitCode = await backUpCollection(file, options);
    });
  example(backup, 'latin collection backup 2026-05-01.db');
}

function merge(command: Command): void {
  const merge = withTimeout(withJson(withCollectionOption(command.command('merge'))))
    .description('take the puzzles of other collections in; of equivalent ones the one stays that was added first')
    .argument('<others...>', 'files, or addresses of PostgreSQL databases')
    .action(async (others, options) => {
      const { mergeCollections } = await import('../collection/care.ts');
      process.exitCode = await mergeCollections(others, options);
    });
  example(merge, 'latin collection merge monday.db tuesday.db --collection week.db');
}

function judge(command: Command): void {
  const judge = withJson(withCollectionOption(command.command('judge')))
    .description('keep what a player found a puzzle to be')
    .argument('[hash]', 'the hash of the puzzle, or as much of it as tells it apart')
    .option('--level <level>', 'how difficult it was felt to be', parseLevel)
    .option('--by <player>', 'who says so', '')
    .option('--seconds <n>', 'how long it took', positiveNumber)
    .option('--from <file>', 'many at once: comma-separated values, as `latin calibrate` reads them')
    .action(async (hash, options) => {
      const { judgeInCollection } = await import('../collection/judge.ts');
      process.exitCode = await judgeInCollection(hash, options);
    });
  example(
    judge,
    'latin collection judge 3f9a41c07e52 --level medium --by Ana --seconds 840',
    'latin collection judge --from club.csv --by "the club"',
  );
}

import type { Command } from 'commander';
import { example, wholeNumber, withAddress } from '../terminal/options.ts';
import { runServer, type ServerWishes } from '../terminal/server.ts';

export function registerServe(program: Command): void {
  const command = withAddress(program.command('serve'))
    .option(
      '--collection <location>',
      'a file of SQLite or a PostgreSQL address; as with latin collection unless given',
    )
    .option('--token-file <file>', 'who sends one of these tokens, one a line, may write; LATIN_TOKEN is another')
    .option('--closed', 'ask for a token for reading too')
    .option('--public', 'let other machines use it without tokens')
    .option('--behind-proxy', 'a proxy stands before it, and says in X-Forwarded-For who asks')
    .option('--allow-origin <origin...>', 'web pages of these origins may use it; * for all')
    .option('--max-body <bytes>', 'the largest body of a request; 262144 unless given', wholeNumber(1))
    .option('--max-cells <n>', 'the most cells of a board; 1000 unless given', wholeNumber(1))
    .option('--max-time <seconds>', 'the longest time for a question; 10 unless given', wholeNumber(1))
    .option('--max-job-time <seconds>', 'the longest time for making puzzles; 60 unless given', wholeNumber(1))
    .option('--per-client <n>', 'how many questions of a client are answered at once; 8 unless given', wholeNumber(1))
    .option('--threads <n>', 'how many worker threads; as many as run at once, at least 2', wholeNumber(1))
    .option('--queue <n>', 'how many questions may wait for a thread; 256 unless given', wholeNumber(1))
    .option('--memory <megabytes>', 'the memory of a thread; 512 unless given', wholeNumber(1))
    .option('--quiet', 'without a line for every request on standard error')
    .action(async (options: ServerWishes) => {
      process.exitCode = await runServer(options);
    });
  example(
    command,
    'latin serve',
    'latin serve --port 9000 --max-time 30',
    'latin serve --host 0.0.0.0 --token-file tokens.txt --closed',
  );
  command.addHelpText(
    'after',
    '\nIt listens on 127.0.0.1 unless told otherwise, and on other addresses only with tokens or --public.\nSIGTERM and Ctrl+C stop it within 5 seconds. docs/service.md tells of the API.',
  );
}

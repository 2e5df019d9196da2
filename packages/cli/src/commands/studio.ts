import type { Command } from 'commander';
import { example, withAddress } from '../terminal/options.ts';
import { runServer, type ServerWishes } from '../terminal/server.ts';

export function registerStudio(program: Command): void {
  const command = withAddress(program.command('studio')).action(async (options: ServerWishes) => {
    process.exitCode = await runServer({ ...options, studioOnly: true });
  });
  example(command, 'latin studio', 'latin studio --port 9000', 'latin studio --frame-ancestors https://paper.example');
}

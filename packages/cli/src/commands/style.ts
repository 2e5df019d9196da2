import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { example, withJson } from '../terminal/options.ts';
import { withForce } from '../terminal/output.ts';
import { print, printJson } from '../terminal/screen.ts';

interface Options {
  readonly init?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
}

export function registerStyle(program: Command): void {
  const command = withForce(withJson(program.command('style')))
    .argument('[style]', 'a file in the format latin-style/1')
    .option('--init', 'write a style to begin with, to the file or to standard output')
    .action(async (file: string | undefined, { init, force, json }: Options) => {
      const { readStyle, writeStarterStyle } = await import('../terminal/style-file.ts');
      if (init) {
        process.exitCode = await writeStarterStyle(file, force);
        return;
      }
      if (file === undefined) throw commandFault('usage:no-style', COMMAND_LINE);
      const { readFonts } = await import('../terminal/fonts.ts');
      const { style, fonts } = await readStyle(file);
      await readFonts(fonts);
      const { inks, standard } = style.press;
      if (json) printJson({ style: file, inks, standard });
      else print(`${file}: a good style; PDF in ${INKS[inks]}${standard ? `, ${standard}` : ''}`);
      process.exitCode = EXIT.yes;
    });
  example(
    command,
    'latin style --init house.json',
    'latin style house.json',
    'latin draw --style house.json puzzle.json -o puzzle.pdf',
  );
}

const INKS = { screen: 'the colours of a screen', grey: 'black alone', cmyk: 'the inks of a press' } as const;

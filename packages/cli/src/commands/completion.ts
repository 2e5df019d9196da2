import { Argument, type Command } from 'commander';
import { example } from '../terminal/options.ts';
import { printData } from '../terminal/screen.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export function registerCompletion(program: Command): void {
  const command = program
    .command('completion')
    .description('print a script that completes latin’s commands and options in your shell')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action((shell: Shell) => printData(SCRIPTS[shell](program)));
  example(command, 'source <(latin completion bash)', 'latin completion fish > ~/.config/fish/completions/latin.fish');
}

function optionsOf(command: Command): string[] {
  return command.options.flatMap(({ long }) => (long ? [long] : []));
}

const SCRIPTS: Record<Shell, (program: Command) => string> = {
  bash: (program) => `_latin() {
  local word=\${COMP_WORDS[COMP_CWORD]} words
  case "\${COMP_WORDS[1]}" in
${program.commands.map((c) => `    ${c.name()}) words="${optionsOf(c).join(' ')}" ;;`).join('\n')}
    *) words="" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${program.commands.map((c) => c.name()).join(' ')}"; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ "$COMP_CWORD" -gt 1 ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _latin latin`,
  zsh: (program) => `#compdef latin
_latin() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${program.commands.map((c) => `      '${c.name()}:${c.description().replaceAll("'", "'\\''").replaceAll(':', '\\:')}'`).join('\n')}
    )
    _describe 'command' commands
    return
  fi
  case "\${words[2]}" in
${program.commands.map((c) => `    ${c.name()}) compadd -- ${optionsOf(c).join(' ')} ;;`).join('\n')}
  esac
  _files
}
compdef _latin latin`,
  fish: (program) =>
    program.commands
      .flatMap((c) => [
        `complete -c latin -n __fish_use_subcommand -a ${c.name()} -d '${c.description().replaceAll("'", "\\'")}'`,
        ...optionsOf(c).map(
          (long) => `complete -c latin -n '__fish_seen_subcommand_from ${c.name()}' -l ${long.slice(2)}`,
        ),
      ])
      .join('\n'),
};

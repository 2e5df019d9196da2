import { Argument, type Command } from 'commander';
import { example } from '../terminal/options.ts';
import { printData } from '../terminal/screen.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export function registerCompletion(program: Command): void {
  const command = program
    .command('completion')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action((shell: Shell) => printData(SCRIPTS[shell](program)));
  example(command, 'source <(latin completion bash)', 'latin completion fish > ~/.config/fish/completions/latin.fish');
}

function optionsOf(command: Command): string[] {
  return command.options.flatMap(({ long }) => (long ? [long] : []));
}

function namesOf(commands: readonly Command[]): string {
  return commands.map((c) => c.name()).join(' ');
}

/** What bash offers behind a command: its options, or its subcommands and then theirs. */
function bashCase(command: Command, depth: number): string {
  if (command.commands.length === 0) return `words="${optionsOf(command).join(' ')}"`;
  const inner = command.commands.map((c) => `${c.name()}) ${bashCase(c, depth + 1)} ;;`);
  return `case "\${COMP_WORDS[${depth}]}" in ${inner.join(' ')} *) words="${namesOf(command.commands)}" ;; esac`;
}

/** What zsh offers. */
function zshCase(command: Command, depth: number): string {
  if (command.commands.length === 0) return `compadd -- ${optionsOf(command).join(' ')}`;
  const inner = command.commands.map((c) => `${c.name()}) ${zshCase(c, depth + 1)} ;;`);
  return `case "\${words[${depth}]}" in ${inner.join(' ')} *) compadd -- ${namesOf(command.commands)} ;; esac`;
}

/** What fish offers, where the words of a condition hold. */
function fishLines(command: Command, condition: string): string[] {
  const names = namesOf(command.commands);
  const here = names ? `${condition}; and not __fish_seen_subcommand_from ${names}` : condition;
  return [
    ...optionsOf(command).map((long) => `complete -c latin -n '${here}' -l ${long.slice(2)}`),
    ...command.commands.flatMap((c) => [
      `complete -c latin -n '${here}' -a ${c.name()} -d '${c.description().replaceAll("'", "\\'")}'`,
      ...fishLines(c, `${condition}; and __fish_seen_subcommand_from ${c.name()}`),
    ]),
  ];
}

const SCRIPTS: Record<Shell, (program: Command) => string> = {
  bash: (program) => `_latin() {
  local word=\${COMP_WORDS[COMP_CWORD]} words
  case "\${COMP_WORDS[1]}" in
${program.commands.map((c) => `    ${c.name()}) ${bashCase(c, 2)} ;;`).join('\n')}
    *) words="" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${namesOf(program.commands)}"; fi
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
${program.commands.map((c) => `    ${c.name()}) ${zshCase(c, 3)} ;;`).join('\n')}
  esac
  _files
}
compdef _latin latin`,
  fish: (program) =>
    program.commands
      .flatMap((c) => [
        `complete -c latin -n __fish_use_subcommand -a ${c.name()} -d '${c.description().replaceAll("'", "\\'")}'`,
        ...fishLines(c, `__fish_seen_subcommand_from ${c.name()}`),
      ])
      .join('\n'),
};

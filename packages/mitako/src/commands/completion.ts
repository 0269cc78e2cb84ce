import { Argument, type Command } from 'commander';
import { COMPLETION_SCRIPTS, type Shell, SHELLS } from '../completion/scripts.ts';
import { TRIGGERED } from '../trigger/triggers.ts';
import { completedCommands } from '../completion/words.ts';

const EXAMPLES = `
Examples:
  source <(mitako completion bash)                                  in ~/.bashrc
  source <(mitako completion zsh)                                   in ~/.zshrc, behind compinit
  mitako completion fish > ~/.config/fish/completions/mitako.fish   once`;

/** `mitako completion`: the shell completes commands and options. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .summary('print a script with which your shell completes commands')
    .description('Prints a script with which your shell completes commands, options and their values.')
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .addHelpText('after', EXAMPLES)
    .action((shell: Shell) => {
      process.stdout.write(COMPLETION_SCRIPTS[shell](completedCommands(program, { 'mitako trigger': TRIGGERED })));
    });
}

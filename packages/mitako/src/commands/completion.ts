import { EVENT_TYPES } from '@mitako/contract/names';
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
    .summary('print a completion script for your shell')
    .description('Prints a script that completes commands, options and values in your shell.')
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .addHelpText('after', EXAMPLES)
    .action((shell: Shell) => {
      const known = { 'mitako trigger': TRIGGERED, 'mitako events list --event': EVENT_TYPES };
      process.stdout.write(COMPLETION_SCRIPTS[shell](completedCommands(program, known)));
    });
}

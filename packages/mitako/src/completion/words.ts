import type { Command } from 'commander';

/** Completions after a command. */
export interface CompletedCommand {
  /** Names from the program's on, `mitako keys create`. */
  readonly path: string;
  readonly words: readonly CompletedWord[];
}

export interface CompletedWord {
  readonly word: string;
  readonly description: string;
  /** An option that a value follows: its choices, or null for anything, such as a file. */
  readonly values?: readonly string[] | null;
}

/**
 * Every command with its commands and options, as the help names them.
 * @param known values that the help does not list: arguments by the path of their command, options by path and name
 */
export function completedCommands(
  command: Command,
  known: Readonly<Record<string, readonly string[]>>,
  before = '',
): readonly CompletedCommand[] {
  const path = `${before}${command.name()}`;
  const help = command.createHelp();
  const commands = help.visibleCommands(command);
  const words = [
    ...commands.map((each) => ({ word: each.name(), description: each.summary() || each.description() })),
    ...help.visibleOptions(command).flatMap(({ long, description, required, optional, argChoices }) => {
      if (!long) return [];
      const takesValue = required || optional;
      return [
        { word: long, description, ...(takesValue && { values: argChoices ?? known[`${path} ${long}`] ?? null }) },
      ];
    }),
    ...[...command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices), ...(known[path] ?? [])].map(
      (word) => ({ word, description: '' }),
    ),
  ];
  const below = commands
    .filter((each) => each.name() !== 'help')
    .flatMap((each) => completedCommands(each, known, `${path} `));
  return [{ path, words }, ...below];
}

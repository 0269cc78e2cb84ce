import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values'];

/** The error of a command line, in one sentence. */
class FlagError extends Error {
  override readonly name = 'FlagError';
}

/**
 * The flags of a command of this repository. `--help` prints the usage; an unknown or invalid flag prints a sentence
 * and the usage, and exits with 2, because 1 is a result of the command.
 * @param understand parses the strings with the functions below
 */
export function readFlags<Given extends Options, Flags>(
  usage: string,
  options: Given,
  understand: (values: Values<Given>) => Flags,
): Flags {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
    if ('help' in values && values.help === true) {
      process.stdout.write(usage);
      process.exit(0);
    }
    return understand(values);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    process.stderr.write(`${reason}\n\n${usage}`);
    process.exit(2);
  }
}

/** Reports an invalid flag. @throws always */
export function refuse(reason: string): never {
  throw new FlagError(reason);
}

/** An integer of at least `min`. */
export function wholeNumber(flag: string, text: string, min: number): number {
  if (/^\d{1,15}$/.test(text) && Number(text) >= min) return Number(text);
  return refuse(`${flag} must be an integer of at least ${min}, not "${text}".`);
}

/** How many times as long everything may take, from 1 to 1000. */
export function patienceOf(text: string): number {
  const times = Number(text);
  if (times >= 1 && times <= 1_000) return times;
  return refuse(`--patience must be a number from 1 to 1000, not "${text}".`);
}

/** One of these names. */
export function oneOf<Name extends string>(flag: string, text: string, names: readonly Name[]): Name {
  return names.find((name) => name === text) ?? refuse(`${flag} must be one of ${names.join(', ')}, not "${text}".`);
}

/** Null: not about the flags. The first sentence of Node's message; the others are about positional arguments. */
function reasonOf(error: unknown): string | null {
  if (error instanceof FlagError) return error.message;
  if (!(error instanceof TypeError) || !('code' in error) || !String(error.code).startsWith('ERR_PARSE_ARGS'))
    return null;
  return `${error.message.split(/\.\s|\n/, 1)[0]?.replace(/\.$/, '')}.`;
}

import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values'];

/** Why a command line is not carried out, in one sentence. */
class FlagError extends Error {
  override readonly name = 'FlagError';
}

/**
 * The flags of a command of this repository. With `--help` the usage is printed; a flag that is unknown or makes no sense
 * is told in a sentence before the usage, and ends the process with 2: 1 is for what the command found out.
 * @param understand turns the texts into what the command works with, by the functions below
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

/** Says why the flags make no sense. @throws always */
export function refuse(reason: string): never {
  throw new FlagError(reason);
}

/** A whole number of at least `min`. */
export function wholeNumber(flag: string, text: string, min: number): number {
  if (/^\d{1,15}$/.test(text) && Number(text) >= min) return Number(text);
  return refuse(`${flag} is a whole number of at least ${min}, and not "${text}".`);
}

/** One of these names. */
export function oneOf<Name extends string>(flag: string, text: string, names: readonly Name[]): Name {
  return names.find((name) => name === text) ?? refuse(`${flag} is one of ${names.join(', ')}, and not "${text}".`);
}

/** Null: nothing about the flags. Of what Node says, the first sentence; the others are about arguments of another kind. */
function reasonOf(error: unknown): string | null {
  if (error instanceof FlagError) return error.message;
  if (!(error instanceof TypeError) || !('code' in error) || !String(error.code).startsWith('ERR_PARSE_ARGS'))
    return null;
  return `${error.message.split(/\.\s|\n/, 1)[0]?.replace(/\.$/, '')}.`;
}

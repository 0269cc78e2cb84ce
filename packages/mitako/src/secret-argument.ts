import { text } from 'node:stream/consumers';
import { Failure } from './failure.ts';

/** For the help of an option that takes a secret: its value is in the list of processes. */
export const SECRET_ARGUMENT_HELP = 'others on this machine see arguments: "-" reads standard input';

/**
 * A secret given as an argument, or on standard input by `-`, without the line break that `echo` adds.
 * @throws Failure when standard input is empty
 */
export async function secretArgument(given: string): Promise<string> {
  if (given !== '-') return given;
  const read = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (read === '') throw new Failure('Standard input is empty: write the secret to it.');
  return read;
}

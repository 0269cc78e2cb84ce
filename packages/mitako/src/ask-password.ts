import { isCancel, password } from '@clack/prompts';
import type { Readable, Writable } from 'node:stream';
import { Failure } from './failure.ts';

/** The terminal: standard input and, because standard output is for results, standard error. */
interface Terminal {
  readonly input?: Readable;
  readonly output?: Writable;
}

/**
 * Asks for a password without showing it.
 * @throws Failure when the question was left unanswered
 */
export async function askPassword(
  message: string,
  { input = process.stdin, output = process.stderr }: Terminal = {},
): Promise<string> {
  const answer = await password({ message, input, output });
  if (isCancel(answer)) throw new Failure('No password was given.');
  // An empty answer is undefined.
  return answer ?? '';
}

/**
 * Asks twice for a new password. Null when none was typed.
 * @throws Failure when the two differ, or a question was left unanswered
 */
export async function askNewPassword(terminal: Terminal = {}): Promise<string | null> {
  const first = await askPassword('Password (12 to 128 characters; leave empty to generate one)', terminal);
  if (first === '') return null;
  if ((await askPassword('Repeat the password', terminal)) !== first) throw new Failure('The two passwords differ.');
  return first;
}

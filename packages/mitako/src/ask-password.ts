import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Failure } from './failure.ts';

/**
 * Asks twice for a new password without echoing it. Null when none was typed.
 * @throws Failure when the two differ, or the terminal was closed
 */
export async function askNewPassword({
  input = process.stdin,
  output = process.stderr,
}: { readonly input?: NodeJS.ReadableStream; readonly output?: NodeJS.WritableStream } = {}): Promise<string | null> {
  // Nothing is echoed; `terminal` prevents the terminal from doing so.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  const left = new Promise<never>((_, reject) => {
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => reject(new Failure('No password was given.')));
  });
  async function ask(question: string): Promise<string> {
    const answered = lines.question('');
    output.write(question);
    const answer = await Promise.race([answered, left]);
    output.write('\n');
    return answer;
  }
  try {
    const password = await ask('Password (8 to 128 characters; leave empty to generate one): ');
    if (password === '') return null;
    if ((await ask('Repeat the password: ')) !== password) throw new Failure('The two passwords differ.');
    return password;
  } finally {
    left.catch(() => undefined);
    lines.close();
  }
}

import { createInterface } from 'node:readline/promises';
import { Failure, messageOf } from './failure.ts';

/** A question, with the answer that an empty line stands for. */
export interface Question<Name extends string> {
  readonly name: Name;
  readonly text: string;
  readonly otherwise: string;
  /** @throws Error that says what to write instead */
  readonly validate: (answer: string) => unknown;
}

/**
 * Asks one question after the other, each until its answer is valid.
 * @throws Failure when the terminal was closed
 */
export async function askConfiguration<Name extends string>(
  questions: readonly Question<Name>[],
  {
    input = process.stdin,
    output = process.stderr,
  }: { readonly input?: NodeJS.ReadableStream; readonly output?: NodeJS.WritableStream } = {},
): Promise<ReadonlyMap<Name, string>> {
  const lines = createInterface({ input, output });
  const closed = new Promise<never>((_, reject) => {
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => reject(new Failure('Nothing is written: the questions were not answered.')));
  });
  const answers = new Map<Name, string>();
  try {
    for (const { name, text, otherwise, validate } of questions) {
      while (!answers.has(name)) {
        const answered = lines.question(`${text} [${otherwise === '' ? 'none' : otherwise}]: `);
        const answer = (await Promise.race([answered, closed])).trim() || otherwise;
        try {
          validate(answer);
          answers.set(name, answer);
        } catch (error) {
          output.write(`${messageOf(error)}\n`);
        }
      }
    }
    return answers;
  } finally {
    closed.catch(() => undefined);
    lines.close();
  }
}

import { isCancel, text } from '@clack/prompts';
import type { Readable, Writable } from 'node:stream';
import { Failure, messageOf } from './failure.ts';

/** A question, with the answer for an empty line. */
export interface Question<Name extends string> {
  readonly name: Name;
  readonly text: string;
  readonly otherwise: string;
  /** @throws Error that explains what to write instead */
  readonly validate: (answer: string) => unknown;
}

/**
 * Asks one question after the other, each until its answer is valid.
 * @throws Failure when one was left unanswered
 */
export async function askConfiguration<Name extends string>(
  questions: readonly Question<Name>[],
  { input = process.stdin, output = process.stderr }: { readonly input?: Readable; readonly output?: Writable } = {},
): Promise<ReadonlyMap<Name, string>> {
  const answers = new Map<Name, string>();
  for (const { name, text: message, otherwise, validate } of questions) {
    const read = (typed: string | undefined): string => (typed ?? '').trim() || otherwise;
    const answer = await text({
      message,
      placeholder: otherwise === '' ? 'none' : otherwise,
      input,
      output,
      validate(typed) {
        try {
          validate(read(typed));
          return undefined;
        } catch (error) {
          return messageOf(error);
        }
      },
    });
    if (isCancel(answer)) throw new Failure('Nothing is written: the questions were not answered.');
    answers.set(name, read(answer));
  }
  return answers;
}

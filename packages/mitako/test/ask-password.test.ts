import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askNewPassword } from '../src/ask-password.ts';

/** What is asked when this is typed, and what comes of it. */
async function typed(
  ...lines: readonly string[]
): Promise<{ readonly password: string | null; readonly shown: string }> {
  const input = new PassThrough();
  const output = new PassThrough();
  const waiting = [...lines];
  let shown = '';
  let asked = 0;
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    // The next line is typed once it is asked for.
    const questions = shown.match(/Password \(|Repeat/g)?.length ?? 0;
    if (questions > asked) {
      asked = questions;
      setImmediate(() => input.write(waiting.shift() ?? '\u0003'));
    }
  });
  return { password: await askNewPassword({ input, output }), shown };
}

test('a password is requested twice and never shown', async () => {
  const { password, shown } = await typed('a good password\r', 'a good password\r');
  expect(password).toBe('a good password');
  expect(shown).toContain('Password (12 to 128 characters; leave empty to generate one)');
  expect(shown).toContain('Repeat the password');
  expect(shown).not.toContain('a good');
});

test('an empty password is rejected', async () => {
  expect((await typed('\r')).password).toBeNull();
});

test('two that differ, and an aborted prompt, return no password', async () => {
  await expect(typed('a good password\r', 'a god password\r')).rejects.toThrow('The two passwords differ.');
  await expect(typed('\u0003')).rejects.toThrow('No password was given.');
});

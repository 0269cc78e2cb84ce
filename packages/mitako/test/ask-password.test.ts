import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askNewPassword } from '../src/ask-password.ts';

/** What is asked when this is typed, and what comes of it. */
async function typed(
  ...lines: readonly string[]
): Promise<{ readonly password: string | null; readonly shown: string }> {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    // The next line is typed once it is asked for.
    if (!shown.endsWith('\n')) input.write(lines[asked++] ?? '\u0003');
  });
  let asked = 0;
  return { password: await askNewPassword({ input, output }), shown };
}

test('a password is asked for twice and never shown', async () => {
  const { password, shown } = await typed('a good password\r', 'a good password\r');
  expect(password).toBe('a good password');
  expect(shown).toBe('Password (8 to 128 characters; leave empty to generate one): \nRepeat the password: \n');
});

test('an empty password is rejected', async () => {
  expect((await typed('\r')).password).toBeNull();
});

test('two that differ, and an aborted prompt, return no password', async () => {
  await expect(typed('a good password\r', 'a god password\r')).rejects.toThrow('The two passwords differ.');
  await expect(typed('a good passw\u0003')).rejects.toThrow('No password was given.');
});

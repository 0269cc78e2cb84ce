import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askConfiguration, type Question } from '../src/ask-configuration.ts';

const QUESTIONS: readonly Question<'store' | 'port'>[] = [
  { name: 'store', text: 'Store', otherwise: 'mitako.db', validate: () => undefined },
  {
    name: 'port',
    text: 'Port',
    otherwise: '',
    validate(answer) {
      if (!/^\d+$/.test(answer)) throw new Error('Write a number.');
    },
  },
];

const BACKSPACE = '\u007f';
const CONTROL_C = '\u0003';

/** What is asked when these keys are typed, and what comes of it. */
async function typed(...keys: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const waiting = [...keys];
  let shown = '';
  let asked = 0;
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    // The next keys are typed once they are asked for.
    const questions = shown.match(/Store|Port|Write a number/g)?.length ?? 0;
    if (questions <= asked) return;
    asked = questions;
    setImmediate(() => input.write(waiting.shift() ?? ''));
  });
  return { answers: await askConfiguration(QUESTIONS, { input, output }), shown };
}

test('an empty line takes the default, and an invalid answer is requested again', async () => {
  const { answers, shown } = await typed('\r', 'many\r', `${BACKSPACE.repeat(4)}4010\r`);
  expect([...answers]).toEqual([
    ['store', 'mitako.db'],
    ['port', '4010'],
  ]);
  expect(shown).toContain('mitako.db');
  expect(shown).toContain('Write a number.');
});

test('an aborted question writes nothing', async () => {
  await expect(typed('shop.db\r', CONTROL_C)).rejects.toThrow('Nothing is written');
});

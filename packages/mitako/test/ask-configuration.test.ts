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

/** What is asked when this is typed, and what comes of it. */
async function typed(...lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  let asked = 0;
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    // The next line is typed once it is asked for; nothing more is like a closed terminal.
    if (!shown.endsWith(']: ')) return;
    const line = lines[asked++];
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { answers: await askConfiguration(QUESTIONS, { input, output }), shown };
}

test('an empty line takes the default, and an invalid answer is asked for again', async () => {
  const { answers, shown } = await typed('', 'many', '4010');
  expect([...answers]).toEqual([
    ['store', 'mitako.db'],
    ['port', '4010'],
  ]);
  expect(shown).toBe('Store [mitako.db]: Port [none]: Write a number.\nPort [none]: ');
});

test('a terminal that is closed in between writes nothing', async () => {
  await expect(typed('shop.db')).rejects.toThrow('Nothing is written');
});

import { signTestWebhook } from '@mitako/client/webhooks';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { run, runAlone } from './support/run.ts';

const secret = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';

test('says valid, or what is wrong, and exits accordingly', async () => {
  const cwd = testDirectory();
  const timestamp = Date.parse('2026-01-15T12:00:00Z') / 1000;
  const { headers, payload } = await signTestWebhook({ secret, timestamp, id: 'evt_1', event: { event: 'ping' } });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  writeFileSync(join(cwd, 'webhook.txt'), `${lines.join('\n')}\n\n${payload}`);
  writeFileSync(join(cwd, 'changed.json'), JSON.stringify({ headers, body: `${payload}\n` }));
  writeFileSync(join(cwd, '.env'), `MITAKO_WEBHOOK_SECRET=${secret}\n`);
  expect(await runAlone(['verify', 'webhook.txt', '--at', '2026-01-15T12:04:00Z'], {}, cwd)).toEqual({
    code: 0,
    stdout: 'valid: ping evt_1, created 2026-01-15T12:00:00.000Z\n',
    stderr: '',
  });
  expect(await run(['verify', 'webhook.txt'], {}, cwd)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^not valid \(time\): The signature is right, but it was sent \d+ s before [^\n]+\n$/,
    ),
  });
  const json = await run(['verify', 'changed.json', '--any-time', '--json'], {}, cwd);
  expect([json.code, JSON.parse(json.stdout)]).toEqual([
    1,
    { valid: false, fault: 'body', message: expect.any(String) },
  ]);
  const other = { MITAKO_WEBHOOK_SECRET: 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz' };
  expect((await run(['verify', 'webhook.txt', '--any-time'], other, cwd)).stdout).toContain(
    'not valid (secret or body)',
  );
  for (const [args, environment, sentence] of [
    [['verify', 'nothing.txt'], {}, 'Cannot read nothing.txt'],
    [['verify', 'webhook.txt', '--dotenv', 'none.env'], {}, 'MITAKO_WEBHOOK_SECRET is set neither'],
    [['verify', 'webhook.txt', '--at', 'noon'], {}, 'It must be a time such as'],
    [['verify', 'webhook.txt', '--at', '2026-01-15', '--any-time'], {}, 'cannot be used with'],
  ] as const) {
    const ended = await run(args, environment, cwd);
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^mitako: [^\n]+\n$/) });
    expect(ended.stderr).toContain(sentence);
  }
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { certificate } from '../support/certificate.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { run, runAlone } from './support/run.ts';

// docs/operating.md, "Mail and text messages", against a server that speaks TLS.

const MITAKO_SECRET = 'a-secret-of-the-tests-long-enough-to-be-one';
const IDENTITY = certificate({ name: 'localhost' });
const directory = mkdtempSync(join(tmpdir(), 'mitako-mail-'));
const store = join(directory, 'mitako.db');
const authority = join(directory, 'ca.pem');
writeFileSync(authority, IDENTITY.cert);

const received: string[] = [];
const server = new SMTPServer({
  secure: true,
  ...IDENTITY,
  onAuth: ({ username, password }, _, done) =>
    username === 'user' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
  onData(stream, _, done) {
    let text = '';
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});
server.on('error', () => undefined);

afterEach(stopAll);
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  rmSync(directory, { recursive: true });
});

async function settings(login = 'user:p%40ss'): Promise<Record<string, string>> {
  if (!server.server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    MITAKO_SECRET,
    MITAKO_STORE: store,
    MITAKO_MAIL: `smtps://${login}@localhost:${port}?from=no-reply@pay.example.cm`,
    NODE_EXTRA_CA_CERTS: authority,
  };
}

test('one URL in the environment sends mail, and doctor tests it', async () => {
  const env = await settings();
  expect((await run(['migrate', '--store', store])).code).toBe(0);
  const { stdout } = await runAlone(['doctor'], env);
  expect(stdout).toMatch(/✓ mail +The mail server accepts the login/);
  const wrong = await runAlone(['doctor'], await settings('user:geheim'));
  expect(wrong.stdout).toMatch(/✗ mail .*Check user and password/);
  expect(wrong.stdout + wrong.stderr).not.toContain('geheim');

  const serving = mitako(['serve', '--json', '--port', '0'], env);
  const [line = ''] = await serving.output(/^\{"ready".*\}$/m);
  const { api } = JSON.parse(line) as { api: string };
  const answer = await fetch(`${api}/auth/merchant/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'awa@shop.example', password: 'seven grey herons', name: 'Chez Awa' }),
  });
  expect(answer.status).toBe(201);
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toContain('To: awa@shop.example');
  expect(received[0]).toContain('From: Mitako <no-reply@pay.example.cm>');
});

test('without a mail server doctor says what that costs, and a wrong URL is explained', async () => {
  const { MITAKO_MAIL: _, ...env } = await settings();
  const { stdout } = await runAlone(['doctor'], env);
  expect(stdout).toMatch(/! mail +No mail server: people who forget their password need you/);
  expect(stdout).toMatch(/sign-up +Merchants sign up at once, users at once\./);
  const wrong = await runAlone(['doctor'], { ...env, MITAKO_MAIL: 'mail.example.cm' });
  expect(wrong.stderr).toContain('The mail server must be a URL such as smtps://');
});

import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { api } from './support/ready.ts';
import { run } from './support/run.ts';

afterEach(stopAll);

const MITAKO_SECRET = 'a-secret-of-the-tests-long-enough-to-be-one';
const PASSWORD = 'sandbox-password';
const PIN = '1234';
/** Wrong input, which must not be logged either. */
const WRONG_PASSWORD = 'typed-by-mistake-and-private';
const WRONG_PIN = '739264';

interface Answer {
  readonly status: number;
  /** Status line, headers and page. */
  readonly all: string;
  readonly location: string;
  /** The page of a form that was just refused, which the answer to the POST led to. */
  readonly isRefused: boolean;
}

/** A browser that keeps cookies. */
function browserAt(checkoutUrl: string): {
  send(path: string, fields?: Readonly<Record<string, string>>): Promise<Answer>;
  readonly answers: Answer[];
} {
  const cookies = new Map<string, string>();
  const answers: Answer[] = [];
  const send = async (address: string, fields?: Readonly<Record<string, string>>): Promise<Answer> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        origin: new URL(checkoutUrl).origin,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'user-agent': 'A browser',
      },
      ...(fields !== undefined && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const answer = {
      status: response.status,
      all: `${JSON.stringify([...response.headers])}\n${await response.text()}`,
      location: response.headers.get('location') ?? '',
      isRefused: false,
    };
    answers.push(answer);
    return answer;
  };
  return {
    answers,
    async send(path, fields) {
      const answer = await send(`${checkoutUrl}${path}`, fields);
      if (!answer.all.includes('mitako_form=v1.')) return answer;
      return { ...(await send(new URL(answer.location, checkoutUrl).href)), isRefused: true };
    },
  };
}

test('secrets typed at the checkout appear in no page, address or log line', async () => {
  const store = join(testDirectory(), 'mitako.db');
  const environment = { MITAKO_SECRET, MITAKO_STORE: store };
  const made = async (...args: readonly string[]): Promise<{ readonly id: string; readonly secret: string }> => {
    const { code, stdout } = await run([...args, '--json'], environment);
    expect(code).toBe(0);
    return JSON.parse(stdout) as { id: string; secret: string };
  };
  await made('migrate');
  const server = mitako(['serve', '--json', '--port', '0', '--sandbox', '--log', 'json'], environment);
  const [line] = await server.output(/^\{"ready".*\}$/m);
  const { api: base } = JSON.parse(line) as { api: string };
  const merchant = await made('merchants', 'create', '--email', 'shop@example.cm', '--name', 'Boutique');
  const { secret: key } = await made('keys', 'create', '--merchant', merchant.id);
  const created = await api(`${base}/gateway/payments`, { key, body: { amount: 5000, currency: 'XAF' } });
  const { checkout_url: url } = (created.body as { data: { checkout_url: string } }).data;

  const { send, answers } = browserAt(url);
  const email = 'success@sandbox.test';
  const refused = async (...sent: readonly [string, Readonly<Record<string, string>>][]): Promise<boolean[]> => {
    const all: boolean[] = [];
    for (const [path, fields] of sent) all.push((await send(path, fields)).isRefused);
    return all;
  };
  await send('/login');
  const account = {
    name: 'Awa',
    phone: '653456789',
    email: 'awa@example.cm',
    password: WRONG_PASSWORD,
    pin: WRONG_PIN,
  };
  expect(
    await refused(
      ['/login', { email: '', password: WRONG_PASSWORD }],
      ['/login', { email, password: WRONG_PASSWORD }],
      ['/register', { ...account, email: '' }],
      ['/register', { ...account, email }],
      ['/register', account],
      ['/login', { email, password: PASSWORD }],
      ['/pin', { password: WRONG_PASSWORD, pin: WRONG_PIN }],
      ['/pin', { password: WRONG_PASSWORD, pin: `${WRONG_PIN}0` }],
      ['/wallet', { pin: `${WRONG_PIN}0` }],
      ['/wallet', { pin: WRONG_PIN }],
    ),
  ).toEqual([true, true, true, true, false, false, true, true, true, true]);
  // Once more until the limits refuse it.
  while (!(await send('/login', { email, password: WRONG_PASSWORD })).all.includes('Trop de tentatives'));
  // In the address, as no form of ours sends them.
  const query = new URLSearchParams({ email, password: WRONG_PASSWORD, pin: WRONG_PIN }).toString();
  for (const path of ['', '/login', '/register', '/pin', '/wallet', '/nowhere']) await send(`${path}?${query}`);
  expect((await send('/wallet', { pin: PIN })).location).toMatch(/\/result$/);

  await server.stop();
  // The first line says who can log in to the sandbox.
  const log = (server.stdout() + server.stderr()).replace(line, '');
  expect(log.match(/"message":"request"/g)?.length).toBeGreaterThan(answers.length);
  for (const secret of [WRONG_PASSWORD, WRONG_PIN, PASSWORD]) expect(log).not.toContain(secret);
  for (const { all } of answers) {
    expect(all).not.toContain(WRONG_PASSWORD);
    expect(all).not.toContain(WRONG_PIN);
  }
  // Nor is a token of the session, or the whole address with its query.
  expect(log).not.toMatch(/eyJ[\w-]+\./);
  expect(log).not.toContain('?');
});

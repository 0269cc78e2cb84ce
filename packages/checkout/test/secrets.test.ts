import { ERRORS } from '@mitako/contract/names';
import type { ErrorCode, RouteName } from '@mitako/contract';
import { expect, test } from 'vitest';
import { refusal, user } from './support/fake-gateway.ts';
import { visitor, type Visit } from './support/visitor.ts';

const PASSWORD = 'typed-and-never-seen-again';
const PIN = '739264';

/** Each form that takes a secret, and what it asks of the engine. */
const FORMS = [
  ['/login', ['login']],
  ['/register', ['register', 'setPin']],
  ['/pin', ['setPin', 'getMe']],
  ['/wallet', ['payCheckout', 'getMe']],
] as const satisfies readonly (readonly [string, readonly RouteName[]])[];
const FIELDS = {
  name: 'Awa',
  phone: '653456789',
  email: user.email,
  username: user.email,
  password: PASSWORD,
  pin: PIN,
};

/** What came back of what was typed: in the page, the headers or the address that is next. */
function secretsIn({ html, headers, location }: Visit): readonly string[] {
  const everything = [html, location, ...[...headers].flat()].join('\n');
  return [PASSWORD, PIN].filter((secret) => everything.includes(secret));
}

test.for(
  FORMS.flatMap(([path, names]) =>
    names.flatMap((name) => (Object.keys(ERRORS) as ErrorCode[]).map((code) => [path, name, code] as const)),
  ),
)('%s: no secret comes back when %s is refused with %s', async ([path, name, code]) => {
  const customer = visitor();
  await customer.post('/login', { email: user.email, password: 'longsecret' });
  // The one that is waited for is waited for 0 s.
  const seconds = code === 'IDEMPOTENCY_IN_PROGRESS' ? 0 : 40;
  const details = { attempts_left: 2, fields: { password: [], pin: [], email: [] } };
  customer.on(name, () => refusal(code, details, seconds));
  expect(secretsIn(await customer.post(path, FIELDS))).toEqual([]);
});

test.for(FORMS)('%s: no secret is returned on success, validation errors or rate limits', async ([path, names]) => {
  const customer = visitor();
  expect(secretsIn(await customer.post(path, FIELDS))).toEqual([]);
  for (const missing of Object.keys(FIELDS))
    expect(secretsIn(await customer.post(path, { ...FIELDS, [missing]: '' }))).toEqual([]);
  expect(secretsIn(await customer.post(path, { ...FIELDS, pin: `${PIN}0` }))).toEqual([]);
  expect(secretsIn(await customer.post(path, FIELDS, { origin: 'https://evil.test' }))).toEqual([]);
  for (const name of names) customer.on(name, () => refusal('RATE_LIMITED', { limit: 'login' }, 9));
  expect(secretsIn(await customer.post(path, FIELDS))).toEqual([]);
});

test('reported errors contain no secret', async () => {
  const faults: unknown[] = [];
  const customer = visitor({ onError: (error) => faults.push(error) });
  await customer.post('/login', { email: user.email, password: 'longsecret' });
  for (const [path, [name]] of FORMS) {
    customer.on(name, () => {
      throw new Error('a fault of ours');
    });
    expect(secretsIn(await customer.post(path, FIELDS))).toEqual([]);
  }
  expect(faults).toHaveLength(FORMS.length);
  expect(faults.map(String).join('')).not.toMatch(new RegExp(`${PASSWORD}|${PIN}`));
});

test.for(['/login', '/register', '/pin', '/wallet', ''])(
  '%s: a password or a PIN in the URL is neither accepted nor written into the page',
  async (path) => {
    const customer = visitor();
    await customer.post('/login', { email: user.email, password: 'longsecret' });
    customer.calls.length = 0;
    const query = new URLSearchParams({ ...FIELDS, Password: PASSWORD, PIN: PIN });
    expect(secretsIn(await customer.get(`${path}?${query.toString()}`))).toEqual([]);
    expect(JSON.stringify(customer.calls)).not.toMatch(new RegExp(`${PASSWORD}|${PIN}`));
    // Nor by the address of a form that is sent without them.
    await customer.post(`${path === '' ? '/wallet' : path}?${query.toString()}`, { name: 'Awa', email: user.email });
    expect(JSON.stringify(customer.calls)).not.toMatch(new RegExp(`${PASSWORD}|${PIN}`));
  },
);

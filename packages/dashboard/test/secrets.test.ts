// What a refused form had in it: no PIN, password or code rests in the browser, not even sealed.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type DashboardSite, startSite, type Visit, type Visitor } from './support/visitor.ts';

let site: DashboardSite;

beforeAll(async () => {
  site = await startSite();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const SECRETS = {
  code: '739264',
  pin: '518273',
  password: 'typed-and-kept-nowhere',
  current_password: 'held-and-kept-nowhere',
  new_password: 'short',
  repeated_password: 'other',
} as const;
const TYPED = {
  ...SECRETS,
  name: 'Kept',
  email: 'kept@pay.test',
  user: '+237653000000',
  amount: '500',
  currency: 'XAF',
};

type Who = 'visitor' | 'merchant' | 'operator' | 'agent';

/** Sends the form with a mistake, and returns the answer with what was sealed into a cookie. */
async function refuse(who: Who, path: string): Promise<Visit & { readonly sealed: readonly string[] }> {
  const visitor: Visitor = await site[who]();
  const { key } = await visitor.get(path);
  const seal = vi.spyOn(site.engine.gateway.pageSeal, 'seal');
  const visit = await visitor.postOnly(path, { ...TYPED, key: key === '' ? crypto.randomUUID() : key });
  return { ...visit, sealed: seal.mock.calls.map(([text]) => text) };
}

test.for([
  ['visitor', '/dashboard/login'],
  ['visitor', '/admin/login'],
  ['visitor', '/agent/login'],
  ['merchant', '/dashboard/test/account/security/password'],
  ['operator', '/admin/account/security/password'],
  ['operator', '/admin/merchants/new'],
  ['operator', '/admin/agents/new'],
  ['agent', '/agent/test/pin'],
] as const)('%s, %s: the form is shown by GET, without the secrets', async ([who, path]) => {
  const { isRefused, sealed, html } = await refuse(who, path);
  expect([isRefused, sealed.length]).toEqual([true, 1]);
  for (const secret of Object.values(SECRETS)) expect(sealed.join('') + html).not.toContain(`"${secret}"`);
});

test.for([
  ['visitor', '/dashboard/reset', ['email']],
  ['agent', '/agent/test', []],
  ['agent', '/agent/test/cash-out', ['user', 'amount']],
] as const)('%s, %s: a code answers the POST, with the form and without the code', async ([who, path, kept]) => {
  const { status, isRefused, sealed, html } = await refuse(who, path);
  expect([isRefused, sealed]).toEqual([false, []]);
  expect(status).toBeGreaterThanOrEqual(400);
  for (const secret of Object.values(SECRETS)) expect(html).not.toContain(`"${secret}"`);
  for (const name of kept) expect(html).toContain(`value="${TYPED[name]}"`);
});

test('agent: the code of the payment that is confirmed goes on in the form alone', async () => {
  const { status, isRefused, sealed, html } = await refuse('agent', '/agent/test/take');
  expect([status, isRefused, sealed]).toEqual([422, false, []]);
  expect(html).toContain(`name="code" value="${SECRETS.code}"`);
  expect(html).not.toContain(SECRETS.pin);
});

import type { EngineStore } from '@mitako/core/engine';
import type { StaffPerson } from 'mitako';
import assert from 'node:assert';
import { expect, test } from 'vitest';
import { START_MS } from '../../support/start.ts';
import { claire, openBrowser, openHost, type TestBrowser, type TestHost } from '../support/host.ts';

const MINUTE = 60_000;
const ADMIN = '/pay/admin/merchants';
const DASHBOARD = '/pay/dashboard/test/account/security';
const LOGIN = (path: string): string => `/login?next=${encodeURIComponent(`https://shop.test${path}`)}`;

/** The staff's sessions of the store, newest first, revoked ones included. */
async function logins({ mitako }: TestHost): Promise<readonly { readonly actor: string | null }[]> {
  const entries = await mitako.operator.auditLog.list({ action: 'session.login' }).toArray({ max: 99 });
  return entries.map(({ actor }) => ({ actor: actor.name }));
}

const LINK = { description: 'Pagne', amount: '5000', amount_min: '', amount_max: '', expires: '', max_payments: '' };

/** Another tab, or what another process is asked. */
function copyOf(host: TestHost, { cookies }: TestBrowser): TestBrowser {
  const copy = openBrowser(host, null);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

test('nobody is sent to the log-in of the host, with the page to come back to', async () => {
  const host = await openHost();
  const seen = await openBrowser(host, 'stranger').open(`${ADMIN}?q=1`);
  expect(seen).toMatchObject({ status: 303, location: `https://shop.test${LOGIN(`${ADMIN}?q=1`)}` });
  expect(host.asked.map(({ as }) => as)).toEqual(['operator']);
});

test('a person of the host enters both panels, each with a session and a name of its own in the audit log', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  expect(await browser.open(ADMIN)).toMatchObject({ status: 200 });
  expect(await browser.open(DASHBOARD)).toMatchObject({ status: 200 });
  for (let view = 0; view < 3; view += 1) expect((await browser.open(ADMIN)).status).toBe(200);
  expect(await logins(host)).toEqual([{ actor: 'Claire Mbarga' }, { actor: 'Claire Mbarga' }]);
  const [membership] = await host.store.read.memberships(null, { limit: 9, afterId: null });
  expect(membership).toMatchObject({ role: 'administrator', state: 'active' });
});

test('the hook runs once a view, not without a cookie, and sees neither the body nor more than the request', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  await openBrowser(host, null).open(ADMIN);
  expect(host.asked).toEqual([]);
  await openBrowser(host, 's1').open(DASHBOARD);
  expect(host.asked).toHaveLength(1);
  expect(Object.keys(host.asked[0]?.request ?? {}).toSorted()).toEqual(['headers', 'method', 'signal', 'url']);
});

test('a log-out at the host ends the session here at the next view', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  const copy = new Map(browser.cookies);
  host.staff.delete('s1');
  expect((await browser.open(ADMIN)).location).toContain('/login?next=');
  expect([...browser.cookies.keys()]).not.toContain('__Host-mitako_operator_access');
  // A copy of the cookies is worth nothing, even with a session of the host that is alive.
  host.staff.set('s2', claire({ id: 'other', name: 'Other', sessionId: 'host-session-2' }));
  const thief = openBrowser(host, 's2');
  for (const [name, value] of copy) if (name !== 'sid') thief.cookies.set(name, value);
  expect((await thief.open(ADMIN)).text).not.toContain('Claire');
});

test.each([
  ['person', { id: 'odile', name: 'Odile' }],
  ['role', { role: 'auditor' }],
  ['session', { sessionId: 'host-session-9' }],
] as const)('another %s ends the session, and begins one', async (_what, over) => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  const before = browser.cookies.get('__Host-mitako_operator_access');
  host.staff.set('s1', claire(over));
  await browser.open('/pay/admin/audit-log');
  expect(browser.cookies.get('__Host-mitako_operator_access')).not.toBe(before);
  expect(await logins(host)).toHaveLength(2);
  const identity = { kind: 'bearer', authorization: `Bearer ${before ?? ''}` } as const;
  await expect(host.mitako.gateway.authenticate(identity)).rejects.toMatchObject({ code: 'TOKEN_REVOKED' });
});

test('the role of the hook is what the person may do, from the next view on', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  expect((await browser.open('/pay/admin/rails')).status).toBe(200);
  host.staff.set('s1', claire({ role: 'compliance' }));
  const [{ id: _, role } = { id: '', role: '' }] = await host.store.read.memberships(null, { limit: 9, afterId: null });
  expect(role).toBe('administrator');
  await browser.open(ADMIN);
  const [after] = await host.store.read.memberships(null, { limit: 9, afterId: null });
  expect(after?.role).toBe('compliance');
});

test('a later authentication is recorded, and the session stays', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  const token = browser.cookies.get('__Host-mitako_operator_access');
  host.clock.advance(11 * MINUTE);
  const form = '/pay/admin/operator-keys/new';
  const old = await browser.open(form);
  expect(old.text).toContain(`/confirm?next=${encodeURIComponent(`https://shop.test${form}`)}`);
  expect(old.text).not.toContain('type="password"');
  host.staff.set('s1', claire({ authenticatedAt: new Date(host.clock.now()) }));
  const fresh = await browser.open(form);
  expect(fresh.text).not.toContain('/confirm?next=');
  expect(fresh.text).not.toContain('type="password"');
  expect(browser.cookies.get('__Host-mitako_operator_access')).toBe(token);
  // Beside an old factor, a new password is not enough.
  host.clock.advance(11 * MINUTE);
  host.staff.set('s1', claire({ authenticatedAt: host.clock.now(), factorAt: START_MS }));
  expect((await browser.open(form)).text).toContain('/confirm?next=');
});

test.each([
  ['resolve', () => Promise.reject(new Error('the session store is away'))],
  ['the answer', () => 'claire'],
  ['id', () => ({ ...claire(), id: 7 })],
  ['id', () => ({ ...claire(), id: 'x'.repeat(201) })],
  ['name', () => ({ ...claire(), name: ' ' })],
  ['role', () => ({ ...claire(), role: 'owner' })],
  ['role', () => ({ ...claire(), role: 'cashier' })],
  ['role', () => ({ ...claire(), role: undefined })],
  ['sessionId', () => ({ ...claire(), sessionId: undefined })],
  ['sessionId', () => ({ ...claire(), sessionId: 's'.repeat(5000) })],
  ['authenticatedAt', () => ({ ...claire(), authenticatedAt: 'yesterday' })],
  ['authenticatedAt', () => ({ ...claire(), authenticatedAt: START_MS + 10 * MINUTE })],
  ['factorAt', () => ({ ...claire(), factorAt: -1 })],
  ['authenticatedAt', () => ({ ...claire(), authenticatedAt: START_MS / 1000 })],
  ['factorAt', () => ({ ...claire(), factorAt: new Date(START_MS / 1000) })],
  ['name', () => Object.defineProperty(claire(), 'name', { get: () => assert.fail('a field of an ORM') })],
])('a hook with a wrong %s leaves the session as it is: 503, and one line a minute', async (field, instead) => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  const cookies = new Map(browser.cookies);
  host.instead = instead;
  for (let view = 0; view < 3; view += 1) expect((await browser.open(ADMIN)).status).toBe(503);
  expect(host.errors.map(({ fields }) => fields['field'])).toEqual([field]);
  expect(host.errors[0]?.fields['error']).toMatchObject({ message: expect.stringMatching(/\w{3}/) });
  host.clock.advance(MINUTE);
  await browser.open(ADMIN);
  expect(host.errors).toHaveLength(2);
  host.instead = null;
  expect((await browser.open(ADMIN)).status).toBe(200);
  expect(browser.cookies).toEqual(cookies);
});

test('the log says why a field is wrong, once a minute for each reason, and 20 times at most', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  const view = async (answer: object): Promise<void> => {
    host.instead = () => answer;
    await browser.open(ADMIN);
  };
  for (const role of [undefined, 'owner']) await view({ ...claire(), role });
  for (const sessionId of ['', 's'.repeat(5000), '']) await view({ ...claire(), sessionId });
  const said = host.errors.map(({ fields }) => [fields['field'], (fields['error'] as Error).message]);
  expect(said).toEqual([
    ['role', 'Must be one of administrator, finance, support, compliance, auditor.'],
    ['sessionId', 'Must have at least 1 character.'],
    ['sessionId', expect.stringMatching(/^Must have at most \d+ characters\.$/)],
  ]);
  for (let time = 0; time < 30; time += 1) {
    host.instead = () => assert.fail(`of request ${time}`);
    await browser.open(ADMIN);
  }
  expect(host.errors).toHaveLength(20);
});

test('moments in seconds are said to be, and each field that is wrong is logged once a minute', async () => {
  const host = await openHost();
  host.staff.set('s1', claire({ authenticatedAt: START_MS / 1000 }));
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  host.staff.set('s1', claire({ role: 'cashier' }));
  await browser.open(ADMIN);
  await browser.open(ADMIN);
  expect(host.errors.map(({ fields }) => fields['field'])).toEqual(['authenticatedAt', 'role']);
  expect(host.errors[0]?.fields['error']).toMatchObject({
    message: expect.stringContaining('a Date; this looks like seconds'),
  });
});

test.each<readonly [unknown, string | null]>([
  ['https://login.test/in', 'https://login.test/in'],
  ['/login', 'https://shop.test/login'],
  [undefined, null],
  [null, null],
  [Promise.resolve('/login'), null],
  ['login', null],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['/\t/evil.test', null],
  ['\\\\evil.test', null],
  ['javascript:alert(1)', null],
  ['https:evil.test', null],
])('loginUrl and reauthenticateUrl lead to http, https or a path: %s', async (given, leadsTo) => {
  const urls = { loginUrl: () => given as string, reauthenticateUrl: () => given as string };
  const host = await openHost({ people: { staff: { resolve: () => host.staff.get('s1') as StaffPerson, ...urls } } });
  const browser = openBrowser(host, 's1');
  const nobody = await browser.open(ADMIN);
  expect([nobody.status, nobody.location]).toEqual([leadsTo === null ? 503 : 303, leadsTo]);
  host.staff.set('s1', claire({ authenticatedAt: null }));
  const confirm = await browser.open('/pay/admin/operator-keys/new');
  expect([confirm.status, confirm.text.includes(leadsTo ?? 'nowhere')]).toEqual(
    leadsTo === null ? [503, false] : [200, true],
  );
  const wrong = leadsTo === null ? ['loginUrl', 'reauthenticateUrl'] : [];
  expect(host.errors.map(({ fields }) => fields['field'])).toEqual(wrong);
});

test('a hook that hangs is given up after 2 s, and told so', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  let begun = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (begun = resolve));
  host.instead = () => {
    begun();
    return new Promise(() => undefined);
  };
  const view = browser.open(ADMIN);
  await waiting;
  expect(host.asked[0]?.request.signal.aborted).toBe(false);
  host.clock.advance(2000);
  expect((await view).status).toBe(503);
  expect(host.asked[0]?.request.signal.aborted).toBe(true);
  expect(host.errors[0]?.fields).toMatchObject({ hook: 'people.staff', field: 'resolve' });
});

test('names of any length are cut, and fields that nobody asked for are left out', async () => {
  const host = await openHost();
  const grown = { ...claire({ name: '👩🏾‍💼'.repeat(100_000) }), junk: 'x'.repeat(1_000_000) };
  host.staff.set('s1', grown);
  expect((await openBrowser(host, 's1').open(ADMIN)).status).toBe(200);
  const [login] = await logins(host);
  expect(Array.from(login?.actor ?? '')).toHaveLength(120);
});

test('ids that differ in case are different people, and an id that is an e-mail address is nobody else', async () => {
  const host = await openHost();
  const email = 'odile@example.cm';
  const before = { email, password: 'a good password 4 all', name: 'Odile of the built-in accounts' };
  const made = await host.mitako.gateway.call('createOperator', {
    way: 'in_process',
    credential: { kind: 'operator' },
    body: before,
  });
  expect(made.kind).toBe('done');
  host.staff.set('s1', claire({ id: email, name: 'Stranger', role: 'auditor' }));
  host.staff.set('s2', claire({ id: email.toUpperCase(), name: 'Another', sessionId: 'host-session-2' }));
  expect((await openBrowser(host, 's1').open('/pay/admin/audit-log')).text).toContain('</span>Stranger</span>');
  await openBrowser(host, 's2').open('/pay/admin/audit-log');
  const people = await host.store.read.principals('operator', { limit: 9, afterId: null });
  expect(people).toHaveLength(3);
  expect(new Set((await logins(host)).map(({ actor }) => actor))).toEqual(new Set(['Stranger', 'Another']));
});

test('a foreign form never reaches the hook', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  host.asked.length = 0;
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await browser.send('/pay/admin/operator-keys/new', { name: 'x' }, foreign)).status).toBe(403);
  expect(host.asked).toEqual([]);
});

test('built-in logins of the role are closed: pages, API, document, and the API takes no token of a page', async () => {
  const host = await openHost({ parts: { api: true } });
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  for (const path of ['/pay/admin/login', '/pay/dashboard/login', '/pay/dashboard/register', '/pay/admin/invitation']) {
    expect([path, (await browser.open(path)).status]).toEqual([path, 404]);
  }
  const api = async (path: string, init: RequestInit = {}): Promise<{ status: number; code: string }> => {
    const response = await host.mitako.handler(new Request(`https://shop.test/pay/api/v1${path}`, init));
    const { code } = (await response.json()) as { code: string };
    return { status: response.status, code };
  };
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  for (const path of ['/auth/operator/login', '/auth/merchant/login', '/auth/operator/refresh']) {
    expect([path, await api(path, json)]).toEqual([path, { status: 404, code: 'ROUTE_NOT_FOUND' }]);
  }
  const authorization = `Bearer ${browser.cookies.get('__Host-mitako_operator_access') ?? ''}`;
  expect(await api('/admin/merchants', { headers: { authorization } })).toEqual({ status: 401, code: 'INVALID_TOKEN' });
  const document = await host.mitako.handler(new Request('https://shop.test/pay/api/v1/openapi.json'));
  const { paths } = (await document.json()) as { paths: Readonly<Record<string, unknown>> };
  expect(Object.keys(paths).filter((path) => path.startsWith('/auth/{role}'))).toEqual([]);
});

test('a session of a built-in account ends once the host logs in its role', async () => {
  const host = await openHost({ people: undefined, parts: { operator: true } } as never);
  const body = { email: 'odile@example.cm', password: 'a good password 4 all', name: 'Odile' };
  await host.mitako.gateway.call('createOperator', { way: 'in_process', credential: { kind: 'operator' }, body });
  const browser = openBrowser(host, null);
  await browser.open('/pay/admin/login');
  await browser.send('/pay/admin/login', { email: body.email, password: body.password });
  expect((await browser.open(ADMIN)).status).toBe(200);
  const { mitako } = await openHost({}, () => host.store);
  const later = openBrowser({ mitako }, null);
  for (const [name, value] of browser.cookies) later.cookies.set(name, value);
  expect((await later.open(ADMIN)).location).toContain('/login?next=');
});

test('log out here leads to that of the host', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  const out = await browser.send('/pay/admin/logout');
  expect(out).toMatchObject({ status: 200, refresh: '0;url=https://shop.test/logout' });
  expect([...browser.cookies.keys()]).not.toContain('__Host-mitako_operator_access');
});

test('a shop creates no merchants: the page of it is none', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  expect((await openBrowser(host, 's1').open(`${ADMIN}/new`)).status).toBe(404);
});

test('people.end ends all sessions of a person, in every role', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  await browser.open(DASHBOARD);
  const tokens = ['operator', 'merchant'].map((name) => browser.cookies.get(`__Host-mitako_${name}_access`));
  expect(await host.mitako.people.end('claire')).toBe(true);
  expect(await host.mitako.people.end('nobody')).toBe(false);
  for (const token of tokens) {
    const identity = { kind: 'bearer', authorization: `Bearer ${token ?? ''}` } as const;
    await expect(host.mitako.gateway.authenticate(identity)).rejects.toMatchObject({ code: 'TOKEN_REVOKED' });
  }
});

test('of a host that logs out in the middle of a decision, nothing is committed', async () => {
  let before: (() => Promise<unknown>) | null = null;
  const wrap = (store: EngineStore): EngineStore => ({
    ...store,
    async commit(changes) {
      const run = changes.some(({ type }) => type === 'operator_key.insert') ? before : null;
      before = null;
      await run?.();
      return store.commit(changes);
    },
  });
  const host = await openHost({}, wrap);
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  const form = '/pay/admin/operator-keys/new';
  await browser.open(form);
  before = async () => {
    host.staff.delete('s1');
    const other = openBrowser(host, 's1');
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    expect((await other.open(ADMIN)).location).toContain('/login?next=');
  };
  await browser.send(form, { name: 'Backup', role: 'administrator', expires_in: '' });
  expect(before).toBe(null);
  expect(await host.mitako.operator.auditLog.list({ action: 'operator_key.create' }).toArray({ max: 9 })).toEqual([]);
});

test.each<readonly [string, (host: TestHost, browser: TestBrowser) => Promise<unknown>]>([
  [
    'a log-out at the host, seen in the panel',
    (host, browser) => {
      host.staff.delete('s1');
      return browser.open(ADMIN);
    },
  ],
  [
    'another person, seen in the panel',
    (host, browser) => {
      host.staff.set('s1', claire({ id: 'odile', name: 'Odile' }));
      return browser.open(ADMIN);
    },
  ],
  [
    'another session of the same person, seen in the panel',
    (host, browser) => {
      host.staff.set('s1', claire({ sessionId: 'host-session-2' }));
      return browser.open(ADMIN);
    },
  ],
  ['"Log out" of the panel', (_host, browser) => browser.send('/pay/admin/logout')],
  [
    '"Log out" of the panel with an expired access token',
    (host, browser) => {
      host.clock.advance(16 * MINUTE);
      return browser.send('/pay/admin/logout');
    },
  ],
  [
    '"Log out" of the dashboard with tokens that another process has just refreshed',
    async (host, browser) => {
      const elsewhere = await openHost({}, () => host.store);
      elsewhere.staff.set('s1', claire());
      for (const { clock } of [host, elsewhere]) clock.advance(16 * MINUTE);
      expect((await copyOf(elsewhere, browser).open(DASHBOARD)).status).toBe(200);
      return browser.send('/pay/dashboard/logout');
    },
  ],
])('%s ends a decision in the dashboard, and all that is open there', async (_what, end) => {
  let before: (() => Promise<unknown>) | null = null;
  const wrap = (store: EngineStore): EngineStore => ({
    ...store,
    async commit(changes) {
      const run = changes.some(({ type }) => type === 'payment_link.insert') ? before : null;
      if (run !== null) before = null;
      await run?.();
      return store.commit(changes);
    },
  });
  const host = await openHost({}, wrap);
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  await browser.open(ADMIN);
  const form = '/pay/dashboard/test/payment-links/new';
  await browser.open(form);
  before = () => end(host, copyOf(host, browser));
  await browser.send(form, LINK);
  expect(before).toBe(null);
  expect(await host.mitako.shop.paymentLinks.list().toArray({ max: 9 })).toEqual([]);
  const [person] = await host.store.read.principals('merchant', { limit: 9, afterId: null });
  expect(await host.store.read.sessions(person?.id ?? '', host.clock.now())).toEqual([]);
});

test.each([
  ['people.end', (host: TestHost) => host.mitako.people.end('claire')],
  ['a log-out at the host', (host: TestHost, other: TestBrowser) => other.open(ADMIN)],
  ['"Log out"', (_host: TestHost, other: TestBrowser) => other.send('/pay/admin/logout')],
])('what the hook was asked before %s decides nothing, whichever process answers', async (_what, end) => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  const form = '/pay/admin/operator-keys/new';
  await browser.open(form);
  const elsewhere = await openHost({}, () => host.store);
  const other = openBrowser(elsewhere, 's1');
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  let answer = (_person: unknown): void => undefined;
  const begun = new Promise<void>((resolve) => {
    host.instead = () => {
      resolve();
      return new Promise((resolved) => (answer = resolved));
    };
  });
  const sent = browser.send(form, { name: 'Backup', role: 'administrator', expires_in: '' });
  await begun;
  await end(elsewhere, other);
  answer(claire());
  expect((await sent).refresh).toContain('/login?next=');
  host.instead = null;
  expect(await host.mitako.operator.auditLog.list({ action: 'operator_key.create' }).toArray({ max: 9 })).toEqual([]);
  const [person] = await host.store.read.principals('operator', { limit: 9, afterId: null });
  expect(await host.store.read.sessions(person?.id ?? '', host.clock.now())).toEqual([]);
  // What it answers from now on counts.
  host.clock.advance(1);
  host.staff.set('s1', claire({ sessionId: 'host-session-2' }));
  expect((await browser.open(ADMIN)).status).toBe(200);
});

test.each([
  ['staff', 'operator'],
  ['customers', 'user'],
] as const)('people.end also holds for %s who were never here', async (hook, role) => {
  const host = await openHost();
  const { checkout_url: url } = await host.mitako.shop.payments.create({ amount: 5000, customer_reference: 'order-1' });
  const path = hook === 'staff' ? ADMIN : `${new URL(url).pathname}/pin`;
  const elsewhere = await openHost({}, () => host.store);
  const browser = openBrowser(host, 's1');
  let answer = (_person: unknown): void => undefined;
  const begun = new Promise<void>((resolve) => {
    host.instead = () => {
      resolve();
      return new Promise((resolved) => (answer = resolved));
    };
  });
  const seen = browser.open(path);
  await begun;
  // Twice: it opens one account.
  expect(await elsewhere.mitako.people.end('claire')).toBe(false);
  expect(await elsewhere.mitako.people.end('claire')).toBe(false);
  answer(claire());
  expect((await seen).location).toContain('/login?next=');
  const people = await host.store.read.principals(role, { limit: 9, afterId: null });
  for (const { id } of people) expect(await host.store.read.sessions(id, host.clock.now())).toEqual([]);
  // What it answers from now on counts.
  host.instead = null;
  host.clock.advance(1);
  host[hook].set('s1', claire());
  const entered = await browser.open(path);
  expect([entered.status, entered.text.includes('Claire Mbarga')]).toEqual([200, hook === 'staff']);
  expect(await host.store.read.principals(role, { limit: 9, afterId: null })).toHaveLength(1);
  if (hook === 'staff') return;
  expect(await browser.send(path, { pin: '5829' })).toMatchObject({ status: 303 });
  expect(await browser.open(path.replace(/pin$/, 'wallet'))).toMatchObject({ status: 200 });
});

test('people.end and a first view at once, of two processes: nothing stays open', async () => {
  const host = await openHost();
  const elsewhere = await openHost({}, () => host.store);
  for (let round = 0; round < 5; round += 1) {
    const id = `claire-${round}`;
    host.staff.set(id, claire({ id, sessionId: id }));
    await Promise.all([openBrowser(host, id).open(ADMIN), elsewhere.mitako.people.end(id)]);
  }
  const people = await host.store.read.principals('operator', { limit: 9, afterId: null });
  expect(people).toHaveLength(5);
  for (const { id } of people) expect(await host.store.read.sessions(id, host.clock.now())).toEqual([]);
});

test('of two first views at once both enter, with one account', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const views = await Promise.all([1, 2, 3].map(() => openBrowser(host, 's1').open(ADMIN)));
  expect(views.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await host.store.read.principals('operator', { limit: 9, afterId: null })).toHaveLength(1);
});

test.each([
  ['/pay/admin', '/pay/admin'],
  ['/pay/dashboard/test', '/pay/dashboard'],
])('no page below %s that another leads to is closed, and none asks for a password', async (first, base) => {
  const host = await openHost();
  host.staff.set('s1', claire());
  await host.mitako.shop.payments.create({ amount: 5000, customer_reference: 'order-1' });
  const browser = openBrowser(host, 's1');
  const left = [first];
  const seen = new Set(left);
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const { status, text } = await browser.open(path);
    expect([path, status]).toEqual([path, 200]);
    expect([path, text.includes('name="password"')]).toEqual([path, false]);
    for (const [, href = ''] of text.matchAll(/href="([^"?#]+)/g)) {
      const isPage = href.startsWith(`${base}/`) && !/\.(csv|woff2|webmanifest)|\/live\b/.test(href);
      if (!isPage || seen.has(href)) continue;
      seen.add(href);
      left.push(href);
    }
  }
  expect(seen.size).toBeGreaterThan(20);
  expect([...seen].filter((path) => /invite|ownership|passkeys|factors|password|\/email$/.test(path))).toEqual([]);
});

test('on a marketplace whose program logs merchants in, they are created without a password, and else with one', async () => {
  const awa = { name: 'Chez Awa', email: 'awa@example.cm' };
  const password = 'four grey herons fly';
  const refused = (rule: string, message: string) => ({
    code: 'VALIDATION_ERROR',
    details: { fields: { password: [{ rule, message }] } },
  });
  const host = await openHost({ shop: undefined, marketplace: {} } as never);
  const { merchants } = host.mitako.operator;
  await expect(merchants.create({ ...awa, password })).rejects.toMatchObject(
    refused('conflict', 'Must be left out: people.staff logs merchants in.'),
  );
  const made = await merchants.create(awa, { idempotencyKey: 'awa' });
  expect(await merchants.create(awa, { idempotencyKey: 'awa' })).toEqual(made);
  await expect(merchants.create(awa)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  host.staff.set('s1', claire());
  const browser = openBrowser(host, 's1');
  const form = '/pay/admin/merchants/new';
  expect((await browser.open(form)).text).not.toContain('type="password"');
  const brice = { name: 'Chez Brice', email: 'brice@example.cm', phone: '' };
  expect(await browser.send(form, brice)).toMatchObject({ status: 303 });

  const own = await openHost({ shop: undefined, marketplace: {}, people: undefined } as never, () => host.store);
  const { merchants: others } = own.mitako.operator;
  const chloe = { name: 'Chez Chloé', email: 'chloe@example.cm' };
  await expect(others.create(chloe)).rejects.toMatchObject(refused('required', 'Is required.'));
  await others.create({ ...chloe, password }, { idempotencyKey: 'chloe' });
  await expect(others.create(chloe, { idempotencyKey: 'chloe' })).rejects.toMatchObject(
    refused('required', 'Is required.'),
  );
});

test('in a shop, which has no merchants, no page of the panel speaks of one, in either language', async () => {
  const host = await openHost();
  host.staff.set('s1', claire());
  const { operator, shop } = host.mitako;
  const [{ id }, disputed] = [
    await shop.payments.create({ amount: 5000 }),
    await shop.payments.create({ amount: 3000 }),
  ];
  await shop.sandbox.simulate(id, { outcome: 'succeed' });
  await shop.payments.refund(id, { amount: 1000 });
  const { dispute } = await shop.sandbox.simulate(disputed.id, { outcome: 'dispute' });
  const [refund] = await operator.refunds.list().toArray({ max: 1 });
  const browser = openBrowser(host, 's1');
  const menu = [...(await browser.open('/pay/admin')).text.matchAll(/href="\/pay\/admin\/?([^"#?]*)"/g)];
  const pages = new Set([
    ...menu.map(([, path = '']) => path),
    ...['', '/refund', '/dispute'].map((form) => `payments/${id}${form}`),
    ...['', '/won', '/lost'].map((form) => `disputes/${dispute?.id}${form}`),
    `refunds/${refund?.id}`,
    ...['', '/methods', '/suspend'].map((form) => `merchants/${shop.id}${form}`),
  ]);
  expect(pages.size).toBeGreaterThan(20);
  for (const path of pages) {
    for (const lang of ['fr', 'en']) {
      const { status, text } = await browser.open(`/pay/admin/${path}?lang=${lang}`.replace('/?', '?'));
      const words = text.replaceAll(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, ' ');
      const [found] = /.{0,40}(?:commerçant|merchant).{0,40}/is.exec(words) ?? [];
      expect([path, status, text.includes(`<html lang="${lang}"`), found]).toEqual([path, 200, true, undefined]);
    }
  }
});

test('on a marketplace a person acts for the merchant that the hook names', async () => {
  const host = await openHost({ shop: undefined, marketplace: {} } as never);
  const merchants: string[] = [];
  for (const name of ['Chez Aline', 'Chez Brice']) {
    const email = `${name.slice(5)}@example.cm`;
    const made = await host.mitako.operator.merchants.create({ name, email });
    merchants.push(made.id);
  }
  const [aline, brice] = merchants;
  host.staff.set('s1', claire({ merchantId: aline }));
  const browser = openBrowser(host, 's1');
  expect((await browser.open(DASHBOARD)).text).toContain('Chez Aline');
  host.staff.set('s1', claire({ merchantId: brice, role: 'viewer' }));
  const seen = (await browser.open(DASHBOARD)).text;
  expect(seen).toContain('Chez Brice');
  expect(seen).not.toContain('Chez Aline');
  for (const merchantId of [undefined, 'mer_01kdvdna0047bezgjc97wx0zv8', 'nonsense']) {
    host.staff.set('s1', claire({ merchantId }));
    host.clock.advance(MINUTE);
    expect([merchantId, (await browser.open(DASHBOARD)).status]).toEqual([merchantId, 503]);
    expect(host.errors.at(-1)?.fields['field']).toBe('merchantId');
  }
});

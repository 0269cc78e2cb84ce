import assert from 'node:assert';
import type { HandOver } from 'mitako';
import { expect, test } from 'vitest';
import { claire, openBrowser, openHost, type TestHost } from '../support/host.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const PANEL = '/pay/admin/merchants';

async function linkOf({ mitako }: TestHost, to = PANEL): Promise<string> {
  const { sessionId: _, ...person } = claire();
  const { url } = await mitako.people.handOver({ as: 'operator', person, to });
  return url.replace('https://shop.test', '');
}

test('a link enters as a person of the host in a browser that has no session there, once', async () => {
  const host = await openHost();
  const link = await linkOf(host);
  const browser = openBrowser(host, null);
  const shown = await browser.open(link);
  expect(shown).toMatchObject({ status: 200 });
  expect(shown.text).toContain('en tant que <strong>Claire Mbarga</strong>');
  // Following it does nothing: a preview of the link has not used it.
  expect([...browser.cookies.keys()].filter((name) => name.endsWith('_access'))).toEqual([]);
  expect(await browser.send('/pay/admin/enter')).toMatchObject({ status: 303, location: `https://shop.test${PANEL}` });
  // The hook knows nobody here, and the session stays.
  expect((await browser.open(PANEL)).status).toBe(200);
  expect(host.asked.length).toBeGreaterThan(0);
  const other = openBrowser(host, null);
  expect((await other.open(link)).status).toBe(403);
  const again = await other.send('/pay/admin/enter');
  expect(again.status).toBe(403);
  expect(again.text).toContain('n’est plus valable');
  const entries = await host.mitako.operator.auditLog.list({}).toArray({ max: 9 });
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['session.login', 'account.hand_over']));
});

test('of fifty uses at once one enters', async () => {
  const host = await openHost();
  const link = await linkOf(host);
  const browsers = Array.from({ length: 50 }, () => openBrowser(host, null));
  for (const browser of browsers) await browser.open(link);
  const answers = await Promise.all(browsers.map((browser) => browser.send('/pay/admin/enter')));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(49);
  const [person] = await host.store.read.principals('operator', { limit: 9, afterId: null });
  expect(await host.store.read.sessions(person?.id ?? '', host.clock.now())).toHaveLength(1);
});

test('a link is good for a minute, and its session for eight hours', async () => {
  const host = await openHost();
  const late = await linkOf(host);
  host.clock.advance(60 * SECOND);
  const browser = openBrowser(host, null);
  await browser.open(late);
  expect((await browser.send('/pay/admin/enter')).status).toBe(403);
  const link = await linkOf(host);
  host.clock.advance(59 * SECOND);
  await browser.open(link);
  expect((await browser.send('/pay/admin/enter')).status).toBe(303);
  host.clock.advance(8 * HOUR - 1);
  expect((await browser.open(PANEL)).status).toBe(200);
  host.clock.advance(1);
  expect((await browser.open(PANEL)).location).toContain('/login?next=');
});

test('a forged token, and one of another kind, enter nobody', async () => {
  const host = await openHost();
  const link = await linkOf(host);
  const token = link.split('token=')[1] ?? '';
  const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const browser = openBrowser(host, null);
  for (const each of [forged, '', 'x'.repeat(5000)]) {
    expect((await browser.send('/pay/admin/enter', { token: each })).status).toBe(403);
  }
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await browser.send('/pay/admin/enter', { token }, foreign)).status).toBe(403);
  expect((await browser.send('/pay/admin/enter', { token })).status).toBe(303);
});

test.each([
  'https://evil.example/pay/admin',
  '//evil.example/pay/admin',
  'https://shop.test/account',
  'https://shop.test@evil.example/pay',
  '/payments',
  '/pay/../account',
  'javascript:alert(1)',
])('a link leads to no page but ours: %s', async (to) => {
  const host = await openHost();
  await expect(linkOf(host, to)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', details: { fields: { to: [{}] } } });
});

test('people.end ends the session of a link, and a link that was not used yet', async () => {
  const host = await openHost();
  const browser = openBrowser(host, null);
  await browser.open(await linkOf(host));
  await browser.send('/pay/admin/enter');
  const unused = await linkOf(host);
  await host.mitako.people.end('claire');
  expect((await browser.open(PANEL)).location).toContain('/login?next=');
  await browser.open(unused);
  expect((await browser.send('/pay/admin/enter')).status).toBe(403);
});

test('a person of the host in that browser takes its place', async () => {
  const host = await openHost();
  const browser = openBrowser(host, null);
  await browser.open(await linkOf(host));
  await browser.send('/pay/admin/enter');
  host.staff.set('s2', claire({ id: 'odile', name: 'Odile', sessionId: 'host-session-2' }));
  browser.cookies.set('sid', 's2');
  expect((await browser.open(PANEL)).text).toContain('</span>Odile</span>');
  browser.cookies.delete('sid');
  expect((await browser.open(PANEL)).location).toContain('/login?next=');
});

test('a customer is handed over to the checkout', async () => {
  const host = await openHost();
  const { checkout_url: to } = await host.mitako.shop.payments.create({ amount: 5000, customer_reference: 'order-1' });
  const person = { id: 'awa', name: 'Awa Sow', authenticatedAt: host.clock.now() };
  const { url } = await host.mitako.people.handOver({ as: 'customer', person, to: `${to}/wallet` });
  const browser = openBrowser(host, null);
  await browser.open(url.replace('https://shop.test', ''));
  expect(await browser.send('/pay/wallet/enter')).toMatchObject({ status: 303, location: `${to}/wallet` });
  const path = new URL(to).pathname;
  expect(await browser.open(`${path}/wallet`)).toMatchObject({ status: 303, location: `${path}/pin` });
});

test('without a hook for the role, and for a person of another shape, there is no link', async () => {
  const host = await openHost({ people: undefined } as never);
  const { sessionId: _, ...person } = claire();
  await expect(host.mitako.people.handOver({ as: 'operator', person, to: PANEL })).rejects.toThrow(TypeError);
  const hosted = await openHost();
  const wrong = { ...person, authenticatedAt: Number.NaN };
  await expect(hosted.mitako.people.handOver({ as: 'operator', person: wrong, to: PANEL })).rejects.toThrow(
    'authenticatedAt',
  );
  const handOver = (given: unknown): Promise<unknown> => hosted.mitako.people.handOver(given as HandOver);
  for (const [given, said] of [
    [undefined, "as must be 'operator', 'merchant' or 'customer'"],
    [{ as: 'operator', person: null, to: PANEL }, 'person must be'],
    [
      { as: 'operator', person: { ...person, factorAt: 1.7e9 }, to: PANEL },
      'person.factorAt is wrong. It must be milli',
    ],
    [
      { as: 'operator', person: Object.defineProperty({}, 'id', { get: () => assert.fail('orm') }), to: PANEL },
      'person.id',
    ],
  ] as const) {
    await expect(handOver(given)).rejects.toThrow(TypeError);
    await expect(handOver(given)).rejects.toThrow(said);
  }
  const refused = await handOver({ as: 'operator', person: { ...person, role: 'x' }, to: PANEL }).catch(
    (error) => error,
  );
  const roles = 'Must be one of administrator, finance, support, compliance, auditor.';
  expect(refused).toMatchObject({ details: { fields: { role: [{ message: roles }] } } });
});

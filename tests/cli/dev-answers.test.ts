import type { Ready } from 'mitako';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';

// What `mitako dev --json` printed, used as its reader does.

const payment = { amount: 5000, currency: 'XAF' };

let ready: Ready;
beforeAll(async () => {
  ({ ready } = await startDev(['--data', ':memory:']));
});
afterAll(stopAll);

test('answers with the keys and addresses that it printed', async () => {
  const created = await api(`${ready.api}/gateway/payments`, { key: ready.merchant.test_key, body: payment });
  expect(created).toMatchObject({ status: 201, body: { data: { payment: { livemode: false } } } });
  const { checkout_url: checkoutUrl } = (created.body as { data: { checkout_url: string } }).data;
  expect(checkoutUrl).toMatch(new RegExp(`^${ready.checkout}/`));
  const page = await fetch(checkoutUrl);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await api(`${ready.api}/gateway/payments`, { key: ready.merchant.live_key })).toMatchObject({ status: 200 });
  expect(await api(`${ready.api}/admin/merchants`, { key: ready.operator_key })).toMatchObject({
    status: 200,
    body: { data: { merchants: [{ id: ready.merchant.id, kyc_status: 'approved' }] } },
  });
  expect(await api(`${ready.api}/merchant/webhook-endpoints`, { key: ready.merchant.test_key })).toMatchObject({
    body: { data: { endpoints: [] } },
  });
});

test('counts, and says so to the operator', async () => {
  const metrics = await fetch(`${ready.api}/metrics`, { headers: { authorization: `Bearer ${ready.operator_key}` } });
  expect(metrics.status).toBe(200);
  expect(await metrics.text()).toMatch(/^mitako_requests_total\{operation="createOperator",outcome="done"\} 1$/m);
});

test.for([
  ['dashboard', 'merchant', '/dashboard/test'],
  ['admin', 'operator', '/admin'],
  ['agent', 'sandbox_agent', '/agent/test'],
] as const)('accepts the login at the %s that it prints as %s', async ([panel, who, first]) => {
  const { email, password } = ready[who];
  const logIn = async (secret: string): Promise<Response> =>
    fetch(`${ready[panel]}/login`, {
      method: 'POST',
      headers: { origin: new URL(ready[panel]).origin },
      body: new URLSearchParams({ email, password: secret }),
      redirect: 'manual',
    });
  expect((await logIn('not the password')).status).toBe(401);
  const { status, headers } = await logIn(password);
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const home = await fetch(ready[panel], { headers: { cookie } });
  expect([status, home.status, new URL(home.url).pathname]).toEqual([303, 200, first]);
});

describe('a path that nothing is at', () => {
  const at = async (path: string, accept: string): Promise<Response> =>
    fetch(ready.api.replace('/api/v1', path), { headers: { accept, 'accept-language': 'fr' } });
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

  test.for(['/paiement', '/nothing', '/recu/x'])(
    'is a page for a browser, and JSON for a program: %s',
    async (path) => {
      const page = await at(path, browser);
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
      expect(await page.text()).toContain('Cette page n’existe pas');
      for (const accept of ['*/*', 'application/json']) {
        const json = await at(path, accept);
        expect([json.status, json.headers.get('content-type')]).toEqual([404, 'application/json']);
        expect(await json.text()).toMatch(/^\{"error":"No route at this path\. [^"]+","code":"ROUTE_NOT_FOUND",/);
      }
    },
  );

  test('stays JSON below the API, whoever asks', async () => {
    expect((await at('/api/v1/nothing', browser)).headers.get('content-type')).toBe('application/json');
  });

  test('is not that of the icon', async () => {
    const icon = await at('/favicon.ico', 'image/avif,image/webp,*/*');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await (await at('/docs', browser)).text()).toMatch(/<link rel="icon" href="data:image\/svg\+xml,/);
  });
});

test('takes cash at an agent, after the other methods, and says to nobody but its terminal who that is', async () => {
  const created = await api(`${ready.api}/gateway/payments`, { key: ready.merchant.test_key, body: payment });
  const { checkout_url: checkoutUrl } = (created.body as { data: { checkout_url: string } }).data;
  const read = async (url: string): Promise<string> => (await fetch(url)).text();
  const checkout = await read(checkoutUrl);
  const places = ['MTN MoMo', '/wallet"', '/cash"'].map((shown) => checkout.indexOf(shown));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const cash = await read(`${checkoutUrl}/cash`);
  for (const place of ['Kiosque Akwa', 'Call-box Deïdo']) expect(cash).toContain(place);
  // The terminal says who that agent is; a front page is for strangers.
  expect(Object.keys(ready.sandbox_agent)).toEqual(['email', 'password', 'pin']);
  const root = await read(new URL('/', ready.agent).href);
  for (const secret of Object.values(ready.sandbox_agent)) expect(root).not.toContain(secret);
});

import type { PaymentCreated } from '@mitako/contract/names';
import type { LogFields, Logger } from '@mitako/core';
import { fastHasher } from '@mitako/testing';
import express from 'express';
import fastify from 'fastify';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CommonOptions,
  createMitako,
  defineConfig,
  type Mitako,
  openOnce,
  OptionsError,
  toFastifyPlugin,
  toNextHandler,
  toNodeHandler,
} from 'mitako';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminOf } from '../support/in-process.ts';

const SECRET = 'a root secret for tests, long enough to be one';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A new gateway, and what it logs for people. */
async function open(publicUrl: string, options: Partial<CommonOptions> = {}) {
  const warnings: string[] = [];
  const note = (_fields: LogFields, message: string): void => void warnings.push(message);
  const logger: Logger = { debug: () => {}, info: () => {}, warn: note, error: note };
  const made = {
    marketplace: {},
    parts: { front: true, reference: true },
    store: ':memory:',
    publicUrl,
    secret: SECRET,
    hasher: fastHasher(),
    background: 'elsewhere' as const,
    logger,
    publicSandbox: true,
  };
  const mitako = await createMitako({ ...made, ...options });
  closers.push(() => mitako.close());
  // That of a start in memory, where no other process can do the work.
  warnings.length = 0;
  const { merchant } = await mitako.gateway.seedSandbox();
  return { mitako, key: merchant.testKey, warnings };
}

function creating(url: string, key: string): Request {
  return new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ amount: 5000, currency: 'XAF' }),
  });
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('mounted below the path of the public URL', () => {
  const hosts: Record<string, (mitako: Mitako) => Promise<RequestListener> | RequestListener> = {
    'in Express on the path': ({ handler }) => express().use(express.json()).use('/pay', toNodeHandler(handler)),
    'in Express on its own paths': ({ handler, paths }) => express().use([...paths], toNodeHandler(handler)),
    'in Fastify as a plugin': async (mitako) => {
      const app = fastify();
      app.register(toFastifyPlugin(mitako));
      await app.ready();
      closers.push(() => app.close());
      return app.routing;
    },
    'behind a host that cuts the path off': ({ handler }) => {
      const node = toNodeHandler(handler);
      return (request, response) => {
        request.url = (request.url ?? '').replace(/^\/pay/, '');
        node(request, response);
      };
    },
  };

  test.each(Object.entries(hosts))('%s, it answers API and pages', async (_, host) => {
    const { mitako, key, warnings } = await open('https://shop.test/pay');
    const origin = await listen(await host(mitako));
    const created = await fetch(creating(`${origin}/pay/api/v1/gateway/payments`, key));
    const { data } = (await created.json()) as { data: PaymentCreated };
    expect(created.status).toBe(201);
    expect(data.checkout_url).toBe(`https://shop.test/pay/checkout/${data.payment.slug}`);
    const page = await fetch(`${origin}/pay/checkout/${data.payment.slug}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`/pay/checkout/${data.payment.slug}/`);
    expect((await fetch(`${origin}/pay/dashboard/login`)).status).toBe(200);
    expect(warnings).toEqual([]);
  });
});

test('mounted below another path than that of the public URL, the answer and one warning say what to set', async () => {
  const { mitako, key, warnings } = await open('https://shop.test');
  const origin = await listen(express().use('/pay', toNodeHandler(mitako.handler)));
  const answer = await fetch(creating(`${origin}/pay/api/v1/gateway/payments`, key));
  const fix =
    'Requests arrive below /pay, and publicUrl is https://shop.test. Set publicUrl to https://shop.test/pay, or mount the handler at /.';
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'ROUTE_NOT_FOUND', details: { fix } });
  await fetch(`${origin}/pay/checkout/xyz`);
  expect(warnings).toEqual([fix]);
});

test('the front page is at the path of the public URL, with a slash at its end and without', async () => {
  const { mitako } = await open('https://shop.test/pay');
  for (const path of ['/pay', '/pay/']) {
    const page = await mitako.handler(new Request(`https://shop.test${path}`));
    expect([path, page.status]).toEqual([path, 200]);
    expect(await page.text()).toContain('href="/pay/docs"');
  }
});

test('an unknown path is an ordinary 404', async () => {
  const { mitako, warnings } = await open('https://shop.test/pay');
  for (const path of ['/pay/api/v1/nothing', '/elsewhere', '/']) {
    const answer = await mitako.handler(new Request(`https://shop.test${path}`));
    const details = { fix: 'See https://shop.test/pay/api/v1/openapi.json.' };
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ details })]);
  }
  expect(warnings).toEqual([]);
});

/** As Next.js hands requests over. */
function proxied(request: Request): Request {
  return new Proxy(request, { get: (target, name) => Reflect.get(target, name, target) });
}

test('in Next.js it opens with the first request, once, and sends pages uncompressed', async () => {
  let opened = 0;
  const { GET, POST } = toNextHandler(async () => {
    opened += 1;
    if (opened === 1) throw new Error('the database is not there yet');
    return (await open('https://shop.test/pay')).mitako;
  });
  const page = (): Request =>
    proxied(new Request('https://shop.test/pay/dashboard/login', { headers: { 'Accept-Encoding': 'br, gzip' } }));
  expect(opened).toBe(0);
  await expect(GET(page())).rejects.toThrow('not there yet');
  const [first, second] = await Promise.all([GET(page()), GET(page())]);
  expect([first.status, first.headers.get('Content-Encoding')]).toEqual([200, null]);
  expect(await second.text()).toContain('<!doctype html>');
  const refused = await POST(proxied(creating('https://shop.test/pay/api/v1/gateway/payments', 'svc_test_wrong')));
  expect(refused.status).toBe(401);
  expect(opened).toBe(2);
});

test('opened once in a process, it is shared by copies of a module, and a failure is not kept', async () => {
  let opened = 0;
  const opening = async () => {
    opened += 1;
    if (opened === 1) throw new Error('the database is not there yet');
    return (await open('https://shop.test/pay')).mitako;
  };
  const [copy, other] = [openOnce(opening, 'of this test'), openOnce(opening, 'of this test')];
  await expect(copy()).rejects.toThrow('not there yet');
  const [first, second] = await Promise.all([copy(), other()]);
  expect(second).toBe(first);
  expect(opened).toBe(2);
});

test.each([
  [{}, 'br'],
  [{ compress: false }, null],
])('with %j pages have the encoding %s', async (options, encoding) => {
  const { mitako } = await open('https://shop.test', options);
  for (const path of ['/dashboard/login', '/checkout/none', '/']) {
    const request = new Request(`https://shop.test${path}`, { headers: { 'Accept-Encoding': 'br' } });
    expect((await mitako.handler(request)).headers.get('Content-Encoding')).toBe(encoding);
  }
});

test('close lets requests in flight finish and refuses new ones', async () => {
  const { mitako, key } = await open('https://shop.test');
  const underWay = mitako.handler(creating('https://shop.test/api/v1/gateway/payments', key));
  const closing = mitako.close();
  const refused = await mitako.handler(creating('https://shop.test/api/v1/gateway/payments', key));
  expect([(await underWay).status, refused.status, refused.headers.get('Retry-After')]).toEqual([201, 503, '1']);
  await Promise.all([closing, mitako.close()]);
});

test('takes the options of a configuration file', async () => {
  const configuration = defineConfig({
    marketplace: {},
    store: ':memory:',
    publicUrl: 'https://shop.test/pay',
    port: 4010,
    trustedProxies: ['10.0.0.0/8'],
    brand: { name: 'Kassa' },
  });
  const mitako = await createMitako({ ...configuration, secret: SECRET });
  closers.push(() => mitako.close());
  const page = await mitako.handler(new Request('https://shop.test/pay/dashboard/login'));
  expect(await page.text()).toContain('Kassa');
});

test('of an unknown merchant everything is refused alike, also what only reads', async () => {
  const { mitako } = await open('http://localhost:4010');
  for (const mode of ['live', 'test'] as const) {
    const { payments, webhookEndpoints } = mitako.merchant('mer_00000000000000000000000000', mode);
    for (const call of [
      () => payments.list().page(),
      () => payments.retrieve('pay_00000000000000000000000000'),
      () => webhookEndpoints.list().page(),
      () => payments.create({ amount: 5_000 }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'MERCHANT_NOT_FOUND' });
    }
  }
});

test('its store writes an order in the commit of its payment', async () => {
  const mitako = await createMitako({
    shop: { name: 'Boutique', livemode: false },
    store: ':memory:',
    publicUrl: 'http://localhost:4010',
    secret: SECRET,
    hasher: fastHasher(),
    background: 'elsewhere',
  });
  closers.push(() => mitako.close());
  const orders: unknown[] = [];
  const store = mitako.store.inTransaction((db, { paymentId }) => {
    db.prepare('CREATE TABLE orders (payment_id TEXT)').run();
    db.prepare('INSERT INTO orders VALUES (?)').run(paymentId);
    orders.push(...db.prepare('SELECT payment_id FROM orders').all());
  });
  const within = mitako.shop.within(store);
  const payment = await within.payments.create({ amount: 5000 });
  expect(orders).toEqual([{ payment_id: payment.id }]);
  // What calls a rail cannot be undone by a ROLLBACK.
  expect(Object.keys(within.payments).toSorted()).toEqual(['cancel', 'create', 'refund', 'retrieve']);
});

describe('the terms of a configuration', () => {
  test('hold: fees, a method that is off, the account of bank files', async () => {
    const { mitako, key } = await open('https://shop.test', {
      fees: { basisPoints: 250, fixed: 10 },
      methods: [{ method: 'orange_money', enabled: false }],
      payoutsFrom: { holderName: 'Mitako', iban: 'FR7630006000011234567890189' },
    });
    const ask = async (path: string, bearer: string, body?: object): Promise<unknown> => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` };
      const init = { method: body === undefined ? 'GET' : 'POST', headers, body: body && JSON.stringify(body) };
      return (await mitako.handler(new Request(`https://shop.test/api/v1${path}`, init as RequestInit))).json();
    };
    expect(await ask('/merchant/methods', key)).toMatchObject({
      data: {
        methods: expect.arrayContaining([
          expect.objectContaining({ method: 'orange_money', offered: false }),
          expect.objectContaining({
            method: 'wallet',
            offered: true,
            fees: expect.objectContaining({ basis_points: 250, fixed: 10 }),
          }),
        ]),
      },
    });
    // Without the account, the format itself is refused.
    const { secret } = await adminOf(mitako.gateway).createOperatorKey({ name: 'Books' });
    const file = { livemode: false, format: 'pain.001.001.09', settlement_ids: ['stl_1'] };
    expect(await ask('/admin/payout-exports', secret, file)).toMatchObject({ code: 'NOTHING_TO_EXPORT' });
  });

  test.each<readonly [Partial<CommonOptions>, RegExp]>([
    [{ fees: { basisPoints: 2.5 } }, /fees\.basisPoints must be a whole/],
    [{ methods: [{ method: 'mtn_mommo' }] }, /mtn_mommo is no method of a configured rail/],
    [{ payoutsFrom: { holderName: 'Mitako', iban: 'FR00' } }, /payoutsFrom\.iban must be an IBAN/],
  ])('are checked: %j throws', async (options, message) => {
    await expect(open('https://shop.test', options)).rejects.toThrow(message);
  });
});

test.each([
  ['a secret', { secret: undefined }, /secret is missing\. .*MITAKO_SECRET/],
  ['a public URL', { publicUrl: '' }, /publicUrl must be text, and is empty/],
  ['https', { publicUrl: 'http://shop.test' }, /plain http/],
])('without %s nothing is opened', async (_, options, message) => {
  await expect(
    createMitako({ marketplace: {}, store: ':memory:', publicUrl: 'https://shop.test', secret: SECRET, ...options }),
  ).rejects.toThrow(message);
});

describe('what a program leaves out', () => {
  const inEnvironment = (variables: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  };
  afterEach(() => vi.unstubAllEnvs());

  test('is read from the environment', async () => {
    inEnvironment({ MITAKO_PUBLIC_URL: 'https://shop.test/pay', MITAKO_SECRET: SECRET, MITAKO_REHEARSE: 'false' });
    const { mitako } = await open('https://shop.test', { publicUrl: undefined, secret: undefined });
    expect([mitako.gateway.publicUrl, mitako.gateway.rehearses]).toEqual(['https://shop.test/pay', false]);
  });

  test('is not, where it does not', async () => {
    inEnvironment({ MITAKO_PUBLIC_URL: 'https://other.test', MITAKO_SECRET: 'short', MITAKO_REHEARSE: 'true' });
    const { mitako } = await open('https://shop.test', { rehearse: false });
    expect([mitako.gateway.publicUrl, mitako.gateway.rehearses]).toEqual(['https://shop.test', false]);
  });

  test('is checked as options are', async () => {
    inEnvironment({ MITAKO_PUBLIC_URL: 'shop', MITAKO_SECRET: 'short', MITAKO_REHEARSE: 'yes' });
    const refused: unknown = await createMitako({ marketplace: {}, store: ':memory:' }).catch(
      (error: unknown) => error,
    );
    if (!(refused instanceof OptionsError)) throw refused;
    expect(refused.problems.map(({ option }) => option).toSorted()).toEqual(['publicUrl', 'rehearse', 'secret']);
  });
});

test('health answers as /livez and /readyz: not ready after the event loop was blocked, nor once it closes', async () => {
  const { mitako, warnings } = await open('http://localhost:4010');
  const ready = async () => {
    const answer = await mitako.health.ready();
    const { failing = [] } = (await answer.json()) as { readonly failing?: readonly { readonly part: string }[] };
    return { status: answer.status, failing: failing.map(({ part }) => part) };
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 50));
  await turn();
  expect(mitako.health.live().status).toBe(200);
  expect(await ready()).toEqual({ status: 200, failing: [] });

  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_200);
  await turn();
  expect(await ready()).toEqual({ status: 503, failing: ['event_loop'] });
  expect(warnings).toContain('event loop was blocked; requests waited');

  await mitako.close();
  expect(await ready()).toEqual({ status: 503, failing: ['server'] });
});

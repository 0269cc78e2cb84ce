import type { Express } from 'express';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MitakoShop } from 'mitako';
import { afterEach, expect, test, vi } from 'vitest';

// The files of docs/guides/embedding.md, with the environment that the page writes and the one that goes live.

const LOCAL = 'http://localhost:3000/pay';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A file of the guide in a new process of that environment, as far as modules go. */
async function load<File>(name: string, environment: Readonly<Record<string, string>>): Promise<File> {
  vi.resetModules();
  vi.stubEnv('MITAKO_SECRET', randomBytes(33).toString('base64'));
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value);
  return (await import(join(import.meta.dirname, '../../examples/guides/embed', name))) as File;
}

async function open(environment: Readonly<Record<string, string>>, file = 'pay.js'): Promise<MitakoShop> {
  const { mitako } = await load<{ readonly mitako: MitakoShop }>(file, environment);
  closers.push(() => mitako.close());
  return mitako;
}

test('the environment alone leads from a rehearsal to live payments, on another store', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mitako-guide-'));
  closers.push(() => rm(directory, { recursive: true }));
  const store = join(directory, 'rehearsal.db');
  const rehearsed = await open({ MITAKO_PUBLIC_URL: LOCAL, MITAKO_STORE: store, MITAKO_REHEARSE: 'true' });
  expect(rehearsed.phones).toBe(`${LOCAL}/rehearsal`);
  await rehearsed.close();

  vi.stubGlobal('fetch', () => Promise.reject(new Error('no provider is asked')));
  const { MITAKO_SECRET = '' } = process.env;
  const live = {
    MITAKO_PUBLIC_URL: 'https://shop.example.cm/pay',
    MITAKO_REHEARSE: '',
    MTN_KEY: 'key',
    MTN_API_USER: 'user',
    MTN_API_KEY: 'api-key',
  };
  await expect(load('pay.js', { ...live, MITAKO_SECRET, MITAKO_STORE: store })).rejects.toThrow(/rehearsal/);
  const mitako = await open({ ...live, MITAKO_STORE: join(directory, 'mitako.db') });
  expect(mitako.phones).toBeNull();
  const payment = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
  expect(payment).toMatchObject({ livemode: true });
  expect(payment.checkout_url).toMatch(/^https:\/\/shop\.example\.cm\/pay\//);
});

test('what goes live warns of nothing at its start, and is rehearsed unchanged', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mitako-guide-'));
  closers.push(() => rm(directory, { recursive: true }));
  const said: unknown[] = [];
  // No provider answers here, which is said as well.
  const say = (fields: object, message: string): void => void ('rail' in fields || said.push([fields, message]));
  vi.doMock('pino', () => ({ default: () => ({ debug: () => {}, info: () => {}, warn: say, error: say }) }));
  closers.push(() => vi.doUnmock('pino'));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no provider is asked')));
  const environment = {
    MITAKO_PUBLIC_URL: 'https://shop.example.cm/pay',
    MITAKO_MAIL: 'smtps://user:password@mail.example.cm?from=pay@shop.example.cm',
    MTN_KEY: 'key',
    MTN_API_USER: 'user',
    MTN_API_KEY: 'api-key',
  };
  const refunds = { MTN_REFUND_KEY: 'key', MTN_REFUND_API_USER: 'user', MTN_REFUND_API_KEY: 'api-key' };
  const live = { ...environment, MITAKO_STORE: join(directory, 'mitako.db'), MITAKO_REHEARSE: '' };
  await expect(load('live.js', live)).rejects.toThrow(/disbursement\..* are not set/);
  const placeholder = { ...live, ...refunds, MTN_KEY: '…' };
  await expect(load('live.js', placeholder)).rejects.toThrow(/collection\.subscriptionKey is not set/);
  const mitako = await open({ ...live, ...refunds }, 'live.js');
  expect(said).toEqual([]);
  const payment = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
  const checkout = await mitako.handler(new Request(payment.checkout_url, { headers: { Accept: 'text/html' } }));
  expect(await checkout.text()).toContain('https://shop.example.cm/terms');
  await mitako.close();
  const rehearsal = { ...live, MITAKO_STORE: join(directory, 'rehearsal.db'), MITAKO_REHEARSE: 'true' };
  expect((await open(rehearsal, 'live.js')).phones).toContain('https://shop.example.cm/pay/rehearsal');
});

test('Express answers balancers and Prometheus', async () => {
  const environment = { MITAKO_PUBLIC_URL: LOCAL, MITAKO_STORE: ':memory:', MITAKO_REHEARSE: 'true' };
  const { app } = await load<{ readonly app: Express }>('probes.js', environment);
  const { mitako } = (await import(join(import.meta.dirname, '../../examples/guides/embed/pay.js'))) as {
    readonly mitako: MitakoShop;
  };
  const server = app.listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  const metrics = await fetch(`${origin}/metrics`);
  expect(metrics.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await metrics.text()).toContain('# HELP mitako_');
  await mitako.close();
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
});

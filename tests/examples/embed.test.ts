import type { Payment } from '@mitako/contract/names';
import { createHandler, toNodeHandler, type NodeHandler } from '@mitako/http';
import { createTestGateway } from '@mitako/testing';
import express from 'express';
import fastify, { type FastifyInstance } from 'fastify';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { startDatabases } from '../support/databases.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function create(origin: string, key: string, path = '/api/v1/gateway/payments'): Promise<Payment> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, 'Idempotency-Key': 'order-1042' },
    body: JSON.stringify({ amount: 5000, currency: 'XAF', description: 'Café' }),
  });
  const { data } = (await response.json()) as { data: { payment: Payment } };
  expect(response.status).toBe(201);
  return data.payment;
}

test('examples/embed on PostgreSQL keeps the sessions of its staff over a restart', { timeout: 120_000 }, async () => {
  const store = { DATABASE_URL: await database() };
  const shop = await start(store);
  const headers = { origin: shop.origin };
  const body = new URLSearchParams({ clerk: 'Ada', password: 'rehearsal' });
  const entered = await fetch(`${shop.origin}/login`, { method: 'POST', headers, body, redirect: 'manual' });
  const [cookie = ''] = entered.headers.getSetCookie().map((each) => each.split(';')[0]);
  expect(await shop.stop()).toBe(0);
  const { origin, stop } = await start(store);
  expect((await fetch(`${origin}/pay/admin/payments`, { headers: { cookie }, redirect: 'manual' })).status).toBe(200);
  expect(await stop()).toBe(0);
});

describe.each(['SQLite', 'PostgreSQL'])('examples/embed on %s', (engine) => {
  test('sells, is paid on the page of phones, opens its panel to its staff, and shuts down in order', async () => {
    const shop = await start(engine === 'SQLite' ? { MITAKO_FILE: ':memory:' } : { DATABASE_URL: await database() });
    const { origin } = shop;
    const send = (path: string, form: Readonly<Record<string, string>>): Promise<Response> =>
      fetch(new URL(path, origin), {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
    expect(await (await fetch(origin)).text()).toContain('Pagne wax');
    expect((await send('/orders', { product: 'nothing' })).status).toBe(404);
    const checkout = (await send('/orders', { product: 'pagne' })).headers.get('location') ?? '';
    const page = await (await fetch(checkout, { headers: { 'Accept-Language': 'fr' } })).text();
    expect(page).toContain('Aucun argent ne bouge.');
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const form = Object.fromEntries(hidden.map(([, name = '', value = '']): [string, string] => [name, value]));
    const asked = await send(`${checkout}/mobile-money`, { ...form, provider: 'mtn_momo', phone: '+237677123456' });
    expect(asked.status).toBe(303);
    const [, id = ''] =
      /name="id" value="(prompt_\d+)"/.exec(await (await fetch(`${origin}/pay/rehearsal`)).text()) ?? [];
    expect((await send('/pay/rehearsal/phones/answer', { id, answer: 'approve' })).status).toBe(303);
    await shop.until(/order-\S+ is paid in a rehearsal\n/);

    const stranger = await fetch(`${origin}/pay/admin/payments`, { redirect: 'manual' });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, expect.stringContaining('/login?next=')]);
    expect((await send('/login', { clerk: 'Ada', password: 'wrong' })).status).toBe(401);
    const entered = await send('/login?next=https://evil.example/', { clerk: 'Ada', password: 'rehearsal' });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/']);
    const cookie = entered.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const panel = await fetch(`${origin}/pay/admin/payments`, { headers: { cookie } });
    expect(panel.status).toBe(200);
    expect(
      (await fetch(`${origin}/pay/admin/payments`, { headers: { cookie: `${cookie}x` }, redirect: 'manual' })).status,
    ).toBe(303);
    // The shop's own log-out ends the session of the panel.
    await fetch(`${origin}/logout`, { headers: { cookie }, redirect: 'manual' });
    expect((await fetch(`${origin}/pay/admin/payments`, { headers: { cookie }, redirect: 'manual' })).status).toBe(303);
    expect(await shop.stop()).toBe(0);
  });
});

describe('mounted', () => {
  /** Express and Fastify in common wrong arrangements. */
  const hosts: Record<string, (node: NodeHandler) => RequestListener | Promise<RequestListener>> = {
    'plain, in node:http': (node) => node,
    'plain, in Express': (node) => express().use(node),
    'in Express, after its body parser': (node) => express().use(express.json(), node),
    'in Express, on /api/v1': (node) => express().use('/api/v1', node),
    'in Express, on /api/v1 after its body parser': (node) => express().use(express.json()).use('/api/v1', node),
    'in Fastify, without parsers': (node) => fastifyListener((app) => mount(app, '/*', node)),
    'in Fastify, on /api/v1': (node) => fastifyListener((app) => mount(app, '/api/v1/*', node)),
    'in Fastify, after its body parser': (node) =>
      fastifyListener((app) => {
        app.all('/api/v1/*', (request, reply) => {
          reply.hijack();
          node(Object.assign(request.raw, { body: request.body }), reply.raw);
        });
      }),
  };

  test.each(Object.entries(hosts))('%s', async (_, host) => {
    const { node, key } = await embedded('http://shop.test');
    const origin = await listen(await host(node));
    const payment = await create(origin, key);
    const read = await fetch(`${origin}/api/v1/gateway/payments/${payment.id}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(await read.json()).toMatchObject({ data: { payment: { id: payment.id, description: 'Café' } } });
  });

  test.each([
    ['Express', (node: NodeHandler) => express().use(express.json()).use('/pay', node)],
    ['Fastify', (node: NodeHandler) => fastifyListener((app) => mount(app, '/pay/*', node))],
  ])('in %s below the path of the public address', async (_, host) => {
    const { node, key } = await embedded('http://shop.test/pay');
    const origin = await listen(await host(node));
    const payment = await create(origin, key, '/pay/api/v1/gateway/payments');
    expect(payment.checkout_url).toBe(`http://shop.test/pay/checkout/${payment.slug}`);
  });
});

/** A new one without anything in it. */
async function database(): Promise<string> {
  const databases = await startDatabases();
  closers.push(() => databases.stop());
  return databases.create();
}

/** Runs `pnpm dev` of the example as its reader would, on a port of its own. */
async function start(store: Readonly<Record<string, string>>) {
  const port = await freePort();
  const root = fileURLToPath(new URL('../../examples/embed', import.meta.url));
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: { dev: string } };
  const [program, ...flags] = scripts.dev.split(' ');
  expect(program).toBe('node');
  const child = spawn(process.execPath, flags, {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...store },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const until = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(output)) await once(child.stdout, 'data');
  };
  await until(/It rehearses/);
  return {
    origin: `http://localhost:${port}`,
    until,
    async stop(): Promise<unknown> {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}

async function embedded(publicUrl: string): Promise<{ readonly node: NodeHandler; readonly key: string }> {
  const { gateway, seed, close } = await createTestGateway({ publicUrl });
  closers.push(close);
  return { node: toNodeHandler(createHandler(gateway)), key: seed.merchant.testKey };
}

async function fastifyListener(setUp: (app: FastifyInstance) => void): Promise<RequestListener> {
  const app = fastify();
  setUp(app);
  await app.ready();
  closers.push(() => app.close());
  return app.routing;
}

function mount(app: FastifyInstance, path: string, node: NodeHandler): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(path, (request, reply) => {
      reply.hijack();
      node(request.raw, reply.raw);
    });
  });
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

import type { Payment, PaymentLink } from '@mitako/contract/names';
import { createHandler, toNodeHandler, type NodeHandler } from '@mitako/http';
import { createTestGateway } from '@mitako/testing';
import express from 'express';
import fastify, { type FastifyInstance } from 'fastify';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

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

/** @returns the address of a payment link */
async function createLink(origin: string, key: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/merchant/payment-links`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, 'Idempotency-Key': 'plate' },
    body: JSON.stringify({ description: 'Plate of ndolé', amount: 2500 }),
  });
  const { data } = (await response.json()) as { data: { payment_link: PaymentLink } };
  expect(response.status).toBe(201);
  return data.payment_link.url;
}

describe.each(['main', 'express', 'fastify'])('examples/embed/src/%s.ts', (name) => {
  test('serves API, pages and the shop’s own routes, and shuts down in order', async () => {
    const example = await start(name);
    const key = /Bearer (svc_test_\w+)/.exec(example.greeting)?.[1] ?? '';
    const payment = await create(example.origin, key);
    expect(payment).toMatchObject({ amount: 5000, status: 'requested', description: 'Café' });
    expect(await create(example.origin, key)).toEqual(payment);

    const page = await fetch(payment.checkout_url);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(await page.text()).toContain('Café');
    const link = await fetch(await createLink(example.origin, key));
    expect(link.status).toBe(200);
    expect(await link.text()).toContain('Plate of ndolé');

    const [, email = '', password = ''] = /\/dashboard as (\S+) with (\S+)\.$/m.exec(example.greeting) ?? [];
    const login = await fetch(`${example.origin}/dashboard/login`, {
      method: 'POST',
      headers: { origin: example.origin },
      body: new URLSearchParams({ email, password }),
      redirect: 'manual',
    });
    const cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const list = await fetch(`${example.origin}/dashboard/test/payments`, { headers: { cookie } });
    expect([login.status, list.status, list.redirected]).toEqual([303, 200, false]);
    expect(await list.text()).toContain('Café');
    expect((await fetch(`${example.origin}/admin`)).url).toBe(`${example.origin}/admin/login`);

    const statuses = [
      '/api/v1/openapi.json',
      '/.well-known/jwks.json',
      '/payment/success/tok_1',
      '/api/v1/nothing',
      '/',
    ];
    expect(await Promise.all(statuses.map(async (path) => (await fetch(example.origin + path)).status))).toEqual([
      200, 200, 401, 404, 200,
    ]);
    expect(await example.stop()).toBe(0);
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

/** Runs an example as its reader would, on a port of its own. */
async function start(name: string) {
  const port = await freePort();
  const root = fileURLToPath(new URL('../../examples/embed', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', '../../scripts/run-from-source.mjs', '--conditions=@mitako/source', `src/${name}.ts`],
    { cwd: root, env: { ...process.env, PORT: String(port) }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  closers.push(() => child.kill('SIGKILL'));
  let greeting = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    greeting += String(chunk);
    if (greeting.includes('/dashboard as')) break;
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    greeting,
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

import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import express from 'express';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLogger } from '@mitako/core';
import { createHandler, toNodeHandler, type NodeHandler } from '../src/index.ts';
import { fakeGateway } from './fake-gateway.ts';

const PAYMENT = { amount: 5000, currency: 'XAF', description: 'Café' };

const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** An engine behind the bridge, and what came through to it. */
function embedded(publicUrl = 'http://localhost') {
  const gateway = fakeGateway({ publicUrl });
  const addresses: (string | undefined)[] = [];
  const handler = createHandler(gateway);
  const node = toNodeHandler((request, connection) => {
    addresses.push(connection.clientAddress);
    return handler(request, connection);
  });
  return { node, gateway, addresses };
}

/** Any framework is a listener of node:http in the end. */
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function create(origin: string, path = '/api/v1/gateway/payments') {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(PAYMENT),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const CREATED = { status: 200, body: { data: { operation: 'createPayment' }, success: true, error: null } };

const fastifyListener = async (setUp: (app: FastifyInstance) => void): Promise<RequestListener> => {
  const app = fastify();
  setUp(app);
  await app.ready();
  closers.push(() => app.close());
  return app.routing;
};

/** Every way of mounting that the documentation shows, and those that people try first. */
const hosts: Record<string, (node: NodeHandler) => RequestListener | Promise<RequestListener>> = {
  'node:http': (node) => node,
  'Express, for everything': (node) => express().use(node),
  'Express, on a path': (node) => express().use('/api/v1', node),
  'Express, as a route': (node) => express().all('/api/v1/*splat', node),
  'Express, after its JSON parser': (node) => express().use(express.json()).use('/api/v1', node),
  'Express, after a parser of text': (node) =>
    express()
      .use(express.text({ type: '*/*' }))
      .use('/api/v1', node),
  'Express, after a parser of bytes': (node) =>
    express()
      .use(express.raw({ type: '*/*' }))
      .use('/api/v1', node),
  'Express, in a router of a router': (node) =>
    express().use('/api', express.Router().use('/v1', express.Router().use(node))),
  'Fastify, after its own parser': (node) =>
    fastifyListener((app) => {
      app.all('/api/v1/*', (request, reply) => {
        reply.hijack();
        node(Object.assign(request.raw, { body: request.body }), reply.raw);
      });
    }),
  'Fastify, in a plugin without parsers': (node) =>
    fastifyListener((app) => {
      app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
        scope.all('/api/v1/*', (request, reply) => {
          reply.hijack();
          node(request.raw, reply.raw);
        });
      });
    }),
};

describe.each(Object.entries(hosts))('%s', (_, mount) => {
  test('creates and reads', async () => {
    const { node, gateway, addresses } = embedded();
    const origin = await listen(await mount(node));
    expect(await create(origin)).toMatchObject(CREATED);
    expect(gateway.calls).toMatchObject([{ name: 'createPayment', body: PAYMENT }]);
    expect((await fetch(`${origin}/api/v1/gateway/payments/pay_1`)).status).toBe(200);
    expect(gateway.calls[1]).toMatchObject({ name: 'getPayment', arrived: { parameters: { payment_id: 'pay_1' } } });
    expect(addresses).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  test('accepts a request without a body', async () => {
    const { node, gateway } = embedded();
    const origin = await listen(await mount(node));
    const response = await fetch(`${origin}/api/v1/gateway/payments/pay_1/cancel`, { method: 'POST' });
    expect([response.status, gateway.calls[0]?.name]).toEqual([200, 'cancelPayment']);
  });
});

test('below a path of the public address', async () => {
  const { node } = embedded('https://shop.example.cm/pay');
  const origin = await listen(express().use(express.json()).use('/pay', node));
  expect(await create(origin, '/pay/api/v1/gateway/payments')).toMatchObject(CREATED);
  expect((await fetch(`${origin}/pay/payment/success/tok_1`)).status).toBe(200);
});

test('a body read by a form parser is rejected as a form, not as malformed', async () => {
  const { node } = embedded();
  const origin = await listen(
    express()
      .use(express.urlencoded({ extended: true }))
      .use(node),
  );
  const response = await fetch(`${origin}/api/v1/gateway/payments`, {
    method: 'POST',
    body: new URLSearchParams({ amount: '1' }),
  });
  expect(response.status).toBe(415);
});

test('the globals are left alone', async () => {
  const { Request: before } = globalThis;
  const handler = createHandler(fakeGateway({ publicUrl: 'http://localhost' }));
  const origin = await listen(toNodeHandler(handler));
  expect(await create(origin)).toMatchObject(CREATED);
  expect(globalThis.Request).toBe(before);
});

describe('on the socket', () => {
  const raw = async (origin: string, text: string): Promise<string> => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.end(text);
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += String(chunk);
    return answer;
  };

  test('a body in another transfer coding than chunks is refused by name, not as malformed', async () => {
    const { node } = embedded();
    const { port } = new URL(await listen(node));
    const socket = connect(Number(port), '127.0.0.1');
    closers.push(() => void socket.destroy());
    const head = 'POST /api/v1/gateway/payments HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
    socket.write(
      `${head}Content-Type: application/json\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    );
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    expect(answer).toMatch(/^HTTP\/1.1 415 /);
    expect(answer).toContain('"transfer_encoding":"gzip, chunked"');
  });

  test('a body without Content-Length is counted', async () => {
    const { node } = embedded();
    const origin = await listen(node);
    const statusOf = (length: number) =>
      new Promise((resolve, reject) => {
        const request = httpRequest(`${origin}/api/v1/gateway/payments`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
        });
        request.on('response', (response) => resolve(response.resume().statusCode));
        request.on('error', reject);
        request.write(JSON.stringify(PAYMENT));
        request.end(' '.repeat(length));
      });
    expect(await statusOf(10)).toBe(200);
    expect(await statusOf(64 * 1024)).toBe(413);
  });

  test.each([
    ['OPTIONS *', 404, 'ROUTE_NOT_FOUND'],
    ['GET /api\\v1', 400, 'INVALID_PATH'],
    ['GET /x/%2e%2e/api/v1/gateway/payments', 400, 'INVALID_PATH'],
    ['GET /./api/v1/gateway/payments', 400, 'INVALID_PATH'],
    ['GET /x/../api/v1/gateway/payments', 400, 'INVALID_PATH'],
    ['GET http://localhost/x/../api/v1/gateway/payments', 400, 'INVALID_PATH'],
    ['POST //api/v1/gateway/payments', 400, 'INVALID_PATH'],
  ])('%s is answered with %i in the usual envelope', async (line, status, code) => {
    const { node, gateway } = embedded();
    const answer = await raw(await listen(node), `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nX-Request-Id: [\da-f-]{36}\r\n/i);
    expect(answer).toContain(`"code":"${code}"`);
    expect(gateway.calls).toEqual([]);
  });

  test.each([
    ['a b'],
    ['<x>'],
    ['a:99999'],
    [''],
    ['/path'],
    ['a/path'],
    ['user@a'],
    ['a,b'],
    ['1.2.3.999'],
    ['[::1'],
    ['localhost\r\nHost: evil.example'],
    ['localhost\r\nHost: localhost'],
  ])('a Host header that names no single host is refused with a sentence: %j', async (host) => {
    const { node, gateway } = embedded();
    const line = 'GET /api/v1/gateway/payments HTTP/1.1';
    const answer = await raw(await listen(node), `${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"code":"INVALID_HOST"');
    expect(answer).toContain('"error":"Invalid Host header. Send one, ');
    expect(gateway.calls).toEqual([]);
  });

  test.each([
    'localhost',
    'LOCALHOST:4010',
    'shop_1.internal',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:4010',
    'pay.example.cm.',
  ])('a Host header of a name or an address is served: %s', async (host) => {
    const { node } = embedded();
    const line = 'GET /api/v1/gateway/payments HTTP/1.1';
    const answer = await raw(await listen(node), `${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  test('a request of HTTP/1.0 without a Host is served', async () => {
    const { node } = embedded();
    const answer = await raw(await listen(node), 'GET /api/v1/gateway/payments HTTP/1.0\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  test('a caller who disconnects during a body affects no other request', async () => {
    const faults: unknown[] = [];
    const handler = createHandler(fakeGateway(), { logger: { error: (fields) => faults.push(fields) } });
    const origin = await listen(toNodeHandler(handler));
    const head =
      'POST /api/v1/gateway/payments HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    socket.destroy();
    expect(await create(origin)).toMatchObject(CREATED);
    expect(faults).toEqual([]);
  });

  test('a handler that throws returns a 500 in the usual envelope', async () => {
    const origin = await listen(toNodeHandler(() => Promise.reject(new Error('secret detail'))));
    const { status, body } = await create(origin);
    expect([status, body]).toMatchObject([500, { code: 'INTERNAL_ERROR', details: {} }]);
    expect(JSON.stringify(body)).not.toContain('secret detail');
  });
});

test('middleware that has read the body: refused, and logged once a path with the cure', async () => {
  const told: string[] = [];
  const logger = { ...silentLogger(), warn: (_fields: unknown, message: string) => void told.push(message) };
  const node = toNodeHandler(createHandler({ ...fakeGateway({ publicUrl: 'http://localhost' }), logger }));
  const origin = await listen((request, response) => {
    request.resume().once('end', () => node(request, response));
  });
  for (const path of [
    '/api/v1/gateway/payments',
    '/api/v1/gateway/files?purpose=kyc&name=a.pdf',
    '/api/v1/gateway/files?purpose=kyc&name=b.pdf',
  ]) {
    expect(await create(origin, path)).toMatchObject({ status: 500, body: { code: 'BODY_ALREADY_READ' } });
  }
  expect(told).toEqual(Array(2).fill(expect.stringContaining('mitako.attach(server)')));
});

test('an upload whose form was parsed: refused, and logged once, too', async () => {
  const told: string[] = [];
  const logger = { ...silentLogger(), warn: (_fields: unknown, message: string) => void told.push(message) };
  const handler = createHandler({ ...fakeGateway({ publicUrl: 'http://localhost' }), logger });
  for (let sent = 0; sent < 2; sent += 1) {
    const request = new Request('http://localhost/api/v1/gateway/files?purpose=dispute_evidence&name=a.pdf', {
      method: 'POST',
      headers: { 'Content-Type': 'application/pdf' },
      body: '%PDF-1.4',
    });
    expect((await handler(request, { isBodyRebuilt: true })).status).toBe(500);
  }
  expect(told).toHaveLength(1);
});

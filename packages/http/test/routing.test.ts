import { routes, type RouteName } from '@mitako/contract';
import { ERRORS } from '@mitako/contract/names';
import { GatewayError, refused } from '@mitako/core';
import { describe, expect, test, vi } from 'vitest';
import { createHandler } from '../src/index.ts';
import { fakeGateway, success } from './fake-gateway.ts';
import { LEAST_BODIES } from './least-bodies.ts';
import { send } from './send.ts';

const PAYMENT = { amount: 5000, currency: 'XAF' };
describe('routes', () => {
  test.each(Object.keys(routes) as RouteName[])('%s is served', async (name) => {
    const route = routes[name];
    const gateway = fakeGateway();
    const path = route.path
      .replace(
        '{role}',
        /^(?:resetPassword|(?:read|accept)Invitation|(?:request|use)SignUp(?:Link)?)$/.test(name) ? 'merchant' : 'user',
      )
      .replaceAll(/\{\w+\}/g, 'some');
    const body = LEAST_BODIES[name];
    const { status } = await send(createHandler(gateway), route.method, `/api/v1${path}`, { body });
    expect([status, gateway.calls[0]?.name]).toEqual([200, name]);
  });

  test('routes are below the path of the public address, also where the host has cut it off', async () => {
    const handler = createHandler(fakeGateway({ publicUrl: 'https://shop.example.cm/pay/' }));
    expect((await send(handler, 'POST', '/pay/api/v1/gateway/payments', { body: PAYMENT })).status).toBe(200);
    expect((await send(handler, 'GET', '/pay/.well-known/jwks.json')).status).toBe(200);
    expect((await send(handler, 'POST', '/api/v1/gateway/payments', { body: PAYMENT })).status).toBe(200);
    for (const elsewhere of ['/shop', '/pay/pay', '/payments']) {
      const { status } = await send(handler, 'POST', `${elsewhere}/api/v1/gateway/payments`, { body: PAYMENT });
      expect(status).toBe(404);
    }
  });

  test.each(['/payment/success/tok_1', '/api/v1/payment/success/tok_1'])(
    'the legacy route answers at %s',
    async (path) => {
      const gateway = fakeGateway();
      await send(createHandler(gateway), 'GET', path);
      expect(gateway.calls).toMatchObject([{ name: 'getLegacyStatus', arrived: { parameters: { token: 'tok_1' } } }]);
    },
  );

  test('path parameters are decoded', async () => {
    const gateway = fakeGateway();
    await send(createHandler(gateway), 'GET', '/api/v1/gateway/payments/p%C3%A9y/refunds');
    expect(gateway.calls[0]?.arrived.parameters).toEqual({ payment_id: 'péy' });
  });

  test('the role of the path arrives as a parameter', async () => {
    const gateway = fakeGateway();
    await send(createHandler(gateway), 'DELETE', '/api/v1/auth/agent/me/devices/dev_1');
    expect(gateway.calls[0]?.arrived.parameters).toEqual({ role: 'agent', device_id: 'dev_1' });
  });

  test.each([
    '/',
    '/api/v1',
    '/api/v1/gateway',
    '/api/v1/gateway/payments/',
    '/api/v1/Gateway/payments',
    '/api/v1/auth/admin/login',
    '/api/v1/auth/agent/register',
    '/api/v2/gateway/payments',
  ])('%s is not found', async (path) => {
    const { status, error } = await send(createHandler(fakeGateway()), 'POST', path, { body: {} });
    expect(status).toBe(404);
    expect(error).toEqual({
      error: ERRORS.ROUTE_NOT_FOUND[1],
      code: 'ROUTE_NOT_FOUND',
      details: { fix: 'See https://pay.example.cm/api/v1/openapi.json.' },
    });
  });

  test.each([
    '//api/v1/gateway/payments',
    '/api/v1/gateway//payments',
    '/api/v1/gateway/p%61yments',
    '/api/v1/gateway%2fpayments',
    '/api/v1/gateway/payments/%',
    '/api/v1/gateway/payments/%zz',
  ])('%s is refused for its spelling, before it is routed', async (path) => {
    const gateway = fakeGateway();
    const { status, error } = await send(createHandler(gateway), 'POST', path, { body: {} });
    expect([status, error, gateway.calls]).toEqual([
      400,
      { error: ERRORS.INVALID_PATH[1], code: 'INVALID_PATH', details: {} },
      [],
    ]);
  });
});

describe('methods', () => {
  const handler = createHandler(fakeGateway());

  test('a wrong method is rejected with the allowed ones', async () => {
    const { status, headers, error } = await send(handler, 'DELETE', '/api/v1/gateway/payments');
    expect(status).toBe(405);
    expect(error).toMatchObject({ code: 'METHOD_NOT_ALLOWED', details: { allowed: ['GET', 'POST'] } });
    expect(headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS');
  });

  test('a wrong method is rejected before the engine is called', async () => {
    const gateway = fakeGateway();
    await send(createHandler(gateway), 'PUT', '/api/v1/gateway/payments', { body: {} });
    expect(gateway.calls).toEqual([]);
  });

  test('HEAD answers as GET does, without the body', async () => {
    const { status, headers, text } = await send(handler, 'HEAD', '/api/v1/gateway/payments/pay_1');
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('X-Request-Id')).not.toBeNull();
  });

  test('OPTIONS lists the methods, and allows no other origins', async () => {
    const { status, headers } = await send(handler, 'OPTIONS', '/api/v1/gateway/payments', {
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('every answer', () => {
  test.each([
    ['GET', '/api/v1/gateway/payments'],
    ['GET', '/nothing'],
    ['DELETE', '/api/v1/gateway/payments'],
    ['POST', '/api/v1/gateway/payments'],
  ])('%s %s is JSON without caching, sniffing or framing, with an id', async (method, path) => {
    const { headers } = await send(createHandler(fakeGateway()), method, path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
  });

  test('only the public keys are cacheable', async () => {
    const { headers } = await send(createHandler(fakeGateway()), 'GET', '/.well-known/jwks.json');
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    const away = fakeGateway({ answer: () => refused(new GatewayError('SERVICE_UNAVAILABLE')) });
    const refusal = await send(createHandler(away), 'GET', '/.well-known/jwks.json');
    expect([refusal.status, refusal.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  });

  test('a valid id of the caller is used, any other replaced', async () => {
    const handler = createHandler(fakeGateway());
    const idFor = async (id: string) =>
      (await send(handler, 'GET', '/nothing', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
    expect(await idFor('order-1042.try_2')).toBe('order-1042.try_2');
    for (const id of ['short', 'x'.repeat(65), 'with space here', '"quoted-quoted"', 'éééééééé']) {
      expect(await idFor(id)).toMatch(/^[\da-f-]{36}$/);
    }
  });
});

describe('the engine’s response', () => {
  test('is sent unchanged, to the last byte', async () => {
    const body = '{"data" : {"payment":{}},"success":true,"error":null} ';
    const gateway = fakeGateway({
      answer: () => success(201, null, { body, retryAfterSeconds: 3, replayed: true }),
    });
    const answer = await send(createHandler(gateway), 'POST', '/api/v1/gateway/payments', { body: PAYMENT });
    expect([answer.status, answer.text]).toEqual([201, body]);
    expect(answer.headers.get('Idempotent-Replayed')).toBe('true');
    expect(answer.headers.get('Retry-After')).toBe('3');
  });

  test('an internal error is logged with the id, and returned without details', async () => {
    const error = vi.fn<(fields: object, message: string) => void>();
    const gateway = fakeGateway({ answer: () => Promise.reject(new TypeError('secret detail')) });
    const handler = createHandler(gateway, { logger: { error } });
    const answer = await send(handler, 'POST', '/api/v1/gateway/payments', { body: PAYMENT });
    expect(answer.status).toBe(500);
    expect(answer.error).toEqual({ error: expect.any(String) as string, code: 'INTERNAL_ERROR', details: {} });
    expect(answer.text).not.toContain('secret detail');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      {
        request_id: answer.headers.get('X-Request-Id'),
        operation: 'createPayment',
        error: new TypeError('secret detail'),
      },
      'request failed',
    );
  });

  test.each([undefined, null, 'text', 42, Object.create(null)])('even when %s is thrown', async (thrown) => {
    // eslint-disable-next-line typescript/prefer-promise-reject-errors
    const gateway = fakeGateway({ answer: () => Promise.reject(thrown) });
    expect((await send(createHandler(gateway), 'GET', '/api/v1/gateway/payments/pay_1')).status).toBe(500);
  });
});

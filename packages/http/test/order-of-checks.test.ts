import { GatewayError } from '@mitako/core';
import { describe, expect, test } from 'vitest';
import { createHandler, type RateLimiter } from '../src/index.ts';
import { fakeGateway } from './fake-gateway.ts';
import { send } from './send.ts';

/** Each request is wrong in every way from its own check on; the first check in the order speaks. */
describe('route, method, limits, authentication, body, state', () => {
  const everythingLimited: RateLimiter = { consume: () => Promise.resolve({ retryAfterMs: 1500 }) };
  const nobody = () => Promise.reject(new GatewayError('AUTHENTICATION_REQUIRED'));
  const wrong = { body: '[', headers: { Authorization: 'Bearer svc_test_x', 'Content-Type': 'text/plain' } };

  const codeOf = async (method: string, path: string, limited: boolean, known: boolean, sent: object = wrong) => {
    const gateway = fakeGateway(known ? {} : { authenticate: nobody });
    const handler = createHandler(gateway, { limits: limited ? everythingLimited : 'off' });
    return (await send(handler, method, path, sent)).error.code;
  };

  test('route', async () => expect(await codeOf('PUT', '/api/v1/nothing', true, false)).toBe('ROUTE_NOT_FOUND'));
  test('method', async () =>
    expect(await codeOf('PUT', '/api/v1/gateway/payments', true, false)).toBe('METHOD_NOT_ALLOWED'));
  test('limits', async () =>
    expect(await codeOf('POST', '/api/v1/gateway/payments', true, false)).toBe('RATE_LIMITED'));
  test('authentication', async () =>
    expect(await codeOf('POST', '/api/v1/gateway/payments?x=%FF', false, false)).toBe('AUTHENTICATION_REQUIRED'));
  test('content type', async () =>
    expect(await codeOf('POST', '/api/v1/gateway/payments', false, true)).toBe('UNSUPPORTED_MEDIA_TYPE'));
  test('JSON', async () =>
    expect(await codeOf('POST', '/api/v1/gateway/payments', false, true, { body: '[' })).toBe('MALFORMED_JSON'));
  test('fields', async () =>
    expect(await codeOf('POST', '/api/v1/gateway/payments', false, true, { body: '[]' })).toBe('VALIDATION_ERROR'));

  test('a refused credential keeps its own code, and 401 says which scheme to use', async () => {
    const gateway = fakeGateway({ authenticate: () => Promise.reject(new GatewayError('TOKEN_EXPIRED')) });
    const { status, headers, error } = await send(createHandler(gateway), 'GET', '/payment/success/tok_1');
    expect([status, error.code, headers.get('WWW-Authenticate')]).toEqual([401, 'TOKEN_EXPIRED', 'Bearer']);
  });

  test('routes without a credential ask for none', async () => {
    const gateway = fakeGateway({ authenticate: nobody });
    const { status } = await send(createHandler(gateway), 'GET', '/api/v1/gateway/checkout/slug');
    expect(status).toBe(200);
    expect(gateway.calls[0]?.request.caller).toEqual({ kind: 'anonymous' });
  });
});

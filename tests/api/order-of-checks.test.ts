import type { RateLimiter } from '@mitako/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createKey,
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  type Reply,
  send,
  testKey,
  type TestGateway,
} from './support.ts';
import { reauthenticate } from './support/operators.ts';

/** Each request fails its own check and all later ones; the error is that of the first. */

let api: TestGateway;
let isLimited = false;

beforeAll(async () => {
  const limits: RateLimiter = { consume: () => Promise.resolve(isLimited ? { retryAfterMs: 1500 } : null) };
  api = await openGateway({ limits });
});
afterAll(() => api.close());
beforeEach(() => {
  isLimited = false;
});

const CREATE = '/gateway/payments';
const UNKNOWN_KEY = 'svc_test_x';
const broken = { text: '[', headers: { 'content-type': 'text/plain' } };

describe('route, method, limits, authentication, permission, body, limits by account, recent authentication, state', () => {
  test('route', async () => {
    isLimited = true;
    detailsOf(await send(api, 'PUT', '/nothing', { bearer: UNKNOWN_KEY, ...broken }), 'ROUTE_NOT_FOUND');
  });

  test('method', async () => {
    isLimited = true;
    detailsOf(await send(api, 'PUT', CREATE, { bearer: UNKNOWN_KEY, ...broken }), 'METHOD_NOT_ALLOWED');
  });

  test('limits', async () => {
    isLimited = true;
    detailsOf(await send(api, 'POST', CREATE, { bearer: UNKNOWN_KEY, ...broken }), 'RATE_LIMITED');
  });

  test('authentication', async () => {
    detailsOf(await send(api, 'POST', `${CREATE}?x=%FF`, broken), 'AUTHENTICATION_REQUIRED');
    detailsOf(await send(api, 'POST', `${CREATE}?x=%FF`, { bearer: UNKNOWN_KEY, ...broken }), 'INVALID_API_KEY');
  });

  test('permission', async () => {
    const owner = await api.login(api.seed.merchant.email, { role: 'merchant' });
    const bearer = await createKey(api, owner, { livemode: false, scopes: ['payments:read'] });
    detailsOf(await send(api, 'POST', `${CREATE}?x=%FF`, { bearer, ...broken }), 'PERMISSION_DENIED');
    detailsOf(await send(api, 'POST', '/wallet/cash-out-codes', { bearer: owner, ...broken }), 'ROLE_NOT_ALLOWED');
  });

  test('content type', async () => {
    detailsOf(await send(api, 'POST', CREATE, { bearer: testKey(api), ...broken }), 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('JSON', async () => {
    detailsOf(await send(api, 'POST', CREATE, { bearer: testKey(api), text: '[' }), 'MALFORMED_JSON');
  });

  test('fields, limits by account, recent authentication', async () => {
    const bearer = await api.login(api.seed.merchant.email, { role: 'merchant' });
    const change = (text: string): Promise<Reply> => send(api, 'PUT', '/auth/merchant/me/password', { bearer, text });
    const whole = '{"current_password":"wrong","new_password":"long enough"}';
    await api.advance(11 * MINUTE);
    isLimited = true;
    detailsOf(await change('{}'), 'VALIDATION_ERROR');
    detailsOf(await change(whole), 'RATE_LIMITED');
    isLimited = false;
    detailsOf(await change(whole), 'REAUTHENTICATION_REQUIRED');
    dataOf(await reauthenticate(api, 'merchant', bearer, api.seed.merchant.password), 200);
    detailsOf(await change(whole), 'INVALID_CREDENTIALS');
  });

  test('state', async () => {
    const { id } = await createPayment(api);
    const refund = (text: string): Promise<Reply> =>
      send(api, 'POST', `${CREATE}/${id}/refunds`, { bearer: testKey(api), text });
    detailsOf(await refund('{"amount":0}'), 'VALIDATION_ERROR');
    detailsOf(await refund('{"amount":1}'), 'PAYMENT_NOT_REFUNDABLE');
  });
});

test('a body is not read before its sender is authenticated', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 1;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const create = (bearer: string): Promise<Response> =>
    api.handler(
      new Request(`http://gateway.test/api/v1${CREATE}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body,
        duplex: 'half',
      }),
    );
  expect([(await create(UNKNOWN_KEY)).status, pulled]).toEqual([401, 0]);
  expect([(await create(testKey(api))).status, pulled]).toEqual([422, 1]);
});

test('a rejected credential keeps its own code, and 401 names the scheme to use', async () => {
  const bearer = await api.login('success@sandbox.test');
  await api.advance(HOUR);
  const answer = await send(api, 'GET', '//payment/success/tok_1', { bearer });
  expect(answer.body.code).toBe('TOKEN_EXPIRED');
  expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
});

test('routes without a credential require none, and ignore any', async () => {
  const { slug } = await createPayment(api);
  for (const authorization of [undefined, 'Bearer svc_test_x', 'Basic eDp5']) {
    const headers = authorization === undefined ? {} : { authorization };
    expect((await send(api, 'GET', `/gateway/checkout/${slug}`, { headers })).status).toBe(200);
  }
});

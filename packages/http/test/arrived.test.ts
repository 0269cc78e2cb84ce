import type { Arrived } from '@mitako/core';
import { describe, expect, test } from 'vitest';
import { createHandler } from '../src/index.ts';
import { fakeGateway } from './fake-gateway.ts';
import { send, type Sent } from './send.ts';

const PAYMENT = { amount: 5000, currency: 'XAF' };

/** What the engine is given of a request. */
async function arrivedOf(method: string, path: string, sent: Sent = {}): Promise<Arrived | undefined> {
  const gateway = fakeGateway();
  await send(createHandler(gateway), method, path, sent);
  return gateway.calls[0]?.arrived;
}

test('every request arrives through the API, with the header as its credential', async () => {
  const bearer = (authorization: string | null) => ({ way: 'api', credential: { kind: 'bearer', authorization } });
  const headers = { Authorization: 'bEARER  anything at all' };
  expect(await arrivedOf('GET', '/api/v1/gateway/payments', { headers })).toMatchObject(
    bearer('bEARER  anything at all'),
  );
  expect(await arrivedOf('GET', '/api/v1/gateway/payments')).toMatchObject(bearer(null));
});

describe('query', () => {
  const queryOf = async (query: string) => {
    const arrived = await arrivedOf('GET', `/api/v1/gateway/payments?${query}`);
    return [arrived?.query, arrived?.undecodable];
  };

  test.each([
    ['', {}],
    ['limit', { limit: '' }],
    ['limit=5&mode=test', { limit: '5', mode: 'test' }],
    ['limit=1&limit=2&limit=3', { limit: ['1', '2', '3'] }],
    ['status=failed,cancelled', { status: 'failed,cancelled' }],
    ['customer_reference=a+b%26c%00', { customer_reference: 'a b&c\0' }],
    ['created_from=2026-01-31T12%3A00%3A00%2B01%3A00', { created_from: '2026-01-31T12:00:00+01:00' }],
    ['&&limit=a=b', { limit: 'a=b' }],
  ])('?%s', async (query, expected) => {
    expect(await queryOf(query)).toEqual([expected, []]);
  });

  test.each(['%FF', '%', '%zz', '%ED%A0%80'])(
    '%s is not valid UTF-8: only the name of the field arrives',
    async (value) => {
      expect(await queryOf(`limit=5&customer_reference=${value}`)).toEqual([{ limit: '5' }, ['customer_reference']]);
      expect(await queryOf(`${value}=x`)).toEqual([{}, [`${value}=x`]]);
    },
  );

  test('`__proto__` is a field like any other', async () => {
    const [values] = await queryOf('__proto__=1');
    expect(Object.entries(values ?? {})).toEqual([['__proto__', '1']]);
  });
});

test.each(['%FF', '%ED%A0%80'])('%s in a path is not valid UTF-8', async (id) => {
  expect(await arrivedOf('GET', `/api/v1/gateway/payments/${id}`)).toMatchObject({ parameters: { payment_id: null } });
});

test('the idempotency key of the header arrives unchanged', async () => {
  const keyOf = async (headers: Readonly<Record<string, string>>) =>
    (await arrivedOf('POST', '/api/v1/gateway/payments', { body: PAYMENT, headers }))?.idempotencyKey;
  expect(await keyOf({ 'Idempotency-Key': 'key-1' })).toBe('key-1');
  expect(await keyOf({ 'Idempotency-Key': '' })).toBe('');
  expect(await keyOf({})).toBeNull();
});

test('a device is named after the trimmed User-Agent of a login', async () => {
  const headersOf = (agent: string): Sent => ({ headers: { 'User-Agent': agent } });
  const nameOf = async (agent: string, path = '/api/v1/auth/user/login') =>
    (await arrivedOf('POST', path, headersOf(agent)))?.deviceName;
  expect(await nameOf('  Firefox 150  ')).toBe('Firefox 150');
  expect(await nameOf('x'.repeat(1000))).toBe('x'.repeat(255));
  expect(await nameOf('')).toBeNull();
  expect(await nameOf('Firefox 150', '/api/v1/gateway/payments')).toBeNull();
});

describe('the address', () => {
  const forwarded = (chain: string) => ({ 'X-Forwarded-For': chain });

  async function addressOf(
    clientAddress: string | undefined,
    headers: Readonly<Record<string, string>> = {},
    trustedProxies: readonly string[] = [],
  ): Promise<string | null | undefined> {
    const gateway = fakeGateway();
    const sent: Sent = { headers, ...(clientAddress === undefined ? {} : { clientAddress }) };
    await send(createHandler(gateway, { trustedProxies }), 'POST', '/api/v1/auth/user/login', sent);
    return gateway.calls[0]?.arrived.origin?.clientAddress;
  }

  test('of the socket counts, and X-Forwarded-For changes nothing', async () => {
    expect(await addressOf('192.0.2.1', forwarded('198.51.100.1'))).toBe('192.0.2.1');
    expect(await addressOf('192.0.2.1', forwarded('198.51.100.1'), ['10.0.0.0/8'])).toBe('192.0.2.1');
    expect(await addressOf(undefined, forwarded('198.51.100.1'))).toBeNull();
  });

  test('an IPv4 address in IPv6 clothing is the same address', async () => {
    expect(await addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });

  test('behind a trusted proxy it is the last address that is not a proxy', async () => {
    const proxies = ['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.7'];
    const chain = forwarded('198.51.100.1, 203.0.113.9, 192.0.2.7:4711, [2001:db8:ffff::1]:80');
    expect(await addressOf('10.1.2.3', chain, proxies)).toBe('203.0.113.9');
    expect(await addressOf('10.9.9.9', forwarded('203.0.113.8'), proxies)).toBe('203.0.113.8');
    expect(await addressOf('203.0.113.1', forwarded('203.0.113.9'), proxies)).toBe('203.0.113.1');
    expect(await addressOf('10.1.2.3', forwarded('10.0.0.9'), proxies)).toBe('10.0.0.9');
  });

  test.each(['unknown', '', '198.51.100.1, unknown', 'evil\t, '])('%j ends the search', async (chain) => {
    expect(await addressOf('10.0.0.1', forwarded(chain), ['10.0.0.0/8'])).toBe('10.0.0.1');
  });

  test.each(['10.0.0.0/33', 'example.com', '10.0.0', '::1/129', '10.0.0.0/-1', ''])(
    '%j is not a network',
    (network) => {
      expect(() => createHandler(fakeGateway(), { trustedProxies: [network] })).toThrow(TypeError);
    },
  );
});

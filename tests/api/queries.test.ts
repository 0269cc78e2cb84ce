import { createCheckout } from '@mitako/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  paidPayment,
  send,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

let api: TestGateway;

beforeAll(async () => {
  api = await openGateway();
});
afterAll(() => api.close());

/** Parameters that mail programs, social networks and proxies add to links. */
const ADDED = [
  'utm_source=mail&utm_medium=link',
  'fbclid=IwAR0x&fbclid=IwAR0y',
  'mode=nonsense&limit=0',
  'token=x&slug=y',
  '__proto__=1',
  '%FF=1&%=2&a=%ED%A0%80',
];

/** Public links, and the legacy status. */
async function publicReads(): Promise<readonly string[]> {
  const { slug } = await createPayment(api);
  const { redirectUrl } = await paidPayment(api, { return_url: 'https://shop.example/thanks' });
  const token = redirectUrl.searchParams.get('token') ?? '';
  return [
    `/gateway/checkout/${slug}`,
    '/.well-known/jwks.json',
    '//.well-known/jwks.json',
    `/payment/success/${token}`,
    `//payment/success/${token}`,
  ];
}

test.each(ADDED)('public reads and the legacy status ignore ?%s', async (query) => {
  for (const path of await publicReads()) {
    const read = (address: string): Promise<Reply> => send(api, 'GET', address, { bearer: testKey(api) });
    const plain = await read(path);
    expect(plain.status).toBe(200);
    expect((await read(`${path}?${query}`)).text).toBe(plain.text);
  }
});

test.each(ADDED)('a hosted page ignores ?%s', async (query) => {
  const errors: unknown[] = [];
  const pages = createCheckout(api.gateway, { insecureCookies: true, onError: (error) => errors.push(error) });
  const { slug } = await createPayment(api, { description: 'Two coffees' });
  const show = async (address: string): Promise<string> => {
    const response = await pages(new Request(`http://gateway.test/checkout/${slug}${address}`));
    expect(response.status).toBe(200);
    return response.text();
  };
  expect(await show('')).toContain('Two coffees');
  expect(await show(`?${query}`)).toContain('Two coffees');
  expect(errors).toEqual([]);
});

test.each(['/gateway/payments', '/merchant/webhook-endpoints', '/merchant/balance'])(
  'GET %s rejects unknown parameters',
  async (path) => {
    const answer = await send(api, 'GET', `${path}?utm_source=mail&__proto__=1`, { bearer: testKey(api) });
    expect(invalidFields(answer)).toEqual(['__proto__', 'utm_source']);
  },
);

test('a public request that changes something rejects unknown parameters', async () => {
  const { slug } = await createPayment(api);
  expect(invalidFields(await send(api, 'POST', `/gateway/checkout/${slug}/cancel?utm_source=mail`))).toEqual([
    'utm_source',
  ]);
});

test.each([
  ['/gateway/payments', 'limit=1&limit=2', ['limit']],
  ['/gateway/payments', 'limit=1&limit=1', ['limit']],
  ['/gateway/payments', 'q=a&q=b&customer_reference=a&customer_reference=b', ['customer_reference', 'q']],
  ['/gateway/payments', 'created_from=2026-01-01T00:00:00Z&created_from=2026-01-02T00:00:00Z', ['created_from']],
  ['/gateway/payments?limit=1', 'cursor=&cursor=', ['cursor']],
  ['/merchant/events', 'event=payment.created&event=payment.failed', ['event']],
  ['/merchant/deliveries', 'limit=1&limit=2', ['limit']],
] as const)('GET %s?%s names a repeated parameter', async (path, query, fields) => {
  const answer = await send(api, 'GET', `${path}${path.includes('?') ? '&' : '?'}${query}`, { bearer: testKey(api) });
  const notified = detailsOf(answer, 'VALIDATION_ERROR')['fields'] as Readonly<Record<string, unknown>>;
  expect(Object.keys(notified).toSorted()).toEqual(fields);
  for (const field of fields)
    expect(notified[field]).toContainEqual({ rule: 'repeated', message: 'Must be given once.' });
});

test('the first value of a repeated parameter is validated too', async () => {
  const answer = await send(api, 'GET', '/gateway/payments?limit=0&limit=2', { bearer: testKey(api) });
  expect(detailsOf(answer, 'VALIDATION_ERROR')).toMatchObject({
    fields: { limit: [{ rule: 'repeated' }, { rule: 'min' }] },
  });
});

test('a repeated mode is rejected, whatever the order', async () => {
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  for (const query of ['mode=test&mode=live', 'mode=live&mode=test']) {
    expect(invalidFields(await send(api, 'GET', `/merchant/balance?${query}`, { bearer }))).toEqual(['mode']);
  }
});

test('a list parameter may be repeated', async () => {
  const query = 'status=requested&status=succeeded&status=requested,failed';
  dataOf(await send(api, 'GET', `/gateway/payments?${query}`, { bearer: testKey(api) }), 200);
});

test.each(['', '31/01/2026', '2026-02-30', '2026-01-31T00:00:00Z'])(
  '%j is no day, and the refusal shows one',
  async (to) => {
    const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
    const answer = await api.request('GET', `/merchant/reports/payments?to=${to}`, { bearer });
    expect(invalidFields(answer)).toEqual(['to']);
    expect(answer.text).toContain('Must be a date such as 2026-01-31.');
  },
);

import { ERRORS, type ErrorCode, type LegacyStatus } from '@mitako/contract/names';
import { StoreUnavailableError } from '@mitako/core/engine';
import { expect, test } from 'vitest';
import {
  createKey,
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  MINUTE,
  openGateway,
  paidPayment,
  payByPhone,
  payFromWallet,
  readCheckout,
  registerMerchant,
  registerUser,
  send,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest();

const RETURN_URL = { return_url: 'https://shop.example/thanks' };
const INVALID = '{"message":{"code":403,"error":["Invalid payment token"]},"data":[],"type":"error"}';

/** The specified route, directly under the service's URL. */
function status(token: string, bearer: string): Promise<Reply> {
  return send(api, 'GET', `//payment/success/${token}`, { bearer, headers: { accept: 'application/json' } });
}

async function paidToken(params: object = {}, bearer?: string): Promise<string> {
  const { redirectUrl } = await paidPayment(api, { ...RETURN_URL, ...params }, bearer);
  return redirectUrl.searchParams.get('token') ?? '';
}

async function merchantToken(): Promise<string> {
  return api.login('merchant@sandbox.test', { role: 'merchant' });
}

test('the token of the return address confirms the payment, with the key and with the access token', async () => {
  const { payment, redirectUrl } = await paidPayment(api, { ...RETURN_URL, customer_reference: 'order-1042' });
  const token = redirectUrl.searchParams.get('token') ?? '';
  for (const bearer of [testKey(api), await merchantToken()]) {
    const answer = await status(token, bearer);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({
      message: { code: 200, success: [expect.any(String)] },
      data: {
        token,
        trx_id: payment.transaction_id ?? '',
        payer: { username: 'Awa Success', email: 'success@sandbox.test' },
        custom: 'order-1042',
        status: 'succeeded',
        amount: 5000,
        currency: 'XAF',
        amount_refunded: 0,
      },
      type: 'success',
    } satisfies LegacyStatus);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }
});

test('the versioned path returns the same response', async () => {
  const token = await paidToken();
  const [root, version] = [
    await status(token, testKey(api)),
    await send(api, 'GET', `/payment/success/${token}`, { bearer: testKey(api) }),
  ];
  expect(version.status).toBe(200);
  expect(version.text).toBe(root.text);
});

test('without a reference custom is an empty string', async () => {
  const answer = await status(await paidToken(), testKey(api));
  expect(answer.body.data).toMatchObject({ custom: '' });
});

test('the status can be read any number of times', async () => {
  const token = await paidToken();
  const first = await status(token, testKey(api));
  expect((await status(token, testKey(api))).text).toBe(first.text);
});

test('the specified fields stay to the byte, and refunds follow them', async () => {
  const { payment, redirectUrl } = await paidPayment(api, { ...RETURN_URL, customer_reference: 'order-1042' });
  const token = redirectUrl.searchParams.get('token') ?? '';
  const specified =
    `{"message":{"code":200,"success":["SUCCESS"]},"data":{"token":"${token}","trx_id":"${payment.transaction_id}",` +
    '"payer":{"username":"Awa Success","email":"success@sandbox.test"},"custom":"order-1042"';
  const notified = (state: string, refunded: number): string =>
    `${specified},"status":"${state}","amount":5000,"currency":"XAF","amount_refunded":${refunded}},"type":"success"}`;

  expect((await status(token, testKey(api))).text).toBe(notified('succeeded', 0));
  const refund = async (amount: number): Promise<void> => {
    const path = `/gateway/payments/${payment.id}/refunds`;
    dataOf(await api.request('POST', path, { bearer: testKey(api), body: { amount } }), 201);
  };
  await refund(2000);
  expect((await status(token, testKey(api))).text).toBe(notified('partially_refunded', 2000));
  await refund(3000);
  expect((await status(token, testKey(api))).text).toBe(notified('refunded', 5000));
});

test('a payer by phone is a masked number without an e-mail', async () => {
  const { slug } = await createPayment(api, RETURN_URL);
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456789'), 202);
  await api.advance(MINUTE);
  const { redirect_url: redirectUrl } = await readCheckout(api, slug);
  const token = new URL(redirectUrl ?? '').searchParams.get('token') ?? '';
  const { payer } = (await status(token, testKey(api))).body.data as LegacyStatus['data'];
  expect(payer).toEqual({ username: expect.stringMatching(/789$/), email: '' });
  expect(payer.username).not.toContain('3456');
});

test('the payer is the one who paid, not the one who was declined', async () => {
  const { slug } = await createPayment(api, RETURN_URL);
  detailsOf(await payFromWallet(api, slug, await api.login('insufficient@sandbox.test')), 'INSUFFICIENT_FUNDS');
  const { access_token: bearer } = await registerUser(api, 'payer@example.cm');
  const paid = dataOf<{ redirect_url: string }>(await payFromWallet(api, slug, bearer, { pin: '5829' }), 200);
  const token = new URL(paid.redirect_url).searchParams.get('token') ?? '';
  expect((await status(token, testKey(api))).body.data).toMatchObject({
    payer: { username: 'Ngo Bassa', email: 'payer@example.cm' },
  });
});

test('an invalid token is the specified 403, in any form', async () => {
  const token = await paidToken();
  const wrong = ['nonsense', `${token}x`, token.slice(0, -1), 'x'.repeat(300), 'pay_00000000000000000000000000'];
  for (const each of wrong) {
    const answer = await status(each, testKey(api));
    expect(answer.status).toBe(403);
    expect(answer.text).toBe(INVALID);
  }
});

test("another merchant's token is the same 403, byte for byte", async () => {
  const token = await paidToken();
  const other = await registerMerchant(api, 'other@shop.example');
  const missing = await status('nonsense', other.testKey);
  for (const bearer of [other.testKey, other.token]) {
    const answer = await status(token, bearer);
    expect(answer.status).toBe(403);
    expect(answer.text).toBe(missing.text);
  }
});

test('a key reads payments of its own mode; a logged-in merchant of both', async () => {
  const token = await paidToken();
  const { liveKey } = api.seed.merchant;
  expect((await status(token, liveKey)).status).toBe(403);
  expect((await status(token, await merchantToken())).status).toBe(200);
});

test('no token exists before the payment succeeds, nor for one that did not', async () => {
  const open = await createPayment(api, RETURN_URL);
  const canceled = dataOf<{ redirect_url: string }>(
    await api.request('POST', `/gateway/checkout/${open.slug}/cancel`),
    200,
  );
  expect(canceled.redirect_url).not.toContain('token');
  for (const each of [open.id, open.slug]) expect((await status(each, testKey(api))).status).toBe(403);
});

/** An error in both shapes: that of this route, and that of all others. */
function refusedInBoth(answer: Reply, code: ErrorCode): Readonly<Record<string, unknown>> {
  const [expectedStatus, error] = ERRORS[code];
  const body = JSON.parse(answer.text) as { readonly details: Readonly<Record<string, unknown>> };
  expect(answer.status).toBe(expectedStatus);
  expect(body).toEqual({
    message: { code: expectedStatus, error: [error] },
    data: [],
    type: 'error',
    error,
    code,
    details: expect.any(Object),
  });
  return body.details;
}

test('authentication errors have both shapes', async () => {
  const token = await paidToken();
  refusedInBoth(await send(api, 'GET', `//payment/success/${token}`), 'AUTHENTICATION_REQUIRED');
  expect(refusedInBoth(await status(token, 'svc_test_wrong'), 'INVALID_API_KEY')).toEqual({ expected: 'api_key' });
  refusedInBoth(await status(token, 'nonsense'), 'INVALID_TOKEN');
  refusedInBoth(await status(token, await api.login('success@sandbox.test')), 'ROLE_NOT_ALLOWED');
  refusedInBoth(
    await status(token, await createKey(api, await merchantToken(), { livemode: false, scopes: ['balance:read'] })),
    'PERMISSION_DENIED',
  );
  const expired = await merchantToken();
  api.clock.advance(15 * MINUTE);
  refusedInBoth(await status(token, expired), 'TOKEN_EXPIRED');
});

test('an invalid token has both shapes', async () => {
  expect(refusedInBoth(await status('%FF', testKey(api)), 'VALIDATION_ERROR')).toHaveProperty('fields.token');
});

test('rate-limit errors have both shapes', async () => {
  const limited = await openGateway({ limits: 'memory' });
  try {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => send(limited, 'GET', '//payment/success/x', { bearer: testKey(limited) })),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(refusedInBoth(answer, 'RATE_LIMITED')).toEqual({ limit: 'test_key' });
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    for (const answer of answers.filter((one) => !refused.includes(one))) expect(answer.text).toBe(INVALID);
  } finally {
    await limited.close();
  }
});

test('an unavailable database and internal errors have both shapes', async () => {
  let fault: Error | null = null;
  const broken = await openGateway({}, (store) => ({
    ...store,
    read: {
      ...store.read,
      paymentById: (id) => (fault === null ? store.read.paymentById(id) : Promise.reject(fault)),
    },
  }));
  try {
    const { redirectUrl } = await paidPayment(broken, RETURN_URL);
    const path = `//payment/success/${redirectUrl.searchParams.get('token')}`;
    const ask = (): Promise<Reply> => send(broken, 'GET', path, { bearer: testKey(broken) });
    fault = new StoreUnavailableError('away', null);
    expect(refusedInBoth(await ask(), 'SERVICE_UNAVAILABLE')).toEqual({});
    fault = new Error('a fault of ours');
    expect(refusedInBoth(await ask(), 'INTERNAL_ERROR')).toEqual({});
  } finally {
    await broken.close();
  }
});

import { createHmac } from 'node:crypto';
import { simulateNotchPay, type SimulatedNotchPayOptions, type SimulatedProvider } from '@mitako/testing/rails';
import { describe, expect, test } from 'vitest';

const API = 'https://api.notchpay.co';
const PAYS = '+237677123456';
const ORDER = {
  amount: 5_000,
  currency: 'XAF',
  customer: { phone: PAYS },
  reference: 'att_1',
  description: 'Commande 1043',
  callback: 'https://pay.example.cm/checkout/x',
};

interface Answered {
  readonly status: number;
  readonly body: {
    readonly transaction?: { readonly reference: string; readonly status: string; readonly trxref: string };
    readonly refund?: { readonly id: string; readonly status: string };
    readonly transfer?: { readonly id: string; readonly status: string };
    readonly authorization_url?: string;
    readonly errors?: object;
  };
}

interface UnderTest {
  readonly provider: SimulatedProvider;
  readonly clock: { nowMs: number };
  readonly webhooks: { readonly headers: Headers; readonly body: string }[];
  ask(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answered>;
  /** A payment that was created; its reference. */
  created(changed?: object): Promise<string>;
  charge(reference: string, phone?: string, channel?: string): Promise<Answered>;
  statusOf(reference: string): Promise<string | undefined>;
}

function underTest(options: SimulatedNotchPayOptions = {}): UnderTest {
  const clock = { nowMs: Date.UTC(2026, 10, 28) };
  const webhooks: { headers: Headers; body: string }[] = [];
  const provider = simulateNotchPay({
    nowMs: () => clock.nowMs,
    webhooks: {
      url: 'https://pay.example.cm/callbacks',
      hashKey: 'hash',
      fetch: async (_, { headers, body }) => {
        webhooks.push({ headers: new Headers(headers), body: typeof body === 'string' ? body : '' });
      },
    },
    ...options,
  });
  const ask: UnderTest['ask'] = async (method, path, body, headers = {}) => {
    const response = await provider.fetch(`${API}${path}`, {
      method,
      headers: { authorization: 'pk_test.simulated', 'content-type': 'application/json', ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  };
  return {
    provider,
    clock,
    webhooks,
    ask,
    created: async (changed = {}) =>
      (await ask('POST', '/payments', { ...ORDER, ...changed })).body.transaction?.reference ?? '',
    charge: (reference, phone = PAYS, channel = 'cm.mtn') =>
      ask('POST', `/payments/${reference}`, { channel, data: { phone } }),
    statusOf: async (reference) => (await ask('GET', `/payments/${reference}`)).body.transaction?.status,
  };
}

const GRANT = { 'x-grant': 'sk_test.simulated' };

describe('the simulated Notch Pay', () => {
  test('creates a payment with a reference of its own, and collects once by phone', async () => {
    const { ask, charge, statusOf, provider } = underTest();
    const made = await ask('POST', '/payments', ORDER);
    expect(made).toMatchObject({
      status: 201,
      body: { code: 201, transaction: { trxref: 'att_1', status: 'pending' } },
    });
    const reference = made.body.transaction?.reference ?? '';
    expect(reference).toMatch(/^trx\./);
    expect(made.body.authorization_url).toBe(`https://pay.notchpay.co/pay/${reference}`);
    expect(await charge(reference)).toMatchObject({ status: 202, body: { transaction: { status: 'processing' } } });
    expect(await statusOf(reference)).toBe('complete');
    expect((await charge(reference)).status).toBe(422);
    expect(provider.collected('att_1')).toBe(5_000);
    expect(provider.phones.prompts).toHaveLength(1);
  });

  test.each([
    ['no amount', { amount: undefined }, 'amount'],
    ['an amount as text', { amount: '5000' }, 'amount'],
    ['another currency', { currency: 'EUR' }, 'currency'],
    ['nobody to reach', { customer: {} }, 'customer'],
    ['a callback that is no address', { callback: 'pay' }, 'callback'],
    ['a long description', { description: 'x'.repeat(257) }, 'description'],
  ])('creates none with %s', async (_, changed, field) => {
    const { status, body } = await underTest().ask('POST', '/payments', { ...ORDER, ...changed });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('takes a reference of ours once, and finds it only where that is known', async () => {
    const { ask, created, statusOf } = underTest();
    await created();
    expect((await ask('POST', '/payments', ORDER)).body.errors).toHaveProperty('reference');
    expect(await statusOf('att_1')).toBeUndefined();
    const other = underTest({ findsOwnReferences: true });
    await other.created();
    expect(await other.statusOf('att_1')).toBe('pending');
  });

  test.each([
    ['an unknown channel', PAYS, 'cm.wave', 'channel'],
    ['a number of another provider', '+237691234567', 'cm.mtn', 'data.phone'],
    ['a number without its country', '677123456', 'cm.mtn', 'data.phone'],
  ])('charges nobody by %s', async (_, phone, channel, field) => {
    const { created, charge, provider, statusOf } = underTest();
    const reference = await created();
    expect((await charge(reference, phone, channel)).body.errors).toHaveProperty([field]);
    expect(await statusOf(reference)).toBe('pending');
    expect(provider.phones.prompts).toEqual([]);
  });

  test.each([
    ['039', 'rejected'],
    ['049', 'failed'],
    ['059', 'failed'],
    ['069', 'failed'],
    ['129', 'processing'],
  ])('a number that ends in %s: %s', async (end, status) => {
    const { created, charge, statusOf, provider } = underTest();
    const reference = await created();
    await charge(reference, `+237677123${end}`);
    expect(await statusOf(reference)).toBe(status);
    expect(provider.collected('att_1')).toBe(0);
  });

  test('calls a payment expired after three hours, not when its prompt ends', async () => {
    const { created, charge, statusOf, clock, provider } = underTest();
    const reference = await created();
    await charge(reference, '+237677123129');
    clock.nowMs += 3_600_000;
    expect(await statusOf(reference)).toBe('processing');
    expect(provider.phones.prompts[0]?.state).toBe('expired');
    clock.nowMs += 7_200_000;
    expect(await statusOf(reference)).toBe('expired');
  });

  test('takes the public key as it is, and the private one for money that goes out', async () => {
    const { ask, created } = underTest();
    const reference = await created();
    for (const authorization of ['', 'Bearer pk_test.simulated', 'sk_test.simulated']) {
      expect((await ask('GET', `/payments/${reference}`, undefined, { authorization })).status).toBe(401);
    }
    expect((await ask('POST', '/refunds', { payment: reference })).status).toBe(403);
    expect((await ask('POST', '/transfers', {})).status).toBe(403);
  });

  test('cancels, after which a prompt that is answered pays all the same', async () => {
    const { ask, created, charge, statusOf, provider } = underTest({ answers: 'by hand' });
    const reference = await created();
    await charge(reference);
    expect((await ask('DELETE', `/payments/${reference}`)).status).toBe(202);
    expect(await statusOf(reference)).toBe('canceled');
    expect((await ask('DELETE', `/payments/${reference}`)).status).toBe(422);
    provider.phones.approve(provider.phones.prompts[0]?.id ?? '');
    expect(await statusOf(reference)).toBe('complete');
  });

  test('signs webhooks over their bytes, and spells events otherwise than statuses', async () => {
    const { ask, created, charge, webhooks } = underTest();
    await charge(await created());
    await ask('DELETE', `/payments/${await created({ reference: 'att_2' })}`);
    expect(webhooks.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'payment.complete',
      'payment.cancelled',
    ]);
    for (const { headers, body } of webhooks) {
      expect(headers.get('x-notch-signature')).toBe(createHmac('sha256', 'hash').update(body).digest('hex'));
    }
    expect(JSON.parse(webhooks[0]?.body ?? '')).toMatchObject({ data: { trxref: 'att_1', status: 'complete' } });
  });

  test('refunds parts up to the whole, and never more', async () => {
    const { ask, created, charge, statusOf, provider, clock } = underTest({ settleMs: 60_000 });
    const reference = await created();
    const refund = (amount?: number): Promise<Answered> =>
      ask('POST', '/refunds', { payment: reference, ...(amount && { amount }) }, GRANT);
    expect((await refund()).body.errors).toHaveProperty('payment');
    await charge(reference);
    const part = await refund(2_000);
    expect(part).toMatchObject({ status: 201, body: { refund: { status: 'pending' } } });
    // As it spells it.
    expect(await statusOf(reference)).toBe('partialy-refunded');
    expect((await refund(3_001)).body.errors).toHaveProperty('amount');
    expect((await refund()).status).toBe(201);
    expect(await statusOf(reference)).toBe('refunded');
    expect((await refund(1)).status).toBe(422);
    expect(provider.paidBack('att_1')).toBe(5_000);
    clock.nowMs += 60_000;
    const read = await ask('GET', `/refunds/${part.body.refund?.id}`, undefined, GRANT);
    expect(read.body.refund?.status).toBe('complete');
  });

  test('transfers once for a reference', async () => {
    const { ask } = underTest();
    const transfer = { amount: 2_000, currency: 'XAF', reference: 'po_1', beneficiary_data: { phone: PAYS } };
    expect((await ask('POST', '/transfers', transfer, GRANT)).status).toBe(201);
    expect((await ask('POST', '/transfers', transfer, GRANT)).body.errors).toHaveProperty('reference');
    expect((await ask('GET', '/transfers/po_1', undefined, GRANT)).body.transfer?.status).toBe('complete');
  });

  test.each([
    ['a card', { pay: 'card', card: '4242 4242 4242 4242' }, 'complete'],
    ['a card that is declined', { pay: 'card', card: '4000000000000002' }, 'failed'],
    ['a number', { pay: 'cm.mobile', phone: PAYS }, 'complete'],
    ['the cancel button', { pay: 'cancel' }, 'canceled'],
  ])('its page takes %s, and leads back to the shop', async (_, form, status) => {
    const { provider, created, statusOf } = underTest();
    const reference = await created();
    const url = `https://pay.notchpay.co/pay/${reference}`;
    expect(await (await provider.fetch(url, { method: 'GET' })).text()).toContain('Commande 1043');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(form as Record<string, string>).toString();
    const paid = await provider.fetch(url, { method: 'POST', headers, body });
    expect(paid.status).toBe(303);
    const location = new URL(paid.headers.get('location') ?? '');
    expect(Object.fromEntries(location.searchParams)).toEqual({ reference, trxref: 'att_1', status });
    expect(await statusOf(reference)).toBe(status);
  });

  test('its page takes no card where that channel is closed', async () => {
    const { provider, created, statusOf } = underTest({ takesCards: false });
    const reference = await created();
    const body = new URLSearchParams({ pay: 'card', card: '4242424242424242' }).toString();
    const page = await provider.fetch(`https://pay.notchpay.co/pay/${reference}`, { method: 'POST', body });
    expect(await page.text()).toContain('This card is not accepted.');
    expect(await statusOf(reference)).toBe('pending');
  });

  test.each([
    ['charge-503-never-taken', 503, 'pending'],
    ['forbidden-ip', 403, 'pending'],
    ['rate-limited', 429, 'pending'],
    ['no-money', 202, 'failed'],
    ['ignored', 202, 'processing'],
  ] as const)('in the situation %s', async (situation, http, status) => {
    const { provider, ask, created, statusOf } = underTest();
    const reference = await created();
    provider.setSituation(situation);
    const request = {
      method: 'POST',
      headers: { authorization: 'pk_test.simulated', 'content-type': 'application/json' },
    };
    const body = JSON.stringify({ channel: 'cm.mtn', data: { phone: PAYS } });
    expect((await provider.fetch(`${API}/payments/${reference}`, { ...request, body })).status).toBe(http);
    expect(await statusOf(reference)).toBe(status);
    expect((await ask('POST', '/payments', { ...ORDER, reference: 'att_2' })).status).toBe(201);
  });
});

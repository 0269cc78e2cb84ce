import { createWalletClient, type StoredSession, type WalletClient } from '@mitako/client/wallet';
import type { PaymentCreated } from '@mitako/contract/names';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payCheckout, type App, type PayEvent, type PayState } from '../../examples/wallet-app/src/pay-checkout.ts';

// The flow of the wallet app with a whole gateway, over a network that the tests break.

const MINUTE = 60_000;
const PASSWORD = 'sandbox-password';
const MTN = { kind: 'pay_by_mobile_money', provider: 'mtn_momo' } as const;

let test: TestGateway;
let wallet: WalletClient;
/** The phone's storage: only the session. */
let kept: StoredSession | null;
/** Sends a request, or fails like a bad network. */
let network: (request: Request) => Promise<Response>;
/** Method, path and idempotency key of all payment requests. */
let payments: (string | null)[];
let state: PayState;

beforeEach(async () => {
  test = await createTestGateway();
  kept = null;
  payments = [];
  network = test.handler;
  wallet = createWalletClient({
    baseUrl: `${test.gateway.publicUrl}/api/v1`,
    mode: 'test',
    maxRetries: 0,
    session: {
      read: () => kept,
      write: (session) => {
        kept = session;
      },
    },
    fetch: (request) => {
      if (request.url.endsWith('/pay')) payments.push(request.headers.get('idempotency-key'));
      return network(request);
    },
  });
  state = { kind: 'start' };
});
afterEach(async () => {
  await test.close();
});

/** Sends an event to the app. */
async function happens(event: PayEvent): Promise<PayState> {
  const app: App = {
    wallet,
    publicUrl: test.gateway.publicUrl,
    newKey: () => crypto.randomUUID(),
    now: () => test.clock.now(),
  };
  state = await payCheckout(app, state, event);
  expect(JSON.stringify(state), 'no PIN and no password in a state').not.toMatch(
    /\b(1234|9999|4826)\b|sandbox-password/,
  );
  return state;
}

async function createPayment(body: Readonly<Record<string, unknown>> = {}): Promise<PaymentCreated> {
  const { status, body: answer } = await test.request<{ data: PaymentCreated }>('POST', '/gateway/payments', {
    bearer: test.seed.merchant.testKey,
    body: { amount: 5000, currency: 'XAF', description: 'Café', cancel_url: 'http://shop.test/stopped', ...body },
  });
  expect(status).toBe(201);
  return answer.data;
}

/** A payment whose URL was scanned. */
async function scanned(body?: Readonly<Record<string, unknown>>): Promise<PaymentCreated> {
  const created = await createPayment(body);
  expect((await happens({ kind: 'open', text: created.checkout_url })).kind).toBe('choose');
  return created;
}

async function statusOf({ payment }: PaymentCreated): Promise<unknown> {
  const { body } = await test.request<{ data: { payment: unknown } }>('GET', `/gateway/payments/${payment.id}`, {
    bearer: test.seed.merchant.testKey,
  });
  return body.data.payment;
}

/** Logged in as a sandbox user, at the PIN. */
async function atThePin(user = 'success', body?: Readonly<Record<string, unknown>>): Promise<PaymentCreated> {
  const created = await scanned(body);
  await happens({ kind: 'pay_from_wallet' });
  await happens({ kind: 'log_in', email: `${user}@sandbox.test`, password: PASSWORD });
  expect(state).toMatchObject({ kind: 'enter_pin', problem: null });
  return created;
}

const holds = async (): Promise<number | undefined> => (await wallet.balance.retrieve())[0]?.available;
const unreachable = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
/** The gateway processes the request, but the phone loses the response. */
const losesAnswers = async (request: Request): Promise<Response> => {
  await test.handler(request);
  throw new TypeError('fetch failed');
};
const refusal = (status: number, code: string): Response =>
  Response.json({ error: 'No.', code, details: {} }, { status, headers: { 'retry-after': '7' } });
const confirm = (pin = '1234'): Promise<PayState> => happens({ kind: 'confirm', pin });

describe('a link', () => {
  it('shows merchant, amount, description, payment methods, expiry and test mode before a login', async () => {
    await scanned();
    expect(state).toMatchObject({
      kind: 'choose',
      problem: null,
      checkout: {
        merchant: { name: expect.stringMatching(/./) },
        amount_display: expect.stringMatching(/^5\s000\sFCFA$/),
        description: 'Café',
        livemode: false,
        expires_at: new Date(test.clock.now() + 24 * 60 * MINUTE).toISOString(),
        methods: [{ provider: 'mtn_momo' }, { provider: 'orange_money' }, { type: 'wallet' }],
      },
    });
    expect(kept).toBeNull();
  });

  it.each([
    ['as a QR reader gives it', (url: string) => url],
    ['with white space around it', (url: string) => ` ${url}\n`],
    ['from an address bar', (url: string) => `${url}/wallet?lang=en#pin`],
  ])('is accepted %s', async (_, written) => {
    const { checkout_url: url } = await createPayment();
    expect((await happens({ kind: 'open', text: written(url) })).kind).toBe('choose');
  });

  it.each([
    (slug: string) => `http://evil.test/checkout/${slug}`,
    (slug: string) => `http://gateway.test.evil.test/checkout/${slug}`,
    (slug: string) => `http://gatewax.test/checkout/${slug}`,
    (slug: string) => `http://gateway.test@evil.test/checkout/${slug}`,
    (slug: string) => `http://gateway.test:81/checkout/${slug}`,
    (slug: string) => `http://evil.test\\@gateway.test/checkout/${slug}`,
    (slug: string) => `http://g\u0430teway.test/checkout/${slug}`,
    (slug: string) => `https://gateway.test/checkout/${slug}`,
    (slug: string) => `//gateway.test/checkout/${slug}`,
    (slug: string) => `http://gateway.test/checkout/../api/v1/gateway/checkout/${slug}`,
    (slug: string) => `http://evil.test/?u=http://gateway.test/checkout/${slug}`,
    (slug: string) => `mitako://http://gateway.test/checkout/${slug}`,
    (slug: string) => `http://gateway.test/checkout/${slug}x`,
    (slug: string) => `javascript:fetch("http://gateway.test/checkout/${slug}")`,
    (slug: string) => slug,
    () => 'http://gateway.test/checkout/',
    () => '',
  ])('to another gateway is foreign, and nothing is sent: %#', async (written) => {
    const { payment } = await createPayment();
    network = () => Promise.reject(new Error('a request was sent'));
    expect(await happens({ kind: 'open', text: written(payment.slug) })).toEqual({ kind: 'foreign' });
  });

  it('without a payment is unknown', async () => {
    await happens({ kind: 'open', text: `${test.gateway.publicUrl}/checkout/${'a'.repeat(34)}` });
    expect(state).toEqual({ kind: 'unknown' });
  });

  it('opened offline is opened again once online', async () => {
    const { checkout_url: text } = await createPayment();
    network = unreachable;
    expect((await happens({ kind: 'open', text })).kind).toBe('offline');
    expect((await happens({ kind: 'look' })).kind).toBe('offline');
    network = test.handler;
    expect((await happens({ kind: 'look' })).kind).toBe('choose');
  });
});

describe('from the wallet', () => {
  it('logs in, asks for the PIN, and is paid, with a receipt among the transactions', async () => {
    const created = await atThePin();
    const before = (await holds()) ?? 0;
    // Transfers of one millisecond have no order: the wallet was funded in it.
    test.clock.advance(1);
    const paid = await confirm();
    expect(paid).toMatchObject({
      kind: 'paid',
      reference: expect.stringMatching(/^tx_/),
      checkout: { status: 'succeeded', redirect_url: expect.stringContaining(`/checkout/${created.payment.slug}`) },
    });
    expect(await holds()).toBe(before - 5000);
    const [line] = (await wallet.transactions.list({ limit: 1 }).page()).items;
    expect(paid).toMatchObject({ reference: line?.id });
    expect(line).toMatchObject({ type: 'payment', amount: -5000, payment_id: created.payment.id, description: 'Café' });
  });

  it('does not ask for a login twice', async () => {
    await atThePin();
    await scanned();
    expect((await happens({ kind: 'pay_from_wallet' })).kind).toBe('enter_pin');
  });

  it('says that e-mail or password was wrong', async () => {
    await scanned();
    await happens({ kind: 'pay_from_wallet' });
    expect(state).toMatchObject({ kind: 'login', problem: null });
    await happens({ kind: 'log_in', email: 'success@sandbox.test', password: 'something else' });
    expect(state).toMatchObject({ kind: 'login', problem: { code: 'INVALID_CREDENTIALS' } });
  });

  it('says how many attempts are left, and pays with the right PIN under the same key', async () => {
    await atThePin();
    expect(await confirm('9999')).toMatchObject({
      kind: 'enter_pin',
      problem: { code: 'INVALID_PIN', attemptsLeft: 4 },
    });
    expect(await confirm('9999')).toMatchObject({ problem: { attemptsLeft: 3 } });
    expect((await confirm()).kind).toBe('paid');
    expect(new Set(payments).size).toBe(1);
  });

  it('says when a locked PIN unlocks, and then accepts it', async () => {
    await atThePin();
    for (let wrong = 1; wrong <= 5; wrong += 1) await confirm('9999');
    const againAtMs = test.clock.now() + 15 * MINUTE;
    expect(state).toMatchObject({ kind: 'enter_pin', problem: { code: 'INVALID_PIN', attemptsLeft: 0, againAtMs } });
    test.clock.advance(MINUTE);
    expect(await confirm()).toMatchObject({ kind: 'enter_pin', problem: { code: 'PIN_LOCKED', againAtMs } });
    test.clock.advance(14 * MINUTE);
    expect((await confirm()).kind).toBe('paid');
  });

  it('leads from a locked PIN to the other payment methods', async () => {
    await atThePin();
    for (let wrong = 1; wrong <= 5; wrong += 1) await confirm('9999');
    expect(await happens({ kind: 'back' })).toMatchObject({ kind: 'choose', problem: null });
    expect(await happens({ ...MTN, phone: '+237653456789' })).toMatchObject({ kind: 'waiting' });
  });

  it('has the first PIN set with the password', async () => {
    await wallet.register({ email: 'ngo@example.cm', password: PASSWORD, name: 'Ngo Bassa' });
    await scanned();
    expect(await happens({ kind: 'pay_from_wallet' })).toMatchObject({ kind: 'set_pin', problem: null });
    await happens({ kind: 'set_pin', password: PASSWORD, pin: '1234' });
    expect(state).toMatchObject({ kind: 'set_pin', problem: { code: 'VALIDATION_ERROR' } });
    await happens({ kind: 'set_pin', password: 'something else', pin: '4826' });
    expect(state).toMatchObject({ kind: 'set_pin', problem: { code: 'INVALID_CREDENTIALS' } });
    await happens({ kind: 'set_pin', password: PASSWORD, pin: '4826' });
    expect(state).toMatchObject({ kind: 'enter_pin', problem: null });
    expect((await confirm('4826')).kind).toBe('paid');
  });

  it('asks for a login if the session ended before the first PIN was set', async () => {
    await wallet.register({ email: 'ngo@example.cm', password: PASSWORD, name: 'Ngo Bassa' });
    await scanned();
    await happens({ kind: 'pay_from_wallet' });
    await wallet.logout();
    await happens({ kind: 'set_pin', password: PASSWORD, pin: '4826' });
    expect(state).toMatchObject({ kind: 'login', problem: { code: 'AUTHENTICATION_REQUIRED' } });
    await happens({ kind: 'log_in', email: 'ngo@example.cm', password: PASSWORD });
    expect(state).toMatchObject({ kind: 'set_pin', problem: null });
  });

  it('has a new PIN set after fifteen wrong ones, and continues', async () => {
    await atThePin();
    for (let wrong = 1; wrong <= 15; wrong += 1) {
      await confirm('9999');
      if (wrong % 5 === 0) test.clock.advance(61 * MINUTE);
    }
    expect(await confirm()).toMatchObject({ kind: 'set_pin', problem: { code: 'PIN_RESET_REQUIRED' } });
    await happens({ kind: 'set_pin', password: PASSWORD, pin: '4826' });
    expect((await confirm('4826')).kind).toBe('paid');
  });

  it('says that the balance is insufficient and offers the other payment methods, one of which pays', async () => {
    await atThePin('insufficient');
    expect(await confirm()).toMatchObject({
      kind: 'choose',
      problem: { code: 'INSUFFICIENT_FUNDS' },
      checkout: { failure: { code: 'insufficient_funds', retryable: true } },
    });
    expect(await happens({ ...MTN, phone: '+237653456789' })).toMatchObject({ kind: 'waiting' });
    expect(new Set(payments).size, 'another decision, another key').toBe(2);
  });

  it('is open while attempts are left, and ends with the last', async () => {
    await atThePin('declined', { max_attempts: 2 });
    expect(await confirm()).toMatchObject({ kind: 'choose', checkout: { attempts_left: 1 } });
    await happens({ kind: 'pay_from_wallet' });
    expect(await confirm()).toMatchObject({
      kind: 'over',
      checkout: { status: 'failed', failure: { code: 'payer_declined' } },
    });
  });

  it('rejects a live payment with a sandbox account', async () => {
    const { body } = await test.request<{ data: PaymentCreated }>('POST', '/gateway/payments', {
      bearer: test.seed.merchant.liveKey,
      body: { amount: 5000, currency: 'XAF' },
    });
    await happens({ kind: 'open', text: body.data.checkout_url });
    expect(state).toMatchObject({ checkout: { livemode: true } });
    await happens({ kind: 'pay_from_wallet' });
    await happens({ kind: 'log_in', email: 'success@sandbox.test', password: PASSWORD });
    expect(await confirm()).toMatchObject({ kind: 'choose', problem: { code: 'MODE_MISMATCH' } });
  });

  it('pays once when "pay" is tapped twice', async () => {
    await atThePin();
    const paid = await confirm();
    expect(await confirm()).toBe(paid);
    expect(payments).toHaveLength(1);
  });
});

describe('a lost response', () => {
  it('leaves the outcome unknown; the same tap again finds its own payment', async () => {
    const created = await atThePin();
    const before = (await holds()) ?? 0;
    network = losesAnswers;
    expect(await confirm()).toMatchObject({ kind: 'unclear', problem: { code: 'CONNECTION_FAILED' } });
    expect(await happens({ kind: 'cancel' }), 'nothing but the same tap leads on').toBe(state);
    expect(await happens({ kind: 'pay_from_wallet' })).toBe(state);
    network = test.handler;
    // With another key this would be the error that the payment is already paid.
    expect(await confirm()).toMatchObject({ kind: 'paid', reference: expect.stringMatching(/^tx_/) });
    expect(await holds()).toBe(before - 5000);
    expect(await statusOf(created)).toMatchObject({ status: 'succeeded', attempts_count: 1 });
    expect(new Set(payments).size).toBe(1);
  });

  it('is not replayed without the PIN', async () => {
    await atThePin();
    network = losesAnswers;
    await confirm();
    network = test.handler;
    expect(await confirm('9999')).toMatchObject({ kind: 'enter_pin', problem: { code: 'INVALID_PIN' } });
    expect((await confirm()).kind).toBe('paid');
  });

  it('to a request that never arrived: the same tap again pays', async () => {
    await atThePin();
    network = unreachable;
    expect((await confirm()).kind).toBe('unclear');
    network = test.handler;
    expect((await confirm()).kind).toBe('paid');
  });

  it.each([
    [409, 'IDEMPOTENCY_IN_PROGRESS'],
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
  ])('is also %i %s, which may answer a repetition', async (status, code) => {
    await atThePin();
    network = async (request) => {
      await test.handler(request);
      return refusal(status, code);
    };
    const againAtMs = test.clock.now() + 7_000;
    expect(await confirm()).toMatchObject({ kind: 'unclear', problem: { againAtMs } });
    network = test.handler;
    expect((await confirm()).kind).toBe('paid');
  });

  it('to a mobile-money payment leads to one prompt on the phone, not two', async () => {
    const created = await scanned();
    await wallet.login({ email: 'success@sandbox.test', password: PASSWORD });
    // The login is refreshed before the provider is called.
    network = (request) => (request.url.endsWith('/pay') ? losesAnswers(request) : test.handler(request));
    expect((await happens({ ...MTN, phone: '+237653456789' })).kind).toBe('unclear');
    network = test.handler;
    expect((await happens({ kind: 'confirm' })).kind).toBe('waiting');
    expect(await statusOf(created)).toMatchObject({ attempts_count: 1 });
  });
});

describe('by mobile money', () => {
  beforeEach(async () => {
    await wallet.login({ email: 'success@sandbox.test', password: PASSWORD });
  });

  it('says what to do on the phone, polls at the given interval, and is paid', async () => {
    const { payment } = await scanned();
    expect(await happens({ ...MTN, phone: '+237653456789' })).toMatchObject({
      kind: 'waiting',
      reference: payment.id,
      checkout: { next_action: { type: 'approve_on_phone', prompt: { fr: expect.stringMatching(/./) } } },
    });
    expect(await happens({ kind: 'look' }), 'nothing has changed').toMatchObject({ kind: 'waiting' });
    network = unreachable;
    expect(await happens({ kind: 'look' }), 'a tunnel on the way').toMatchObject({ kind: 'waiting' });
    network = test.handler;
    await test.advance(MINUTE);
    expect(await happens({ kind: 'look' })).toMatchObject({
      kind: 'paid',
      reference: payment.id,
      checkout: { status: 'succeeded', redirect_url: expect.stringMatching(/./) },
    });
  });

  it('ends when the last attempt is declined, and says why', async () => {
    await scanned({ max_attempts: 1 });
    await happens({ ...MTN, phone: '+237653456039' });
    await test.advance(MINUTE);
    await happens({ kind: 'look' });
    expect(state).toMatchObject({ kind: 'over', checkout: { status: 'failed', failure: { retryable: false } } });
  });

  it('over a provider’s limit another payment method is offered', async () => {
    await scanned();
    await happens({ ...MTN, phone: '+237653456019' });
    await test.advance(MINUTE);
    await happens({ kind: 'look' });
    expect(state).toMatchObject({ kind: 'choose', checkout: { failure: { code: 'payer_limit_reached' } } });
    await happens({ kind: 'pay_from_wallet' });
    expect((await confirm()).kind).toBe('paid');
  });

  it('asks for the code that the provider sent, counts wrong ones, and is paid', async () => {
    const { payment } = await scanned();
    await happens({ kind: 'pay_by_mobile_money', provider: 'orange_money', phone: '+237693456049' });
    expect(state).toMatchObject({ kind: 'waiting', checkout: { next_action: { type: 'enter_otp' } } });
    await happens({ kind: 'enter_code', code: '000000' });
    expect(state).toMatchObject({ kind: 'waiting', problem: { code: 'INVALID_CODE', attemptsLeft: 2 } });
    network = unreachable;
    await happens({ kind: 'enter_code', code: '123456' });
    expect(state).toMatchObject({ kind: 'waiting', problem: { code: 'CONNECTION_FAILED' } });
    network = test.handler;
    await happens({ kind: 'enter_code', code: '123456' });
    expect(state).toMatchObject({ kind: 'waiting', problem: null, checkout: { next_action: { type: 'wait' } } });
    await test.advance(MINUTE);
    expect(await happens({ kind: 'look' })).toMatchObject({ kind: 'paid', reference: payment.id });
  });

  it('that the provider definitely rejected can use another payment method', async () => {
    await scanned();
    network = async (request) => (request.url.endsWith('/pay') ? refusal(502, 'RAIL_ERROR') : test.handler(request));
    await happens({ ...MTN, phone: '+237653456789' });
    expect(state).toMatchObject({ kind: 'choose', problem: { code: 'RAIL_ERROR' } });
  });

  it('asks again for an invalid number', async () => {
    await scanned();
    await happens({ ...MTN, phone: '12' });
    expect(state).toMatchObject({ kind: 'choose', problem: { code: 'VALIDATION_ERROR' } });
  });
});

describe('a session', () => {
  it('whose access token has expired is refreshed, and the payment made once', async () => {
    await atThePin();
    const before = kept?.refresh_token;
    test.clock.advance(16 * MINUTE);
    expect((await confirm()).kind).toBe('paid');
    expect(kept?.refresh_token).not.toBe(before);
    expect(new Set(payments).size).toBe(1);
  });

  it('continues after a restart of the app, with the refresh token and its key for one use', async () => {
    await atThePin();
    await scanned();
    const restarted = createWalletClient({
      baseUrl: `${test.gateway.publicUrl}/api/v1`,
      fetch: test.handler,
      session: { read: () => kept, write: (session) => void (kept = session) },
    });
    expect((await restarted.me()).email).toBe('success@sandbox.test');
  });

  it('that was revoked elsewhere asks for a login and continues with the same tap', async () => {
    await atThePin();
    const elsewhere = createWalletClient({ baseUrl: `${test.gateway.publicUrl}/api/v1`, fetch: test.handler });
    await elsewhere.login({ email: 'success@sandbox.test', password: PASSWORD });
    await elsewhere.devices.revokeOthers();
    expect(await confirm()).toMatchObject({
      kind: 'login',
      problem: { code: expect.stringMatching(/REVOKED|INVALID/) },
    });
    expect(kept).toBeNull();
    await happens({ kind: 'log_in', email: 'success@sandbox.test', password: PASSWORD });
    expect((await confirm()).kind).toBe('paid');
    expect(new Set(payments).size).toBe(1);
  });
});

describe('a checkout that ended', () => {
  it('is canceled, and returns the shop’s address for its customer', async () => {
    const created = await scanned();
    expect(await happens({ kind: 'cancel' })).toMatchObject({
      kind: 'over',
      checkout: { status: 'canceled', redirect_url: expect.stringMatching(/^http:\/\/shop\.test\/stopped\?/) },
    });
    expect(await statusOf(created)).toMatchObject({ status: 'canceled' });
    expect(await happens({ kind: 'open', text: created.checkout_url })).toMatchObject({
      kind: 'over',
      checkout: { status: 'canceled' },
    });
  });

  it('during PIN entry says that it has expired', async () => {
    await atThePin();
    test.clock.advance(24 * 60 * MINUTE);
    expect(await confirm()).toMatchObject({ kind: 'over', checkout: { status: 'expired' } });
  });

  it('because the shop canceled it names that reason', async () => {
    const { payment } = await atThePin();
    await test.request('POST', `/gateway/payments/${payment.id}/cancel`, { bearer: test.seed.merchant.testKey });
    expect(await confirm()).toMatchObject({ kind: 'over', checkout: { status: 'canceled' } });
  });

  it('because another customer has paid names that reason, and nothing is debited', async () => {
    const { payment } = await atThePin();
    const before = await holds();
    const bearer = await test.login('refund@sandbox.test');
    await test.request('POST', `/gateway/checkout/${payment.slug}/pay`, { bearer, body: { pin: '1234' } });
    expect(await confirm()).toMatchObject({ kind: 'over', checkout: { status: 'succeeded' } });
    expect(await holds()).toBe(before);
  });

  it('is not canceled while an attempt is in progress', async () => {
    const { payment } = await scanned();
    const bearer = await test.login('timeout@sandbox.test');
    await test.request('POST', `/gateway/checkout/${payment.slug}/pay`, { bearer, body: { pin: '1234' } });
    expect(await happens({ kind: 'cancel' })).toMatchObject({ kind: 'waiting', reference: null });
  });

  it('leads back to the start', async () => {
    await scanned();
    expect(await happens({ kind: 'leave' })).toEqual({ kind: 'start' });
  });
});

import { createCheckout } from '@mitako/checkout';
import type { AttemptRecord, CheckoutMethod, CheckoutPaid, Payment } from '@mitako/contract/names';
import { type Rail, sandboxRail } from '@mitako/core';
import { mtnMomo } from '@mitako/rail-mtn-momo';
import { pawapay } from '@mitako/rail-pawapay';
import { simulateMtnMomo, simulatePawapay, type SimulatedProvider, type Situation } from '@mitako/testing/rails';
import { afterEach, describe, expect, test } from 'vitest';
import { closeWithConsistentLedger } from './support/money.ts';
import { attempts } from './support/scripted-rail.ts';
import { KNOWN_RAILS, railAt, type RailName } from '../support/simulated-rails.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  payByPhone,
  readCheckout,
  readPayment,
  SECOND,
  type Reply,
  type TestGateway,
} from './support.ts';

// Each rail against its simulated provider, in every situation that the provider can be in.

let api: TestGateway;
let provider: SimulatedProvider;
afterEach(() => closeWithConsistentLedger(api));

async function openAt(name: RailName, others: readonly Rail[] = []): Promise<void> {
  const known = KNOWN_RAILS[name];
  const notify = async (url: string, request: RequestInit): Promise<Response> => api.handler(new Request(url, request));
  const simulated = known.simulate(notify, () => api.clock.now());
  provider = simulated;
  const { fetch, publicKey } = simulated;
  api = await openGateway({
    publicUrl: 'https://pay.example.cm',
    rails: [railAt({ name, url: 'https://provider.example', publicKey, fetch }), ...others],
  });
  await createEndpoint(api, { events: ['payment.succeeded'] });
}

interface Paying {
  readonly payment: Payment;
  readonly reply: Reply;
}

/** A payer at the checkout; one whose provider has a page pays on it. */
async function pay(name: RailName, phone = KNOWN_RAILS[name].phone, again?: Payment): Promise<Paying> {
  const { provider: method, onPage } = KNOWN_RAILS[name];
  const payment = again ?? (await createPayment(api, { expires_in: 3_600 }));
  const reply = await payByPhone(api, payment.slug, await api.login('success@sandbox.test'), phone, method);
  const { next_action: next } = reply.status === 202 ? dataOf<CheckoutPaid>(reply, 202) : { next_action: null };
  if (onPage !== undefined && next?.type === 'redirect' && next.url !== undefined) {
    const { pathname } = new URL(next.url);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await provider.fetch(`https://provider.example${pathname}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(onPage).toString(),
    });
  }
  return { payment, reply };
}

async function attemptOf({ id }: Payment): Promise<AttemptRecord> {
  const [attempt] = await attempts(api, `?payment_id=${id}`);
  if (attempt === undefined) throw new Error('there is no attempt');
  return attempt;
}

/** Advances until the attempt has ended, by a fifth of the time that has passed. Its age then, or null. */
async function endOf(payment: Payment, withinMs: number): Promise<number | null> {
  let ageMs = 0;
  for (;;) {
    if (/^(succeeded|failed)$/.test((await attemptOf(payment)).status)) return ageMs;
    if (ageMs >= withinMs) return null;
    const stepMs = Math.max(2 * SECOND, Math.round(ageMs / 5));
    await api.advance(stepMs);
    ageMs += stepMs;
  }
}

interface Expected {
  readonly status: 'succeeded' | 'failed';
  readonly failureCode: string | null;
  /** From the payer's request to its outcome. */
  readonly withinMs: number;
  /** Of the first answer to the payer. Default: 202. */
  readonly http?: number;
}

const paid = (withinMs: number): Expected => ({ status: 'succeeded', failureCode: null, withinMs });
const failed = (failureCode: string, withinMs: number): Expected => ({ status: 'failed', failureCode, withinMs });

/** Life of the longest prompt, and the margin after which nothing arrives any more. */
const NEVER_TAKEN = failed('provider_unavailable', 24 * MINUTE);

const EXPECTED: Readonly<Partial<Record<Situation, Expected>>> = {
  normal: paid(10 * SECOND),
  'no-money': failed('insufficient_funds', 10 * SECOND),
  'no-money-unrecorded': { ...failed('insufficient_funds', 0), http: 402 },
  'wrong-pin': failed('payer_declined', 10 * SECOND),
  declined: failed('payer_declined', 10 * SECOND),
  ignored: failed('payer_timeout', 15 * MINUTE),
  'unspecified-failure': failed('provider_error', 10 * SECOND),
  'slow-payers': paid(40 * SECOND),
  'charge-503-never-taken': NEVER_TAKEN,
  'charge-broken-never-taken': NEVER_TAKEN,
  'rate-limited': NEVER_TAKEN,
  'forbidden-ip': NEVER_TAKEN,
  'charge-lost-answer': paid(30 * SECOND),
  'charge-500-visible-late': paid(30 * SECOND),
  'odd-writing': paid(30 * SECOND),
};

/** Where a provider says it otherwise. */
const OTHERWISE: Readonly<Partial<Record<RailName, Readonly<Partial<Record<Situation, Expected>>>>>> = {
  // It has one code for those who decline and those who do not answer.
  pawapay: { ignored: failed('payer_declined', 15 * MINUTE) },
  // No public source has its words for a payer's wrong PIN.
  orangeMoneyPush: { 'wrong-pin': failed('provider_error', 10 * SECOND) },
  // Its words give no reasons, and a prompt that nobody answers is processing until its payment expires, after three hours.
  notchPay: {
    'no-money': failed('provider_error', 10 * SECOND),
    'wrong-pin': failed('provider_error', 10 * SECOND),
    declined: failed('provider_error', 10 * SECOND),
    ignored: failed('payer_timeout', 5 * HOUR),
  },
  // Nobody has the address of the page, which was in the answer.
  orangeMoneyWeb: { 'charge-lost-answer': NEVER_TAKEN, 'charge-500-visible-late': NEVER_TAKEN },
};

/** What the operator reads of a charge that was never taken. */
const TURNED_AWAY: Readonly<Partial<Record<Situation, RegExp>>> = {
  'charge-503-never-taken': /^HTTP 503/,
  'charge-broken-never-taken': /^No answer/,
  'rate-limited': /^HTTP 429/,
  'forbidden-ip': /^HTTP 403/,
};

const RAILS = ['mtnMomo', 'pawapay', 'airtelMoney', 'orangeMoneyPush', 'orangeMoneyWeb', 'notchPay'] as const;

/** What each rail's provider can be in. */
const CASES = RAILS.flatMap((name) => {
  const { situations } = KNOWN_RAILS[name].simulate(() => Promise.resolve());
  return situations.flatMap((situation) => {
    const expected = OTHERWISE[name]?.[situation] ?? EXPECTED[situation];
    return expected === undefined ? [] : [{ name, situation, expected }];
  });
});

async function expectOutcome(payment: Payment, { status, failureCode, withinMs }: Expected): Promise<void> {
  const ageMs = await endOf(payment, withinMs);
  const attempt = await attemptOf(payment);
  expect(attempt).toMatchObject({ status, failure_code: failureCode });
  expect(ageMs).not.toBeNull();
  const isPaid = status === 'succeeded';
  // The payer was asked once, and debited once or not at all.
  expect(provider.collected(attempt.id)).toBe(isPaid ? 5_000 : 0);
  expect(provider.phones.prompts.length).toBeLessThanOrEqual(1);
  const { status: shown } = await readPayment(api, payment.id);
  expect(shown === 'succeeded').toBe(isPaid);
  expect(shown).not.toBe('processing');
  expect(api.webhooks.events('payment.succeeded')).toHaveLength(isPaid ? 1 : 0);
}

/** Once the situation is over. */
async function expectPaidByAnotherAttempt(name: RailName, payment: Payment): Promise<void> {
  const first = await attemptOf(payment);
  provider.setSituation('normal');
  await pay(name, undefined, payment);
  await endOf(payment, 10 * SECOND);
  expect(await readPayment(api, payment.id)).toMatchObject({ status: 'succeeded', attempts_count: 2 });
  expect(provider.collected(first.id)).toBe(0);
  expect(provider.collected((await attemptOf(payment)).id)).toBe(5_000);
  expect(api.webhooks.events('payment.succeeded')).toHaveLength(1);
}

/** What the waiting page tells the payer, in English. */
async function waitingPage({ slug }: Payment): Promise<string> {
  const checkout = createCheckout(api.gateway, { insecureCookies: true });
  const headers = { 'accept-language': 'en' };
  return (await checkout(new Request(`${api.gateway.publicUrl}/checkout/${slug}/wait`, { headers }))).text();
}

describe('one payer at a provider', () => {
  test.each(CASES)('$name in the situation $situation: $expected.status', async ({ name, situation, expected }) => {
    await openAt(name);
    provider.setSituation(situation);
    const { payment, reply } = await pay(name);
    expect(reply.status, reply.text).toBe(expected.http ?? 202);
    await expectOutcome(payment, expected);
    // Payments live for an hour here.
    if (expected.status === 'failed' && expected.withinMs < HOUR) await expectPaidByAnotherAttempt(name, payment);
  });

  test.each(CASES.filter(({ situation }) => TURNED_AWAY[situation] !== undefined))(
    '$name in the situation $situation: the payer is told that the provider is being asked, and the operator why it has not answered',
    async ({ name, situation }) => {
      await openAt(name);
      provider.setSituation(situation);
      const { payment, reply } = await pay(name);
      expect(dataOf<CheckoutPaid>(reply, 202).next_action).toMatchObject({ type: 'wait_for_provider', prompt: null });
      expect(await waitingPage(payment)).toContain('Nothing to confirm on your phone yet.');
      for (let minute = 0; minute < 3; minute += 1) await api.advance(MINUTE);
      expect((await attemptOf(payment)).rail_detail?.message).toMatch(TURNED_AWAY[situation] ?? /$^/);
      await endOf(payment, 24 * MINUTE);
      expect(provider.phones.prompts).toEqual([]);
      expect(provider.collected((await attemptOf(payment)).id)).toBe(0);
    },
  );

  // Orange's payers are asked once, by both ways.
  test.each(['mtnMomo', 'pawapay', 'airtelMoney'] as const)(
    '%s that turns charges away for half a minute: the payer pays when it is over, once',
    async (name) => {
      await openAt(name);
      provider.setSituation('rate-limited');
      const { payment } = await pay(name);
      for (let step = 0; step < 6; step += 1) await api.advance(5 * SECOND);
      provider.setSituation('normal');
      await expectOutcome(payment, paid(30 * SECOND));
    },
  );

  test.each(
    RAILS.flatMap((name) => (['down', 'wrong-credentials'] as const).map((situation) => ({ name, situation }))),
  )(
    '$name, five minutes in the situation $situation: nothing moves, and the attempt ends',
    async ({ name, situation }) => {
      await openAt(name);
      // With it, tokens are valid.
      await endOf((await pay(name)).payment, 10 * SECOND);
      provider.setSituation(situation);
      const { payment, reply } = await pay(name);
      // Orange's push has to give a token first, and Notch Pay a payment: without one nothing was asked, which is known at once.
      expect(reply.status).toBe(name === 'orangeMoneyPush' || name === 'notchPay' ? 502 : 202);
      for (let minute = 0; minute < 5; minute += 1) await api.advance(MINUTE);
      expect((await attemptOf(payment)).rail_detail?.message).toContain(situation === 'down' ? 'HTTP 503' : 'HTTP 401');
      provider.setSituation('normal');
      await endOf(payment, 24 * MINUTE);
      const attempt = await attemptOf(payment);
      // Notch Pay rejects its key when the payment is created.
      const isAccount = name === 'notchPay' && situation === 'wrong-credentials';
      const code = isAccount ? 'gateway_account' : 'provider_unavailable';
      expect(attempt).toMatchObject({ status: 'failed', failure_code: code });
      expect(provider.collected(attempt.id)).toBe(0);
      expect(api.webhooks.events('payment.succeeded')).toHaveLength(1);
    },
  );

  test.each(
    // Notch Pay says of such a prompt that it waits, and so does its payment.
    RAILS.filter((name) => name !== 'orangeMoneyWeb' && name !== 'notchPay').flatMap((name) => [
      { name, expiresIn: 86_400, becomes: ['succeeded', 'succeeded', null] },
      // Orange's push returns no money.
      { name, expiresIn: 1_800, becomes: ['expired', 'paid_late', name === 'orangeMoneyPush' ? 'owed' : 'returned'] },
    ]),
  )(
    '$name calls a prompt expired that is paid an hour later, without a callback; the payment lives $expiresIn seconds: $becomes',
    async ({ name, expiresIn, becomes }) => {
      await openAt(name);
      provider.setSituation('expired-then-paid');
      const { payment } = await pay(name, undefined, await createPayment(api, { expires_in: expiresIn }));
      await endOf(payment, 15 * MINUTE);
      for (let step = 0; step < 48; step += 1) await api.advance(10 * MINUTE);
      const { id, status, unapplied_funds: unapplied } = await attemptOf(payment);
      expect(provider.collected(id)).toBe(5_000);
      expect([(await readPayment(api, payment.id)).status, status, unapplied]).toEqual(becomes);
    },
  );

  test.each(RAILS)('%s shows no longer a countdown than its prompt lives', async (name) => {
    await openAt(name);
    const phone = `${KNOWN_RAILS[name].phone.slice(0, -3)}129`;
    const { reply } = await pay(name, phone);
    const { next_action: next } = dataOf<CheckoutPaid>(reply, 202);
    const lifeMs = Date.parse(next?.expires_at ?? '') - api.clock.now();
    expect(lifeMs).toBe(PROMPT_LIFE_MS[name]);
  });
});

/** As each provider's own documents have it, the shorter one where they differ. */
const PROMPT_LIFE_MS: Readonly<Record<RailName, number>> = {
  mtnMomo: 5 * MINUTE,
  airtelMoney: 3 * MINUTE,
  orangeMoneyPush: 7 * MINUTE,
  orangeMoneyWeb: 10 * MINUTE,
  pawapay: 10 * MINUTE,
  notchPay: 15 * MINUTE,
};

describe('many payers at MTN', () => {
  const collection = {
    subscriptionKey: 'collection-key',
    apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10',
    apiKey: 'collection-secret',
  };
  let mtn: SimulatedProvider;
  let second: SimulatedProvider;
  /** Statuses of MTN's answers, with how many there were. */
  let answered: Map<number, number>;

  /** With live money, of which health is judged. */
  async function openLive(hasSecond: boolean): Promise<void> {
    const nowMs = (): number => api.clock.now();
    mtn = simulateMtnMomo({ targetEnvironment: 'mtncameroon', collection, nowMs });
    second = simulatePawapay({ nowMs });
    const environment = 'production';
    answered = new Map();
    const fetch: typeof mtn.fetch = async (url, request) => {
      const response = await mtn.fetch(url, request);
      answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
      return response;
    };
    const primary = mtnMomo({ country: 'CM', environment, collection, fetch });
    const others = hasSecond ? [pawapay({ apiToken: 'token', environment, fetch: second.fetch })] : [];
    api = await openGateway({ publicUrl: 'https://pay.example.cm', rails: [primary, ...others, sandboxRail()] });
  }

  async function chargeLive(payer: number): Promise<{ readonly reply: Reply; readonly payment: Payment }> {
    const { liveKey } = api.seed.merchant;
    const payment = await createPayment(api, { expires_in: 3_600 }, liveKey);
    const body = { method: 'mobile_money', provider: 'mtn_momo', phone: `+2376771${String(20_001 + payer)}` };
    const reply = await api.request('POST', `/gateway/payments/${payment.id}/charge`, { bearer: liveKey, body });
    return { reply, payment };
  }

  /** As a new payer is offered it. */
  async function offered(): Promise<CheckoutMethod | undefined> {
    const { slug } = await createPayment(api, {}, api.seed.merchant.liveKey);
    return (await readCheckout(api, slug)).methods.find(
      ({ provider: id, country }) => id === 'mtn_momo' && country === 'CM',
    );
  }

  async function chargeMany(count: number, from = 0): Promise<readonly Payment[]> {
    const payments: Payment[] = [];
    for (let payer = from; payer < from + count; payer += 1) {
      payments.push((await chargeLive(payer)).payment);
      await api.advance(12 * SECOND);
    }
    return payments;
  }

  test('that answers 503 while its token is valid: after three payers, new ones see that it is down', async () => {
    await openLive(false);
    await chargeMany(1);
    expect(await offered()).toMatchObject({ available: true });
    mtn.setSituation('down');
    await chargeMany(3, 1);
    expect(await offered()).toMatchObject({ health: 'down', available: false });
  });

  test('that answers 503, with a second rail: after three payers, the others pay there', async () => {
    await openLive(true);
    await chargeMany(1);
    mtn.setSituation('down');
    const payments = await chargeMany(10, 1);
    expect(await offered()).toMatchObject({ available: true });
    const rails = await Promise.all(payments.map(async (payment) => (await attemptOf(payment)).rail));
    expect(rails).toEqual([...Array(3).fill('mtn_momo_cm'), ...Array(7).fill('pawapay')]);
    for (const payment of payments.slice(3)) expect(second.collected((await attemptOf(payment)).id)).toBe(5_000);
  });

  test('of whom three have no money after thirty have paid: it is still offered', async () => {
    await openLive(false);
    await chargeMany(30);
    mtn.setSituation('unspecified-failure');
    const payments = await chargeMany(3, 30);
    expect(await attemptOf(payments[2] as Payment)).toMatchObject({ failure_code: 'provider_error' });
    // Three of the last six are a reason to warn, and none to turn payers away.
    expect(await offered()).toMatchObject({ health: 'slow', available: true });
  });

  test('of whom eighty wait without callbacks: MTN turns no look-up away, and all have paid within a minute', async () => {
    await openLive(false);
    mtn.setSituation('slow-payers');
    const payments: Payment[] = [];
    for (let payer = 0; payer < 80; payer += 1) payments.push((await chargeLive(payer)).payment);
    // Its turns are 131.25 ms apart.
    for (let turn = 0; turn < 350; turn += 1) await api.advance(132);
    for (const { id } of payments) {
      expect(await readPayment(api, id, api.seed.merchant.liveKey)).toMatchObject({ status: 'succeeded' });
    }
    expect(answered.get(429)).toBeUndefined();
  });

  test('one charge that MTN answers by a 500 and shows late: the second rail asks the payer nothing', async () => {
    await openLive(true);
    mtn.setSituation('charge-500-visible-late');
    const { payment } = await chargeLive(0);
    await endOf(payment, 30 * SECOND);
    const made = await attempts(api, `?payment_id=${payment.id}`);
    expect(made).toMatchObject([{ rail: 'mtn_momo_cm', status: 'succeeded' }]);
    expect(mtn.collected(made[0]?.id ?? '')).toBe(5_000);
    expect(second.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

test('a sandbox of MTN with a wrong key: the simulated provider of the gateway does not pay in its place', async () => {
  await openAt('mtnMomo', [sandboxRail()]);
  provider.setSituation('wrong-credentials');
  const { payment, reply } = await pay('mtnMomo');
  detailsOf(reply, 'RAIL_ERROR');
  await expectOutcome(payment, failed('gateway_account', 0));
  expect(await attempts(api)).toMatchObject([{ rail: 'mtn_momo_cm' }]);
});

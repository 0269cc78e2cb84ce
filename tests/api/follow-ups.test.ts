import type { AttemptRecord, CheckoutPaid, FailureCode } from '@mitako/contract/names';
import type { ListeningProvider, SimulatedProvider } from '@mitako/testing/rails';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KNOWN_RAILS, railAt, type RailName } from '../support/simulated-rails.ts';
import { asOperator, closeWithConsistentLedger, accountHolds } from './support/money.ts';
import { attempts, callBack, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  HOUR,
  MINUTE,
  openGateway,
  payByPhone,
  readPayment,
  SECOND,
  type TestGateway,
} from './support.ts';

// Attempts whose end is in doubt are looked up again, for three days.

const PHONE = '+237653456129';
const LADDER = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR];
const UNSURE: readonly FailureCode[] = ['payer_timeout', 'provider_error', 'provider_unavailable'];
const SURE: readonly FailureCode[] = ['payer_declined', 'insufficient_funds', 'invalid_code', 'invalid_payer'];

describe('an attempt whose end is in doubt', () => {
  let api: TestGateway;
  let script: Script;
  let token: string;
  let endedAtMs: number;

  beforeEach(async () => {
    const scripted = scriptedRail();
    ({ script } = scripted);
    api = await openGateway({ rails: [scripted.rail] });
    token = await api.login('success@sandbox.test');
  });
  afterEach(() => closeWithConsistentLedger(api));

  async function ended(
    failureCode: FailureCode,
    params: Parameters<typeof createPayment>[1] = {},
  ): Promise<{ readonly id: string; readonly attemptId: string }> {
    const { id, slug } = await createPayment(api, params);
    script.lookup = () => ({ kind: 'failed', failureCode });
    dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE), 202);
    await api.advance(2 * SECOND);
    endedAtMs = api.clock.now();
    const attempt = await newest();
    expect(attempt).toMatchObject({ status: 'failed', failure_code: failureCode });
    script.lookups.splice(0);
    return { id, attemptId: attempt.id };
  }

  async function newest(): Promise<AttemptRecord> {
    const [attempt] = await attempts(api);
    if (attempt === undefined) throw new Error('there is no attempt');
    return attempt;
  }

  async function advanceTo(afterEndMs: number): Promise<void> {
    await api.advance(endedAtMs + afterEndMs - api.clock.now());
  }

  /** Advances through three days, second by second around each of the times, and returns when the provider was asked. */
  async function askedAfter(): Promise<readonly number[]> {
    for (const afterMs of LADDER.filter((each) => endedAtMs + each > api.clock.now())) {
      await advanceTo(afterMs - SECOND);
      await advanceTo(afterMs);
      await advanceTo(afterMs + SECOND);
    }
    for (let days = 4; days < 8; days += 1) await advanceTo(days * 24 * HOUR);
    return script.lookups.map(({ nowMs }) => nowMs - endedAtMs);
  }

  test.each(UNSURE)('by %s is looked up five times in three days, and no more', async (failureCode) => {
    await ended(failureCode);
    expect(await askedAfter()).toEqual(LADDER);
    expect(script.charges).toHaveLength(1);
  });

  test.each(SURE)('is none by %s, which is not looked up again', async (failureCode) => {
    await ended(failureCode);
    expect(await askedAfter()).toEqual([]);
  });

  test.each([
    ['unknown', { kind: 'unknown' }],
    ['absent', { kind: 'absent' }],
  ] as const)('and of which the provider then says %s has its next follow-ups', async (_, outcome) => {
    await ended('payer_timeout');
    script.lookup = () => outcome;
    expect((await askedAfter()).slice(0, 5)).toEqual(LADDER);
  });

  test('and whose last follow-up had no answer is asked about until there is one', async () => {
    const { attemptId } = await ended('payer_timeout');
    script.lookup = () => ({ kind: 'unknown' });
    await askedAfter();
    expect(script.lookups.length).toBeGreaterThan(6);
    script.lookup = () => PAID;
    await api.advance(24 * HOUR);
    expect(await newest()).toMatchObject({ id: attemptId, status: 'paid_late' });
  });

  test('that was waiting for the operator is looked up as often after that', async () => {
    script.lookup = () => ({ kind: 'pending' });
    const { slug } = await createPayment(api);
    dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE), 202);
    while ((await newest()).status !== 'needs_review') await api.advance(10 * MINUTE);
    endedAtMs = api.clock.now();
    script.lookup = () => ({ kind: 'unknown' });
    script.lookups.splice(0);
    expect((await askedAfter()).slice(0, 5)).toEqual(LADDER);
    expect(await newest()).toMatchObject({ status: 'needs_review' });
    script.lookup = () => PAID;
    await api.advance(24 * HOUR);
    expect(await newest()).toMatchObject({ status: 'succeeded' });
  }, 60_000);

  test('that an operator has ended is asked about, too', async () => {
    script.lookup = () => ({ kind: 'pending' });
    const { slug } = await createPayment(api);
    dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE), 202);
    while ((await newest()).status !== 'needs_review') await api.advance(HOUR);
    const { id } = await newest();
    const body = { outcome: 'failed', reason: 'Not on the statement' };
    dataOf(await asOperator(api, 'POST', `/admin/attempts/${id}/resolve`, body), 200);
    endedAtMs = api.clock.now();
    script.lookup = () => PAID;
    await advanceTo(10 * MINUTE);
    expect(await newest()).toMatchObject({ status: 'paid_late' });
  });

  test('that an operator has ended is asked about no more often than others, if its provider agrees', async () => {
    script.lookup = () => ({ kind: 'pending' });
    const { slug } = await createPayment(api);
    dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE), 202);
    while ((await newest()).status !== 'needs_review') await api.advance(HOUR);
    const { id } = await newest();
    const body = { outcome: 'failed', reason: 'Not on the statement' };
    dataOf(await asOperator(api, 'POST', `/admin/attempts/${id}/resolve`, body), 200);
    endedAtMs = api.clock.now();
    script.lookup = () => ({ kind: 'failed', failureCode: 'provider_error' });
    script.lookups.splice(0);
    expect(await askedAfter()).toEqual(LADDER);
  }, 60_000);

  test('keeps its follow-ups, however many callbacks come', async () => {
    const { attemptId } = await ended('payer_timeout');
    for (const afterMs of [20 * MINUTE, 30 * MINUTE]) {
      await advanceTo(afterMs);
      for (let times = 0; times < 5; times += 1) dataOf(await callBack(api, attemptId), 200);
      await api.advance(2 * SECOND);
    }
    script.lookups.splice(0);
    expect(await askedAfter()).toEqual(LADDER.slice(1));
  });

  test('and is paid after all pays its payment while that is open', async () => {
    const { id } = await ended('provider_unavailable');
    script.lookup = () => PAID;
    await advanceTo(10 * MINUTE);
    expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', failure_code: null });
    expect(script.charges).toHaveLength(1);
    await askedAfter();
    expect(script.lookups).toHaveLength(1);
  });

  test('and is paid after all, too late, goes back to the payer once', async () => {
    const { id } = await ended('provider_unavailable', { expires_in: 300 });
    await advanceTo(2 * HOUR);
    script.lookup = () => PAID;
    await askedAfter();
    expect((await readPayment(api, id)).status).toBe('expired');
    expect(await newest()).toMatchObject({ status: 'paid_late', unapplied_funds: 'returned' });
    expect(script.refunds).toHaveLength(1);
    expect(script.charges).toHaveLength(1);
    expect(await accountHolds(api, 'system:suspense')).toBe(0);
  });

  test('of a sandbox follows the clock of its merchant', async () => {
    await ended('payer_timeout');
    await api.advanceSandbox(9 * 60);
    expect(script.lookups).toHaveLength(0);
    await api.advanceSandbox(60);
    expect(script.lookups).toHaveLength(1);
    await api.advanceSandbox(49 * 60);
    expect(script.lookups).toHaveLength(1);
    await api.advanceSandbox(60);
    expect(script.lookups).toHaveLength(2);
  });
});

describe.each(['mtnMomo', 'airtelMoney', 'orangeMoneyPush', 'pawapay'] satisfies RailName[])(
  'a payment by %s that expires and is paid an hour later, without a callback',
  (name) => {
    const known = KNOWN_RAILS[name];
    let api: TestGateway;
    let provider: SimulatedProvider & { readonly publicKey?: string };
    let listening: ListeningProvider;

    beforeEach(async () => {
      provider = known.simulate(
        () => Promise.resolve(),
        () => api.clock.now(),
      );
      listening = await provider.listen();
      const rail = railAt({ name, url: listening.url, publicKey: provider.publicKey });
      api = await openGateway({ publicUrl: 'https://pay.example.cm', rails: [rail] });
    });
    afterEach(async () => {
      await closeWithConsistentLedger(api);
      await listening.close();
    });

    test('is found, and charged once', async () => {
      provider.setSituation('expired-then-paid');
      const { id, slug } = await createPayment(api);
      const token = await api.login('success@sandbox.test');
      dataOf<CheckoutPaid>(await payByPhone(api, slug, token, known.phone, known.provider), 202);
      for (let minute = 0; minute < 30; minute += 1) await api.advance(MINUTE);
      const [attempt] = await attempts(api);
      expect(attempt).toMatchObject({ status: 'failed' });
      expect(provider.collected(attempt?.id ?? '')).toBe(0);
      for (let hour = 0; hour < 7; hour += 1) await api.advance(HOUR);
      expect(await attempts(api)).toMatchObject([{ id: attempt?.id, status: 'succeeded' }]);
      expect((await readPayment(api, id)).status).toBe('succeeded');
      expect(provider.collected(attempt?.id ?? '')).toBe(5_000);
    });
  },
);

import fc from 'fast-check';
import type { AttemptRecord, Payment, PaymentCharged, Timeline } from '@mitako/contract/names';
import { sandboxRail, type ChargeOutcome, type LookupOutcome, type PrepareOutcome, type Rail } from '@mitako/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import { attempts, callBack, held, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  MINUTE,
  openGateway,
  payByPhone,
  readPayment,
  SECOND,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

const MTN = '+237653456789';
const OUR_TROUBLE = { kind: 'refused', failureCode: 'gateway_account' } as const;

let api: TestGateway;
let primary: Script;
let fallback: Script;
/** What the primary answers when it is asked for its reference; null: it assigns none. */
let prepared: (() => PrepareOutcome) | null;

beforeEach(async () => {
  prepared = null;
  const [first, second] = [scriptedRail(), scriptedRail()];
  primary = first.script;
  fallback = second.script;
  const rail: Rail = {
    ...first.rail,
    prepare: async () => prepared?.() ?? { kind: 'prepared', railReference: 'prepared-1' },
  };
  api = await openGateway({ rails: [rail, { ...second.rail, id: 'second' }] });
});
afterEach(() => closeWithConsistentLedger(api));

async function charge(id: string, idempotencyKey?: string): Promise<Reply> {
  return api.request('POST', `/gateway/payments/${id}/charge`, {
    bearer: testKey(api),
    body: { method: 'mobile_money', phone: MTN },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

async function attemptsOf({ id }: Pick<Payment, 'id'>): Promise<readonly AttemptRecord[]> {
  return (await attempts(api, `?payment_id=${id}`)).toReversed();
}

function routesOf(made: readonly AttemptRecord[]): readonly unknown[] {
  return made.map(({ rail, rail_choice: choice, status, failure_code: code }) => [rail, choice, status, code]);
}

test('the first rail in the configuration is asked, and the other is not', async () => {
  const payment = await createPayment(api);
  dataOf(await charge(payment.id), 202);
  expect(routesOf(await attemptsOf(payment))).toEqual([['sandbox', 'primary', 'pending', null]]);
  expect(fallback.charges).toEqual([]);
});

describe('the other rail is asked when nothing can have moved:', () => {
  test.each<[string, () => void]>([
    ['our account at the primary is in trouble', () => (primary.charge = () => OUR_TROUBLE)],
    [
      'the primary refuses because it is unavailable',
      () => (primary.charge = () => ({ kind: 'refused', failureCode: 'provider_unavailable' })),
    ],
    ['the primary gives no reference', () => (prepared = () => ({ kind: 'unknown' }))],
    ['the primary refuses to give one', () => (prepared = () => OUR_TROUBLE)],
  ])('%s', async (_, break_) => {
    break_();
    const { id, version } = await createPayment(api);
    const { payment } = dataOf<PaymentCharged>(await charge(id), 202);
    expect(payment).toMatchObject({ status: 'processing', attempts_count: 1, failure_code: null });
    expect(payment.version).toBeGreaterThan(version);
    expect(await readPayment(api, id)).toEqual(payment);
    const made = await attemptsOf(payment);
    expect(routesOf(made)).toEqual([
      ['sandbox', 'primary', 'failed', expect.stringMatching(/^(gateway_account|provider_unavailable)$/)],
      ['second', 'other_refused', 'pending', null],
    ]);
    expect(fallback.charges.map(({ reference, phone }) => [reference, phone])).toEqual([[made[1]?.id, MTN]]);
    fallback.lookup = () => PAID;
    await api.advance(MINUTE);
    expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', attempts_count: 1 });
    expect(primary.lookups).toEqual([]);
  });
});

describe('the other rail is never asked', () => {
  test.each<[string, () => ChargeOutcome]>([
    ['after an unknown outcome', () => ({ kind: 'unknown' })],
    [
      'after an error',
      () => {
        throw new Error('connection reset');
      },
    ],
    ['for a reason of the payer’s', () => ({ kind: 'refused', failureCode: 'payer_account_blocked' })],
    ['for another one', () => ({ kind: 'refused', failureCode: 'insufficient_funds' })],
  ])('%s', async (_, outcome) => {
    primary.charge = outcome;
    const payment = await createPayment(api);
    await charge(payment.id);
    await api.advance(MINUTE);
    expect((await attemptsOf(payment)).map(({ rail }) => rail)).toEqual(['sandbox']);
    expect(fallback.charges).toEqual([]);
  });

  test('when the primary took too long: others may have asked about the attempt', async () => {
    primary.charge = () => {
      api.clock.advance(31 * SECOND);
      return OUR_TROUBLE;
    };
    const payment = await createPayment(api);
    detailsOf(await charge(payment.id), 'RAIL_ERROR');
    expect(fallback.charges).toEqual([]);
  });

  test('when the method was suspended while the primary was asked', async () => {
    primary.charge = async () => {
      dataOf(await asOperator(api, 'POST', '/admin/methods/mtn_momo/suspend', { mode: 'test', reason: 'Down.' }), 200);
      return OUR_TROUBLE;
    };
    const payment = await createPayment(api);
    detailsOf(await charge(payment.id), 'RAIL_ERROR');
    expect(routesOf(await attemptsOf(payment))).toEqual([['sandbox', 'primary', 'failed', 'gateway_account']]);
  });

  test('for an amount that it does not take', async () => {
    const [first, second] = [scriptedRail(), scriptedRail()];
    const methods = second.rail.methods.map((method) => ({ ...method, limits: { min: 100, max: 1_000 } }));
    first.script.charge = () => OUR_TROUBLE;
    const gateway = await openGateway({ rails: [first.rail, { ...second.rail, id: 'second', methods }] });
    const { id } = await createPayment(gateway);
    const body = { method: 'mobile_money', phone: MTN };
    const answer = await gateway.request('POST', `/gateway/payments/${id}/charge`, { bearer: testKey(gateway), body });
    detailsOf(answer, 'RAIL_ERROR');
    expect(second.script.charges).toEqual([]);
    await gateway.close();
  });
});

test('when both refuse, the payer may try again', async () => {
  primary.charge = () => OUR_TROUBLE;
  fallback.charge = () => OUR_TROUBLE;
  const payment = await createPayment(api);
  detailsOf(await charge(payment.id, 'till-1'), 'RAIL_ERROR');
  expect(await readPayment(api, payment.id)).toMatchObject({ status: 'requested', attempts_count: 1 });
  expect((await attemptsOf(payment)).map(({ status }) => status)).toEqual(['failed', 'failed']);
  primary.charge = scriptedRail().script.charge;
  dataOf(await charge(payment.id, 'till-1'), 202);
});

test('each decision is in the timeline', async () => {
  primary.charge = () => OUR_TROUBLE;
  const { id } = await createPayment(api);
  dataOf(await charge(id), 202);
  const answer = await api.request('GET', `/gateway/payments/${id}/timeline`, { bearer: testKey(api) });
  const { timeline } = dataOf<{ timeline: Timeline }>(answer, 200);
  const lines = timeline.entries.flatMap((entry) =>
    entry.type === 'attempt' ? [[entry.rail, entry.rail_choice, entry.status]] : [],
  );
  expect(lines).toEqual([
    ['sandbox', 'primary', 'failed'],
    ['second', 'other_refused', 'pending'],
  ]);
  const events = timeline.entries.flatMap((entry) => (entry.type === 'event' ? [entry.event] : []));
  expect(events).toEqual(['payment.created', 'payment.processing']);
});

test('a repeated request is answered with its outcome at the other rail', async () => {
  primary.charge = () => OUR_TROUBLE;
  const { id } = await createPayment(api);
  const first = await charge(id, 'till-1');
  const again = await charge(id, 'till-1');
  expect([again.status, again.text]).toEqual([202, first.text]);
  expect([primary.charges.length, fallback.charges.length]).toEqual([1, 1]);
});

test('during the switch, no other attempt starts', async () => {
  const { asked, ask, answer } = held<ChargeOutcome>();
  primary.charge = () => OUR_TROUBLE;
  const { charge: usual } = fallback;
  fallback.charge = () => ask();
  const { id, slug } = await createPayment(api);
  const first = charge(id);
  await asked;
  const user = await api.login('success@sandbox.test');
  detailsOf(await payByPhone(api, slug, user, MTN), 'PAYMENT_IN_PROGRESS');
  detailsOf(await charge(id), 'PAYMENT_IN_PROGRESS');
  detailsOf(await api.request('POST', `/gateway/checkout/${slug}/cancel`), 'PAYMENT_IN_PROGRESS');
  const [request] = fallback.charges;
  if (request === undefined) throw new Error('the other rail was not asked');
  answer(await usual(request));
  dataOf(await first, 202);
});

test('money that arrives at the primary after all is found there, and what the other collects returns', async () => {
  primary.charge = () => OUR_TROUBLE;
  const payment = await createPayment(api);
  dataOf(await charge(payment.id), 202);
  const [refused] = await attemptsOf(payment);
  primary.lookup = () => ({ kind: 'paid', railReference: 'late-1' });
  dataOf(await callBack(api, refused?.id ?? '', 'sandbox'), 200);
  await api.advance(5 * SECOND);
  expect((await readPayment(api, payment.id)).status).toBe('succeeded');
  fallback.lookup = () => ({ kind: 'paid', railReference: 'other-1' });
  await api.advance(MINUTE);
  expect((await attemptsOf(payment)).map(({ rail, status }) => [rail, status])).toEqual([
    ['sandbox', 'succeeded'],
    ['second', 'paid_late'],
  ]);
  expect(fallback.refunds).toHaveLength(1);
});

describe('a primary that can be asked again', () => {
  const CHARGES = { promptLifeMs: 5 * MINUTE, absentMarginMs: 10 * MINUTE, isRepeatable: true };

  /** A charge that waits for the second answer. */
  async function chargeAt(lookup: Script['lookup'], status = 202): Promise<readonly AttemptRecord[]> {
    const [first, second] = [scriptedRail(), scriptedRail()];
    const rails = [
      { ...first.rail, charges: CHARGES },
      { ...second.rail, id: 'second' },
    ];
    await api.gateway.close();
    api = await openGateway({ rails });
    first.script.charge = () => OUR_TROUBLE;
    first.script.lookup = lookup;
    const payment = await createPayment(api);
    const answer = charge(payment.id);
    await vi.waitUntil(() => first.script.charges.length > 0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(first.script.lookups).toEqual([]);
    api.clock.advance(2_500);
    expect((await answer).status).toBe(status);
    expect(first.script.lookups).toHaveLength(1);
    return attemptsOf(payment);
  }

  test.each<LookupOutcome>([{ kind: 'absent' }, { kind: 'failed', failureCode: 'provider_error' }])(
    'is left for the other once it says again that there is no charge (%o)',
    async (outcome) => {
      expect(routesOf(await chargeAt(() => outcome))).toEqual([
        ['sandbox', 'primary', 'failed', 'gateway_account'],
        ['second', 'other_refused', 'pending', null],
      ]);
    },
  );

  test.each<LookupOutcome>([{ kind: 'pending' }, PAID])(
    'keeps a charge that it has after all (%o)',
    async (outcome) => {
      expect(routesOf(await chargeAt(() => outcome))).toEqual([['sandbox', 'primary', 'pending', null]]);
    },
  );

  test('ends the attempt without the other when it does not say', async () => {
    expect(routesOf(await chargeAt(() => ({ kind: 'unknown' }), 502))).toEqual([
      ['sandbox', 'primary', 'failed', 'gateway_account'],
    ]);
  });

  test('whose charge a look-up has found meanwhile keeps it', async () => {
    const [first, second] = [scriptedRail(), scriptedRail()];
    await api.gateway.close();
    api = await openGateway({
      rails: [
        { ...first.rail, charges: CHARGES },
        { ...second.rail, id: 'second' },
      ],
    });
    first.script.charge = () => OUR_TROUBLE;
    const payment = await createPayment(api);
    const answer = charge(payment.id);
    await vi.waitUntil(() => first.script.charges.length > 0);
    await callBack(api, first.script.charges[0]?.reference ?? '');
    await api.advance(2 * SECOND);
    first.script.lookup = () => ({ kind: 'absent' });
    await api.advance(SECOND);
    dataOf(await answer, 202);
    expect(routesOf(await attemptsOf(payment))).toEqual([['sandbox', 'primary', 'pending', null]]);
    expect(second.script.charges).toEqual([]);
  });
});

describe('a primary that is down', () => {
  test('is asked after the other, and the attempt says why', async () => {
    const [first, second] = [scriptedRail('live'), scriptedRail('live')];
    const gateway = await openGateway({ rails: [scriptedRail().rail, first.rail, { ...second.rail, id: 'second' }] });
    const { liveKey } = gateway.seed.merchant;
    const pay = async (payer: number): Promise<AttemptRecord | undefined> => {
      const { id } = await createPayment(gateway, {}, liveKey);
      const body = { method: 'mobile_money', phone: `+23765345678${payer}` };
      dataOf(await gateway.request('POST', `/gateway/payments/${id}/charge`, { bearer: liveKey, body }), 202);
      return (await attempts(gateway, `?payment_id=${id}`))[0];
    };
    first.script.charge = () => OUR_TROUBLE;
    for (const payer of [1, 2, 3]) expect((await pay(payer))?.rail_choice).toBe('other_refused');
    gateway.clock.advance(5 * SECOND);
    expect(await pay(4)).toMatchObject({ rail: 'second', rail_choice: 'primary_down' });
    expect(first.script.charges).toHaveLength(3);
    const rails = dataOf<{ rails: readonly { methods: readonly object[] }[] }>(
      await asOperator(gateway, 'GET', '/admin/rails'),
      200,
    ).rails;
    expect(rails.slice(1).map(({ methods }) => methods[0])).toMatchObject([
      { place: 1, health: 'down' },
      { place: 2, health: 'unknown' },
    ]);
    await gateway.close();
  });
});

test('of one payment, no two rails ever have a charge that could collect', async () => {
  const outcome = fc.constantFrom<ChargeOutcome>(
    { kind: 'unknown' },
    OUR_TROUBLE,
    { kind: 'refused', failureCode: 'provider_unavailable' },
    { kind: 'refused', failureCode: 'payer_declined' },
    { kind: 'pending', railReference: null, nextAction: { type: 'approve_on_phone', url: null }, expiresAtMs: 0 },
  );
  const preparation = fc.constantFrom<PrepareOutcome>({ kind: 'unknown' }, OUR_TROUBLE, {
    kind: 'prepared',
    railReference: 'prepared-1',
  });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(preparation, outcome, outcome),
      fc.integer({ min: 1, max: 3 }),
      async (answers, count) => {
        const [preparing, first, second] = answers;
        prepared = () => preparing;
        primary.charge = () => first;
        fallback.charge = () => second;
        const { id } = await createPayment(api);
        const since = { primary: primary.charges.length, fallback: fallback.charges.length };
        await Promise.all(Array.from({ length: count }, () => charge(id)));
        const couldCollect = [
          ...primary.charges.slice(since.primary).filter(() => first.kind !== 'refused'),
          ...fallback.charges.slice(since.fallback).filter(() => second.kind !== 'refused'),
        ];
        expect(couldCollect.length).toBeLessThanOrEqual(1);
        const made = await attemptsOf({ id });
        expect(made.filter(({ status }) => status !== 'failed').length).toBeLessThanOrEqual(1);
        // A reference is charged once.
        const references = [...primary.charges, ...fallback.charges].map(({ reference }) => reference);
        expect(new Set(references).size).toBe(references.length);
      },
    ),
    { numRuns: 60 },
  );
});

test('in test mode the simulated provider does not take over from a sandbox of the provider', async () => {
  const atProvider = { ...scriptedRail().rail, id: 'mtn_sandbox' };
  const methods = atProvider.methods.filter(({ provider }) => provider === 'mtn_momo');
  const gateway = await openGateway({
    rails: [{ ...atProvider, methods, charge: async () => OUR_TROUBLE }, sandboxRail()],
  });
  const chargeAt = async (phone: string): Promise<Reply> => {
    const { id } = await createPayment(gateway);
    const body = { method: 'mobile_money', phone };
    return gateway.request('POST', `/gateway/payments/${id}/charge`, { bearer: testKey(gateway), body });
  };
  detailsOf(await chargeAt(MTN), 'RAIL_ERROR');
  // Orange has no other rail.
  dataOf(await chargeAt('+237693456789'), 202);
  expect((await attempts(gateway)).map(({ rail, status }) => [rail, status])).toEqual([
    ['sandbox', 'pending'],
    ['mtn_sandbox', 'failed'],
  ]);
  await closeWithConsistentLedger(gateway);
});

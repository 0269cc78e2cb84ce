import type { AttemptRecord, CheckoutPaid } from '@mitako/contract/names';
import { type ChargeOutcome, jsonLogger, type Logger, type Rail } from '@mitako/core';
import { engineStore, turnedAway } from '@mitako/core/engine';
import { mtnMomo } from '@mitako/rail-mtn-momo';
import { simulateMtnMomo, type SimulatedMtnMomo } from '@mitako/testing/rails';
import { afterEach, describe, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import { attempts, callBack, held as heldOutcome, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  HOUR,
  MINUTE,
  openGateway,
  payByPhone,
  readPayment,
  SECOND,
  type Reply,
  type TestGateway,
} from './support.ts';

// Charges that a provider never received, at a simulated MTN and at a scripted rail.

const PHONE = '+237677123456';
const CHARGE = /requesttopay$/;
const collection = {
  subscriptionKey: 'collection-key',
  apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10',
  apiKey: 'collection-secret',
};

let api: TestGateway;
let token: string;
afterEach(() => closeWithConsistentLedger(api));

async function openWith(rail: Rail, logger?: Logger): Promise<void> {
  api = await openGateway({
    publicUrl: 'https://pay.shop.example',
    rails: [rail],
    ...(logger === undefined ? {} : { logger }),
  });
  token = await api.login('success@sandbox.test');
}

async function openAtMtn(answers: 'by hand' | 'by number' = 'by number', logger?: Logger): Promise<SimulatedMtnMomo> {
  const simulated = simulateMtnMomo({ answers, nowMs: () => api.clock.now() });
  await openWith(
    mtnMomo({ country: 'CM', environment: 'sandbox', collection, fetch: simulated.fetch, callbacks: false }),
    logger,
  );
  return simulated;
}

async function openScripted(charges?: Rail['charges']): Promise<Script> {
  const {
    rail: { charges: _, ...rail },
    script,
  } = scriptedRail();
  script.charge = () => ({ kind: 'unknown' });
  script.lookup = () => ({ kind: 'absent' });
  await openWith({ ...rail, ...(charges === undefined ? {} : { charges }) });
  return script;
}

const RULES = { promptLifeMs: 5 * MINUTE, absentMarginMs: 10 * MINUTE, isRepeatable: true };

async function attemptOf(paymentId: string): Promise<AttemptRecord | undefined> {
  return (await attempts(api, `?payment_id=${paymentId}`))[0];
}

async function advanceBy(ms: number, steps = 10): Promise<void> {
  for (let step = 0; step < steps; step += 1) await api.advance(ms / steps);
}

/** As `mitako doctor` reads it. */
function lastTurnedAway(): ReturnType<typeof turnedAway> {
  const nowMs = api.clock.now();
  return turnedAway(engineStore(api.gateway.store), { rail: 'mtn_momo_cm', livemode: false, nowMs });
}

/** Requests for money that reached the door of the provider. */
function sent({ requests }: SimulatedMtnMomo): number {
  return requests.filter(({ method, path }) => method === 'POST' && CHARGE.test(path)).length;
}

describe('a charge that never reached MTN', () => {
  test.each([
    ['a page of HTML', { kind: 'answer', status: 503, body: '<html>Service Unavailable</html>' }],
    [
      'too many requests',
      { kind: 'answer', status: 429, body: '{"statusCode":429,"message":"Rate limit is exceeded."}' },
    ],
    [
      'an address that is not allowed',
      { kind: 'answer', status: 403, body: '{"statusCode":403,"message":"Forbidden IP"}' },
    ],
    ['a broken connection', { kind: 'broken' }],
  ] as const)('for %s is sent again, and the payer is asked once', async (_, fault) => {
    const mtn = await openAtMtn();
    mtn.faults.next(fault, { path: CHARGE });
    const { id, slug } = await createPayment(api);
    const { next_action: next } = dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE), 202);
    expect(next).toMatchObject({ type: 'wait_for_provider', prompt: null });
    expect(await attemptOf(id)).toMatchObject({ accepted_at: null });
    await advanceBy(20 * SECOND);
    expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', attempts_count: 1 });
    expect(sent(mtn)).toBe(2);
    expect(mtn.collected((await attemptOf(id))?.id ?? '')).toBe(5_000);
  });

  test('says why: on the attempt, and in one line of the log', async () => {
    const lines: string[] = [];
    const logger = jsonLogger({ write: (line) => lines.push(line), clock: { now: () => 0 } });
    const mtn = await openAtMtn('by number', { ...logger, info: () => undefined });
    const body = '{"statusCode":403,"message":"Forbidden IP, caller is not allowed"}';
    mtn.faults.next({ kind: 'answer', status: 403, body }, { path: CHARGE });
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    const attempt = await attemptOf(id);
    const message = 'HTTP 403: Forbidden IP, caller is not allowed';
    expect(attempt?.rail_detail).toMatchObject({ message });
    expect(lines).toEqual([expect.stringContaining(attempt?.id ?? '')]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', reason: message, question: 'charge' });
    expect(lines[0]).not.toContain(PHONE);
    // A charge is answered within seconds: until then it is only slow.
    expect(await lastTurnedAway()).toBeNull();
    api.clock.advance(11 * SECOND);
    expect(await lastTurnedAway()).toMatchObject({ count: 1, of: 1, attemptId: attempt?.id, detail: { message } });
    mtn.faults.next({ kind: 'answer', status: 503, body: '<html>secret</html>' }, { path: /./, times: 2 });
    expect(dataOf(await asOperator(api, 'GET', `/admin/attempts/${attempt?.id}/lookup`), 200)).toMatchObject({
      lookup: { status: 'unknown', rail_detail: { message: 'HTTP 503' } },
    });
  });

  test('is on the phone once MTN has it, and says so', async () => {
    const mtn = await openAtMtn('by hand');
    mtn.faults.next({ kind: 'broken' }, { path: CHARGE });
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    await advanceBy(10 * SECOND);
    const read = dataOf<{ checkout: { next_action: unknown } }>(
      await api.request('GET', `/gateway/checkout/${slug}`),
      200,
    );
    expect(read.checkout.next_action).toMatchObject({ type: 'approve_on_phone' });
    expect((await attemptOf(id))?.accepted_at).toEqual(expect.any(String));
  });

  test('during an outage fails within a quarter of an hour, and the payer may pay otherwise', async () => {
    const mtn = await openAtMtn();
    mtn.faults.next({ kind: 'answer', status: 503, body: '<html></html>' }, { path: CHARGE, times: 1_000 });
    const { id, slug } = await createPayment(api, { expires_in: 3_600 });
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    await advanceBy(14 * MINUTE, 30);
    expect(await readPayment(api, id)).toMatchObject({ status: 'processing' });
    await advanceBy(4 * MINUTE, 8);
    expect(await readPayment(api, id)).toMatchObject({ status: 'requested', failure_code: 'provider_unavailable' });
    expect(mtn.phones.prompts).toHaveLength(0);
  });

  test('whose answer alone was lost is not sent again', async () => {
    const mtn = await openAtMtn();
    mtn.faults.next({ kind: 'broken_after' }, { path: CHARGE });
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    await advanceBy(20 * SECOND);
    expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded' });
    expect(sent(mtn)).toBe(1);
  });
});

describe('a charge that its provider does not know', () => {
  test('is sent again while the payer still waits, and no longer', async () => {
    const script = await openScripted(RULES);
    const { slug } = await createPayment(api, { expires_in: 3_600 });
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    await advanceBy(150 * SECOND, 30);
    const repeated = script.charges.length;
    expect(repeated).toBeGreaterThan(2);
    expect(new Set(script.charges.map(({ reference, amount, phone }) => `${reference} ${amount} ${phone}`)).size).toBe(
      1,
    );
    await advanceBy(10 * MINUTE, 20);
    expect(script.charges).toHaveLength(repeated);
  });

  test.each<[string, Rail['charges']]>([
    ['promises nothing', undefined],
    ['takes a reference once', { ...RULES, isRepeatable: false }],
  ])('at a provider that %s is sent once', async (_, charges) => {
    const script = await openScripted(charges);
    const { slug } = await createPayment(api, { expires_in: 3_600 });
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    await advanceBy(10 * MINUTE, 40);
    expect(script.charges).toHaveLength(1);
  });

  test('at a provider that promises nothing waits for the operator after a day', async () => {
    await openScripted();
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    await advanceBy(26 * HOUR, 60);
    expect(await attemptOf(id)).toMatchObject({ status: 'needs_review', accepted_at: null });
    expect(await readPayment(api, id)).toMatchObject({ status: 'processing' });
  });

  test('after it had accepted it never fails for that', async () => {
    const script = await openScripted(RULES);
    script.lookup = () => ({ kind: 'pending' });
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    await api.advance(5 * SECOND);
    expect((await attemptOf(id))?.accepted_at).toEqual(expect.any(String));
    script.lookup = () => ({ kind: 'absent' });
    await advanceBy(HOUR, 30);
    expect(await readPayment(api, id)).toMatchObject({ status: 'processing' });
    expect(script.charges).toHaveLength(1);
  });

  test('is not sent again once its payment has expired', async () => {
    const script = await openScripted(RULES);
    const { slug } = await createPayment(api, { expires_in: 300 });
    await api.advance(299 * SECOND);
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    await advanceBy(30 * SECOND, 15);
    expect(script.charges).toHaveLength(1);
  });

  test('is not sent again for a method that is suspended', async () => {
    const script = await openScripted(RULES);
    const { slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    const body = { mode: 'test', reason: 'Outage at the provider' };
    dataOf(await asOperator(api, 'POST', '/admin/methods/mtn_momo/suspend', body), 200);
    await advanceBy(30 * SECOND, 15);
    expect(script.charges).toHaveLength(1);
  });

  test('fails by a look-up only: a refused repetition says nothing of the first request', async () => {
    const script = await openScripted(RULES);
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    script.charge = () => ({ kind: 'refused', failureCode: 'insufficient_funds' });
    await advanceBy(10 * SECOND);
    expect(script.charges.length).toBeGreaterThan(1);
    expect(await readPayment(api, id)).toMatchObject({ status: 'processing' });
    script.lookup = () => ({ kind: 'failed', failureCode: 'insufficient_funds' });
    await advanceBy(10 * SECOND);
    expect(await readPayment(api, id)).toMatchObject({ status: 'requested', failure_code: 'insufficient_funds' });
  });

  test('is not sent more often for callbacks, forged ones too', async () => {
    const script = await openScripted(RULES);
    const { slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, PHONE), 202);
    const { reference = '' } = script.charges[0] ?? {};
    for (let second = 0; second < 60; second += 1) {
      await callBack(api, reference);
      await api.advance(SECOND);
    }
    expect(script.charges.length).toBeGreaterThan(2);
    expect(script.charges.length).toBeLessThanOrEqual(1 + 60 / 5);
  });
});

describe('a charge whose answer is still awaited', () => {
  async function held(): Promise<{
    readonly script: Script;
    readonly paying: Promise<Reply>;
    readonly payment: { readonly id: string };
    answer(outcome: ChargeOutcome): void;
  }> {
    const script = await openScripted(RULES);
    const waiting = heldOutcome<ChargeOutcome>();
    script.charge = waiting.ask;
    const payment = await createPayment(api);
    const paying = payByPhone(api, payment.slug, token, PHONE);
    await waiting.asked;
    return { script, paying, payment, answer: (outcome) => waiting.answer(outcome) };
  }

  test('is not sent again, whatever callbacks say', async () => {
    const { script, paying, answer } = await held();
    for (let second = 0; second < 20; second += 1) {
      await callBack(api, script.charges[0]?.reference ?? '');
      await api.advance(SECOND);
    }
    expect(script.lookups.length).toBeGreaterThan(1);
    expect(script.charges).toHaveLength(1);
    answer({ kind: 'unknown' });
    dataOf(await paying, 202);
  });

  test('is not ended by a refusal once a look-up has found it', async () => {
    const { script, paying, payment, answer } = await held();
    script.lookup = () => ({ kind: 'pending' });
    await callBack(api, script.charges[0]?.reference ?? '');
    await api.advance(3 * SECOND);
    expect((await attemptOf(payment.id))?.accepted_at).toEqual(expect.any(String));
    answer({ kind: 'refused', failureCode: 'provider_unavailable' });
    dataOf(await paying, 202);
    expect(await attemptOf(payment.id)).toMatchObject({ status: 'pending', failure_code: null });
    script.lookup = () => PAID;
    await advanceBy(10 * SECOND);
    expect(await readPayment(api, payment.id)).toMatchObject({ status: 'succeeded' });
  });
});

describe('a process that is paused in the middle of a charge', () => {
  /** Pays while the commit of what the first preparation returned waits, until it is released. */
  async function pausedInPreparation() {
    const { rail, script } = scriptedRail();
    const pause = heldOutcome<null>();
    let prepared = 0;
    api = await openGateway(
      {
        publicUrl: 'https://pay.shop.example',
        rails: [
          {
            ...rail,
            charges: RULES,
            prepare: async () => ({ kind: 'prepared', railReference: `token-${(prepared += 1)}` }),
          },
        ],
      },
      (store) => ({
        ...store,
        async commit(changes) {
          const isFirst = changes.some(
            (change) => change.type === 'attempt.update' && change.attempt.railReference === 'token-1',
          );
          if (isFirst) await pause.ask();
          return store.commit(changes);
        },
      }),
    );
    token = await api.login('success@sandbox.test');
    script.lookup = ({ railReference }) => (railReference === null ? { kind: 'absent' } : { kind: 'pending' });
    const { id, slug } = await createPayment(api);
    const answer = payByPhone(api, slug, token, '+237653456789');
    await pause.asked;
    return { id, script, answer, release: () => pause.answer(null) };
  }

  test('leaves the reference by which another process has charged, and the money is found', async () => {
    const { id, script, answer, release } = await pausedInPreparation();
    script.charge = ({ nowMs, railReference }) => ({
      kind: 'pending',
      railReference,
      nextAction: { type: 'approve_on_phone', url: null },
      expiresAtMs: nowMs + 5 * MINUTE,
    });
    await advanceBy(100 * SECOND);
    expect(script.charges.map(({ railReference }) => railReference)).toEqual(['token-2']);
    release();
    expect((await answer).status).toBe(202);
    expect(await attemptOf(id)).toMatchObject({ rail_reference: 'token-2', status: 'pending' });
    script.lookup = ({ railReference }) =>
      railReference === 'token-2' ? { kind: 'paid', railReference } : { kind: 'absent' };
    await advanceBy(MINUTE);
    expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', attempts_count: 1 });
    expect(script.charges).toHaveLength(1);
  });

  test('ends nothing that another process has sent, though its answer is unclear', async () => {
    const { id, script, answer, release } = await pausedInPreparation();
    script.charge = () => ({ kind: 'unknown' });
    await advanceBy(100 * SECOND);
    expect(script.charges).toHaveLength(1);
    release();
    expect((await answer).status).toBe(202);
    expect(await readPayment(api, id)).toMatchObject({ status: 'processing', attempts_count: 1 });
  });
});

test('callbacks during each look-up do not keep a failed attempt open', async () => {
  const script = await openScripted(RULES);
  script.charge = ({ nowMs }) => ({
    kind: 'pending',
    railReference: null,
    nextAction: { type: 'approve_on_phone', url: null },
    expiresAtMs: nowMs + 5 * MINUTE,
  });
  script.lookup = async ({ reference }) => {
    await callBack(api, reference);
    return { kind: 'failed', failureCode: 'payer_declined' };
  };
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, '+237653456789'), 202);
  await advanceBy(10 * SECOND);
  expect(await attemptOf(id)).toMatchObject({ status: 'failed', failure_code: 'payer_declined' });
});

test('a provider that asks for fewer charges slows no look-ups down', async () => {
  const script = await openScripted(RULES);
  script.charge = ({ nowMs, phone }) =>
    phone.endsWith('0')
      ? { kind: 'unknown', retryAfterMs: 10 * MINUTE }
      : {
          kind: 'pending',
          railReference: null,
          nextAction: { type: 'approve_on_phone', url: null },
          expiresAtMs: nowMs + 5 * MINUTE,
        };
  script.lookup = () => ({ kind: 'pending' });
  const [payer, other] = [await createPayment(api), await createPayment(api)];
  dataOf(await payByPhone(api, payer.slug, token, '+237653456789'), 202);
  dataOf(await payByPhone(api, other.slug, token, '+237653456780'), 202);
  script.lookup = () => PAID;
  await advanceBy(MINUTE);
  expect(await readPayment(api, payer.id)).toMatchObject({ status: 'succeeded' });
});

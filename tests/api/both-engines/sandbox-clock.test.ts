import type { Dispute, SandboxClock } from '@mitako/contract/names';
import { sandboxRail } from '@mitako/core';
import { afterEach, beforeEach, expect, test, inject } from 'vitest';
import {
  balanceOf,
  closeWithConsistentLedger,
  disputed,
  paidByPhone,
  readDispute,
  setTerms,
  submitEvidence,
} from '../support/money.ts';
import { anyLiteral } from '../../support/stored-ids.ts';
import { openWithDatabase } from '../support/ledger-database.ts';
import { settlements } from '../support/settlement.ts';
import {
  createEndpoint,
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  paidPayment,
  payByPhone,
  payFromWallet,
  readPayment,
  registerMerchant,
  type Reply,
  testKey,
  type TestGateway,
} from '../support.ts';

const DAY_SECONDS = DAY / 1000;

let api: TestGateway;
beforeEach(async () => {
  api = await openGateway({ rails: [sandboxRail(), { ...sandboxRail(), id: 'operator', modes: ['live'] }] });
});
afterEach(() => closeWithConsistentLedger(api));

function advance(seconds: number, options: { readonly bearer?: string; readonly idempotencyKey?: string } = {}) {
  const { bearer = testKey(api), ...key } = options;
  return api.request('POST', '/gateway/sandbox/clock/advance', { bearer, body: { seconds }, ...key });
}

const clockOf = (reply: Reply): SandboxClock => dataOf<{ clock: SandboxClock }>(reply, 200).clock;

/** What the step made due is done. */
const moved = (seconds: number): Promise<void> => api.advanceSandbox(seconds);

test('it stands at the time of the gateway until it is moved, forward only', async () => {
  const read = async (): Promise<SandboxClock> =>
    clockOf(await api.request('GET', '/gateway/sandbox/clock', { bearer: testKey(api) }));
  expect(await read()).toEqual({ time: '2026-01-01T00:00:00.000Z', ahead_seconds: 0 });
  expect(clockOf(await advance(DAY_SECONDS))).toEqual({ time: '2026-01-02T00:00:00.000Z', ahead_seconds: DAY_SECONDS });
  await api.advance(1000);
  expect(await read()).toEqual({ time: '2026-01-02T00:00:01.000Z', ahead_seconds: DAY_SECONDS });
  for (const seconds of [0, -1, 1.5, 31_536_001]) expect(invalidFields(await advance(seconds))).toEqual(['seconds']);
  for (let year = 0; year < 9; year += 1) await moved(31_536_000);
  await moved(31_449_600);
  expect(invalidFields(await advance(1))).toEqual(['seconds']);
});

test('a repeated request moves it once, and steps of two callers both count', async () => {
  const replies = await Promise.all(
    [1, 2, 3].map((seconds) => advance(seconds, { idempotencyKey: `step-${seconds}` })),
  );
  for (const reply of replies) clockOf(reply);
  const again = await advance(3, { idempotencyKey: 'step-3' });
  expect(again.text).toBe(replies[2]?.text);
  expect(clockOf(await advance(1)).ahead_seconds).toBe(7);
});

test('payments of test mode expire, those of live mode and of others do not', async () => {
  const other = await registerMerchant(api, 'deux@shop.example');
  const mine = await createPayment(api);
  const live = await createPayment(api, {}, api.seed.merchant.liveKey);
  const theirs = await createPayment(api, {}, other.testKey);
  await moved(DAY_SECONDS - 1);
  expect((await readPayment(api, mine.id)).status).toBe('requested');
  const { slug } = await createPayment(api);
  await moved(1);
  expect(await readPayment(api, mine.id)).toMatchObject({ status: 'expired', created_at: mine.created_at });
  expect(await readPayment(api, live.id, api.seed.merchant.liveKey)).toEqual(live);
  expect(await readPayment(api, theirs.id, other.testKey)).toEqual(theirs);
  // One that was created meanwhile has its own day, and can be paid.
  dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200);
});

test('a live key moves nothing', async () => {
  detailsOf(await advance(1, { bearer: api.seed.merchant.liveKey }), 'MODE_MISMATCH');
});

test('credit is released and settled at the closing time, and paid out', async () => {
  await paidPayment(api);
  await moved(DAY_SECONDS - 1);
  expect(await balanceOf(api)).toMatchObject({ pending: 5000, available: 0 });
  expect(await settlements(api)).toEqual([]);
  // A balance is closed daily; what one step makes due is in it.
  await paidPayment(api, { amount: 700 });
  await moved(DAY_SECONDS);
  // A moment for the release before, and one for the sandbox's bank.
  await api.advance(5000);
  await api.advance(5000);
  expect((await settlements(api)).map(({ amount, status }) => [amount, status])).toEqual([[5700, 'paid']]);
  expect(await settlements(api, '', api.seed.merchant.liveKey)).toEqual([]);
  // The closing of the gateway's own time is another one.
  await paidPayment(api, { amount: 30 });
  await api.advance(2 * DAY);
  expect((await settlements(api)).map(({ amount }) => amount)).toEqual([30, 5700]);
});

test('the term of a dispute ends', async () => {
  const { id } = await disputed(api, (await paidPayment(api)).payment.id);
  const { due_at: dueAt } = await readDispute(api, id);
  await moved(DAY_SECONDS);
  const nearer: Dispute = await readDispute(api, id);
  expect(Date.parse(dueAt) - Date.parse(nearer.due_at)).toBe(DAY);
  await moved(60 * DAY_SECONDS);
  detailsOf(await submitEvidence(api, id, 'A receipt'), 'DISPUTE_EVIDENCE_OVERDUE');
});

test('a webhook is retried at once, and given up after its day', async () => {
  await createEndpoint(api, { events: ['payment.created'] });
  api.webhooks.answer(500);
  await createPayment(api);
  await api.advance(0);
  expect(api.webhooks.requests).toHaveLength(1);
  await moved(11);
  expect(api.webhooks.requests).toHaveLength(2);
  // Its time is over when its turn comes.
  await moved(DAY_SECONDS);
  expect(api.webhooks.requests).toHaveLength(2);
  const answer = await api.request('GET', '/merchant/deliveries?status=failed', { bearer: testKey(api) });
  expect(dataOf<{ deliveries: readonly object[] }>(answer, 200).deliveries).toHaveLength(1);
});

test('an attempt without an answer is polled, and needs review after a day', async () => {
  const { id, slug } = await createPayment(api, { expires_in: 604_800 });
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456129'), 202);
  await api.advance(60_000);
  // One poll is due after each step, and ten are made at least.
  for (let step = 0; step < 10; step += 1) await moved(0.3 * DAY_SECONDS);
  const review = await api.request('GET', '/admin/attempts?status=needs_review', { bearer: api.seed.operatorKey });
  expect(dataOf<{ attempts: readonly object[] }>(review, 200).attempts).toMatchObject([{ payment_id: id }]);
  expect((await readPayment(api, id)).status).toBe('processing');
});

test('sessions, keys and stored answers keep their own time', async () => {
  const token = await api.login(api.seed.merchant.email, { role: 'merchant' });
  const body = { amount: 5000 };
  const created = await api.request('POST', '/gateway/payments', {
    bearer: testKey(api),
    body,
    idempotencyKey: 'once',
  });
  await moved(30 * DAY_SECONDS);
  dataOf(await api.request('GET', '/merchant/profile', { bearer: token }), 200);
  const again = await api.request('POST', '/gateway/payments', { bearer: testKey(api), body, idempotencyKey: 'once' });
  expect(again.text).toBe(created.text);
});

test('a payment that is under way when it is moved is paid once', async () => {
  await setTerms(api, { settlement: { delay_seconds: 3600 } });
  const payments = await Promise.all(Array.from({ length: 10 }, () => createPayment(api, { expires_in: 604_800 })));
  const token = await api.login('success@sandbox.test');
  await Promise.all([
    ...payments.map(async ({ slug }) => dataOf(await payByPhone(api, slug, token, '+237653456789'), 202)),
    ...[1, 2, 3].map(async (seconds) => void clockOf(await advance(seconds))),
  ]);
  await Promise.all([api.advance(60_000), advance(60), api.gateway.runDue()]);
  await api.advance(60_000);
  for (const { id } of payments) expect((await readPayment(api, id)).status).toBe('succeeded');
  await moved(3600);
  expect(await balanceOf(api)).toMatchObject({ available: 50_000, pending: 0 });
  expect((await paidByPhone(api)).status).toBe('succeeded');
});

test.each(['payment', 'task'])(
  'it stands while more than 1 000 test objects wait, the last of them a %s',
  async (last) => {
    const database = await openWithDatabase();
    const { seed, request } = database.api;
    const step = (): Promise<Reply> =>
      request('POST', '/gateway/sandbox/clock/advance', { bearer: seed.merchant.testKey, body: { seconds: 1 } });
    const open = (from: number, to: number): Promise<void> =>
      database.tamper(`INSERT INTO mitako_open_payments (merchant_id, livemode, status, payment_id, expires_at_ms)
      WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
      SELECT '${seed.merchant.id}', 0, 'processing', ${rowId('i')}, 9000000000000 FROM n`);
    await open(1, 1_000);
    clockOf(await step());
    if (last === 'payment') await open(1_001, 1_001);
    else {
      await database.tamper(`INSERT INTO mitako_tasks
      (id, kind, subject_id, merchant_id, livemode, due_at_ms, attempts_count, failures_count, claimable_at_ms)
      VALUES (${any('task')}, 'sandbox_refund', ${any('pay_1')}, '${seed.merchant.id}', 0, 9000000000000, 0, 0, 9000000000000)`);
    }
    detailsOf(await step(), 'SANDBOX_TOO_FULL');
    await database.close();
  },
);

/** Bytes in place of a payment's id, of a number. */
function rowId(number: string): string {
  return inject('engine') === 'sqlite' ? `randomblob(16)` : `md5(${number}::text)::uuid`;
}

function any(text: string): string {
  return anyLiteral(inject('engine'), null, text);
}

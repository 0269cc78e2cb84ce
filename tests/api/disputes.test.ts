import type { Dispute, DisputeRecord, Pagination } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import {
  accountHolds,
  asOperator,
  balanceOf,
  closeWithConsistentLedger,
  disputed,
  readDispute,
  refund,
  refunded,
  resolve,
  resolved,
  setTerms,
  submitEvidence,
  transfersOf,
} from './support/money.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  MINUTE,
  paidPayment,
  payByPhone,
  payFromWallet,
  readPayment,
  registerMerchant,
  registerUser,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

beforeEach(async () => {
  // No payouts while a test reads balances.
  await setTerms(api, { settlement: { schedule: 'manual' } });
});

const NOTHING = { available: 0, pending: 0, refunding: 0, disputed: 0 };

function open(id: string, body: object = {}, idempotencyKey?: string): Promise<Reply> {
  return asOperator(api, 'POST', `/admin/payments/${id}/disputes`, body, idempotencyKey);
}

test('an opened dispute holds what is left of the payment, and the merchant has seven days for evidence', async () => {
  const { payment } = await paidPayment(api);
  api.clock.advance(HOUR);
  const dispute = await disputed(api, payment.id, { reason: 'never arrived' });
  expect(dispute).toEqual({
    id: expect.stringMatching(/^dsp_[0-9a-z]{26}$/),
    payment_id: payment.id,
    merchant_id: api.seed.merchant.id,
    amount: 5000,
    currency: 'XAF',
    status: 'needs_response',
    reason: 'never arrived',
    livemode: false,
    due_at: '2026-01-08T01:00:00.000Z',
    evidence: null,
    evidence_files: [],
    evidence_submitted_at: null,
    note: null,
    resolved_at: null,
    transaction_id: expect.stringMatching(/^tx_[0-9a-z]{26}$/),
    closing_transaction_id: null,
    return_status: null,
    refund_id: null,
    created_at: '2026-01-01T01:00:00.000Z',
    updated_at: '2026-01-01T01:00:00.000Z',
  } satisfies DisputeRecord);
  const { merchant_id: _, ...seenByMerchant } = dispute;
  expect(await readDispute(api, dispute.id)).toEqual(seenByMerchant);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, disputed: 5000 });
  expect((await readPayment(api, payment.id)).status).toBe('succeeded');
  detailsOf(await refund(api, payment.id, { amount: 1 }), 'REFUND_EXCEEDS_REMAINING');
  await api.advance(2 * DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, disputed: 5000 });
});

test('won before the credit was released, the money is pending again and released on time', async () => {
  const { payment } = await paidPayment(api);
  const dispute = await disputed(api, payment.id, { amount: 2000 });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 3000, disputed: 2000 });
  api.clock.advance(HOUR);
  const won = await resolved(api, dispute.id, 'won', 'The parcel was signed for.');
  expect(won).toEqual({
    ...dispute,
    status: 'won',
    note: 'The parcel was signed for.',
    resolved_at: '2026-01-01T01:00:00.000Z',
    updated_at: '2026-01-01T01:00:00.000Z',
    closing_transaction_id: expect.stringMatching(/^tx_[0-9a-z]{26}$/),
  });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 5000 });
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 5000 });
  expect((await transfersOf(api, payment.id)).map(([kind]) => kind)).toEqual([
    'capture',
    'dispute_hold',
    'dispute_won',
    'release',
  ]);
});

test('won after the credit was released, the money is available', async () => {
  const { payment } = await paidPayment(api);
  const dispute = await disputed(api, payment.id);
  await api.advance(DAY);
  await resolved(api, dispute.id, 'won');
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 5000 });
  expect((await transfersOf(api, payment.id)).at(-1)).toEqual([
    'dispute_won',
    { dispute_hold: -5000, merchant_available: 5000 },
  ]);
});

test('a payment whose dispute was won can be refunded and disputed again', async () => {
  const { payment } = await paidPayment(api);
  await resolved(api, (await disputed(api, payment.id)).id, 'won');
  await refunded(api, payment.id, { amount: 2000 });
  await resolved(api, (await disputed(api, payment.id)).id, 'won');
  await refunded(api, payment.id, { amount: 3000 });
  expect(await readPayment(api, payment.id)).toMatchObject({ status: 'refunded', amount_refunded: 5000 });
  expect(await balanceOf(api)).toEqual(NOTHING);
});

test("lost, the money returns to the payer's wallet and can be neither refunded nor disputed again", async () => {
  const { principal, access_token: token } = await registerUser(api, 'payer@example.cm');
  const { id, slug } = await createPayment(api);
  dataOf(await payFromWallet(api, slug, token, { pin: '5829' }), 200);
  const wallet = (): Promise<number> => accountHolds(api, `${principal.id}:wallet`);
  const before = await wallet();
  const dispute = await disputed(api, id, { amount: 2000 });
  expect(await wallet()).toBe(before);
  expect(await resolved(api, dispute.id, 'lost')).toMatchObject({
    status: 'lost',
    note: null,
    return_status: 'returned',
    refund_id: null,
  });
  expect(await wallet()).toBe(before + 2000);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 3000 });
  expect(detailsOf(await refund(api, id, { amount: 3001 }), 'REFUND_EXCEEDS_REMAINING')).toEqual({ remaining: 3000 });
  expect(detailsOf(await open(id, { amount: 3001 }), 'DISPUTE_EXCEEDS_REMAINING')).toEqual({ remaining: 3000 });
  await refunded(api, id);
  expect(await readPayment(api, id)).toMatchObject({ status: 'partially_refunded', amount_refunded: 3000 });
  expect(await balanceOf(api)).toEqual(NOTHING);
});

test('a dispute may make the available balance negative, and later credits fill it', async () => {
  await setTerms(api, { fees: { basis_points: 200 } });
  const { payment } = await paidPayment(api);
  const dispute = await disputed(api, payment.id);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: -100, disputed: 5000 });
  await paidPayment(api);
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 4800, disputed: 5000 });
  await resolved(api, dispute.id, 'lost');
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 4800 });
  // A lost dispute returns no fee.
  expect(await accountHolds(api, 'system:fees')).toBe(200);
});

test('a won dispute restores a negative balance', async () => {
  await setTerms(api, { fees: { basis_points: 200 } });
  const { payment } = await paidPayment(api);
  const dispute = await disputed(api, payment.id);
  await resolved(api, dispute.id, 'won');
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 4900 });
});

test('a partial dispute leaves the rest refundable and disputable', async () => {
  const { payment } = await paidPayment(api);
  await disputed(api, payment.id, { amount: 1000 });
  await disputed(api, payment.id, { amount: 1500 });
  await refunded(api, payment.id, { amount: 2500 });
  expect(detailsOf(await open(payment.id), 'DISPUTE_EXCEEDS_REMAINING')).toEqual({ remaining: 0 });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, disputed: 2500 });
});

test('an unpaid payment cannot be disputed', async () => {
  const requested = await createPayment(api);
  const processing = await createPayment(api);
  dataOf(await payByPhone(api, processing.slug, await api.login('success@sandbox.test'), '+237653456129'), 202);
  for (const { id } of [requested, processing]) {
    const { status } = await readPayment(api, id);
    expect(detailsOf(await open(id), 'PAYMENT_NOT_DISPUTABLE')).toEqual({ status });
  }
  detailsOf(await open('pay_1'), 'PAYMENT_NOT_FOUND');
});

test.each([
  [{ amount: 0 }, ['amount']],
  [{ amount: '100' }, ['amount']],
  [{ reason: 'r'.repeat(256) }, ['reason']],
  [{ reason: 'nul \0' }, ['reason']],
  [{ due_at: '2026-01-08T00:00:00Z' }, ['due_at']],
])('a dispute %j is refused', async (body, fields) => {
  const { payment } = await paidPayment(api);
  expect(invalidFields(await open(payment.id, body))).toEqual(fields);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 5000 });
});

test('the same key opens one dispute, and resolves it once', async () => {
  const { payment } = await paidPayment(api);
  const first = await open(payment.id, { amount: 1000 }, 'dispute-1');
  const { dispute } = dataOf<{ dispute: Dispute }>(first, 201);
  expect((await open(payment.id, { amount: 1000 }, 'dispute-1')).text).toBe(first.text);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 4000, disputed: 1000 });
  const decide = (): Promise<Reply> =>
    asOperator(api, 'POST', `/admin/disputes/${dispute.id}/resolve`, { outcome: 'lost' }, 'decide-1');
  const decided = await decide();
  dataOf(decided, 200);
  expect((await decide()).text).toBe(decided.text);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 4000 });
});

test.each(['won', 'lost'] as const)('a dispute that is %s is closed for good', async (outcome) => {
  const { payment } = await paidPayment(api);
  const { id } = await disputed(api, payment.id);
  await resolved(api, id, outcome);
  const before = await readDispute(api, id);
  for (const next of ['won', 'lost'] as const) {
    expect(detailsOf(await resolve(api, id, next), 'DISPUTE_CLOSED')).toEqual({ status: outcome });
  }
  expect(detailsOf(await submitEvidence(api, id, 'Too late'), 'DISPUTE_CLOSED')).toEqual({ status: outcome });
  expect(await readDispute(api, id)).toEqual(before);
});

test('a resolution requires an outcome, and an existing dispute', async () => {
  const { payment } = await paidPayment(api);
  const { id } = await disputed(api, payment.id);
  const path = `/admin/disputes/${id}/resolve`;
  expect(invalidFields(await asOperator(api, 'POST', path, {}))).toEqual(['outcome']);
  expect(invalidFields(await asOperator(api, 'POST', path, { outcome: 'draw' }))).toEqual(['outcome']);
  const note = 'n'.repeat(1001);
  expect(invalidFields(await asOperator(api, 'POST', path, { outcome: 'won', note }))).toEqual(['note']);
  detailsOf(await asOperator(api, 'POST', '/admin/disputes/dsp_1/resolve', { outcome: 'won' }), 'DISPUTE_NOT_FOUND');
});

test('every step emits an event, in the sequence of the payment', async () => {
  await createEndpoint(api);
  const { payment } = await paidPayment(api, { customer_reference: 'order-1' });
  const opened = await disputed(api, payment.id, { amount: 2000 });
  const atFirst = await readDispute(api, opened.id);
  dataOf(await submitEvidence(api, opened.id, 'Signed for on Monday.'), 200);
  const answered = await readDispute(api, opened.id);
  await resolved(api, opened.id, 'won', 'Agreed.');
  const won = await readDispute(api, opened.id);
  const second = await disputed(api, payment.id);
  const secondAtFirst = await readDispute(api, second.id);
  await resolved(api, second.id, 'lost');
  const lost = await readDispute(api, second.id);
  // At most four are in flight per endpoint.
  await api.advance(0);
  await api.advance(MINUTE);
  const notified = api.webhooks.events().toSorted((left, right) => left.sequence - right.sequence);
  // The whole dispute except the evidence, which is the merchant's text.
  const dataOfEvent = (dispute: Dispute) => {
    const { evidence: _, evidence_files: __, ...data } = dispute;
    return { ...data, slug: payment.slug, customer_reference: 'order-1' };
  };
  expect(notified.slice(2).map(({ sequence, event, data }) => [sequence, event, data])).toEqual([
    [3, 'dispute.opened', dataOfEvent(atFirst)],
    [4, 'dispute.evidence_submitted', dataOfEvent(answered)],
    [5, 'dispute.won', dataOfEvent(won)],
    [6, 'dispute.opened', dataOfEvent(secondAtFirst)],
    [7, 'dispute.lost', dataOfEvent(lost)],
  ]);
});

test('merchants list their own disputes, the operator those of all, newest first, page by page', async () => {
  const { payment } = await paidPayment(api);
  const { payment: other } = await paidPayment(api);
  const made: string[] = [];
  for (const paid of [payment, payment, other]) {
    api.clock.advance(1);
    made.unshift((await disputed(api, paid.id, { amount: 1000 })).id);
  }
  await resolved(api, made[2] ?? '', 'won');
  const stranger = await registerMerchant(api, 'other@shop.example');
  const foreign = await paidPayment(api, {}, stranger.testKey);
  const theirs = (await disputed(api, foreign.payment.id)).id;

  type Listed = { readonly disputes: readonly Dispute[]; readonly pagination: Pagination };
  const ids = async (answer: Reply): Promise<readonly string[]> =>
    dataOf<Listed>(answer, 200).disputes.map(({ id }) => id);
  const own = (query: string, bearer = testKey(api)): Promise<Reply> =>
    api.request('GET', `/gateway/disputes${query}`, { bearer });
  expect(await ids(await own(''))).toEqual(made);
  expect(await ids(await own('?status=needs_response'))).toEqual(made.slice(0, 2));
  expect(await ids(await own('?status=won'))).toEqual(made.slice(2));
  expect(await ids(await own(`?payment_id=${payment.id}`))).toEqual(made.slice(1));
  expect(await ids(await own(`?payment_id=${payment.id}&status=needs_response`))).toEqual(made.slice(1, 2));
  expect(await ids(await own(`?payment_id=${foreign.payment.id}`))).toEqual([]);
  expect(await ids(await own('', stranger.testKey))).toEqual([theirs]);
  expect(await ids(await own('', api.seed.merchant.liveKey))).toEqual([]);
  expect(invalidFields(await own('?status=open'))).toEqual(['status']);
  const first = dataOf<Listed>(await own('?limit=2'), 200);
  expect(first.disputes.map(({ id }) => id)).toEqual(made.slice(0, 2));
  expect(await ids(await own(`?limit=2&cursor=${first.pagination.next_cursor}`))).toEqual(made.slice(2));

  const all = (query: string): Promise<Reply> => asOperator(api, 'GET', `/admin/disputes${query}`);
  expect(await ids(await all(''))).toEqual([theirs, ...made]);
  expect(await ids(await all('?status=needs_response'))).toEqual([theirs, ...made.slice(0, 2)]);
  expect(invalidFields(await all('?status=open'))).toEqual(['status']);
});

test('a dispute of another merchant or mode is not found', async () => {
  const { payment } = await paidPayment(api);
  const { id } = await disputed(api, payment.id);
  const other = await registerMerchant(api, 'other@shop.example');
  for (const bearer of [other.testKey, api.seed.merchant.liveKey]) {
    const seen = await api.request('GET', `/gateway/disputes/${id}`, { bearer });
    const missing = await api.request('GET', '/gateway/disputes/dsp_01kdvdna00a45ahdm0572t3av1', { bearer });
    detailsOf(seen, 'DISPUTE_NOT_FOUND');
    expect(seen.text).toBe(missing.text);
    detailsOf(await submitEvidence(api, id, 'Not mine', bearer), 'DISPUTE_NOT_FOUND');
  }
  expect(await readDispute(api, id)).toMatchObject({ status: 'needs_response', evidence: null });
});

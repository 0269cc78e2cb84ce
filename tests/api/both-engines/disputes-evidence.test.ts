import type { Dispute } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import {
  asOperator,
  balanceOf,
  closeWithConsistentLedger,
  disputed,
  readDispute,
  refund,
  resolve,
  resolved,
  setTerms,
  submitEvidence,
} from '../support/money.ts';
import {
  createKey,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  paidPayment,
  readPayment,
  testKey,
  type Reply,
} from '../support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);
/** An open dispute over 5 000 XAF. */
let id: string;
let paymentId: string;

beforeEach(async () => {
  await setTerms(api, { settlement: { schedule: 'manual' } });
  paymentId = (await paidPayment(api)).payment.id;
  id = (await disputed(api, paymentId)).id;
});

async function submitted(evidence: string, bearer?: string): Promise<Dispute> {
  return dataOf<{ dispute: Dispute }>(await submitEvidence(api, id, evidence, bearer), 200).dispute;
}

test('evidence puts a dispute under review', async () => {
  const before = await readDispute(api, id);
  api.clock.advance(HOUR);
  const evidence = 'Signé par le client le 5 janvier, voir le bon n° 17 🧾';
  expect(await submitted(evidence)).toEqual({
    ...before,
    status: 'under_review',
    evidence,
    evidence_submitted_at: '2026-01-01T01:00:00.000Z',
    updated_at: '2026-01-01T01:00:00.000Z',
  });
  expect(await balanceOf(api)).toMatchObject({ disputed: 5000 });
});

test('later evidence replaces earlier evidence while the dispute is open', async () => {
  await submitted('First');
  api.clock.advance(HOUR);
  expect(await submitted('Second')).toMatchObject({
    status: 'under_review',
    evidence: 'Second',
    evidence_submitted_at: '2026-01-01T01:00:00.000Z',
  });
  expect(await resolved(api, id, 'won')).toMatchObject({ evidence: 'Second', status: 'won' });
});

test('evidence is accepted until the due date; afterwards the operator still decides', async () => {
  await api.advance(7 * DAY - 1);
  await submitted('In time');
  await api.advance(1);
  const late = await submitEvidence(api, id, 'Too late');
  expect(detailsOf(late, 'DISPUTE_EVIDENCE_OVERDUE')).toEqual({ due_at: '2026-01-08T00:00:00.000Z' });
  expect(await readDispute(api, id)).toMatchObject({ status: 'under_review', evidence: 'In time' });
  expect(await resolved(api, id, 'lost')).toMatchObject({ status: 'lost' });
});

test('a dispute without evidence waits for the operator', async () => {
  await api.advance(60 * DAY);
  detailsOf(await submitEvidence(api, id, 'Too late'), 'DISPUTE_EVIDENCE_OVERDUE');
  expect(await readDispute(api, id)).toMatchObject({ status: 'needs_response' });
  expect(await resolved(api, id, 'won')).toMatchObject({ status: 'won', evidence: null });
});

test('evidence is text of 1 to 10 000 characters', async () => {
  for (const evidence of ['', 'e'.repeat(10_001), 'nul \0', '\ud800', 17, null, ['a']]) {
    expect(invalidFields(await submitEvidence(api, id, evidence))).toEqual(['evidence']);
  }
  expect((await readDispute(api, id)).status).toBe('needs_response');
  expect((await submitted('é'.repeat(10_000))).evidence).toHaveLength(10_000);
});

test('a suspended merchant can submit evidence, a key without the scope cannot', async () => {
  const token = await api.login(api.seed.merchant.email, { role: 'merchant' });
  const reader = await createKey(api, token, { livemode: false, scopes: ['payments:read', 'payments:write'] });
  detailsOf(await submitEvidence(api, id, 'No scope', reader), 'PERMISSION_DENIED');
  dataOf(await asOperator(api, 'POST', `/admin/merchants/${api.seed.merchant.id}/suspend`), 200);
  expect(await submitted('Suspended, but here is the receipt')).toMatchObject({ status: 'under_review' });
});

test('the same key submits once', async () => {
  const send = (): Promise<Reply> =>
    api.request('POST', `/gateway/disputes/${id}/evidence`, {
      bearer: testKey(api),
      body: { evidence: 'Once' },
      idempotencyKey: 'evidence-1',
    });
  const first = await send();
  dataOf(first, 200);
  const { version } = await readPayment(api, paymentId);
  expect((await send()).text).toBe(first.text);
  expect((await readPayment(api, paymentId)).version).toBe(version);
});

test('of concurrent resolutions exactly one counts', async () => {
  const outcomes = ['won', 'lost', 'won', 'lost', 'won', 'lost'] as const;
  const answers = await Promise.all(outcomes.map((outcome) => resolve(api, id, outcome)));
  const decided = answers.filter(({ status }) => status === 200);
  expect(decided).toHaveLength(1);
  const { status, closing_transaction_id: closing } = dataOf<{ dispute: Dispute }>(decided[0] as Reply, 200).dispute;
  for (const answer of answers) {
    expect(answer.body.code ?? answer.status).toBeOneOf([200, 'DISPUTE_CLOSED', 'SERVICE_UNAVAILABLE']);
  }
  expect(await readDispute(api, id)).toMatchObject({ status, closing_transaction_id: closing });
  expect(await balanceOf(api)).toMatchObject({ pending: status === 'won' ? 5000 : 0, disputed: 0 });
});

test('evidence and a concurrent resolution are serialised', async () => {
  const [decision, ...evidence] = await Promise.all([
    resolve(api, id, 'lost'),
    submitEvidence(api, id, 'A'),
    submitEvidence(api, id, 'B'),
  ]);
  dataOf(decision, 200);
  const accepted = evidence.filter(({ status }) => status === 200).map(({ body }) => body.data as { dispute: Dispute });
  for (const { status, body } of evidence) {
    expect(body.code ?? status).toBeOneOf([200, 'DISPUTE_CLOSED', 'SERVICE_UNAVAILABLE']);
  }
  const { status, evidence: kept } = await readDispute(api, id);
  expect(status).toBe('lost');
  expect(accepted.length === 0 ? [null] : accepted.map(({ dispute }) => dispute.evidence)).toContain(kept);
  for (const { dispute } of accepted) expect(dispute.status).toBe('under_review');
});

test('a dispute and a concurrent refund of the same money: one of them wins', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { payment } = await paidPayment(api);
    const [first, second] = await Promise.all([
      asOperator(api, 'POST', `/admin/payments/${payment.id}/disputes`, { amount: 3000 }),
      refund(api, payment.id, { amount: 3000 }),
    ]);
    expect([first.status, second.status].filter((status) => status === 201)).toHaveLength(1);
    if (first.status !== 201) detailsOf(first, 'DISPUTE_EXCEEDS_REMAINING');
    else detailsOf(second, 'REFUND_EXCEEDS_REMAINING');
  }
});

test('a concurrent resolution, refund and new dispute leave the ledger consistent', async () => {
  const { payment } = await paidPayment(api);
  const { id: partial } = await disputed(api, payment.id, { amount: 2000 });
  const answers = await Promise.all([
    resolve(api, partial, 'won'),
    refund(api, payment.id, { amount: 4000 }),
    refund(api, payment.id, { amount: 3000 }),
    asOperator(api, 'POST', `/admin/payments/${payment.id}/disputes`, { amount: 4000 }),
  ]);
  dataOf(answers[0], 200);
  const taken = [0, 4000, 3000, 4000].filter((_, index) => answers[index]?.status === 201);
  expect(taken.length).toBeLessThanOrEqual(1);
  const { pending } = await balanceOf(api);
  expect(pending).toBe(5000 - (taken[0] ?? 0));
});

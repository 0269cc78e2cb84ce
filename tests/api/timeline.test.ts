import type { Timeline, TimelineEntry } from '@mitako/contract/names';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  asOperator,
  closeWithConsistentLedger,
  disputed,
  refund,
  refunded,
  resolved,
  setTerms,
  submitEvidence,
} from './support/money.ts';
import { callBack, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createEndpoint,
  createKey,
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  paidPayment,
  payByPhone,
  readPayment,
  registerMerchant,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
let script: Script;

beforeEach(async () => {
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ rails: [scripted.rail] });
  // No payouts during these tests.
  await setTerms(api, { settlement: { schedule: 'manual' } });
});
afterEach(() => closeWithConsistentLedger(api));

const PHONE = '+237653456789';
const MASKED = '•••• 6789';

async function timelineOf(id: string, bearer: string = testKey(api)): Promise<Timeline> {
  const answer = await api.request('GET', `/gateway/payments/${id}/timeline`, { bearer });
  return dataOf<{ timeline: Timeline }>(answer, 200).timeline;
}

/** The same as the operator reads it. */
async function operatorTimelineOf(id: string): Promise<Timeline> {
  const answer = await api.request('GET', `/admin/payments/${id}/timeline`, { bearer: api.seed.operatorKey });
  return dataOf<{ timeline: Timeline }>(answer, 200).timeline;
}

/** Each movement of money with its amount, and what it changed of the merchant's balance. */
function movesOf(timeline: Timeline): readonly (readonly [kind: string, amount: number, change: number])[] {
  return entriesOf(timeline, 'transfer').map(({ kind, amount, balance_change: change }) => [kind, amount, change]);
}

/** The entries in short: when after the first one, what, and the word that says how it stands. */
function story({ entries }: Timeline): readonly string[] {
  const start = Date.parse(entries[0]?.at ?? '');
  return entries.map((entry) => `${(Date.parse(entry.at) - start) / SECOND} ${entry.type} ${wordOf(entry)}`);
}

function wordOf(entry: TimelineEntry): string {
  switch (entry.type) {
    case 'payment_created':
      return String(entry.amount);
    case 'attempt':
    case 'dispute':
    case 'delivery':
      return entry.status;
    case 'refund':
      return `${entry.amount} ${entry.status}`;
    case 'transfer':
      return `${entry.kind} ${entry.amount}`;
    case 'status_change':
      return `${entry.from} ${entry.to}`;
    case 'event':
      return `${entry.sequence} ${entry.event}`;
  }
}

type EntryOf<Type extends TimelineEntry['type']> = Extract<TimelineEntry, { readonly type: Type }>;

function entriesOf<Type extends TimelineEntry['type']>(timeline: Timeline, type: Type): readonly EntryOf<Type>[] {
  return timeline.entries.filter((entry): entry is EntryOf<Type> => entry.type === type);
}

/** A payment whose payer must confirm on the phone. */
async function prompted(): Promise<{ readonly id: string; readonly slug: string }> {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), PHONE), 202);
  return { id, slug };
}

async function paidByPhone(): Promise<string> {
  const { id } = await prompted();
  script.lookupByPhone.set(PHONE, PAID);
  await api.advance(2 * SECOND);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  return id;
}

describe('a wallet payment, refunded', () => {
  test('is listed in order, causes before effects', async () => {
    await createEndpoint(api);
    const { payment } = await paidPayment(api);
    await api.advance(MINUTE);
    await refunded(api, payment.id, { amount: 2000, reason: 'one cup' });
    await api.advance(MINUTE);
    const timeline = await timelineOf(payment.id);
    expect(timeline).toMatchObject({ payment_id: payment.id, status: 'partially_refunded', truncated: false });
    expect(story(timeline)).toEqual([
      '0 payment_created 5000',
      '0 attempt succeeded',
      '0 transfer capture 5000',
      '0 status_change requested succeeded',
      '0 event 1 payment.created',
      '0 event 2 payment.succeeded',
      '0 delivery succeeded',
      '0 delivery succeeded',
      '60 refund 2000 succeeded',
      '60 transfer refund 2000',
      '60 status_change succeeded partially_refunded',
      '60 event 3 refund.created',
      '60 event 4 refund.succeeded',
      '60 event 5 payment.refunded',
      '60 delivery succeeded',
      '60 delivery succeeded',
      '60 delivery succeeded',
    ]);
    expect(timeline.explain.next).toBe('nobody');
    expect(timeline.explain.en).toBe(
      'The customer paid FCFA\u00a05,000 from the customer’s wallet on 1 January 2026 at 01:00 (Douala time). ' +
        'The customer was refunded FCFA\u00a02,000 of FCFA\u00a05,000 on 1 January 2026 at 01:01. No action is needed.',
    );
  });

  test('names every object by its id once', async () => {
    const endpoint = await createEndpoint(api);
    const { payment } = await paidPayment(api);
    const made = await refunded(api, payment.id);
    await api.advance(SECOND);
    const timeline = await timelineOf(payment.id);
    expect(timeline.entries[0]).toEqual({
      type: 'payment_created',
      at: payment.created_at,
      id: payment.id,
      amount: 5000,
      currency: 'XAF',
      expires_at: payment.expires_at,
    });
    expect(entriesOf(timeline, 'refund')).toEqual([
      {
        type: 'refund',
        at: made.created_at,
        id: made.id,
        dispute_id: null,
        status: 'succeeded',
        amount: 5000,
        currency: 'XAF',
        reason: null,
        failure_code: null,
        answered_by: null,
        updated_at: made.updated_at,
      },
    ]);
    expect(entriesOf(timeline, 'transfer').map(({ id }) => id)).toEqual([payment.transaction_id, made.transaction_id]);
    const events = entriesOf(timeline, 'event');
    expect(entriesOf(timeline, 'status_change').map(({ event_id: eventId }) => eventId)).toEqual([
      events[1]?.id,
      events[4]?.id,
    ]);
    const ids = timeline.entries.flatMap((entry) => (entry.type === 'status_change' ? [] : [entry.id]));
    expect(new Set(ids).size).toBe(ids.length);
    const deliveries = entriesOf(timeline, 'delivery');
    expect(deliveries.map(({ event_id: eventId }) => eventId)).toEqual(events.map(({ id }) => id));
    for (const delivery of deliveries) {
      expect(delivery.endpoint_id).toBe(endpoint.id);
      dataOf(await api.request('GET', `/merchant/deliveries/${delivery.id}`, { bearer: testKey(api) }), 200);
    }
  });
});

describe('a mobile-money payment', () => {
  test('that waits for its payer shows it, with the masked number and the count of polls', async () => {
    const { id } = await prompted();
    await api.advance(2 * SECOND);
    await api.advance(3 * SECOND);
    const timeline = await timelineOf(id);
    expect(timeline.status).toBe('processing');
    expect(entriesOf(timeline, 'attempt')).toEqual([
      {
        type: 'attempt',
        at: '2026-01-01T00:00:00.000Z',
        id: expect.stringMatching(/^att_/),
        status: 'pending',
        method: { type: 'mobile_money', provider: 'mtn_momo', label: 'MTN MoMo', phone_masked: MASKED },
        failure_code: null,
        polls_count: 2,
        rail: 'sandbox',
        rail_choice: 'primary',
        resolution: null,
        rail_reference: expect.stringMatching(/^op-att_/),
        updated_at: '2026-01-01T00:00:05.000Z',
      },
    ]);
    expect(timeline.explain).toEqual({
      fr:
        `Le client a lancé le paiement de 5\u202f000\u00a0FCFA par MTN MoMo (${MASKED}) le 1er janvier 2026 à 01:00 (heure de Douala). ` +
        'Il doit maintenant confirmer sur son téléphone, avant le 1er janvier 2026 à 01:05.',
      en:
        `The customer started the payment of FCFA\u00a05,000 with MTN MoMo (${MASKED}) on 1 January 2026 at 01:00 (Douala time). ` +
        'They now have to confirm on their phone, before 1 January 2026 at 01:05.',
      next: 'customer',
    });
    expect(JSON.stringify(timeline)).not.toContain('3456');
  });

  test('without a known outcome ends in manual review', async () => {
    const { id } = await prompted();
    await api.advance(10 * MINUTE);
    expect((await timelineOf(id)).explain.next).toBe('nobody');
    for (let hour = 0; hour < 60; hour += 1) await api.advance(HOUR);
    const timeline = await timelineOf(id);
    expect(entriesOf(timeline, 'attempt')).toMatchObject([{ status: 'needs_review' }]);
    expect(timeline.explain.next).toBe('operator');
    expect(timeline.explain.en).toContain('we have no outcome from MTN MoMo, although we asked');
  });

  test('that failed and was retried lists both attempts', async () => {
    const { id, slug } = await prompted();
    script.lookupByPhone.set(PHONE, { kind: 'failed', failureCode: 'insufficient_funds' });
    await api.advance(2 * SECOND);
    expect((await timelineOf(id)).explain).toMatchObject({
      en: expect.stringContaining('The customer has 2 attempts left') as string,
      next: 'customer',
    });
    script.lookupByPhone.set(PHONE, PAID);
    dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), PHONE), 202);
    await api.advance(2 * SECOND);
    expect(story(await timelineOf(id))).toEqual([
      '0 payment_created 5000',
      '0 attempt failed',
      '0 status_change requested processing',
      '0 event 1 payment.created',
      '0 event 2 payment.processing',
      '2 attempt succeeded',
      '2 status_change processing requested',
      '2 status_change requested processing',
      '2 event 3 payment.attempt_failed',
      '2 event 4 payment.processing',
      '4 transfer capture 5000',
      '4 status_change processing succeeded',
      '4 event 5 payment.succeeded',
    ]);
  });

  test('with a refund that the provider leaves pending, then rejects', async () => {
    const id = await paidByPhone();
    script.refund = () => ({ kind: 'pending' });
    dataOf(await refund(api, id, { amount: 2000 }), 201);
    await api.advance(MINUTE);
    const pending = await timelineOf(id);
    expect(pending.explain).toMatchObject({
      en: expect.stringContaining('we have no confirmation from MTN MoMo yet') as string,
    });
    expect(pending.explain.next).toBe('nobody');
    script.refund = () => ({ kind: 'failed', failureCode: 'payer_account_blocked' });
    await api.advance(DAY);
    const failed = await timelineOf(id);
    expect(story(failed).slice(-4)).toEqual([
      expect.stringMatching(/ event \d refund.created$/),
      expect.stringMatching(/ transfer refund_release 2000$/),
      expect.stringMatching(/ transfer release 5000$/),
      expect.stringMatching(/ event \d refund.failed$/),
    ]);
    expect(movesOf(failed)).toEqual([
      ['capture', 5000, 5000],
      ['refund_hold', 2000, -2000],
      ['refund_release', 2000, 2000],
      ['release', 5000, 0],
    ]);
    expect(failed.explain.next).toBe('merchant');
    expect(failed.explain.fr).toContain(
      'Le remboursement de 2\u202f000\u00a0FCFA a échoué le 2 janvier 2026 à 01:01\u00a0: le compte du client est bloqué. ',
    );
  });

  test('with an unanswered charge does not wait for its customer', async () => {
    script.charge = () => ({ kind: 'unknown' });
    script.lookup = () => ({ kind: 'unknown' });
    const { id } = await prompted();
    const { explain } = await timelineOf(id);
    expect(explain.en).toContain(
      'but we have no outcome from MTN MoMo yet: we do not know whether the money was taken.',
    );
    expect(explain.next).toBe('nobody');
  });

  test('that was refunded in full has its fee returned', async () => {
    await setTerms(api, { fees: { basis_points: 200, fixed: 13 } });
    const id = await paidByPhone();
    expect((await timelineOf(id)).explain.en).toContain('The fee of the gateway is FCFA\u00a0113.');
    script.refund = () => ({ kind: 'pending' });
    const { id: refundId } = await refunded(api, id);
    expect((await timelineOf(id)).explain.en).toContain('The fee of the gateway is FCFA\u00a0113.');
    script.refund = () => ({ kind: 'succeeded', railReference: null });
    await api.advance(MINUTE);
    const timeline = await timelineOf(id);
    expect(entriesOf(timeline, 'refund')).toMatchObject([{ id: refundId, status: 'succeeded' }]);
    expect(timeline.explain.en).toContain('The fee of the gateway, FCFA\u00a0113, was given back to you.');
    expect((await operatorTimelineOf(id)).explain.en).toContain('FCFA\u00a0113, was given back to the shop.');
    expect(movesOf(timeline)).toEqual([
      ['capture', 5000, 4887],
      ['refund_hold', 5000, -4887],
      ['refund', 5000, 0],
    ]);
  });

  test('that lost its dispute says that the provider paid the money back once it has said so', async () => {
    script.refund = () => ({ kind: 'pending' });
    const id = await paidByPhone();
    const dispute = await disputed(api, id);
    await resolved(api, dispute.id, 'lost');
    await api.advance(MINUTE);
    const pending = await timelineOf(id);
    expect(pending.explain.fr).toContain(
      'L’argent revient au client par un remboursement via MTN MoMo, dont nous n’avons pas encore la confirmation',
    );
    expect(pending.explain.next).toBe('nobody');
    for (let hour = 0; hour < 26; hour += 1) await api.advance(HOUR);
    expect((await timelineOf(id)).explain.next).toBe('operator');
    script.refund = () => ({ kind: 'succeeded', railReference: null });
    await api.advance(DAY);
    expect((await timelineOf(id)).explain.fr).toContain('MTN MoMo a rendu l’argent au client et l’a confirmé le ');
    expect((await operatorTimelineOf(id)).explain.en).toContain('MTN MoMo paid the money back to the customer');
  });

  test('that lost its dispute, whose refund the provider refused, says what the operator did about it', async () => {
    script.refund = () => ({ kind: 'failed', failureCode: 'payer_account_blocked' });
    const id = await paidByPhone();
    const dispute = await disputed(api, id);
    await resolved(api, dispute.id, 'lost');
    await api.advance(MINUTE);
    const { explain } = await operatorTimelineOf(id);
    expect(explain.next).toBe('operator');
    expect(explain.en).toContain(
      'MTN MoMo did not make the refund (the account of the customer is blocked). The customer does not have the money yet',
    );
    const body = { by: 'operator', reason: 'Paid in cash' };
    dataOf(await asOperator(api, 'POST', `/admin/disputes/${dispute.id}/return`, body), 200);
    const { explain: after } = await timelineOf(id);
    expect(after.next).toBe('nobody');
    expect(after.en).toContain('The gateway’s team recorded on ');
    expect(after.en).not.toContain('MTN MoMo paid');
  });

  test('that was paid late is returned', async () => {
    const { id } = await prompted();
    script.lookupByPhone.set(PHONE, { kind: 'failed', failureCode: 'insufficient_funds' });
    await api.advance(2 * SECOND);
    dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
    const [attempt] = entriesOf(await timelineOf(id), 'attempt');
    script.refund = () => ({ kind: 'pending' });
    script.lookupByPhone.set(PHONE, PAID);
    dataOf(await callBack(api, attempt?.id ?? ''), 200);
    await api.advance(2 * SECOND);
    const late = await timelineOf(id);
    expect(entriesOf(late, 'attempt')).toMatchObject([{ status: 'paid_late' }]);
    expect(late.status).toBe('canceled');
    expect(late.explain.en).toBe(
      'You canceled the payment of FCFA\u00a05,000 on 1 January 2026 at 01:00 (Douala time). ' +
        'If the customer still wants to pay, create a new payment. ' +
        'MTN MoMo took FCFA\u00a05,000 from the customer all the same: we learned of it on 1 January 2026 at 01:00, when the payment had already ended. ' +
        'This money is being paid back automatically: we have no confirmation from MTN MoMo yet.',
    );
    script.refund = () => ({ kind: 'succeeded', railReference: null });
    await api.advance(MINUTE);
    const returned = await timelineOf(id);
    expect(entriesOf(returned, 'transfer').map(({ kind }) => kind)).toEqual(['late_capture', 'late_refund']);
    expect(returned.explain.en).toContain('We recorded on 1 January 2026 at 01:01 that this money was paid back.');
  });
});

describe('a payment that ended unpaid', () => {
  test('says whether the customer or the merchant canceled it', async () => {
    const byMerchant = await createPayment(api);
    dataOf(await api.request('POST', `/gateway/payments/${byMerchant.id}/cancel`, { bearer: testKey(api) }), 200);
    const byCustomer = await createPayment(api);
    dataOf(await api.request('POST', `/gateway/checkout/${byCustomer.slug}/cancel`), 200);
    expect((await timelineOf(byMerchant.id)).explain.fr).toMatch(/^Vous avez annulé/);
    expect((await timelineOf(byCustomer.id)).explain.fr).toMatch(/^Le client a annulé/);
  });

  test('is expired once its time has ended', async () => {
    const { id } = await createPayment(api);
    expect((await timelineOf(id)).explain.next).toBe('customer');
    await api.advance(DAY);
    const timeline = await timelineOf(id);
    expect(story(timeline)).toEqual([
      '0 payment_created 5000',
      '0 event 1 payment.created',
      '86400 status_change requested expired',
      '86400 event 2 payment.expired',
    ]);
    expect(timeline.explain.next).toBe('nobody');
  });
});

test('a dispute is listed from opening to resolution, with who has to act', async () => {
  const { payment } = await paidPayment(api);
  const { id } = await disputed(api, payment.id, { reason: 'never arrived' });
  const opened = await timelineOf(payment.id);
  expect(opened.explain.next).toBe('merchant');
  expect(opened.explain.fr).toContain(
    'Envoyez vos preuves avant le 8 janvier 2026 à 01:00, sinon vous risquez de perdre cette somme.',
  );
  dataOf(await submitEvidence(api, id, 'Signed for.'), 200);
  expect((await timelineOf(payment.id)).explain.next).toBe('operator');
  await api.advance(HOUR);
  await resolved(api, id, 'lost', 'The signature is not theirs.');
  const lost = await timelineOf(payment.id);
  expect(entriesOf(lost, 'dispute')).toEqual([
    {
      type: 'dispute',
      at: '2026-01-01T00:00:00.000Z',
      id,
      status: 'lost',
      amount: 5000,
      currency: 'XAF',
      reason: 'never arrived',
      due_at: '2026-01-08T00:00:00.000Z',
      evidence_submitted_at: '2026-01-01T00:00:00.000Z',
      resolved_at: '2026-01-01T01:00:00.000Z',
      return_status: 'returned',
      refund_id: null,
    },
  ]);
  expect(movesOf(lost)).toEqual([
    ['capture', 5000, 5000],
    ['dispute_hold', 5000, -5000],
    ['dispute_lost', 5000, 0],
  ]);
  expect(lost.explain.next).toBe('nobody');
});

describe('webhooks', () => {
  test('that the merchant’s server rejects are entries, and change nothing of what is said of the money', async () => {
    const { secret } = await createEndpoint(api, { url: 'https://shop.example/hooks?token=canary' });
    api.webhooks.answer(500);
    const { payment } = await paidPayment(api);
    const before = await timelineOf(payment.id);
    await api.advance(SECOND);
    const refusedTimeline = await timelineOf(payment.id);
    expect(refusedTimeline.explain).toEqual(before.explain);
    expect(before.explain.next).toBe('nobody');
    expect(entriesOf(refusedTimeline, 'delivery')).toMatchObject([
      { event: 'payment.created', status: 'failing', attempts_count: 1, last_status_code: 500 },
      { event: 'payment.succeeded', status: 'failing', attempts_count: 1, last_status_code: 500 },
    ]);
    const text = JSON.stringify(refusedTimeline);
    for (const hidden of [secret, 'whsec_', 'canary', 'shop.example']) expect(text).not.toContain(hidden);
  });

  test('are cut to the newest hundred, and the response shows it', async () => {
    await createEndpoint(api);
    const { payment } = await paidPayment(api);
    await api.advance(SECOND);
    const { id: eventId = '' } = entriesOf(await timelineOf(payment.id), 'event')[1] ?? {};
    const replay = async (): Promise<void> => {
      dataOf(await api.request('POST', `/merchant/events/${eventId}/replay`, { bearer: testKey(api) }), 200);
    };
    for (let replayed = 0; replayed < 98; replayed += 1) await replay();
    const whole = await timelineOf(payment.id);
    expect([entriesOf(whole, 'delivery').length, whole.truncated]).toEqual([100, false]);
    await api.advance(SECOND);
    await replay();
    const cut = await timelineOf(payment.id);
    expect([entriesOf(cut, 'delivery').length, cut.truncated]).toEqual([100, true]);
    expect(entriesOf(cut, 'delivery').at(-1)).toMatchObject({ at: '2026-01-01T00:00:02.000Z', status: 'waiting' });
    expect(entriesOf(cut, 'delivery')[0]?.id).toBe(entriesOf(whole, 'delivery')[1]?.id);
  });
});

test('of as many refunds as a payment may have, all are listed, and the newest of their transfers and events', async () => {
  const { payment } = await paidPayment(api);
  for (let count = 1; count <= 99; count += 1) await refunded(api, payment.id, { amount: 1, reason: `part ${count}` });
  await refunded(api, payment.id, { reason: 'part 100' });
  const timeline = await timelineOf(payment.id);
  expect(timeline.truncated).toBe(true);
  const notified = entriesOf(timeline, 'refund');
  expect([notified.length, notified[0]?.reason, notified.at(-1)?.reason]).toEqual([100, 'part 1', 'part 100']);
  expect(entriesOf(timeline, 'transfer')).toHaveLength(100);
  expect(entriesOf(timeline, 'event').map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 100 }, (_, index) => 2 + 300 - 99 + index),
  );
  expect(timeline.entries[0]?.type).toBe('payment_created');
  expect(timeline.explain.en).toContain('refunded in full, in several parts, the last on');
});

test('another merchant’s payment, one of the other mode and an unknown one get the same 404', async () => {
  const { payment } = await paidPayment(api);
  const other = await registerMerchant(api, 'other@shop.example');
  const answers = await Promise.all(
    [
      [payment.id, other.testKey],
      [payment.id, api.seed.merchant.liveKey],
      ['pay_00000000000000000000000000', testKey(api)],
    ].map(([id, bearer = '']) => api.request('GET', `/gateway/payments/${id}/timeline`, { bearer })),
  );
  for (const answer of answers) detailsOf(answer, 'PAYMENT_NOT_FOUND');
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('a key requires the scope to read payments', async () => {
  const { payment } = await paidPayment(api);
  const token = await api.login(api.seed.merchant.email, { role: 'merchant' });
  const reader = await createKey(api, token, { livemode: false, scopes: ['payments:read'] });
  const stranger = await createKey(api, token, { livemode: false, scopes: ['events:read', 'payments:write'] });
  expect((await timelineOf(payment.id, reader)).payment_id).toBe(payment.id);
  const path = `/gateway/payments/${payment.id}/timeline`;
  detailsOf(await api.request('GET', path, { bearer: stranger }), 'PERMISSION_DENIED');
  detailsOf(await asOperator(api, 'GET', path), 'INVALID_API_KEY');
});

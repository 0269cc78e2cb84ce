import { createClient, isMitakoError, type Client, type MitakoError } from '@mitako/client';
import { verifyWebhook } from '@mitako/client/webhooks';
import type { TestGateway } from '@mitako/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asOperator, closeWithConsistentLedger, setTerms } from './support/money.ts';
import { dataOf, DAY, openGateway } from './support.ts';

// The client with the real handler: its requests are valid, and the responses have its declared types.

let test: TestGateway;
let mitako: Client;

beforeEach(async () => {
  test = await openGateway();
  mitako = createClient({
    apiKey: test.seed.merchant.testKey,
    baseUrl: `${test.gateway.publicUrl}/api/v1`,
    fetch: (request) => test.handler(request),
  });
});
afterEach(() => closeWithConsistentLedger(test));

async function failureOf(call: Promise<unknown>): Promise<MitakoError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isMitakoError(error)) throw new Error('the call did not fail with a MitakoError', { cause: error });
  return error;
}

describe('payments', () => {
  it('are created, read, refunded in part and in full', async () => {
    const payment = await mitako.payments.create({ amount: 5_000, currency: 'XAF', metadata: { order: '7' } });
    expect(await mitako.payments.retrieve(payment.id)).toEqual(payment);

    await mitako.sandbox.simulate(payment.id, { outcome: 'succeed' });
    await mitako.payments.refund(payment.id, { amount: 2_000, reason: 'one cup' });
    await test.gateway.runDue();
    await mitako.payments.refund(payment.id);
    await test.gateway.runDue();

    const refunds = await mitako.payments.listRefunds(payment.id).toArray({ max: 10 });
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [3_000, 'succeeded'],
      [2_000, 'succeeded'],
    ]);
    expect(await mitako.refunds.retrieve(refunds[0]?.id ?? '')).toEqual(refunds[0]);
    expect(await mitako.payments.retrieve(payment.id)).toMatchObject({ status: 'refunded', amount_refunded: 5_000 });
    expect(await mitako.balance.retrieve()).toEqual([
      { currency: 'XAF', livemode: false, available: 0, pending: 0, disputed: 0, refunding: 0, settling: 0 },
    ]);
  });

  it('are listed across pages, newest first', async () => {
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      made.unshift((await mitako.payments.create({ amount: 100 + count, currency: 'XAF' })).id);
    }
    const listed: string[] = [];
    for await (const payment of mitako.payments.list({ limit: 3 })) listed.push(payment.id);
    expect(listed).toEqual(made);
    expect(await mitako.payments.list({ limit: 3 }).toArray({ max: 5 })).toHaveLength(5);
  });

  it('are canceled once; a second cancellation returns the same response', async () => {
    const { id } = await mitako.payments.create({ amount: 5_000, currency: 'XAF' });
    expect((await mitako.payments.cancel(id, { reason: 'sold out' })).status).toBe('canceled');
    expect((await mitako.payments.cancel(id)).status).toBe('canceled');
    expect((await failureOf(mitako.payments.refund(id))).code).toBe('PAYMENT_NOT_REFUNDABLE');
  });

  it('are the same payment under the same idempotency key', async () => {
    const params = { amount: 5_000, currency: 'XAF' };
    const [first, second] = [
      await mitako.payments.create(params, { idempotencyKey: 'order-7' }),
      await mitako.payments.create(params, { idempotencyKey: 'order-7' }),
    ];
    expect(second).toEqual(first);
    const error = await failureOf(mitako.payments.create({ ...params, amount: 1 }, { idempotencyKey: 'order-7' }));
    expect(error).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422, idempotencyKey: 'order-7' });
  });

  it('report invalid fields and the request id', async () => {
    const currency: string = 'EUR';
    const error = await failureOf(mitako.payments.create({ amount: 0, currency }));
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', status: 422 });
    expect(Object.keys(error.details['fields'] ?? {})).toContain('amount');
    expect(error.requestId).toMatch(/\S/);
  });
});

describe('money after the payment', () => {
  it('is refunded, disputed, answered, settled, listed with its lines, and explained', async () => {
    await setTerms(test, { settlement: { delay_seconds: 0, schedule: 'manual' } });
    const endpoint = await mitako.webhookEndpoints.create({ url: 'http://shop.test/hooks' });
    const paid = { amount: 5_000, currency: 'XAF', customer_reference: 'order-7' };
    const payment = await mitako.payments.create(paid);
    await mitako.sandbox.simulate(payment.id, { outcome: 'succeed' });
    const refund = await mitako.payments.refund(payment.id, { amount: 2_000 });
    await test.gateway.runDue();

    const { dispute: opened } = await mitako.sandbox.simulate(payment.id, { outcome: 'dispute' });
    const disputeId = opened?.id ?? '';
    expect(await mitako.disputes.list({ status: 'needs_response' }).toArray({ max: 10 })).toEqual([opened]);
    expect((await mitako.payments.timeline(payment.id)).explain.next).toBe('merchant');
    const answered = await mitako.disputes.submitEvidence(disputeId, { evidence: 'Signed for.' });
    expect(answered).toMatchObject({ id: disputeId, status: 'under_review', evidence: 'Signed for.' });
    expect(await mitako.disputes.retrieve(disputeId)).toEqual(answered);
    expect(await mitako.balance.retrieve()).toMatchObject([{ available: 0, disputed: 3_000, settling: 0 }]);
    dataOf(await asOperator(test, 'POST', `/admin/disputes/${disputeId}/resolve`, { outcome: 'won' }), 200);
    expect((await failureOf(mitako.disputes.submitEvidence(disputeId, { evidence: 'More.' }))).code).toBe(
      'DISPUTE_CLOSED',
    );

    const merchant = `/admin/merchants/${test.seed.merchant.id}`;
    dataOf(await asOperator(test, 'POST', `${merchant}/settlements`, { livemode: false }), 201);
    const [settlement] = await mitako.settlements.list({ currency: 'XAF' }).toArray({ max: 10 });
    const settlementId = settlement?.id ?? '';
    expect(settlement).toMatchObject({ status: 'pending', amount: 3_000, lines_count: 4 });
    expect(await mitako.settlements.retrieve(settlementId)).toEqual({ ...settlement, destination: null });
    const lines = await mitako.settlements.lines(settlementId, { limit: 3 }).toArray({ max: 10 });
    expect(lines.map(({ type, net_amount: net }) => [type, net])).toEqual([
      ['payment', 5_000],
      ['refund', -2_000],
      ['dispute', -3_000],
      ['dispute_won', 3_000],
    ]);
    expect(lines[1]).toMatchObject({ refund_ids: [refund.id], customer_reference: 'order-7' });
    const [header, ...rows] = (await mitako.settlements.linesCsv(settlementId)).trimEnd().split('\r\n');
    expect(header?.split(',')).toContain('net_amount');
    expect(rows.map((row) => row.split(',')[0])).toEqual(lines.map(({ transaction_id }) => transaction_id));
    const { code } = await failureOf(mitako.settlements.linesCsv('stl_00000000000000000000000000'));
    expect(code).toBe('SETTLEMENT_NOT_FOUND');

    await test.advance(DAY);
    const { explain, entries, truncated } = await mitako.payments.timeline(payment.id);
    expect([explain.next, truncated]).toEqual(['nobody', false]);
    expect(explain.en).toContain('You won the dispute over FCFA\u00a03,000');
    const transfers = entries.flatMap((entry) => (entry.type === 'transfer' ? [entry.id] : []));
    for (const { transaction_id: id } of lines) expect(transfers).toContain(id);

    const notified = await Promise.all(
      test.webhooks.requests.map(({ body, headers }) =>
        verifyWebhook({
          payload: body,
          headers,
          secret: endpoint.secret,
          now: test.clock.now() - DAY,
          toleranceSeconds: 86_400,
        }),
      ),
    );
    const evidence = notified.find(({ event }) => event === 'dispute.evidence_submitted');
    if (evidence?.event !== 'dispute.evidence_submitted') throw new Error('no event about the evidence');
    const { slug: _, customer_reference: reference, ...carried } = evidence.data;
    // The evidence itself is the merchant's text and is not part of the event.
    const { evidence: _text, evidence_files: _files, ...shown } = answered;
    expect([carried, reference]).toEqual([shown, 'order-7']);
    const created = notified.find(({ event }) => event === 'settlement.created');
    if (created?.event !== 'settlement.created') throw new Error('no event about the settlement');
    expect(created.data).toEqual(settlement);
  });
});

describe('webhooks', () => {
  it('are sent to a created endpoint, and verify with its secret, also after a rotation', async () => {
    const endpoint = await mitako.webhookEndpoints.create({ url: 'http://shop.test/hooks', events: ['payment.*'] });
    await mitako.payments.create({ amount: 5_000, currency: 'XAF', description: 'Café noir ☕\u2028' });
    const { secret } = await mitako.webhookEndpoints.rotateSecret(endpoint.id, { grace_seconds: 3_600 });
    await mitako.webhookEndpoints.ping(endpoint.id);
    await test.gateway.runDue();

    expect(test.webhooks.requests).toHaveLength(2);
    for (const { body, headers } of test.webhooks.requests) {
      for (const each of [endpoint.secret, secret]) {
        const event = await verifyWebhook({ payload: body, headers, secret: each, now: test.clock.now() });
        expect(['payment.created', 'ping']).toContain(event.event);
      }
    }
  });

  it('can be looked up, replayed and followed', async () => {
    const endpoint = await mitako.webhookEndpoints.create({ url: 'http://shop.test/hooks' });
    test.webhooks.answer(500);
    await mitako.payments.create({ amount: 5_000, currency: 'XAF' });
    await test.gateway.runDue();

    const [event] = await mitako.events.list().toArray({ max: 10 });
    expect(await mitako.events.retrieve(event?.id ?? '')).toEqual(event);
    const [delivery] = await mitako.deliveries.list({ endpoint_id: endpoint.id }).toArray({ max: 10 });
    expect(delivery).toMatchObject({ status: 'failing', attempts_count: 1, last_status_code: 500 });
    const log = await mitako.deliveries.retrieve(delivery?.id ?? '');
    expect(log.attempts).toMatchObject([{ number: 1, status_code: 500 }]);

    test.webhooks.answer(200);
    await mitako.deliveries.replay(delivery?.id ?? '');
    await mitako.events.replay(event?.id ?? '', { endpoint_id: endpoint.id });
    await test.gateway.runDue();
    const delivered = await mitako.deliveries.list({ status: ['succeeded', 'failing'] }).toArray({ max: 10 });
    expect(delivered.map(({ event_id }) => event_id)).toEqual([event?.id, event?.id]);
  });

  it('endpoints are listed, changed and deleted', async () => {
    const { id } = await mitako.webhookEndpoints.create({ url: 'http://shop.test/hooks' });
    await mitako.webhookEndpoints.update(id, { enabled: false, description: 'off for now' });
    expect(await mitako.webhookEndpoints.retrieve(id)).toMatchObject({ enabled: false, description: 'off for now' });
    expect((await failureOf(mitako.webhookEndpoints.ping(id))).code).toBe('WEBHOOK_ENDPOINT_DISABLED');
    await mitako.webhookEndpoints.delete(id);
    expect(await mitako.webhookEndpoints.list().toArray({ max: 10 })).toEqual([]);
    expect((await failureOf(mitako.webhookEndpoints.retrieve(id))).code).toBe('WEBHOOK_ENDPOINT_NOT_FOUND');
  });
});

import type { CheckoutPaid } from '@mitako/contract/names';
import type { LogFields } from '@mitako/core';
import { expect, test } from 'vitest';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  openGateway,
  payByPhone,
  payFromWallet,
  readCheckout,
  readPayment,
  SECOND,
} from './support.ts';

const api = gatewayForEachTest();

test('a payment expires at its expiry, not a millisecond before', async () => {
  const { id } = await createPayment(api);
  await api.advance(DAY - 1);
  expect((await readPayment(api, id)).status).toBe('requested');
  await api.advance(1);
  expect(await readPayment(api, id)).toMatchObject({
    status: 'expired',
    version: 2,
    updated_at: '2026-01-02T00:00:00.000Z',
  });
});

test('expires_in sets the expiry', async () => {
  const short = await createPayment(api, { expires_in: 300 });
  const long = await createPayment(api, { expires_in: 604_800 });
  await api.advance(300 * SECOND);
  expect((await readPayment(api, short.id)).status).toBe('expired');
  await api.advance(604_500 * SECOND - 1);
  expect((await readPayment(api, long.id)).status).toBe('requested');
  await api.advance(1);
  expect((await readPayment(api, long.id)).status).toBe('expired');
});

test('the worker emits the event once', async () => {
  await createEndpoint(api, { events: ['payment.expired'] });
  const { id } = await createPayment(api, { expires_in: 300 });
  for (let minute = 0; minute < 20; minute += 1) await api.advance(60 * SECOND);
  expect(api.webhooks.events()).toMatchObject([{ event: 'payment.expired', data: { id, status: 'expired' } }]);
});

test('an expiry whose COMMIT response is lost is written once, and its event is logged and sent at once', async () => {
  const logged: LogFields[] = [];
  const silent = (): void => undefined;
  const logger = { debug: silent, warn: silent, error: silent, info: (fields: LogFields) => logged.push(fields) };
  const own = await openGateway({ logger }, (store) => ({
    ...store,
    async commit(changes) {
      const outcome = await store.commit(changes);
      const isExpiry = changes.some(
        (change) => change.type === 'event.append' && change.event.type === 'payment.expired',
      );
      return isExpiry ? { kind: 'unknown' } : outcome;
    },
  }));
  await createEndpoint(own, { events: ['payment.expired'] });
  const { id } = await createPayment(own, { expires_in: 300 });
  await own.advance(300 * SECOND);
  expect(own.webhooks.events()).toMatchObject([{ event: 'payment.expired', data: { id, status: 'expired' } }]);
  expect(logged).toContainEqual(expect.objectContaining({ event: 'payment.expired', payment_id: id }));
  await own.close();
});

test('many payments expire in one run', async () => {
  const payments = await Promise.all(Array.from({ length: 130 }, () => createPayment(api, { expires_in: 300 })));
  await api.advance(300 * SECOND);
  const statuses = await Promise.all(payments.map(async ({ id }) => (await readPayment(api, id)).status));
  expect(new Set(statuses)).toEqual(new Set(['expired']));
});

test('the checkout of an overdue payment reads as expired before the worker has run', async () => {
  const { id, slug } = await createPayment(api, { expires_in: 300, cancel_url: 'https://shop.example/cart' });
  api.clock.advance(300 * SECOND);
  const overdue = await readCheckout(api, slug);
  expect(overdue).toMatchObject({
    status: 'expired',
    redirect_url: `https://shop.example/cart?payment_id=${id}&slug=${slug}&status=expired`,
  });
  await api.advance(0);
  expect(await readCheckout(api, slug)).toEqual(overdue);
});

test('attempting to pay an overdue payment expires it', async () => {
  await createEndpoint(api, { events: ['payment.*'] });
  const { id, slug } = await createPayment(api, { expires_in: 300 });
  api.clock.advance(300 * SECOND);
  const token = await api.login('success@sandbox.test');
  expect(detailsOf(await payFromWallet(api, slug, token), 'PAYMENT_EXPIRED')).toMatchObject({ status: 'expired' });
  detailsOf(await payByPhone(api, slug, token, '+237653456789'), 'PAYMENT_EXPIRED');
  expect(await readPayment(api, id)).toMatchObject({ status: 'expired', version: 2, attempts_count: 0 });
  await api.advance(DAY);
  const emitted = api.webhooks.events().map(({ event }) => event);
  // Both were due at once: which arrives first is open.
  expect(emitted.toSorted()).toEqual(['payment.created', 'payment.expired']);
});

test('a payment paid in its last moment does not expire', async () => {
  const { id, slug } = await createPayment(api, { expires_in: 300 });
  await api.advance(300 * SECOND - 1);
  dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200);
  await api.advance(DAY);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('a payment in progress does not expire, and succeeds after its expiry', async () => {
  const { id, slug } = await createPayment(api, { expires_in: 300 });
  api.clock.advance(299 * SECOND);
  const token = await api.login('success@sandbox.test');
  expect(dataOf<CheckoutPaid>(await payByPhone(api, slug, token, '+237653456789'), 202).payment.status).toBe(
    'processing',
  );
  api.clock.advance(SECOND);
  expect((await readCheckout(api, slug)).status).toBe('processing');
  await api.advance(10 * SECOND);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', succeeded_at: '2026-01-01T00:05:10.000Z' });
});

test('an attempt declined after the expiry ends the payment, as no time is left for another', async () => {
  const { id, slug } = await createPayment(api, { expires_in: 300 });
  api.clock.advance(299 * SECOND);
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456019'), 202);
  await api.advance(10 * SECOND);
  await api.advance(0);
  expect(await readPayment(api, id)).toMatchObject({ status: 'failed', failure_code: 'payer_limit_reached' });
});

test('a canceled payment does not expire', async () => {
  const { id, slug } = await createPayment(api, { expires_in: 300 });
  dataOf(await api.request('POST', `/gateway/checkout/${slug}/cancel`), 200);
  await api.advance(DAY);
  expect(await readPayment(api, id)).toMatchObject({ status: 'canceled', version: 2 });
});

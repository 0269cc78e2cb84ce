import type { Payment } from '@mitako/contract/names';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, disputed, refunded } from './support/money.ts';
import { close as closeBalance, setTerms } from './support/settlement.ts';
import { createEndpoint, createPayment, dataOf, detailsOf, MINUTE, readPayment, type Reply } from './support.ts';
import {
  closeWithModesApart,
  isNotThere,
  MODES,
  openTwoModes,
  paidIn,
  type Mode,
  type TwoModes,
} from './support/two-modes.ts';

// A key reads and moves only its own mode: for the other it receives the same response as for a missing object.

let world: TwoModes;
let api: TwoModes['api'];
let keys: TwoModes['keys'];

beforeEach(async () => {
  world = await openTwoModes();
  ({ api, keys } = world);
});
afterEach(() => closeWithModesApart(api));

describe.each(MODES)('a %s key and %s objects', (mine, others) => {
  test('a payment is not found: for reading, canceling, refunding, disputing', async () => {
    const open = await createPayment(api, {}, keys[others]);
    const paid = await paidIn(world, others);
    for (const { id } of [open, paid]) {
      await isNotThere(api, 'GET', '/gateway/payments/{id}', id, keys[mine]);
      await isNotThere(api, 'GET', '/gateway/payments/{id}/refunds', id, keys[mine]);
      await isNotThere(api, 'GET', '/gateway/payments/{id}/timeline', id, keys[mine]);
      await isNotThere(api, 'POST', '/gateway/payments/{id}/cancel', id, keys[mine]);
      await isNotThere(api, 'POST', '/gateway/payments/{id}/refunds', id, keys[mine], { amount: 1 });
    }
    expect(await readPayment(api, open.id, keys[others])).toEqual(open);
    expect(await readPayment(api, paid.id, keys[others])).toEqual(paid);
  });

  test('a refund, a dispute, a settlement and an event are not found', async () => {
    const payment = await paidIn(world, others);
    const refund = await refunded(api, payment.id, { amount: 1000 }, keys[others]);
    const dispute = await disputed(api, payment.id, { amount: 500 });
    await isNotThere(api, 'GET', '/gateway/refunds/{id}', refund.id, keys[mine]);
    await isNotThere(api, 'GET', '/gateway/disputes/{id}', dispute.id, keys[mine]);
    const evidence = { evidence: 'We delivered.' };
    await isNotThere(api, 'POST', '/gateway/disputes/{id}/evidence', dispute.id, keys[mine], evidence);
    const answer = await api.request('GET', '/merchant/events', { bearer: keys[others] });
    const [event] = dataOf<{ events: readonly { readonly id: string }[] }>(answer, 200).events;
    await isNotThere(api, 'GET', '/merchant/events/{id}', event?.id ?? '', keys[mine]);
    await isNotThere(api, 'POST', '/merchant/events/{id}/replay', event?.id ?? '', keys[mine]);
  });

  test('lists do not contain them', async () => {
    const payment = await paidIn(world, others);
    await refunded(api, payment.id, { amount: 1000 }, keys[others]);
    await disputed(api, payment.id, { amount: 500 });
    await createEndpoint(api, {}, keys[others]);
    for (const [path, name] of [
      ['/gateway/payments', 'payments'],
      ['/gateway/disputes', 'disputes'],
      ['/gateway/settlements', 'settlements'],
      ['/merchant/events', 'events'],
      ['/merchant/deliveries', 'deliveries'],
      ['/merchant/webhook-endpoints', 'endpoints'],
    ] as const) {
      const answer = await api.request('GET', path, { bearer: keys[mine] });
      const data = dataOf<Readonly<Record<string, readonly unknown[] | undefined>>>(answer, 200);
      expect([path, data[name] ?? data['webhook_endpoints']]).toEqual([path, []]);
    }
    expect(await balanceOf(api, keys[mine])).toEqual({ available: 0, pending: 0, refunding: 0, disputed: 0 });
  });

  test('asking for the other mode is a mismatch', async () => {
    for (const path of ['/merchant/balance', '/merchant/events', '/merchant/webhook-endpoints']) {
      detailsOf(await api.request('GET', `${path}?mode=${others}`, { bearer: keys[mine] }), 'MODE_MISMATCH');
    }
  });

  test('an endpoint receives no events of them', async () => {
    await createEndpoint(api, {}, keys[mine]);
    const payment = await paidIn(world, others);
    await refunded(api, payment.id, {}, keys[others]);
    await api.advance(MINUTE);
    expect(api.webhooks.events('payment.succeeded')).toEqual([]);
    await paidIn(world, mine);
    await api.advance(MINUTE);
    expect(api.webhooks.events('payment.succeeded')).toHaveLength(1);
  });

  test('one idempotency key makes one payment in each', async () => {
    const body = { amount: 5000, currency: 'XAF' };
    const create = (mode: Mode): Promise<Reply> =>
      api.request('POST', '/gateway/payments', { bearer: keys[mode], body, idempotencyKey: 'order-1' });
    const [first, second] = [await create(mine), await create(others)];
    const ids = [first, second].map((answer) => dataOf<{ payment: Payment }>(answer, 201).payment);
    expect(ids.map(({ livemode }) => livemode)).toEqual([mine === 'live', others === 'live']);
    expect(ids[0]?.id).not.toBe(ids[1]?.id);
  });

  test('money of one mode never funds a refund of the other', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await paidIn(world, mine);
    const theirs = await paidIn(world, others);
    // Paid out: the merchant has nothing left of that mode, and enough of the other.
    dataOf(await closeBalance(api, api.seed.merchant.id, { livemode: others === 'live' }), 201);
    const balance = await balanceOf(api, keys[mine]);
    const answer = await api.request('POST', `/gateway/payments/${theirs.id}/refunds`, { bearer: keys[others] });
    // In live mode it is refused; in test mode it takes that mode's own balance below zero.
    if (others === 'live') detailsOf(answer, 'INSUFFICIENT_BALANCE');
    else dataOf(answer, 201);
    expect(balance.available).toBe(5000);
    expect(await balanceOf(api, keys[mine])).toEqual(balance);
  });
});

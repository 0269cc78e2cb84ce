import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, Delivery, EngineStore, Event, Session, Swept } from '@mitako/core/engine';
import {
  aCashCode,
  aCashOutCode,
  aDelivery,
  aDeliveryIdBase,
  aKycSubmission,
  aMerchant,
  anAttempt,
  anEndpoint,
  anEvent,
  anId,
  aPayment,
  aSigningKey,
  aTransfer,
  NOW_MS,
} from '../fixtures.ts';
import { claimLanes, withDeliveries, withEndpoint, withMerchant, withSession } from '../inserted.ts';
import { applied, refused, type Suite, times } from '../suite.ts';

/** Each row's age is its id's, which the fixtures count up. */
export function sweepTests({ describe, it, alone }: Suite): void {
  describe('sweeps of events', () => {
    it('event.keep is refused for an event that is not there', async ({ store }) => {
      await refused(store, { type: 'event.keep', id: anId('evt') });
    });

    alone('delete those before an id, with their deliveries and the attempts of those', async ({ store, rival }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const old = await withEvents(store, 2);
      const beforeId = anId('evt');
      const young = await withEvents(store, 2);
      const [gone, stays] = [old, young].map((events) => events.map((event) => delivered(event, endpoint)));
      await withDeliveries(store, [...(gone ?? []), ...(stays ?? [])]);
      deepEqual(await sweepEvents(store, beforeId), { count: 2, nextAfterId: null });
      for (const { id } of old) equal(await rival.read.eventById(id), null);
      for (const { id } of gone ?? []) {
        equal(await rival.read.deliveryById(id), null);
        deepEqual(await rival.read.deliveryAttempts(id), []);
      }
      for (const event of young) deepEqual(await rival.read.eventById(event.id), event);
      for (const { id } of stays ?? []) {
        equal((await rival.read.deliveryById(id))?.status, 'delivered');
        equal((await rival.read.deliveryAttempts(id)).length, 1);
      }
      deepEqual(await sweepEvents(store, beforeId), { count: 0, nextAfterId: null });
    });

    alone('keep an event with all its deliveries while one of them is in the queue', async ({ store, rival }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const other = await withEndpoint(store, await withMerchant(store));
      const [waiting, failing, over] = await withEvents(store, 3);
      if (waiting === undefined || failing === undefined || over === undefined) throw new Error('There is no event.');
      const kept = [
        aDelivery(waiting, endpoint),
        delivered(waiting, other),
        aDelivery(failing, endpoint, { attemptsCount: 3, nextAttemptAtMs: NOW_MS + 1 }),
      ];
      const gone = [
        delivered(over, endpoint),
        aDelivery(over, other, { status: 'failed', attemptsCount: 8, nextAttemptAtMs: null }),
      ];
      await withDeliveries(store, [...kept, ...gone]);
      deepEqual(await sweepEvents(store, anId('evt')), { count: 1, nextAfterId: null });
      for (const { id } of kept) equal((await rival.read.deliveryById(id))?.id, id);
      for (const { id } of gone) equal(await rival.read.deliveryById(id), null);
      for (const { id } of [waiting, failing]) equal((await rival.read.eventById(id))?.id, id);
      const claimed = await claimLanes(rival, { nowMs: NOW_MS + 100_000, leaseToken: anId('lease') });
      deepEqual(claimed.flatMap(({ deliveries }) => deliveries.map(({ delivery }) => delivery.id)).toSorted(), [
        kept[0]?.id,
        kept[2]?.id,
      ]);
    });

    alone('go on where the last step ended, in steps of limited rows, past what stays', async ({ store }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const events = await withEvents(store, 9);
      const queued = events.slice(0, 4).map((event) => aDelivery(event, endpoint));
      await withDeliveries(store, [...queued, ...events.slice(4).map((event) => delivered(event, endpoint))]);
      const beforeId = anId('evt');
      const steps: Swept[] = [];
      for (let afterId: string | null = null, step = 0; step < 20; step += 1) {
        const swept = await store.claim.sweepEvents({ afterId, limit: 6, beforeId });
        equal(swept.count <= 2, true, 'an event, a delivery and an attempt are three rows');
        steps.push(swept);
        afterId = swept.nextAfterId;
        if (afterId === null) break;
      }
      equal(steps.at(-1)?.nextAfterId, null);
      equal(
        steps.reduce((sum, { count }) => sum + count, 0),
        5,
      );
    });

    alone('take an event on which much hangs in steps of limited rows, and go on with the next', async ({ store }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const [before, replayed, queued, after] = await withEvents(store, 4);
      if (before === undefined || replayed === undefined || queued === undefined || after === undefined) {
        throw new Error('There is no event.');
      }
      const many = times(11, () => delivered(replayed, endpoint));
      const late = [...times(9, () => delivered(queued, endpoint)), aDelivery(queued, endpoint)];
      await withDeliveries(store, [delivered(before, endpoint), ...many, ...late, delivered(after, endpoint)]);
      const left = [many.length];
      let count = 0;
      for (let afterId: string | null = null, step = 0; step < 20; step += 1) {
        const swept: Swept = await store.claim.sweepEvents({ afterId, limit: 6, beforeId: anId('evt') });
        count += swept.count;
        left.push((await store.read.deliveriesOfEvents([replayed.id], 100)).length);
        equal((left.at(-2) ?? 0) - (left.at(-1) ?? 0) <= 3, true, 'a delivery and an attempt are two rows');
        afterId = swept.nextAfterId;
        if (afterId === null) break;
      }
      deepEqual([count, left.at(-1)], [3, 0]);
      for (const { id } of [before, replayed, after]) equal(await store.read.eventById(id), null);
      // What waits in the queue stays with its event.
      equal((await store.read.eventById(queued.id))?.id, queued.id);
      equal((await store.read.deliveriesOfEvents([queued.id], 100)).at(-1)?.id, late.at(-1)?.id);
    });

    alone('delete a delivery whatever hangs on it, so that they never stop', async ({ store }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const [event] = await withEvents(store, 1);
      if (event === undefined) throw new Error('There is no event.');
      const failed = aDelivery(event, endpoint, { status: 'failed', attemptsCount: 8, nextAttemptAtMs: null });
      await withDeliveries(store, [failed]);
      const request = { limit: 3, beforeId: anId('evt') };
      const { nextAfterId: afterId } = await store.claim.sweepEvents({ ...request, afterId: null });
      equal(await store.read.deliveryById(failed.id), null);
      deepEqual(await store.read.deliveryAttempts(failed.id), []);
      equal((await store.claim.sweepEvents({ ...request, afterId })).count, 1);
    });

    alone('lose no delivery of an event that is replayed at the same time', async ({ store, rival }) => {
      const endpoint = anEndpoint(aMerchant());
      for (let round = 0; round < 10; round += 1) {
        const events = await withEvents(store, 12);
        const beforeId = anId('evt');
        const replays = events.map((event) => aDelivery(event, endpoint));
        const [, ...outcomes] = await Promise.all([
          sweepEvents(rival, beforeId),
          ...replays.map((delivery) =>
            store.commit([
              { type: 'event.keep', id: delivery.eventId },
              { type: 'delivery.insert', delivery },
            ]),
          ),
          sweepEvents(rival, beforeId),
        ]);
        for (const [place, { id, eventId }] of replays.entries()) {
          const isThere = (await store.read.eventById(eventId)) !== null;
          deepEqual([eventId, (await store.read.deliveryById(id)) !== null], [eventId, isThere]);
          const outcome = outcomes[place];
          equal(outcome !== undefined && 'kind' in outcome && outcome.kind, isThere ? 'applied' : 'refused');
        }
      }
    });
  });

  describe('sweeps of sessions', () => {
    alone('delete those that ended before a time, whatever ended them', async ({ store, rival }) => {
      const open = { idleExpiresAtMs: NOW_MS + 9, expiresAtMs: NOW_MS + 9 };
      const over: readonly Partial<Session>[] = [
        { ...open, idleExpiresAtMs: NOW_MS - 1 },
        { ...open, expiresAtMs: NOW_MS - 1 },
        { ...open, refreshEndedAtMs: NOW_MS - 1 },
        { ...open, revokedAtMs: NOW_MS - 1 },
      ];
      const kept: readonly Partial<Session>[] = [open, { ...open, idleExpiresAtMs: NOW_MS, revokedAtMs: NOW_MS }];
      const gone: string[] = [];
      const stay: string[] = [];
      for (const [index, session] of over.entries()) {
        gone.push((await withSession(store, session)).id);
        stay.push((await withSession(store, kept[index % 2])).id);
      }
      const beforeId = anId('dev');
      const young = await withSession(store, over[0]);
      const request = { beforeId, endedBeforeMs: NOW_MS, limit: 3 };
      const first = await store.claim.sweepSessions({ ...request, afterId: null });
      deepEqual(first, { count: 2, nextAfterId: gone[1] });
      const second = await store.claim.sweepSessions({ ...request, afterId: first.nextAfterId });
      const third = await store.claim.sweepSessions({ ...request, afterId: second.nextAfterId });
      deepEqual([second.count, third], [1, { count: 1, nextAfterId: null }]);
      for (const id of gone) equal(await rival.read.sessionById(id), null);
      for (const id of [...stay, young.id]) equal((await rival.read.sessionById(id))?.session.id, id);
    });
  });

  describe('sweeps of cash-out codes', () => {
    alone('delete expired ones', async ({ store, rival }) => {
      const expired = times(3, (place) => aCashOutCode({ expiresAtMs: NOW_MS - place }));
      const open = aCashOutCode({ expiresAtMs: NOW_MS + 1 });
      const codes = [...expired, open];
      await applied(store, ...codes.map((code): Change => ({ type: 'cash_out_code.put', code })));
      let afterId: string | null = null;
      let count = 0;
      do {
        const swept: Swept = await store.claim.sweepCashOutCodes({ afterId, limit: 2, nowMs: NOW_MS });
        count += swept.count;
        afterId = swept.nextAfterId;
      } while (afterId !== null);
      equal(count, 3);
      for (const { walletId } of expired) equal(await rival.read.cashOutCode(walletId), null);
      deepEqual(await rival.read.cashOutCode(open.walletId), open);
    });
  });

  describe('sweeps of cash codes', () => {
    alone('delete those of payments that are over', async ({ store, rival }) => {
      const statuses = ['requested', 'succeeded', 'processing', 'canceled', 'expired'] as const;
      const payments = statuses.map((status) => aPayment({ status }));
      const codes = payments.map(({ id }) => aCashCode({ paymentId: id }));
      await applied(store, ...payments.map((payment): Change => ({ type: 'payment.insert', payment })));
      await applied(store, ...codes.map((cashCode): Change => ({ type: 'cash_code.insert', cashCode })));
      let afterId: string | null = null;
      do afterId = (await store.claim.sweepCashCodes({ afterId, limit: 2 })).nextAfterId;
      while (afterId !== null);
      const kept = await Promise.all(codes.map(({ paymentId }) => rival.read.cashCodeOfPayment(paymentId)));
      deepEqual(
        kept.map((code) => code !== null),
        [true, false, true, false, false],
      );
    });
  });

  describe('sweeps of business verifications', () => {
    alone('delete those that were replaced before a time, and never the last', async ({ store, rival }) => {
      const merchantId = anId('mer');
      const submissions = [NOW_MS - 1, NOW_MS, null].map((replacedAtMs) =>
        aKycSubmission(merchantId, {
          replacedAtMs,
          decisions: [{ decision: 'approved', note: null, atMs: NOW_MS }],
        }),
      );
      await applied(
        store,
        ...submissions.map((kycSubmission): Change => ({ type: 'kyc_submission.insert', kycSubmission })),
      );
      let afterId: string | null = null;
      do afterId = (await store.claim.sweepKycSubmissions({ afterId, limit: 2, replacedBeforeMs: NOW_MS })).nextAfterId;
      while (afterId !== null);
      const kept = await rival.read.kycSubmissions(merchantId, { limit: 10, afterId: null });
      deepEqual(kept, submissions.slice(1).toReversed());
      deepEqual(await rival.read.lastKycSubmission(merchantId), submissions[2]);
    });
  });

  describe('sweeps of test payments', () => {
    alone('delete unpaid ones that ended before a time, with all that is theirs alone', async ({ store, rival }) => {
      const merchant = await withMerchant(store);
      const owner = { merchantId: merchant.id, livemode: false, description: 'Robe bleue', updatedAtMs: NOW_MS - 1 };
      const ended = (['expired', 'canceled', 'failed'] as const).map((status) => aPayment({ ...owner, status }));
      const [gone] = ended;
      if (gone === undefined) throw new Error('There is no payment.');
      const kept = [
        aPayment({ ...owner, status: 'requested' }),
        aPayment({ ...owner, status: 'succeeded', succeededAtMs: NOW_MS - 1 }),
        aPayment({ ...owner, status: 'failed', updatedAtMs: NOW_MS }),
        aPayment({ ...owner, status: 'failed', livemode: true }),
      ];
      const late = aPayment({ ...owner, status: 'failed' });
      const awaited = aPayment({ ...owner, status: 'failed' });
      const all = [...ended, ...kept, late, awaited];
      const [once, regular] = [anId('cus'), anId('cus')];
      const attempts = [
        anAttempt(gone, { status: 'failed', nextPollAtMs: null, customerId: once }),
        anAttempt(gone, { status: 'failed', nextPollAtMs: null, customerId: regular }),
        anAttempt(awaited, { status: 'failed', nextPollAtMs: NOW_MS, customerId: regular }),
      ];
      const cashCode = aCashCode({ paymentId: gone.id });
      await applied(
        store,
        ...all.map((payment): Change => ({ type: 'payment.insert', payment })),
        ...attempts.map((attempt): Change => ({ type: 'attempt.insert', attempt })),
        { type: 'cash_code.insert', cashCode },
        { type: 'transfer.insert', transfer: aTransfer({ merchantId: merchant.id, paymentId: late.id }) },
      );
      const young = aPayment({ ...owner, status: 'expired' });
      await applied(store, { type: 'payment.insert', payment: young });
      const request = { beforeId: young.id, endedBeforeMs: NOW_MS };
      const first = await store.claim.sweepTestPayments({ ...request, afterId: null, limit: 10 });
      deepEqual(first, { count: 2, nextAfterId: ended[1]?.id });
      equal((await store.claim.sweepTestPayments({ ...request, afterId: first.nextAfterId, limit: 99 })).count, 1);
      for (const { id } of ended) equal(await rival.read.paymentById(id), null);
      for (const { id } of [...kept, late, awaited, young]) equal((await rival.read.paymentById(id))?.id, id);
      deepEqual(await rival.read.attemptsOfPayment(gone.id), []);
      equal(await rival.read.cashCodeOfPayment(gone.id), null);
      equal(await rival.read.customerById(once), null);
      equal((await rival.read.customerById(regular))?.customer.id, regular);
      const found = await rival.read.payments(
        { merchantId: merchant.id, livemode: false, anyOf: [{ joined: 'bleue', words: ['bleue'] }] },
        { limit: 100, afterId: null },
      );
      deepEqual(
        found.rows.map(({ id }) => id).toSorted(),
        [...kept, late, awaited, young]
          .filter(({ livemode }) => !livemode)
          .map(({ id }) => id)
          .toSorted(),
      );
    });
  });

  describe('sweeps of signing keys', () => {
    alone('delete those that were retired before a time', async ({ store, rival }) => {
      const keys = [NOW_MS - 1, NOW_MS, null].map((retiredAtMs) => aSigningKey({ retiredAtMs }));
      await applied(store, ...keys.map((signingKey): Change => ({ type: 'signing_key.insert', signingKey })));
      equal(await store.claim.sweepSigningKeys({ retiredBeforeMs: NOW_MS }), 1);
      deepEqual(
        (await rival.read.signingKeys()).map(({ id }) => id).toSorted(),
        keys.slice(1).map(({ id }) => id),
      );
    });
  });
}

/** Without endpoints, so that each has only the deliveries that a test gives it. */
async function withEvents(store: EngineStore, count: number): Promise<readonly Event[]> {
  const events = times(count, () => anEvent());
  await applied(
    store,
    ...events.map((event): Change => ({ type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() })),
  );
  return events;
}

function delivered(event: Event, endpoint: Parameters<typeof aDelivery>[1]): Delivery {
  return aDelivery(event, endpoint, { status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null });
}

function sweepEvents(store: EngineStore, beforeId: string): Promise<Swept> {
  return store.claim.sweepEvents({ afterId: null, limit: 1_000, beforeId });
}

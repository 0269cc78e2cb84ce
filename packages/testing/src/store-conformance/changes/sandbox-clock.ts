import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { EngineStore, Merchant } from '@mitako/core/engine';
import {
  aDelivery,
  aDispute,
  anAttempt,
  anEndpoint,
  anEvent,
  anId,
  aPayment,
  aPaymentLink,
  aRefund,
  aTask,
  NOW_MS,
} from '../fixtures.ts';
import { withMerchant } from '../inserted.ts';
import { applied, type Suite } from '../suite.ts';

const DAY_MS = 86_400_000;

/** What waits in a mode of a merchant, a day away, and when each is due. */
interface Waiting {
  readonly claimable: (nowMs: number) => Promise<readonly string[]>;
  readonly times: () => Promise<Readonly<Record<string, readonly (number | null | undefined)[]>>>;
}

async function waiting(store: EngineStore, merchant: Merchant, livemode: boolean): Promise<Waiting> {
  const owner = { merchantId: merchant.id, livemode };
  const dueAtMs = NOW_MS + DAY_MS;
  const open = aPayment({ ...owner, expiresAtMs: dueAtMs });
  const processing = aPayment({ ...owner, status: 'processing', expiresAtMs: dueAtMs });
  const paid = aPayment({
    ...owner,
    status: 'succeeded',
    succeededAtMs: NOW_MS,
    creditPending: 5,
    releaseAtMs: dueAtMs,
  });
  const attempt = anAttempt(processing, { status: 'pending', nextPollAtMs: dueAtMs, expiresAtMs: dueAtMs });
  const refund = aRefund(paid);
  const task = aTask({ ...owner, subjectId: refund.id, dueAtMs });
  const dispute = aDispute(paid, { status: 'needs_response', dueAtMs });
  const link = aPaymentLink({ ...owner, expiresAtMs: dueAtMs });
  const endpoint = anEndpoint(merchant, { livemode, failingSinceMs: NOW_MS });
  const event = anEvent(owner);
  const delivery = aDelivery(event, endpoint, { nextAttemptAtMs: dueAtMs, firstAttemptAtMs: NOW_MS, attemptsCount: 1 });
  await applied(
    store,
    ...[open, processing, paid].map((payment) => ({ type: 'payment.insert', payment }) as const),
    { type: 'attempt.insert', attempt },
    { type: 'refund.insert', refund },
    { type: 'task.insert', task },
    { type: 'dispute.insert', dispute },
    { type: 'payment_link.insert', paymentLink: link },
    { type: 'endpoint.insert', endpoint, limit: 10 },
    { type: 'delivery.insert', delivery },
  );
  const { read, claim } = store;
  return {
    async claimable(nowMs) {
      const lease = { nowMs, limit: 100, leaseMs: 0, leaseToken: anId('lease') };
      const [expired, released, attempts, tasks] = await Promise.all([
        claim.expiredPayments(lease),
        claim.releasablePayments(lease),
        claim.attempts({ ...lease, rail: attempt.rail, pace: null }),
        claim.tasks(lease),
      ]);
      const due = new Set([expired, released, attempts, tasks].flat().map(({ id }) => id));
      return [open.id, paid.id, attempt.id, task.id].filter((id) => due.has(id));
    },
    async times() {
      const polled = await read.attemptById(attempt.id);
      const sent = await read.deliveryById(delivery.id);
      const [opened, processed, credited, disputed, linked] = await Promise.all([
        read.paymentById(open.id),
        read.paymentById(processing.id),
        read.paymentById(paid.id),
        read.disputeById(dispute.id),
        read.paymentLinkById(link.id),
      ]);
      return {
        open: [opened?.expiresAtMs, opened?.version],
        processing: [processed?.expiresAtMs, processed?.version],
        paid: [credited?.releaseAtMs, credited?.version],
        attempt: [
          polled?.nextPollAtMs,
          polled?.expiresAtMs,
          polled?.clockMovedMs,
          polled?.createdAtMs,
          polled?.version,
        ],
        dispute: [disputed?.dueAtMs, disputed?.version],
        link: [linked?.expiresAtMs, linked?.version],
        delivery: [sent?.nextAttemptAtMs, sent?.firstAttemptAtMs, sent?.createdAtMs],
        endpoint: [(await read.endpointById(endpoint.id))?.failingSinceMs],
      };
    },
  };
}

export function sandboxClockTests({ describe, alone }: Suite): void {
  describe('sandbox.advance', () => {
    alone('brings all that waits in the test mode of one merchant nearer, and nothing else', async ({ store }) => {
      const [merchant, neighbour] = [await withMerchant(store), await withMerchant(store)];
      const moved = await waiting(store, merchant, false);
      const unmoved = [await waiting(store, merchant, true), await waiting(store, neighbour, false)];
      const before = await Promise.all(unmoved.map(({ times }) => times()));

      await applied(store, { type: 'sandbox.advance', merchantId: merchant.id, byMs: DAY_MS });

      deepEqual(await moved.times(), {
        open: [NOW_MS, 2],
        processing: [NOW_MS, 2],
        paid: [NOW_MS, 2],
        attempt: [NOW_MS, NOW_MS, DAY_MS, NOW_MS, 2],
        dispute: [NOW_MS, 2],
        link: [NOW_MS, 2],
        delivery: [NOW_MS, NOW_MS - DAY_MS, NOW_MS],
        endpoint: [NOW_MS - DAY_MS],
      });
      deepEqual(await Promise.all(unmoved.map(({ times }) => times())), before);
      equal((await moved.claimable(NOW_MS)).length, 4);
      deepEqual(await Promise.all(unmoved.map(({ claimable }) => claimable(NOW_MS))), [[], []]);
    });

    alone('no term comes to lie before the object that has it', async ({ store }) => {
      const merchant = await withMerchant(store);
      const moved = await waiting(store, merchant, false);
      await applied(store, { type: 'sandbox.advance', merchantId: merchant.id, byMs: 3 * DAY_MS });
      const { open, processing, attempt, dispute, link } = await moved.times();
      const terms = [open, processing, attempt?.slice(1), dispute, link].map((times) => times?.[0]);
      deepEqual(
        terms,
        terms.map(() => NOW_MS),
      );
      equal((await moved.claimable(NOW_MS)).length, 4);
    });

    alone('a change decided by the former time is refused', async ({ store }) => {
      const { id: merchantId } = await withMerchant(store);
      const payment = aPayment({ merchantId, expiresAtMs: NOW_MS + DAY_MS });
      await applied(store, { type: 'payment.insert', payment });
      await applied(store, { type: 'sandbox.advance', merchantId, byMs: 1 });
      const next = { ...payment, status: 'canceled', version: 2 } as const;
      const outcome = await store.commit([{ type: 'payment.update', payment: next, from: payment }]);
      equal(outcome.kind, 'refused');
    });

    alone('what waits is counted up to a limit, in test mode alone', async ({ store }) => {
      const merchant = await withMerchant(store);
      await waiting(store, merchant, true);
      equal(await store.read.waitingInSandbox(merchant.id, 10), 0);
      await waiting(store, merchant, false);
      equal(await store.read.waitingInSandbox(merchant.id, 10), 8);
      equal(await store.read.waitingInSandbox(merchant.id, 3), 3);
      deepEqual(
        [
          await store.read.hasTestReleaseDue(merchant.id, NOW_MS + DAY_MS - 1),
          await store.read.hasTestReleaseDue(merchant.id, NOW_MS + DAY_MS),
        ],
        [false, true],
      );
    });
  });
}

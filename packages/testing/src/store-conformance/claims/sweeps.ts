import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, Session, Swept } from '@mitako/core/engine';
import {
  aCashCode,
  aCashOutCode,
  aKycSubmission,
  anAttempt,
  anId,
  aPayment,
  aSigningKey,
  aTransfer,
  NOW_MS,
} from '../fixtures.ts';
import { withKnownDevice, withMerchant, withSession } from '../inserted.ts';
import { applied, type Suite, times } from '../suite.ts';

/** Each row's age is its id's, which the fixtures count up. */
export function sweepTests({ describe, alone }: Suite): void {
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

  describe('sweeps of counts', () => {
    alone('delete those of earlier days and months, and none that a limit still reads', async ({ store, rival }) => {
      const days = ['2026-01-30', '2026-01-31', '2026-02-01', '2025-12', '2026-01', '2026-02'];
      const accounts = times(3, () => anId('agt'));
      const counts = accounts.flatMap((accountId) => days.map((day) => ({ accountId, kind: 'cash_in' as const, day })));
      for (const each of counts) await applied(store, { type: 'daily_total.add', ...each, amount: 5, limit: 5 });
      let afterId: string | null = null;
      let count = 0;
      do {
        const swept: Swept = await store.claim.sweepDailyTotals({ afterId, limit: 2, beforeDay: '2026-01-31' });
        count += swept.count;
        afterId = swept.nextAfterId;
      } while (afterId !== null);
      equal(count, 6);
      for (const { accountId, kind, day } of counts) {
        const isOver = day === '2026-01-30' || day === '2025-12';
        equal(await rival.read.dailyTotal(accountId, kind, day), isOver ? 0 : 5);
      }
    });
  });

  describe('sweeps of known devices', () => {
    alone('delete those that have not logged in since', async ({ store, rival }) => {
      const kept = await withKnownDevice(store, { lastLoginAtMs: NOW_MS + 1 });
      const gone = [
        await withKnownDevice(store, { lastLoginAtMs: NOW_MS }),
        await withKnownDevice(store, { lastLoginAtMs: NOW_MS - 1 }),
      ];
      let afterId: string | null = null;
      do afterId = (await store.claim.sweepKnownDevices({ afterId, limit: 2, loggedInBeforeMs: NOW_MS })).nextAfterId;
      while (afterId !== null);
      equal((await rival.read.knownDevices(kept.principalId)).length, 1);
      for (const { principalId } of gone) deepEqual(await rival.read.knownDevices(principalId), []);
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

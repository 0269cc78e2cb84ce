import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import {
  aDeliveryIdBase,
  anAccount,
  anAttempt,
  anEvent,
  anId,
  aPayment,
  aRefund,
  MERCHANT_WITHOUT_ROW,
} from '../fixtures.ts';
import { withPayment } from '../inserted.ts';
import { applied, race, times, type Suite } from '../suite.ts';

export function paymentRaceTests({ describe, it }: Suite): void {
  describe('concurrent payments and refunds', () => {
    it('one of 8 payments gets the id', async (stores) => {
      await race(stores, {
        prepare: async () => anId('pay'),
        lists: (id) => times(8, () => [{ type: 'payment.insert', payment: aPayment({ id }) }]),
        guard: 'payment.insert',
        afterwards: async (id) => {
          const { rows: payments } = await stores.store.read.payments(OWNER, { limit: 100, afterId: null });
          equal(payments.filter((payment) => payment.id === id).length, 1);
        },
      });
    });

    it('one of 8 updates of a payment is written, with its event', async (stores) => {
      await race(stores, {
        prepare: () => withPayment(stores.store, { merchantId: anId('mer') }),
        lists: (payment) =>
          times(8, (place) => [
            {
              type: 'payment.update',
              payment: { ...payment, status: 'canceled', cancelReason: `${place}`, eventSequence: 1, version: 2 },
              from: payment,
            },
            {
              type: 'event.append',
              event: anEvent({ merchantId: payment.merchantId, subjectId: payment.id, body: `${place}` }),
              deliveryIdBase: aDeliveryIdBase(),
            },
          ]),
        guard: 'payment.update',
        afterwards: async ({ id, merchantId }, outcomes) => {
          const winner = `${outcomes.findIndex(({ kind }) => kind === 'applied')}`;
          equal((await stores.store.read.paymentById(id))?.cancelReason, winner);
          const events = await stores.store.read.events({ merchantId, livemode: false }, { limit: 9, afterId: null });
          deepEqual(
            events.map(({ body }) => body),
            [winner],
          );
        },
      });
    });

    it('one of 8 attempts of a payment is live', async (stores) => {
      await race(stores, {
        prepare: () => withPayment(stores.store, { merchantId: anId('mer') }),
        lists: (payment) => times(8, () => [{ type: 'attempt.insert', attempt: anAttempt(payment) }]),
        guard: 'attempt.insert',
        afterwards: async ({ id }) => equal((await stores.store.read.attemptsOfPayment(id)).length, 1),
      });
    });

    it('one of two outcomes of an attempt is written', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const attempt = anAttempt(await withPayment(stores.store, { merchantId: anId('mer') }));
          await applied(stores.store, { type: 'attempt.insert', attempt });
          return attempt;
        },
        lists: (attempt) => [
          [{ type: 'attempt.update', attempt: { ...attempt, status: 'succeeded', version: 2 }, fromVersion: 1 }],
          [{ type: 'attempt.update', attempt: { ...attempt, status: 'failed', version: 2 }, fromVersion: 1 }],
        ],
        guard: 'attempt.update',
        afterwards: async ({ id }) => equal((await stores.store.read.attemptById(id))?.version, 2),
      });
    });

    it('of 8 codes for one attempt one is counted, so that only one is sent to the rail', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const attempt = anAttempt(await withPayment(stores.store, { merchantId: anId('mer') }), {
            status: 'pending',
          });
          await applied(stores.store, { type: 'attempt.insert', attempt });
          return attempt;
        },
        lists: (attempt) =>
          times(8, () => [
            { type: 'attempt.update', attempt: { ...attempt, codesTried: 1, version: 2 }, fromVersion: 1 },
          ]),
        guard: 'attempt.update',
        afterwards: async ({ id }) => equal((await stores.store.read.attemptById(id))?.codesTried, 1),
      });
    });

    it('8 payments from one wallet do not exceed its balance', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const account = anAccount();
          await applied(
            stores.store,
            { type: 'account.open', account },
            { type: 'account.credit', accountId: account.id, amount: 1_000 },
          );
          return account;
        },
        lists: ({ id }) => times(8, () => [{ type: 'account.debit', accountId: id, amount: 300 }]),
        winners: 3,
        guard: 'account.debit',
        afterwards: async ({ id }) => equal((await stores.store.read.accountById(id))?.available, 100),
      });
    });

    it('8 credits to one wallet are all applied', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const account = anAccount();
          await applied(stores.store, { type: 'account.open', account });
          return account;
        },
        lists: ({ id }) => times(8, () => [{ type: 'account.credit', accountId: id, amount: 3 }]),
        winners: 8,
        guard: 'account.credit',
        afterwards: async ({ id }) => equal((await stores.store.read.accountById(id))?.available, 24),
      });
    });

    it('an account opened 8 times concurrently exists once', async (stores) => {
      await race(stores, {
        prepare: async () => anAccount(),
        lists: (account) =>
          times(8, () => [
            { type: 'account.open', account },
            { type: 'account.credit', accountId: account.id, amount: 1 },
          ]),
        winners: 8,
        guard: 'account.open',
        afterwards: async ({ id }) => equal((await stores.store.read.accountById(id))?.available, 8),
      });
    });

    it('a subject gets one event per sequence', async (stores) => {
      await race(stores, {
        prepare: async () => anId('mer'),
        lists: (merchantId) =>
          times(8, () => [
            {
              type: 'event.append',
              event: anEvent({ subjectId: merchantId.replace('mer_', 'pay_'), merchantId }),
              deliveryIdBase: aDeliveryIdBase(),
            },
          ]),
        guard: 'event.append',
        afterwards: async (merchantId) => {
          const events = await stores.store.read.events({ merchantId, livemode: false }, { limit: 9, afterId: null });
          equal(events.length, 1);
        },
      });
    });

    it('of two full refunds one reserves the money', async (stores) => {
      await race(stores, {
        prepare: () => withPayment(stores.store, { merchantId: anId('mer') }),
        lists: (payment) =>
          times(2, () => [
            {
              type: 'payment.update',
              payment: { ...payment, refundPending: payment.amount, version: 2 },
              from: payment,
            },
            { type: 'refund.insert', refund: aRefund(payment, { amount: payment.amount }) },
          ]),
        guard: 'payment.update',
        afterwards: async ({ id }) => {
          equal((await stores.store.read.refundsOfPayment(id, { limit: 9, afterId: null })).length, 1);
        },
      });
    });

    it('one of two outcomes of a refund is written', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const refund = aRefund(await withPayment(stores.store, { merchantId: anId('mer') }));
          await applied(stores.store, { type: 'refund.insert', refund });
          return refund;
        },
        lists: (refund) => [
          [{ type: 'refund.update', refund: { ...refund, status: 'succeeded', version: 2 }, fromVersion: 1 }],
          [{ type: 'refund.update', refund: { ...refund, status: 'failed', version: 2 }, fromVersion: 1 }],
        ],
        guard: 'refund.update',
        afterwards: async ({ id }) => equal((await stores.store.read.refundById(id))?.version, 2),
      });
    });

    it('transfers between two accounts in opposite directions do not deadlock', async ({ store, rival }) => {
      const [a, b] = [anAccount(), anAccount()];
      for (const account of [a, b]) {
        await applied(
          store,
          { type: 'account.open', account },
          { type: 'account.credit', accountId: account.id, amount: 1_000 },
        );
      }
      const move = (from: string, to: string) =>
        [
          { type: 'account.debit', accountId: from, amount: 1 },
          { type: 'account.credit', accountId: to, amount: 1 },
        ] as const;
      const outcomes = await Promise.all(
        times(12, (place) => (place % 2 === 0 ? store.commit(move(a.id, b.id)) : rival.commit(move(b.id, a.id)))),
      );
      for (const { kind } of outcomes) equal(kind, 'applied');
      equal((await store.read.accountById(a.id))?.available, 1_000);
      equal((await store.read.accountById(b.id))?.available, 1_000);
    });
  });
}

const OWNER = { merchantId: MERCHANT_WITHOUT_ROW, livemode: false };

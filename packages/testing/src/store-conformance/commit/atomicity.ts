import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change } from '@mitako/core';
import {
  aDeliveryIdBase,
  aMerchant,
  anAccount,
  anAccountId,
  anApiKey,
  anEndpoint,
  anEvent,
  anId,
  anIdempotencyRecord,
  aPayment,
  aTransfer,
  NOW_MS,
  sealed,
} from '../fixtures.ts';
import { applied, FIRST_PAGE, refused, type Suite, throws } from '../suite.ts';

export function atomicityTests({ describe, it }: Suite): void {
  describe('a list of changes', () => {
    it('may be empty', async ({ store }) => {
      await applied(store);
    });

    it('is applied in its order', async ({ store }) => {
      const account = anAccount();
      const take = { type: 'account.debit', accountId: account.id, amount: 5 } as const;
      const give = { type: 'account.credit', accountId: account.id, amount: 5 } as const;
      await refused(store, { type: 'account.open', account }, take);
      await applied(store, { type: 'account.open', account }, give, take);
    });

    it('sees its own changes', async ({ store }) => {
      const merchant = aMerchant();
      const apiKey = anApiKey(merchant);
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'api_key.insert', apiKey },
        { type: 'assert.api_key', id: apiKey.id, nowMs: NOW_MS },
        { type: 'api_key.revoke', id: apiKey.id, merchantId: merchant.id, nowMs: NOW_MS },
      );
      await refused(
        store,
        { type: 'merchant.update', merchant: { ...merchant, suspendedAtMs: NOW_MS, version: 2 }, fromVersion: 1 },
        { type: 'assert.merchant_active', id: merchant.id },
      );
      equal((await store.read.merchantById(merchant.id))?.suspendedAtMs, null);
    });

    it('leaves nothing behind when its last change is refused', async ({ store, rival }) => {
      const { merchant, changes, expectNothing } = everyKindOfWrite();
      await applied(store, { type: 'merchant.insert', merchant });
      await refused(store, ...changes, { type: 'assert.api_key', id: anId('key'), nowMs: NOW_MS });
      await expectNothing(store);
      await expectNothing(rival);
      // And the same list is written when nothing is wrong with it.
      await applied(store, ...changes);
    });

    it('leaves nothing behind when its last change throws', async ({ store, rival }) => {
      const { merchant, changes, expectNothing } = everyKindOfWrite();
      await applied(store, { type: 'merchant.insert', merchant });
      const unbalanced = aTransfer({ entries: sealed([anAccountId('fees'), 1]) });
      await throws(store, ...changes, { type: 'transfer.insert', transfer: unbalanced });
      await expectNothing(store);
      await expectNothing(rival);
    });

    const faults: readonly (readonly [string, unknown])[] = [
      ['a fraction', 1.5],
      ['not a number', Number.NaN],
      ['infinity', Number.POSITIVE_INFINITY],
      ['an integer that is not safe', 2 ** 53],
      ['a boolean', true],
      ['undefined', undefined],
      ['an object', {}],
      ['a date', new Date(NOW_MS)],
      ['a bigint', 1n],
    ];
    for (const [name, amount] of faults) {
      it(`with ${name} for an amount throws and writes nothing`, async ({ store }) => {
        const [first, second] = [aPayment(), aPayment()];
        // What a caller without types could hand in.
        const faulty = { ...second, amount } as typeof second;
        await throws(store, { type: 'payment.insert', payment: first }, { type: 'payment.insert', payment: faulty });
        equal(await store.read.paymentById(first.id), null);
        equal(await store.read.paymentById(second.id), null);
      });
    }

    it('of an unknown type throws', async ({ store }) => {
      const unknown = { type: 'payment.forge' } as unknown as Change;
      await throws(store, { type: 'payment.insert', payment: aPayment() }, unknown);
    });

    it('that is refused takes nobody with it', async ({ store }) => {
      const account = anAccount();
      await applied(
        store,
        { type: 'account.open', account },
        { type: 'account.credit', accountId: account.id, amount: 10 },
      );
      // Committed in one turn, so that a store that groups commits groups these.
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, place) => {
          const payment = aPayment();
          const refusedAtTheEnd =
            place % 3 === 1 ? [{ type: 'account.debit', accountId: account.id, amount: 11 } as const] : [];
          return store
            .commit([
              { type: 'account.credit', accountId: account.id, amount: 0 },
              { type: 'payment.insert', payment },
              ...refusedAtTheEnd,
            ])
            .then(async ({ kind }) => ({ place, kind, isThere: (await store.read.paymentById(payment.id)) !== null }));
        }),
      );
      for (const { place, kind, isThere } of outcomes) {
        equal(kind, place % 3 === 1 ? 'refused' : 'applied');
        equal(isThere, kind === 'applied');
      }
    });

    it('that throws takes nobody with it', async ({ store }) => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, place) => {
          const payment = aPayment({ amount: place % 4 === 1 ? 0.5 : 500 });
          return store.commit([{ type: 'payment.insert', payment }]).then(
            ({ kind }) => kind,
            () => 'threw',
          );
        }),
      );
      deepEqual(
        outcomes,
        outcomes.map((_, place) => (place % 4 === 1 ? 'threw' : 'applied')),
      );
    });

    it('is seen by everybody once it is applied', async ({ store, rival }) => {
      for (let count = 0; count < 20; count += 1) {
        const payment = aPayment();
        await applied(store, { type: 'payment.insert', payment });
        deepEqual(await rival.read.paymentById(payment.id), payment);
      }
    });
  });
}

interface Writes {
  readonly merchant: ReturnType<typeof aMerchant>;
  readonly changes: readonly Change[];
  expectNothing(store: Parameters<typeof applied>[0]): Promise<void>;
}

/** Inserts, updates, counts, fan-out: one list that writes to most tables. */
function everyKindOfWrite(): Writes {
  const merchant = aMerchant();
  const owner = { merchantId: merchant.id, livemode: false };
  const payment = aPayment({ merchantId: merchant.id });
  const account = anAccount();
  const record = anIdempotencyRecord();
  const transfer = aTransfer();
  const endpoint = anEndpoint(merchant);
  const event = anEvent({ merchantId: merchant.id });
  return {
    merchant,
    changes: [
      { type: 'merchant.update', merchant: { ...merchant, name: 'New', version: 2 }, fromVersion: 1 },
      { type: 'endpoint.insert', endpoint, limit: 1 },
      { type: 'payment.insert', payment },
      { type: 'account.open', account },
      { type: 'account.credit', accountId: account.id, amount: 10 },
      { type: 'transfer.insert', transfer },
      { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() },
      { type: 'idempotency.insert', record },
    ],
    async expectNothing({ read }) {
      deepEqual(await read.merchantById(merchant.id), merchant);
      equal(await read.endpointById(endpoint.id), null);
      equal(await read.paymentById(payment.id), null);
      equal(await read.accountById(account.id), null);
      equal(await read.transferById(transfer.id), null);
      for (const { accountId } of transfer.entries) equal(await read.balance(accountId), 0);
      equal(await read.eventById(event.id), null);
      equal(await read.idempotency(record.key), null);
      deepEqual(await read.deliveries({ owner }, FIRST_PAGE), []);
    },
  };
}

import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, Payment } from '@mitako/core/engine';
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

    it('is applied in order', async ({ store }) => {
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
        { type: 'assert.api_key', id: apiKey.id, allowedFrom: [], nowMs: NOW_MS },
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
      await refused(store, ...changes, { type: 'assert.api_key', id: anId('key'), allowedFrom: [], nowMs: NOW_MS });
      await expectNothing(store);
      await expectNothing(rival);
      // The same list is applied without the invalid change.
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

    it('with an unknown type throws', async ({ store }) => {
      const unknown = { type: 'payment.forge' } as unknown as Change;
      await throws(store, { type: 'payment.insert', payment: aPayment() }, unknown);
    });

    it('is visible to every instance once it is applied', async ({ store, rival }) => {
      for (let count = 0; count < 10; count += 1) {
        const payment = aPayment();
        const next = { ...payment, status: 'canceled', version: 2 } as const;
        const expectRead = async (expected: Payment | null): Promise<void> => {
          for (const { read } of [rival, store]) deepEqual(await read.paymentById(payment.id), expected);
        };
        await expectRead(null);
        await applied(store, { type: 'payment.insert', payment });
        await expectRead(payment);
        await applied(store, { type: 'payment.update', payment: next, from: payment });
        await expectRead(next);
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

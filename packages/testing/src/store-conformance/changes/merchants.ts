import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { KYC_STATUSES } from '@mitako/contract/names';
import { aMerchant, anEndpoint, anId, NOW_MS } from '../fixtures.ts';
import { withMerchant } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function merchantTests({ describe, it, alone }: Suite): void {
  describe('merchants', () => {
    alone("there is one of the gateway's own", async ({ store, rival }) => {
      await applied(store, { type: 'merchant.insert', merchant: aMerchant() });
      equal(await store.read.ownMerchant(), null);
      const own = aMerchant({ own: 1, kycDecidedBy: 'owner' });
      await applied(store, { type: 'merchant.insert', merchant: own });
      deepEqual(await rival.read.ownMerchant(), own);
      await refused(rival, { type: 'merchant.insert', merchant: aMerchant({ own: 1 }) });
    });

    it('merchant.update does not change the count of endpoints', async ({ store }) => {
      const merchant = aMerchant();
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 1 },
        { type: 'merchant.update', merchant: { ...merchant, version: 2 }, fromVersion: 1 },
      );
      await refused(store, { type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 1 });
    });

    it('assert.merchant_active is refused for a suspended or unknown merchant', async ({ store }) => {
      const merchant = await withMerchant(store);
      await applied(store, { type: 'assert.merchant_active', id: merchant.id });
      const suspended = { ...merchant, suspendedAtMs: NOW_MS, version: 2 };
      await applied(store, { type: 'merchant.update', merchant: suspended, fromVersion: 1 });
      await refused(store, { type: 'assert.merchant_active', id: merchant.id });
      await refused(store, { type: 'assert.merchant_active', id: anId('mer') });
    });

    it('assert.merchant_live is refused for an unapproved, suspended or unknown merchant', async ({ store }) => {
      for (const kycStatus of KYC_STATUSES) {
        const merchant = aMerchant({ kycStatus });
        const change = { type: 'assert.merchant_live', id: merchant.id } as const;
        await applied(store, { type: 'merchant.insert', merchant });
        await (kycStatus === 'approved' ? applied(store, change) : refused(store, change));
        const suspended = { ...merchant, suspendedAtMs: NOW_MS, version: 2 };
        await applied(store, { type: 'merchant.update', merchant: suspended, fromVersion: 1 });
        await refused(store, change);
      }
      await refused(store, { type: 'assert.merchant_live', id: anId('mer') });
    });
  });
}

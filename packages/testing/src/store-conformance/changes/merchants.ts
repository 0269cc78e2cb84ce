import { deepStrictEqual as deepEqual } from 'node:assert';
import { KYC_STATUSES } from '@mitako/contract/names';
import { aMerchant, anEndpoint, anId, NOW_MS } from '../fixtures.ts';
import { withMerchant } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function merchantTests({ describe, it }: Suite): void {
  describe('merchants', () => {
    it('merchant.insert stores every field', async ({ store, rival }) => {
      const merchant = await withMerchant(store, {
        supportEmail: 'help@example.cm',
        supportPhone: '+237699999999',
        brandColor: '#ffcc00',
        logoId: 'e3b0c442',
        kycStatus: 'needs_info',
        encryptedKyc: 'sealed',
        kycNote: 'a clearer scan, please',
        kycSubmittedAtMs: NOW_MS - 2,
        kycDecidedAtMs: NOW_MS - 1,
        suspendedAtMs: NOW_MS,
        fees: { basisPoints: 0, fixed: 0, minimum: 10, maximum: 10_000_000_000, refundPolicy: 'keep' },
        settlementTerms: { delayMs: 604_800_000, schedule: 'weekly', minimum: 10_000_000_000 },
        methodSettings: {
          live: {
            set: [{ method: 'mtn_momo', isEnabled: true, min: null, max: 10_000_000_000 }],
            hidden: ['wallet', 'mtn_momo'],
            order: ['mtn_momo', 'wallet'],
          },
          test: { set: [], hidden: [], order: [] },
        },
        nextSettlementAtMs: NOW_MS + 1,
      });
      deepEqual(await rival.read.merchantById(merchant.id), merchant);
    });

    it('merchant.insert is refused for an existing id', async ({ store }) => {
      const merchant = await withMerchant(store);
      await refused(store, { type: 'merchant.insert', merchant });
    });

    it('merchant.update writes the whole next state', async ({ store }) => {
      const merchant = await withMerchant(store);
      const next = aMerchant({
        id: merchant.id,
        name: 'Chez Awa & Fils',
        encryptedEmail: 'another sealed e-mail',
        encryptedPhone: null,
        supportEmail: 'help@example.cm',
        supportPhone: '+237',
        brandColor: '#000000',
        logoId: '98fc1c14',
        kycStatus: 'approved',
        encryptedKyc: 'another sealed one',
        kycNote: 'fine',
        kycSubmittedAtMs: NOW_MS + 1,
        kycDecidedAtMs: NOW_MS + 2,
        suspendedAtMs: NOW_MS + 3,
        suspensionReason: 'chargebacks',
        fees: { basisPoints: 1, fixed: 2, minimum: 3, maximum: 4, refundPolicy: 'keep' },
        hasOwnFees: true,
        settlementTerms: { delayMs: 1, schedule: 'daily', minimum: 2 },
        methodSettings: {
          live: { set: [], hidden: [], order: [] },
          test: {
            set: [{ method: 'wallet', isEnabled: false, min: 1, max: null }],
            hidden: ['orange_money'],
            order: [],
          },
        },
        nextSettlementAtMs: NOW_MS + 4,
        sandboxAheadMs: 10_000_000_000,
        version: 2,
      });
      await applied(store, { type: 'merchant.update', merchant: next, fromVersion: 1 });
      deepEqual(await store.read.merchantById(merchant.id), next);
    });

    it('merchant.update is refused for another version and an unknown id', async ({ store }) => {
      const merchant = await withMerchant(store, { version: 2 });
      await refused(store, { type: 'merchant.update', merchant: { ...merchant, version: 2 }, fromVersion: 1 });
      await refused(store, { type: 'merchant.update', merchant: { ...merchant, version: 4 }, fromVersion: 3 });
      await refused(store, { type: 'merchant.update', merchant: aMerchant({ id: anId('mer') }), fromVersion: 1 });
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

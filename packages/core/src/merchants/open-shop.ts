import type { Context } from '../context.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Merchant } from '../model.ts';
import { newMerchant } from '../people/principals.ts';
import { NO_FEES } from '../payments/fees.ts';
import { changedMerchant } from './operator-merchants.ts';
import { merchantToWire } from './wire.ts';

/**
 * The merchant of a gateway that is a shop: approved by its owner, who has no account here, pays itself nothing and takes
 * its money from its provider's account. Of processes that start at once one writes it (unique key), and the others find it.
 */
export const openShop: WriteOperation<'openShop'> = {
  // Another process was faster: its merchant counts.
  refusals: { 'merchant.insert': null, 'merchant.update': null },
  async decide(context, { body: { name, support_email: supportEmail = null, support_phone: supportPhone = null } }) {
    if (await hasOthers(context)) return refuse('OTHER_MERCHANTS');
    const own = await context.store.read.ownMerchant();
    const wanted = { name, supportEmail, supportPhone };
    if (own === null) {
      const merchant = newShop(context, wanted);
      const change = { type: 'merchant.insert', merchant } as const;
      return { changes: [change], answer: succeeded(200, { merchant: merchantToWire(context, merchant) }) };
    }
    const isSame = own.name === name && own.supportEmail === supportEmail && own.supportPhone === supportPhone;
    if (!isSame) return changedMerchant(context, own, wanted);
    return { changes: [], answer: succeeded(200, { merchant: merchantToWire(context, own) }) };
  },
};

async function hasOthers({ store }: Context): Promise<boolean> {
  const merchants = await store.read.merchants({}, { limit: 2, afterId: null });
  return merchants.some(({ own }) => own === null);
}

function newShop(context: Context, wanted: Pick<Merchant, 'name' | 'supportEmail' | 'supportPhone'>): Merchant {
  return {
    ...newMerchant(context, { name: wanted.name, email: wanted.supportEmail ?? '', phone: null }),
    ...wanted,
    own: 1,
    kycStatus: 'approved',
    kycDecidedAtMs: context.clock.now(),
    kycDecidedBy: 'owner',
    fees: NO_FEES,
    hasOwnFees: true,
    settlementTerms: { delayMs: 0, schedule: 'manual', minimum: 1 },
    nextSettlementAtMs: null,
  };
}

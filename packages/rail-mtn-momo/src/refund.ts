import type { Rail, RailRefundRequest } from '@mitako/core';
import { isSameAmount, uuidOf } from '@mitako/rail-kit';
import type { Party } from './party.ts';
import type { Transactions } from './transactions.ts';

const NOTE = 'Remboursement';

/**
 * Refunds by the Disbursement product. Its id at MTN is derived from the refund and its number of failures, so that
 * repeating a request that MTN does not know yet pays once.
 * @param options.by `refund` names the charge, `transfer` the payer
 */
export function createRefunds(
  transactions: Transactions,
  options: {
    readonly rail: string;
    readonly by: 'refund' | 'transfer';
    readonly currency: string;
    readonly partyOf: (phone: string) => Party | null;
  },
): Required<Pick<Rail, 'refund' | 'lookupRefund'>> {
  const { rail, by, currency, partyOf } = options;
  const idOf = ({ reference, tries }: RailRefundRequest): string => uuidOf(rail, reference, tries);

  return {
    async refund(request) {
      const { reference, chargeReference, phone, amount } = request;
      const money = { amount: String(amount), currency, externalId: reference, payerMessage: NOTE, payeeNote: NOTE };
      const to = by === 'refund' ? { referenceIdToRefund: uuidOf(rail, chargeReference) } : { payee: partyOf(phone) };
      const submitted = await transactions.submit(idOf(request), { ...money, ...to });
      if (submitted.kind === 'refused') return { ...submitted, kind: 'failed' };
      return submitted.kind === 'accepted' ? { kind: 'pending' } : submitted;
    },

    async lookupRefund(request) {
      const { reference, amount } = request;
      const found = await transactions.read(idOf(request), reference);
      if (found.kind !== 'successful') return found;
      const { amount: paidBack, detail } = found;
      if (paidBack === null || isSameAmount(paidBack, amount)) {
        return { kind: 'succeeded', railReference: detail.requestId, detail };
      }
      const message = `MTN MoMo refunded ${paidBack}, not ${amount}`;
      return { kind: 'unknown', detail: { ...detail, message }, needsOperator: true };
    },
  };
}

import type { Rail } from '@mitako/core';
import type { Transaction, Transactions } from './transactions.ts';

/**
 * Refunds of whole payments by Airtel's refund, named by Airtel's id of the payment, which is refunded once. No answer tells a
 * repeated request from one that fails, so that a refund is `succeeded` or unknown, never `failed`.
 */
export function reversal(
  path: string = '/standard/v1/payments/refund',
  transactions: Transactions,
  chargeOf: (reference: string) => Transaction,
): Required<Pick<Rail, 'refund' | 'lookupRefund'>> {
  return {
    async refund({ chargeReference, chargeRailReference }) {
      const charge = chargeRailReference === null ? await transactions.status(chargeOf(chargeReference)) : null;
      const railReference = chargeRailReference ?? charge?.parsed?.airtelMoneyId ?? null;
      if (railReference === null) return charge?.unclear ?? { kind: 'unknown' };
      const body = { transaction: { airtel_money_id: railReference } };
      const { parsed, reading, detail, unclear } = await transactions.send({ id: null, path }, path, body);
      // Airtel's own example has `success: false` beside it.
      const isMade = parsed?.status === 'SUCCESS' && reading.kind === 'in_process';
      return isMade ? { kind: 'succeeded', railReference, ...detail } : unclear;
    },
    async lookupRefund({ chargeReference }) {
      const { parsed, reading, detail, unclear } = await transactions.status(chargeOf(chargeReference));
      if (reading.kind !== 'reversed') return unclear;
      return { kind: 'succeeded', railReference: parsed?.airtelMoneyId ?? null, ...detail };
    },
  };
}

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
    async refund({ chargeReference, chargeRailReference, reference }) {
      const railReference =
        chargeRailReference ?? (await transactions.status(chargeOf(chargeReference))).parsed?.airtelMoneyId ?? null;
      if (railReference === null) return { kind: 'unknown' };
      const body = { transaction: { airtel_money_id: railReference } };
      const { parsed, reading, detail } = await transactions.send({ id: null, reference, path }, path, body);
      // Airtel's own example has `success: false` beside it.
      const isMade = parsed?.status === 'SUCCESS' && reading.kind === 'in_process';
      return isMade ? { kind: 'succeeded', railReference, ...detail } : { kind: 'unknown', ...detail };
    },
    async lookupRefund({ chargeReference }) {
      const { parsed, reading, detail } = await transactions.status(chargeOf(chargeReference));
      if (reading.kind !== 'reversed') return { kind: 'unknown', ...detail };
      return { kind: 'succeeded', railReference: parsed?.airtelMoneyId ?? null, ...detail };
    },
  };
}

import { isFinalStatus, type KnownFrom, type PayerMoneyState } from '@mitako/contract/names';
import type { Attempt, Payment, Refund } from '../model.ts';
import {
  basisOfAttempt,
  basisOfRefund,
  basisOfShownFailure,
  basisOfUncharged,
  type ProviderBasis,
} from '../rails/provider-claims.ts';

/** Statements of a checkout about the payer's money and its provider, with their source. */
export interface KnownOfCheckout {
  /** Why the last attempt failed; null: none did, or a later decision replaced the source. */
  readonly failure: ProviderBasis<'reportedFailure'> | null;
  /** Null: unknown, or the money is in the payment. */
  readonly money: { readonly state: PayerMoneyState; readonly by: readonly ProviderBasis[] } | null;
}

/** The rows of a payment that show it. */
interface ShownBy {
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
  /** Whether the unapplied funds of a late payment were returned. */
  readonly isReturned: (late: Attempt) => boolean;
}

export function knownOf(payment: Payment, rows: ShownBy): KnownOfCheckout {
  return { failure: basisOfShownFailure(payment, rows.attempts), money: moneyOf(payment, rows) };
}

/** The source in one word. An operator's record is never the provider's. */
export function knownFrom(bases: readonly ProviderBasis[]): KnownFrom {
  if (bases.includes('operator')) return 'operator';
  return bases.some((basis) => typeof basis === 'object') ? 'provider' : 'gateway';
}

function moneyOf(payment: Payment, { attempts, refunds, isReturned }: ShownBy): KnownOfCheckout['money'] {
  if (payment.succeededAtMs !== null) {
    // Those of lost disputes are not refunds of the merchant.
    const done = refunds.filter(({ status, disputeId }) => status === 'succeeded' && disputeId === null);
    return payment.amountRefunded === 0
      ? null
      : { state: 'refunded', by: done.map((refund) => basisOfRefund('refunded', refund)) };
  }
  const late = attempts.filter(({ status }) => status === 'paid_late');
  if (late.length > 0) {
    return {
      state: late.every(isReturned) ? 'returned' : 'returning',
      by: late.map((attempt) => basisOfAttempt('collectedLate', attempt)),
    };
  }
  const uncharged = attempts.length === 0 ? null : basisOfUncharged(attempts);
  const isOver = isFinalStatus(payment.status) || payment.status === 'requested';
  return uncharged === null || !isOver ? null : { state: 'not_charged', by: uncharged };
}

import type { FailureCode } from '@mitako/contract/names';
import { textIn } from '@mitako/rail-kit';

/** Meanings of MTN's words: `{ TRANSACTION_CANCELED: 'payer_timeout' }`. */
export type Reasons = Readonly<Record<string, FailureCode>>;

/** Why a charge failed: MTN's own list, its page of errors, and what production has met. */
export const CHARGE_REASONS: Reasons = {
  NOT_ENOUGH_FUNDS: 'insufficient_funds',
  // Nearly always no money.
  LOW_BALANCE_OR_PAYEE_LIMIT_REACHED_OR_NOT_ALLOWED: 'insufficient_funds',
  PAYER_NOT_FOUND: 'invalid_payer',
  PAYER_LIMIT_REACHED: 'payer_limit_reached',
  APPROVAL_REJECTED: 'payer_declined',
  PAYMENT_NOT_APPROVED: 'payer_declined',
  TRANSACTION_CANCELED: 'payer_declined',
  EXPIRED: 'payer_timeout',
  COULD_NOT_PERFORM_TRANSACTION: 'payer_timeout',
  SENDER_ACCOUNT_NOT_ACTIVE: 'payer_account_blocked',
  // The payee is us.
  PAYEE_NOT_FOUND: 'gateway_account',
  PAYEE_NOT_ALLOWED_TO_RECEIVE: 'gateway_account',
  PAYEE_LIMIT_REACHED: 'gateway_account',
  NOT_ALLOWED: 'gateway_account',
  NOT_ALLOWED_TARGET_ENVIRONMENT: 'gateway_account',
  INVALID_CALLBACK_URL_HOST: 'gateway_account',
  INVALID_CURRENCY: 'gateway_account',
  SERVICE_UNAVAILABLE: 'provider_unavailable',
};

/** Why a refund failed: we pay, and the payee is the customer. */
export const REFUND_REASONS: Reasons = {
  ...CHARGE_REASONS,
  NOT_ENOUGH_FUNDS: 'gateway_account',
  LOW_BALANCE_OR_PAYEE_LIMIT_REACHED_OR_NOT_ALLOWED: 'gateway_account',
  PAYER_NOT_FOUND: 'gateway_account',
  PAYER_LIMIT_REACHED: 'gateway_account',
  SENDER_ACCOUNT_NOT_ACTIVE: 'gateway_account',
  PAYEE_NOT_FOUND: 'invalid_payer',
  PAYEE_NOT_ALLOWED_TO_RECEIVE: 'payer_account_blocked',
  PAYEE_LIMIT_REACHED: 'payer_limit_reached',
};

/** An unknown reason is a failure, too. */
export function failureCodeOf(reasons: Reasons, word: string | null): FailureCode {
  const known = word !== null && Object.hasOwn(reasons, word) ? reasons[word] : undefined;
  return known ?? 'provider_error';
}

/** With these MTN does not know the outcome, even if other fields claim one. */
export function isNoReason(word: string | null): boolean {
  return word === 'TRANSACTION_NOT_FOUND' || word === 'RESOURCE_NOT_FOUND';
}

/**
 * MTN's error code. It is in `reason` as text or as an object, or beside it, and its spelling varies.
 */
export function wordIn(body: unknown): string | null {
  for (const path of PLACES) {
    const word = (textIn(body, ...path) ?? '').trim().toUpperCase();
    if (word !== '') return word.replaceAll(/[\s-]+/g, '_');
  }
  return null;
}

const PLACES = [['reason', 'code'], ['reason'], ['Reason', 'code'], ['Reason'], ['code']] as const;

import type { FailureCode } from '@mitako/contract/names';
import type { ProviderBasis } from '../../rails/provider-claims.ts';

export const ACTIONS = {
  approve_on_phone: 'confirm on their phone',
  enter_otp: 'enter the code they got by SMS',
  redirect: 'confirm on the page of the provider',
} as const;

const PAY_REASONS: Readonly<Record<FailureCode, string>> = {
  insufficient_funds: 'insufficient balance',
  payer_timeout: 'the customer did not confirm in time',
  payer_declined: 'the customer declined the payment',
  invalid_code: 'the code was wrong too often',
  invalid_payer: 'this number has no account with this provider',
  payer_limit_reached: 'the customer has reached a limit of the provider',
  payer_account_blocked: 'the account of the customer is blocked',
  provider_unavailable: 'the payment could not go through the provider',
  provider_error: 'the provider reported an error',
  payer_busy: 'the customer had another payment open',
  gateway_account: 'the gateway’s account at the provider was not usable',
};

const REFUND_REASONS: Readonly<Record<FailureCode, string>> = {
  insufficient_funds: 'the account that refunds are paid from did not hold enough money',
  payer_timeout: 'the customer did not confirm in time',
  payer_declined: 'the customer declined the money',
  invalid_code: 'the code was wrong too often',
  invalid_payer: 'this number no longer has an account with this provider',
  payer_limit_reached: 'the account of the customer has reached a limit of the provider',
  payer_account_blocked: 'the account of the customer is blocked',
  provider_unavailable: 'the provider was not available',
  provider_error: 'the provider reported an error',
  payer_busy: 'the customer had another payment open',
  gateway_account: 'the gateway’s account at the provider is blocked or empty',
};

const NO_REASON = 'the reason is not known';

export const BY_HAND = 'this was recorded by hand';

export function payReason(code: FailureCode | null, by: ProviderBasis<'reportedFailure'>): string {
  return reason(PAY_REASONS, code, by);
}

export function refundReason(code: FailureCode | null, by: ProviderBasis<'refusedRefund'>): string {
  return reason(REFUND_REASONS, code, by);
}

/** The provider's reason only with its claim: the gateway's own finding is not an error that a provider reported. */
function reason(words: Readonly<Record<FailureCode, string>>, code: FailureCode | null, by: ProviderBasis): string {
  if (by === 'operator') return BY_HAND;
  return code === null || (by === 'gateway' && code === 'provider_error') ? NO_REASON : words[code];
}

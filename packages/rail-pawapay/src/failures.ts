import type { FailureCode } from '@mitako/contract/names';

/** The meaning of pawaPay's code of a failed deposit or refund; `FAILED` is final with any code. */
export function failureOf(code: string | null, known: Readonly<Record<string, FailureCode>> = {}): FailureCode {
  return valueOf(known, code) ?? valueOf(FAILURES, code) ?? 'provider_error';
}

const FAILURES: Readonly<Record<string, FailureCode>> = {
  PAYER_NOT_FOUND: 'invalid_payer',
  RECIPIENT_NOT_FOUND: 'invalid_payer',
  INSUFFICIENT_BALANCE: 'insufficient_funds',
  // Declined, or did not answer until the prompt ended.
  PAYMENT_NOT_APPROVED: 'payer_declined',
  PAYER_LIMIT_REACHED: 'payer_limit_reached',
  RECIPIENT_LIMIT_REACHED: 'payer_limit_reached',
  WALLET_LIMIT_REACHED: 'payer_limit_reached',
  PAYMENT_IN_PROGRESS: 'payer_busy',
  TRANSACTION_ALREADY_IN_PROCESS: 'payer_busy',
  INVALID_AUTHORISATION_CODE: 'invalid_code',
  // Our own account.
  PAWAPAY_WALLET_OUT_OF_FUNDS: 'gateway_account',
  // Others, MANUALLY_CANCELLED, UNSPECIFIED_FAILURE and UNKNOWN_ERROR among them, mean nothing to a payer.
};

/** Why pawaPay took no deposit or refund. */
export interface Rejection {
  readonly failureCode: FailureCode;
  /**
   * Its cause. `request`: the request only, so that it holds for every repetition. `state`: of the provider, of our
   * account or of the deposit, so that an earlier one may have been taken. `passing`: a state that ends by itself.
   */
  readonly dependsOn: 'request' | 'state' | 'passing';
}

/** Null: it is not about the request, such as errors of credentials. */
export function rejectionOf(code: string | null): Rejection | null {
  return valueOf(REJECTIONS, code) ?? null;
}

const OF_REQUEST: Rejection = { failureCode: 'provider_error', dependsOn: 'request' };
const OF_DEPOSIT: Rejection = { failureCode: 'provider_error', dependsOn: 'state' };
const OF_ACCOUNT: Rejection = { failureCode: 'gateway_account', dependsOn: 'state' };

const REJECTIONS: Readonly<Record<string, Rejection>> = {
  INVALID_PHONE_NUMBER: { failureCode: 'invalid_payer', dependsOn: 'request' },
  AMOUNT_OUT_OF_BOUNDS: OF_REQUEST,
  INVALID_AMOUNT: OF_REQUEST,
  INVALID_CURRENCY: OF_REQUEST,
  INVALID_PROVIDER: OF_REQUEST,
  INVALID_INPUT: OF_REQUEST,
  MISSING_PARAMETER: OF_REQUEST,
  UNSUPPORTED_PARAMETER: OF_REQUEST,
  INVALID_PARAMETER: OF_REQUEST,
  DUPLICATE_METADATA_FIELD: OF_REQUEST,
  PROVIDER_TEMPORARILY_UNAVAILABLE: { failureCode: 'provider_unavailable', dependsOn: 'passing' },
  DEPOSITS_NOT_ALLOWED: OF_ACCOUNT,
  REFUNDS_NOT_ALLOWED: OF_ACCOUNT,
  REFUND_IN_PROGRESS: { failureCode: 'provider_unavailable', dependsOn: 'passing' },
  NOT_FOUND: OF_DEPOSIT,
  INVALID_STATE: OF_DEPOSIT,
  DEPOSIT_ALREADY_REFUNDED: OF_DEPOSIT,
  AMOUNT_TOO_LARGE: OF_DEPOSIT,
};

/** Codes come from outside: `constructor` must not match. */
function valueOf<Value>(of: Readonly<Record<string, Value>>, code: string | null): Value | undefined {
  return code !== null && Object.hasOwn(of, code) ? of[code] : undefined;
}

import { byCode } from './by-code.ts';

/**
 * Every error code of the API, with the HTTP status it travels under and the sentence people read.
 * The table is the only place where either is written.
 */
export const ERRORS = byCode<readonly [status: number, message: string]>()({
  MALFORMED_JSON: [400, 'The body is not valid JSON. Send JSON text in UTF-8.'],

  AUTHENTICATION_REQUIRED: [401, 'A credential is needed. Send it as "Authorization: Bearer …".'],
  INVALID_API_KEY: [
    401,
    'No such key. Check that the whole key was copied, and that it is of the kind in "details.expected".',
  ],
  API_KEY_EXPIRED: [401, 'This API key has expired. Create or roll a key.'],
  API_KEY_REVOKED: [401, 'This API key was revoked. Use another key.'],
  INVALID_TOKEN: [401, 'This is no valid access token. Log in, and send the one you get.'],
  TOKEN_EXPIRED: [401, 'The access token has expired. Refresh it.'],
  TOKEN_REVOKED: [401, 'This device was signed out. Log in again.'],
  INVALID_CREDENTIALS: [401, 'E-mail or password is wrong. Check both.'],
  REFRESH_TOKEN_INVALID: [401, 'The refresh token is not valid. Log in again.'],
  REFRESH_TOKEN_ROTATED: [401, 'This refresh token was just used. Use the newest one.'],
  REFRESH_TOKEN_REUSED: [401, 'An old refresh token was used again, so the session was ended. Log in again.'],

  INSUFFICIENT_FUNDS: [402, 'The wallet does not hold enough money. Top it up, or try less.'],
  PAYMENT_DECLINED: [402, 'The payment was declined. Pay in another way.'],
  INSUFFICIENT_BALANCE: [402, 'The available balance does not cover this. Try less, or wait for more payments.'],
  INSUFFICIENT_FLOAT: [402, 'The float does not hold enough money. Have the operator fund it.'],

  PERMISSION_DENIED: [403, 'This credential may not do that. See "details" for what it takes.'],
  MODE_MISMATCH: [
    403,
    'Test and live do not mix. Use a key of the other mode; with an access token, add "?mode=test" for test money.',
  ],
  KYC_REQUIRED: [
    403,
    'Real money needs an approved KYC. See "details.kyc_status": submit it, or wait for the decision.',
  ],
  ACCOUNT_SUSPENDED: [403, 'This account is suspended. Contact the operator.'],
  REAUTHENTICATION_REQUIRED: [
    403,
    'This takes the password again. Give it at /auth/{role}/me/reauthenticate, then repeat the request.',
  ],
  ROLE_NOT_ALLOWED: [403, 'This role may not do that. Log in as one of "details.allowed".'],
  INVALID_PIN: [403, 'The PIN is wrong. Check it: "details.attempts_left" says how many tries are left.'],
  PIN_RESET_REQUIRED: [403, 'Too many wrong PINs. Set a new PIN with your password.'],
  CASH_OUT_CODE_INVALID: [403, 'This code is wrong or has ended. Check it, or have the customer ask for a new one.'],

  ROUTE_NOT_FOUND: [404, 'There is nothing at this path. See /api/v1/openapi.json for those there are.'],
  PAYMENT_NOT_FOUND: [404, 'No such payment. Check the id, and that it is of this mode.'],
  CHECKOUT_NOT_FOUND: [404, 'No such checkout. Check its address.'],
  REFUND_NOT_FOUND: [404, 'No such refund. Check the id, and that it is of this mode.'],
  EVENT_NOT_FOUND: [404, 'No such event. Check the id, and that it is of this mode.'],
  DELIVERY_NOT_FOUND: [404, 'No such delivery. Check the id, and that it is of this mode.'],
  WEBHOOK_ENDPOINT_NOT_FOUND: [404, 'No such webhook endpoint. Check the id, and that it is of this mode.'],
  API_KEY_NOT_FOUND: [404, 'No such API key. Check the id.'],
  DEVICE_NOT_FOUND: [404, 'No such device. Check the id.'],
  MERCHANT_NOT_FOUND: [404, 'No such merchant. Check the id.'],
  AGENT_NOT_FOUND: [404, 'No such agent. Check the id.'],
  USER_NOT_FOUND: [404, 'No such user. Check the e-mail, phone number or id.'],
  TRANSACTION_NOT_FOUND: [404, 'No such transaction. Check the id, and that it is of this mode.'],
  ATTEMPT_NOT_FOUND: [404, 'No such payment attempt. Check the id.'],
  DISPUTE_NOT_FOUND: [404, 'No such dispute. Check the id, and that it is of this mode.'],
  RAIL_NOT_FOUND: [404, 'No rail of this name is configured here. Check the callback address.'],
  LEDGER_CHECK_NOT_FOUND: [404, 'No such check of the books. Check the id.'],
  SETTLEMENT_NOT_FOUND: [404, 'No such settlement. Check the id, and that it is of this mode.'],

  METHOD_NOT_ALLOWED: [405, 'This path does not take that method. Use one of the header "Allow".'],
  PAYLOAD_TOO_LARGE: [413, 'The body is larger than 64 KiB. Send less.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send the body as "Content-Type: application/json".'],

  PAYMENT_ALREADY_PAID: [409, 'This payment is already paid. To give the money back, refund it.'],
  PAYMENT_CANCELED: [409, 'This payment was canceled. Create a new one.'],
  PAYMENT_FAILED: [409, 'This payment has failed. Create a new one.'],
  PAYMENT_IN_PROGRESS: [409, 'A payment attempt is under way. Wait for its outcome.'],
  CODE_NOT_EXPECTED: [409, 'This payment waits for no code. See "details.status", and read the checkout again.'],
  PAYMENT_NOT_REFUNDABLE: [409, 'Only a payment that was paid can be refunded. See "details.status".'],
  PAYMENT_NOT_DISPUTABLE: [409, 'Only a payment that was paid can be disputed. See "details.status".'],
  DISPUTE_CLOSED: [409, 'This dispute is closed. Its outcome is final.'],
  DISPUTE_EVIDENCE_OVERDUE: [409, 'The time for evidence is over. The operator decides on what was sent.'],
  SETTLEMENT_CLOSED: [409, 'This settlement was paid or has failed already. Its outcome is final.'],
  NOTHING_TO_SETTLE: [409, 'The available balance is below what a settlement needs. Settle it later.'],
  REFUND_NOT_PENDING: [409, 'This refund has ended. Read it to see how.'],
  ATTEMPT_NOT_IN_REVIEW: [409, 'This attempt does not wait for a decision. See "details.status".'],
  LEDGER_CHECK_RUNNING: [409, 'The books are being checked already. Read "details.ledger_check_id" for how it went.'],
  KYC_ALREADY_SUBMITTED: [
    409,
    "Your KYC was submitted already. If it is not approved yet, wait for the operator's decision.",
  ],
  KYC_NOT_PENDING: [409, 'No KYC submission waits for a decision. See "details.kyc_status".'],
  WEBHOOK_ENDPOINT_DISABLED: [409, 'This webhook endpoint is disabled. Enable it first.'],
  IDEMPOTENCY_IN_PROGRESS: [409, 'A request with this idempotency key is still running. Try again shortly.'],
  WEBHOOK_ENDPOINT_LIMIT: [409, 'A merchant has at most 10 webhook endpoints. Delete one first.'],
  EMAIL_TAKEN: [409, 'An account with this e-mail exists. Log in instead.'],
  PIN_NOT_SET: [409, 'This account has no PIN. Set one with PUT /auth/{role}/me/pin.'],
  USER_AMBIGUOUS: [409, 'Several users have this phone number. Use the e-mail or the id.'],

  PAYMENT_EXPIRED: [410, 'This payment has expired. Create a new one.'],

  VALIDATION_ERROR: [422, 'The request is not valid. See "details.fields".'],
  INVALID_CODE: [422, 'The code is wrong. Check it: "details.attempts_left" says how many tries are left.'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This idempotency key was used for a different request. Use a new key.'],
  REFUND_EXCEEDS_REMAINING: [
    422,
    'The refund is larger than what is left to refund. Refund at most "details.remaining".',
  ],
  DISPUTE_EXCEEDS_REMAINING: [
    422,
    'The disputed amount is larger than what is left of the payment. Dispute at most "details.remaining".',
  ],
  LIMIT_EXCEEDED: [422, 'This is more than the agent may move. See "details.remaining".'],
  METHOD_NOT_AVAILABLE: [
    422,
    'This payment method is not available for this payment. Choose one that the checkout lists.',
  ],

  PIN_LOCKED: [423, 'Too many wrong PINs. Try again later.'],
  RATE_LIMITED: [429, 'Too many requests. Slow down and try again.'],

  INTERNAL_ERROR: [500, 'Something went wrong on our side. Try again with the same idempotency key.'],
  RAIL_ERROR: [502, 'The payment operator did not take the request. Nothing was charged; try again.'],
  SERVICE_UNAVAILABLE: [503, 'The service is busy. Try again with the same idempotency key.'],
});

/** A literal from {@link ERRORS}. */
export type ErrorCode = keyof typeof ERRORS;

/** HTTP status of an error code. */
export function errorStatus(code: ErrorCode): number {
  return ERRORS[code][0];
}

/** English sentence of an error code: what is wrong and what to do next. */
export function errorMessage(code: ErrorCode): string {
  return ERRORS[code][1];
}

/** Body of every refused gateway request (specification, "Errors"). */
export interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
}

import { byCode } from './by-code.ts';

/** Every error code of the API, with its HTTP status and message. Both are defined only here. */
export const ERRORS = /* @__PURE__ */ byCode<readonly [status: number, message: string]>()({
  MALFORMED_JSON: [400, 'The body is not valid JSON. Send JSON text in UTF-8.'],
  INVALID_PATH: [
    400,
    'Invalid path. Send it without dot segments, empty segments and backslashes, and encode nothing that needs no encoding.',
  ],
  INVALID_HOST: [400, 'Invalid Host header. Send one, with a host name or an address, and a port if need be.'],

  AUTHENTICATION_REQUIRED: [401, 'Authentication required. Send a credential as "Authorization: Bearer …".'],
  INVALID_API_KEY: [401, 'Invalid API key. Check that the key is complete and of the kind in "details.expected".'],
  API_KEY_EXPIRED: [401, 'API key expired. Create a new key or roll this one.'],
  API_KEY_REVOKED: [401, 'API key revoked. Use another key.'],
  INVALID_TOKEN: [401, 'Invalid access token. Log in and send the new one.'],
  TOKEN_EXPIRED: [401, 'Access token expired. Refresh it.'],
  TOKEN_REVOKED: [401, 'This device was signed out. Log in again.'],
  INVALID_CREDENTIALS: [401, 'Wrong e-mail or password. Check both.'],
  SECOND_FACTOR_REQUIRED: [
    401,
    'Second factor required. Send a code as well; at a login with "details.login_token" to /auth/{role}/login/factor.',
  ],
  SECOND_FACTOR_INVALID: [
    401,
    'Wrong code or passkey, or a used one. Send the newest; if "details.reason" is "clock", set the clock of the phone.',
  ],
  LOGIN_TOKEN_INVALID: [401, 'This login has expired, or the password has changed. Log in again.'],
  REFRESH_TOKEN_INVALID: [401, 'Invalid refresh token. Log in again.'],
  REFRESH_TOKEN_ROTATED: [401, 'This refresh token was already rotated. Use the newest one.'],
  REFRESH_TOKEN_REUSED: [401, 'A rotated refresh token was reused, so the session was revoked. Log in again.'],

  INSUFFICIENT_FUNDS: [402, 'The wallet balance is too low. Top it up, or use a smaller amount.'],
  PAYMENT_DECLINED: [402, 'The payment was declined. Use another payment method.'],
  INSUFFICIENT_BALANCE: [402, 'The available balance is too low. Use a smaller amount, or wait for more payments.'],
  INSUFFICIENT_FLOAT: [402, 'The float is too low. Ask the operator to fund it.'],

  PERMISSION_DENIED: [403, 'Missing permission. See "details".'],
  MODE_MISMATCH: [
    403,
    'Test and live mode cannot be mixed. Use a key of the other mode; with an access token, add "?mode=test" for test mode.',
  ],
  KYC_REQUIRED: [403, 'Live mode requires an approved business verification (KYC). See "details.kyc_status".'],
  ACCOUNT_SUSPENDED: [403, 'This account is suspended. Contact the operator.'],
  ACCOUNT_FROZEN: [
    403,
    'This account is frozen, and its money stays. Its owner sees why in the account; ask the operator.',
  ],
  REAUTHENTICATION_REQUIRED: [
    403,
    'Recent authentication required. Send the password, and any second factor, to /auth/{role}/me/reauthenticate.',
  ],
  SECOND_FACTOR_SETUP_REQUIRED: [403, 'This account needs a second factor. Add one with POST /auth/{role}/me/totp.'],
  ADDRESS_NOT_ALLOWED: [403, 'Not allowed from the address in "details.address". Use a network that the key allows.'],
  ROLE_NOT_ALLOWED: [403, 'This role is not allowed here. It takes one of "details.allowed".'],
  INVALID_PIN: [403, 'Wrong PIN. "details.attempts_left" says how many attempts are left.'],
  PIN_RESET_REQUIRED: [403, 'Too many wrong PINs. Set a new PIN with your password.'],
  RESET_CODE_INVALID: [403, 'Wrong, used or expired code. Ask the operator for a new one.'],
  PHONE_NOT_VERIFIED: [403, 'A live wallet requires a verified number. Verify it with POST /auth/user/me/phone.'],
  SIGN_UP_CLOSED: [403, 'This service opens no accounts by itself. Ask its operator for one.'],
  SIGN_UP_BY_EMAIL: [403, 'This service opens accounts by mail. Ask for a link with POST /auth/{role}/sign-up.'],
  LINK_INVALID: [403, 'This link was used, has expired or is incomplete. Ask for a new one.'],
  CASH_OUT_CODE_INVALID: [403, 'Wrong or expired code. Check it, or ask the customer for a new one.'],

  CASH_CODE_INVALID: [403, 'No open payment has this code. Compare it with the customer and type it again.'],

  ROUTE_NOT_FOUND: [404, 'No route at this path. Check its spelling, and the path of the public URL before it.'],
  PAYMENT_NOT_FOUND: [404, 'Payment not found. Check the id and the mode.'],
  CHECKOUT_NOT_FOUND: [404, 'Checkout not found. Check its URL.'],
  PAYMENT_LINK_NOT_FOUND: [404, 'Payment link not found. Check the id or the URL, and the mode.'],
  CUSTOMER_NOT_FOUND: [404, 'Customer not found. Check the id and the mode; an erased customer is not found.'],
  REFUND_NOT_FOUND: [404, 'Refund not found. Check the id and the mode.'],
  EVENT_NOT_FOUND: [404, 'Event not found. Check the id and the mode.'],
  DELIVERY_NOT_FOUND: [404, 'Delivery not found. Check the id and the mode.'],
  WEBHOOK_ENDPOINT_NOT_FOUND: [404, 'Webhook endpoint not found. Check the id and the mode.'],
  API_KEY_NOT_FOUND: [404, 'API key not found. Check the id.'],
  FACTOR_NOT_FOUND: [404, 'Second factor not found. Check the id; one that is not confirmed in 15 minutes is gone.'],
  DEVICE_NOT_FOUND: [404, 'Device not found. Check the id.'],
  MESSAGE_NOT_FOUND: [404, 'Message not found. Check the id; messages are kept for 30 days.'],
  MEMBER_NOT_FOUND: [404, 'Member not found. Check the id.'],
  MERCHANT_NOT_FOUND: [404, 'Merchant not found. Check the id.'],
  CASH_CODE_NOT_FOUND: [404, 'This payment has no cash code. Create one while it is open.'],
  METHOD_NOT_FOUND: [404, 'Payment method not found. Use one that GET /admin/methods lists in this mode.'],
  AGENT_LOCATION_NOT_FOUND: [404, 'Agent location not found. Check the id.'],
  AGENT_NOT_FOUND: [404, 'Agent not found. Check the id.'],
  USER_NOT_FOUND: [404, 'User not found. Check the e-mail, phone number or id.'],
  TRANSACTION_NOT_FOUND: [404, 'Transaction not found. Check the id and the mode.'],
  ATTEMPT_NOT_FOUND: [404, 'Payment attempt not found. Check the id.'],
  DISPUTE_NOT_FOUND: [404, 'Dispute not found. Check the id and the mode.'],
  FILE_NOT_FOUND: [404, 'File not found. Check the id and the mode; an unreferenced file is deleted after a day.'],
  RAIL_NOT_FOUND: [404, 'Rail not found. Check the callback URL.'],
  LEDGER_CHECK_NOT_FOUND: [404, 'Ledger check not found. Check the id.'],
  LEDGER_CHECKPOINT_NOT_FOUND: [404, 'This day has no checkpoint. One is made on the following day.'],
  SETTLEMENT_NOT_FOUND: [404, 'Settlement not found. Check the id and the mode.'],
  METRICS_ELSEWHERE: [404, 'This gateway sends its metrics elsewhere. Read them there.'],
  PAYOUT_EXPORT_NOT_FOUND: [404, 'Bank file not found. Check the id.'],

  METHOD_NOT_ALLOWED: [405, 'This path does not support the method. Use one from the "Allow" header.'],
  REQUEST_TIMEOUT: [408, 'The body arrived too slowly: at least 1 KiB a second is required. Send it again.'],
  PAYLOAD_TOO_LARGE: [
    413,
    'The body is too large, or in too small pieces; see "details.limit". Send less, or larger pieces.',
  ],
  UNSUPPORTED_MEDIA_TYPE: [
    415,
    'Send the body as "Content-Type: application/json", a file as its bytes, and both without Content-Encoding.',
  ],

  PAYMENT_ALREADY_PAID: [409, 'This payment is already paid. Refund it to return the money.'],
  PAYMENT_CANCELED: [409, 'This payment was canceled. Create a new one.'],
  PAYMENT_FAILED: [409, 'This payment failed. Create a new one.'],
  PAYMENT_IN_PROGRESS: [409, 'A payment attempt is in progress. Wait for its outcome.'],
  PAYMENT_LINK_CLOSED: [409, 'This payment link does not accept payments. See "details.status".'],
  CODE_NOT_EXPECTED: [
    409,
    'This payment does not expect a code. See "details.status", and retrieve the checkout again.',
  ],
  POSSIBLE_DUPLICATE: [
    409,
    'The payer paid the same amount at "details.paid_at". If another one is meant, leave out "refuse_duplicate".',
  ],
  PAYMENT_NOT_REFUNDABLE: [409, 'Only a paid payment can be refunded. See "details.status".'],
  REFUND_LIMIT: [
    409,
    'This payment was refunded in 99 parts. The next refund is of all that is left: leave out "amount".',
  ],
  PAYMENT_NOT_DISPUTABLE: [409, 'Only a paid payment can be disputed, and none that was paid in cash. See "details".'],
  DISPUTE_CLOSED: [409, 'This dispute is closed. Its outcome is final.'],
  DISPUTE_NOT_OWED: [409, 'No money of this dispute waits to be returned. Retrieve it for its state.'],
  DISPUTE_EVIDENCE_OVERDUE: [409, 'The deadline for evidence has passed. The operator decides on what was submitted.'],
  SETTLEMENT_CLOSED: [409, 'This settlement was already paid or has failed. Its outcome is final.'],
  PAYOUT_ON_HOLD: [409, 'The payout account was set less than 24 hours ago. Pay after "details.held_until".'],
  PAYOUT_ACCOUNT_CHANGED: [
    409,
    'Not the payout account of this settlement. Compare the account that you paid with "details.payout_account_id".',
  ],
  NOTHING_TO_SETTLE: [409, 'The available balance is below the minimum for a settlement. Settle it once it has grown.'],
  NOTHING_TO_EXPORT: [409, 'None of these payouts can be exported now. "details.excluded" says why.'],
  REFUND_NOT_PENDING: [409, 'This refund is no longer pending. Retrieve it for its outcome.'],
  ATTEMPT_NOT_IN_REVIEW: [409, 'This attempt does not need a review. See "details.status".'],
  ROOT_SECRET_IN_USE: [
    409,
    'Processes still run with another root secret: "details.processes". Restart them with the present one, then finish.',
  ],
  OTHER_MERCHANTS: [
    409,
    'The database has other merchants: a shop would be one among them. Use another database, or be a marketplace.',
  ],
  DATA_KEY_RENEWAL_RUNNING: [409, 'The data key is already being renewed. See `mitako secret status`.'],
  DATA_KEY_RENEWAL_UNFINISHED: [
    409,
    'The renewal cannot be ended yet: rows are moved, or a day has not passed. See `mitako secret status`.',
  ],
  DATA_KEY_UNSEEN: [
    409,
    'Keys or PINs were not used since the renewal: see "details". End them with --revoke-unseen, --new-pins.',
  ],
  LEDGER_CHECK_RUNNING: [409, 'A ledger check is already running. Retrieve "details.ledger_check_id" for its result.'],
  SANDBOX_TOO_FULL: [
    409,
    'More than 1 000 test objects wait for the clock. Cancel open test payments, or wait until they have ended.',
  ],
  KYC_ALREADY_SUBMITTED: [
    409,
    'Your business verification (KYC) was already submitted. If it is not approved yet, wait for the decision.',
  ],
  KYC_NOT_PENDING: [409, 'No business verification (KYC) is waiting for this decision. See "details.kyc_status".'],
  WEBHOOK_ENDPOINT_DISABLED: [409, 'This webhook endpoint is disabled. Enable it first.'],
  IDEMPOTENCY_IN_PROGRESS: [409, 'A request with this idempotency key is still running. Retry shortly.'],
  IDEMPOTENCY_RESPONSE_CHANGED: [
    409,
    'This request was executed, and its response can no longer be repeated exactly. Retrieve "details.id".',
  ],
  RECEIPT_NOT_OFFERED: [
    409,
    'No receipt is sent this way here. See "receipt_by" of the checkout; three are sent at most.',
  ],
  SMS_NOT_CONFIGURED: [409, 'This gateway sends no text messages. Configure a provider with httpSms.'],
  MAIL_NOT_CONFIGURED: [409, 'This gateway sends no mail. Configure a mail server with MITAKO_MAIL.'],
  API_KEY_LIMIT: [409, 'A merchant has at most 50 active API keys in each mode. Revoke one first.'],
  FACTOR_LIMIT: [409, 'An account has at most 10 second factors. Remove one first.'],
  LAST_FACTOR: [409, 'The last second factor of this account stays, as one is required. Add another one first.'],
  PASSKEY_INVALID: [
    422,
    'The passkey could not be verified, or its 5 minutes are over. Ask for new options and add it again.',
  ],
  FACTOR_CONFIRMED: [409, 'This second factor is confirmed already. Log in with it.'],
  WEBHOOK_ENDPOINT_LIMIT: [409, 'A merchant has at most 10 webhook endpoints. Delete one first.'],
  FILE_LIMIT: [409, 'This merchant has too many files. Wait until unreferenced files are deleted, after a day.'],
  MEMBER_EXISTS: [409, 'This person is a member, or invited. Change their role, or invite them again.'],
  MEMBER_LIMIT: [409, 'The team has as many members as it may have. Remove one first.'],
  MEMBER_PROTECTED: [
    409,
    'Nobody changes the owner or themselves. Transfer the ownership, or ask another administrator.',
  ],
  LAST_ADMINISTRATOR: [409, 'One administrator must remain. Make another one first.'],
  OWNERSHIP_NOT_OFFERED: [409, 'No offer of the ownership is open. Ask the owner for one.'],
  EMAIL_TAKEN: [409, 'An account with this e-mail already exists. Log in instead.'],
  PIN_NOT_SET: [409, 'This account has no PIN. Set one with PUT /auth/{role}/me/pin.'],
  USER_AMBIGUOUS: [409, 'Several users have this phone number. Use the e-mail or the id.'],

  PAYMENT_EXPIRED: [410, 'This payment has expired. Create a new one.'],

  MISDIRECTED_REQUEST: [421, 'This gateway does not answer for this host. Use its public URL; see "details.fix".'],

  VALIDATION_ERROR: [422, 'Invalid request. See "details.fields".'],
  INVALID_CODE: [422, 'Wrong code. "details.attempts_left" says how many attempts are left.'],
  IDEMPOTENCY_KEY_REUSED: [
    422,
    'This idempotency key was used for a different request. Repeat that one as it was, or use a new key.',
  ],
  REFUND_NOT_SUPPORTED: [
    422,
    'Refund not supported. Refund all if "details.refunds" is "full", set "details.option" of the rail, or pay another way.',
  ],
  REFUND_EXCEEDS_REMAINING: [422, 'The refund exceeds what is left to refund. Refund at most "details.remaining".'],
  DISPUTE_EXCEEDS_REMAINING: [
    422,
    'The disputed amount exceeds what is left of the payment. Dispute at most "details.remaining".',
  ],
  LIMIT_EXCEEDED: [
    422,
    'The amount exceeds a limit of the agent or the wallet, "details.name". Use at most "details.remaining".',
  ],
  METHOD_NOT_AVAILABLE: [
    422,
    'Not available for this amount or number, see "details.limits". Choose a method that the checkout lists, with its number.',
  ],

  METHOD_DISABLED: [422, 'This payment method is switched off. Choose one that the checkout lists.'],

  PIN_LOCKED: [423, 'Too many wrong PINs. Try again after the time in "Retry-After".'],
  CASH_CODE_LOCKED: [423, 'Too many wrong codes today. Ask the operator, or try again tomorrow.'],
  RATE_LIMITED: [429, 'Too many requests. Wait for the time in "Retry-After", then retry.'],

  INTERNAL_ERROR: [500, 'Internal error. Retry with the same idempotency key.'],
  BODY_ALREADY_READ: [
    500,
    'The body was already read. Use mitako.attach(server), or mount before body parsers (Fastify: toFastifyPlugin).',
  ],
  RAIL_ERROR: [502, 'The payment could not be made through the provider. Nothing was charged; retry.'],
  SERVICE_UNAVAILABLE: [503, 'Service unavailable. Retry with the same idempotency key.'],
});

/** A literal from {@link ERRORS}. */
export type ErrorCode = keyof typeof ERRORS;

/** HTTP status of an error code. */
export function errorStatus(code: ErrorCode): number {
  return ERRORS[code][0];
}

/** English message of an error code: what is wrong and what to do next. */
export function errorMessage(code: ErrorCode): string {
  return ERRORS[code][1];
}

/** Refusals that change nothing and end by themselves. */
const RESOLVED_BY_WAITING: ReadonlySet<ErrorCode> = new Set([
  'IDEMPOTENCY_IN_PROGRESS',
  'PAYMENT_IN_PROGRESS',
  'PAYOUT_ON_HOLD',
  'NOTHING_TO_SETTLE',
  'NOTHING_TO_EXPORT',
  'LEDGER_CHECK_RUNNING',
  'KYC_ALREADY_SUBMITTED',
  'LIMIT_EXCEEDED',
  'FILE_LIMIT',
  'PAYMENT_LINK_CLOSED',
  'SANDBOX_TOO_FULL',
  'CASH_CODE_LOCKED',
]);

/**
 * Whether a refusal is stored for replay: 402, 409, 410 and 422 are. Refusals are not stored if they depend only on the request,
 * and what ends by waiting, so that the same request with the same key succeeds later (decisions §4).
 */
export function isStoredRefusal(code: ErrorCode): boolean {
  const status = errorStatus(code);
  if (status === 402 || status === 410) return true;
  if (status !== 409 && status !== 422) return false;
  return !(ABOUT_THE_REQUEST.has(code) || RESOLVED_BY_WAITING.has(code));
}

/** Refusals that depend only on the request and its idempotency key. */
const ABOUT_THE_REQUEST: ReadonlySet<ErrorCode> = new Set([
  'VALIDATION_ERROR',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_RESPONSE_CHANGED',
]);

/** Body of every rejected gateway request (specification, "Errors"). */
export interface ErrorBody {
  /** A sentence for people: what is wrong and what to do next. */
  readonly error: string;
  /** For programs. */
  readonly code: ErrorCode;
  /** Details of this code. */
  readonly details: Readonly<Record<string, unknown>>;
}

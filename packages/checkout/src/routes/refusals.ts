import type { CheckoutPayment, ErrorCode } from '@mitako/contract';
import { comeBack, keepsKey, newKey, type Refusal } from '@mitako/pages';
import type { CheckoutPageContext } from '../page-context.ts';
import type { Paths } from '../paths.ts';
import type { PageRequest } from '../site.ts';
import type { Messages } from '../text/messages.ts';
import { goTo } from './respond.tsx';

/** Told to wait, but not for how long. */
const WAIT_SECONDS = 60;

/** Pages that tell what became of a payment, by the refusal that leads there. */
const PLACES: { readonly [Code in ErrorCode]?: (paths: Paths, refusal: Refusal) => string | null } = {
  PAYMENT_ALREADY_PAID: (paths) => paths.result,
  PAYMENT_CANCELED: (paths) => paths.result,
  PAYMENT_FAILED: (paths) => paths.result,
  PAYMENT_EXPIRED: (paths) => paths.result,
  PAYMENT_IN_PROGRESS: (paths) => paths.wait,
  CODE_NOT_EXPECTED: (paths) => paths.wait,
  INVALID_CODE: afterLastCode,
  INSUFFICIENT_FUNDS: afterDecline,
  PAYMENT_DECLINED: afterDecline,
  RAIL_ERROR: (paths) => paths.summary,
  CHECKOUT_NOT_FOUND: (paths) => paths.summary,
  PIN_NOT_SET: (paths) => paths.pin,
  PIN_RESET_REQUIRED: (paths) => `${paths.pin}?reset=1`,
  INVALID_PIN: afterLastTry,
};

/** What is said above a form; `when` is how long to wait, in words. */
const ALERTS: { readonly [Code in ErrorCode]?: (text: Messages, when: string) => string } = {
  INVALID_CREDENTIALS: ({ alerts }) => alerts.wrongCredentials,
  // The one that locks.
  INVALID_PIN: ({ alerts }, when) => alerts.pinLocked(when),
  PIN_LOCKED: ({ alerts }, when) => alerts.pinLocked(when),
  METHOD_NOT_AVAILABLE: ({ alerts }) => alerts.methodUnavailable,
  MODE_MISMATCH: ({ alerts }) => alerts.testAccount,
  ACCOUNT_SUSPENDED: ({ alerts }) => alerts.suspended,
  RATE_LIMITED: ({ alerts }, when) => alerts.slowDown(when),
  IDEMPOTENCY_KEY_REUSED: ({ alerts }) => alerts.confirmAgain,
  IDEMPOTENCY_IN_PROGRESS: ({ alerts }) => alerts.busy,
  VALIDATION_ERROR: ({ alerts }) => alerts.invalid,
};

/**
 * Where a refused payment is to be seen: the payment or the session moved, so a page of its own tells, reached by GET.
 * Null: the form is shown again with {@link alertFor}.
 */
export function leaveAfter(context: PageRequest, refusal: Refusal): Response | null {
  const { paths } = context.get('page');
  const place = PLACES[refusal.code];
  const path = place?.(paths, refusal) ?? null;
  if (path !== null) return goTo(context, path);
  const isLoggedOut = refusal.status === 401 && refusal.code !== 'INVALID_CREDENTIALS';
  return isLoggedOut ? goTo(context, paths.login) : null;
}

/** While there are tries left the summary says what went wrong and offers the methods again. */
function afterDecline(paths: Paths, refusal: Refusal): string {
  const { status } = (refusal.details['payment'] ?? {}) as Partial<CheckoutPayment>;
  return status === 'failed' ? paths.result : paths.summary;
}

/** A wrong PIN that left no try and locks for no time: a new one is needed. */
function afterLastTry(paths: Paths, { details, retryAfterSeconds }: Refusal): string | null {
  return details['attempts_left'] === 0 && retryAfterSeconds === null ? `${paths.pin}?reset=1` : null;
}

/** The last wrong code, while the operator has not answered to an earlier one. */
function afterLastCode(paths: Paths, { details }: Refusal): string | null {
  return details['attempts_left'] === 0 ? paths.wait : null;
}

/** What is said above a form about a refusal that is no field's. */
export function alertFor(page: CheckoutPageContext, refusal: Refusal): string {
  const { code, status, retryAfterSeconds } = refusal;
  const nowMs = Date.parse(page.checkout.server_time);
  const when = comeBack(retryAfterSeconds ?? WAIT_SECONDS, { nowMs, locale: page.locale });
  const { busy, refused } = page.text.alerts;
  return ALERTS[code]?.(page.text, when) ?? (status >= 500 ? busy : refused);
}

/** Key of the form that is shown again; says in a header when trying makes sense. */
export function againAfter(context: PageRequest, refusal: Refusal, key: string): string {
  if (refusal.retryAfterSeconds !== null) context.header('Retry-After', String(refusal.retryAfterSeconds));
  return keepsKey(refusal) ? key : newKey();
}

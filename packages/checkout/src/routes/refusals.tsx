import type { CheckoutPayment, ErrorCode, Frozen, OperationRoom } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { comeBack, displayed, keepsKey, newKey, type Refusal, setRetryAfter } from '@mitako/pages';
import { cancelLink } from '../components/checkout-layout.tsx';
import type { CheckoutPageContext } from '../page-context.ts';
import { BlockedPage } from '../pages/blocked.tsx';
import type { Paths } from '../paths.ts';
import type { PageRequest } from '../site.ts';
import type { Messages } from '../text/fr.ts';
import { goTo, show } from './respond.tsx';

/** Wait, without a known duration. */
const WAIT_SECONDS = 60;

/** Pages that explain the state of a payment, by the refusal that leads there. */
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
  PIN_LOCKED: (paths) => paths.wallet,
  INVALID_PIN: afterLastTry,
  LIMIT_EXCEEDED: (paths) => paths.wallet,
  ACCOUNT_FROZEN: (paths) => paths.wallet,
};

/** The text above a form; `when` is how long to wait, in words. */
const ALERTS: { readonly [Code in ErrorCode]?: (text: Messages, when: string, refusal: Refusal) => string } = {
  INVALID_CREDENTIALS: ({ alerts }) => alerts.wrongCredentials,
  METHOD_DISABLED: ({ alerts }) => alerts.methodUnavailable,
  METHOD_NOT_AVAILABLE: ({ alerts }) => alerts.methodUnavailable,
  MODE_MISMATCH: ({ alerts }) => alerts.testAccount,
  RATE_LIMITED: ({ alerts }, when, { details }) =>
    details['limit'] === 'prompt' ? alerts.tooManyPrompts(when) : alerts.slowDown(when),
  POSSIBLE_DUPLICATE: ({ alerts }) => alerts.paidAlready,
  IDEMPOTENCY_KEY_REUSED: ({ alerts }) => alerts.confirmAgain,
  IDEMPOTENCY_IN_PROGRESS: ({ alerts }) => alerts.busy,
  VALIDATION_ERROR: ({ alerts }) => alerts.invalid,
};

/**
 * Handles a refusal with a redirect to the payment's current page, or with a page that explains why no input could
 * succeed. Null: the form is shown again with {@link alertFor}.
 */
export function leaveAfter(context: PageRequest, refusal: Refusal): Response | Promise<Response> | null {
  const { paths } = context.get('page');
  const place = PLACES[refusal.code];
  const path = place?.(paths, refusal) ?? null;
  if (path !== null) return goTo(context, path);
  const isLoggedOut = refusal.status === 401 && refusal.code !== 'INVALID_CREDENTIALS';
  return isLoggedOut ? goTo(context, paths.login) : blockedBy(context, refusal);
}

function blockedBy(context: PageRequest, refusal: Refusal): Response | Promise<Response> | null {
  const page = context.get('page');
  const { text } = page;
  const blocked = (title: string, words: string): Response | Promise<Response> => {
    const back = cancelLink(page);
    return show(
      context,
      <BlockedPage page={page} title={title} words={words} methods={[]} back={back} />,
      refusal.status,
    );
  };
  // Only the shop's account can be suspended here: every payer and method sees the same text.
  if (refusal.code === 'ACCOUNT_SUSPENDED') {
    return blocked(text.alerts.shopClosedTitle, text.alerts.shopClosed);
  }
  if (refusal.code === 'PAYMENT_LINK_CLOSED') {
    return blocked(text.alerts.linkCompleteTitle, text.alerts.linkComplete);
  }
  return null;
}

/** The wallet's page while its PIN is locked. A new PIN lifts the lock. */
export function showPinLocked(context: PageRequest, retryAfterSeconds: number): Response | Promise<Response> {
  const page = context.get('page');
  const { text, paths, checkout } = page;
  setRetryAfter(context, retryAfterSeconds);
  return show(
    context,
    <BlockedPage
      page={page}
      title={text.wallet.lockedTitle}
      words={text.alerts.pinLocked(retryWhen(page, retryAfterSeconds))}
      back={{ href: paths.summary, label: text.methods.other }}
      methods={checkout.methods.filter(({ type, available }) => type !== 'wallet' && available)}
    >
      <p class="links">
        <a class="link" href={paths.pin}>
          {text.wallet.forgotPin}
        </a>
      </p>
    </BlockedPage>,
    423,
  );
}

/** Before a PIN is chosen: the customer authenticates again at the embedding program. */
export function showConfirm(context: PageRequest, href: string): Response | Promise<Response> {
  const page = context.get('page');
  const { text, paths } = page;
  const back = { href: paths.summary, label: text.methods.other };
  return show(
    context,
    <BlockedPage page={page} title={text.pin.confirmTitle} words={text.pin.confirm} methods={[]} back={back}>
      <a class="button" href={href}>
        {text.pin.confirmOpen}
      </a>
    </BlockedPage>,
  );
}

/** The wallet's page while the embedding program has not verified the number. */
export function showUnverified(context: PageRequest): Response | Promise<Response> {
  const page = context.get('page');
  const { text, paths, checkout, brand } = page;
  return show(
    context,
    <BlockedPage
      page={page}
      title={text.wallet.unverifiedTitle}
      words={text.wallet.unverified(brand.name)}
      back={{ href: paths.summary, label: text.methods.other }}
      methods={checkout.methods.filter(({ type, available }) => type !== 'wallet' && available)}
    />,
    403,
  );
}

/** The wallet's page while the operator has frozen it: why, and whom to ask. */
export function showFrozen(context: PageRequest, { reason }: Frozen): Response | Promise<Response> {
  const page = context.get('page');
  const { text, paths, checkout, brand } = page;
  const { phone, email } = brand.support;
  const contact = [phone?.replaceAll(' ', '\u00a0'), email].filter((each) => each !== undefined).join(', ');
  return show(
    context,
    <BlockedPage
      page={page}
      title={text.wallet.frozenTitle}
      words={text.wallet.frozen(displayed(reason))}
      back={{ href: paths.summary, label: text.methods.other }}
      methods={checkout.methods.filter(({ type, available }) => type !== 'wallet' && available)}
    >
      <p class="soft">{text.wallet.frozenAsk(page.brand.name, contact)}</p>
    </BlockedPage>,
    403,
  );
}

/** The wallet's page for a payment beyond its limits. */
export function showOverLimit(
  context: PageRequest,
  { left, opens_at: opensAt }: OperationRoom,
): Response | Promise<Response> {
  const page = context.get('page');
  const { text, paths, checkout } = page;
  const seconds = opensAt === null ? null : Math.ceil((Date.parse(opensAt) - Date.parse(checkout.server_time)) / 1000);
  return show(
    context,
    <BlockedPage
      page={page}
      title={text.wallet.overLimitTitle}
      words={text.wallet.overLimit(
        formatAmount(left ?? 0, checkout.currency, page.locale),
        seconds === null ? null : retryWhen(page, seconds),
      )}
      back={{ href: paths.summary, label: text.methods.other }}
      methods={checkout.methods.filter(({ type, available }) => type !== 'wallet' && available)}
    />,
    422,
  );
}

/** While attempts are left the summary explains the failure and offers the methods again. */
function afterDecline(paths: Paths, refusal: Refusal): string {
  return declinedPayment(refusal).status === 'failed' ? paths.result : paths.summary;
}

/** The payment of a refused attempt, if the refusal contains it. */
export function declinedPayment({ details }: Refusal): Partial<CheckoutPayment> {
  return details['payment'] ?? {};
}

/** A wrong PIN without attempts left: it is locked for a while, or a new one is needed. */
function afterLastTry(paths: Paths, { details, retryAfterSeconds }: Refusal): string | null {
  if (details['attempts_left'] !== 0) return null;
  return retryAfterSeconds === null ? `${paths.pin}?reset=1` : paths.wallet;
}

/** The last wrong code, while the provider has not answered an earlier one. */
function afterLastCode(paths: Paths, { details }: Refusal): string | null {
  return details['attempts_left'] === 0 ? paths.wait : null;
}

/** The text above a form for a refusal that concerns no field. */
export function alertFor(page: CheckoutPageContext, refusal: Refusal): string {
  const { code, status } = refusal;
  const { busy, refused } = page.text.alerts;
  return (
    ALERTS[code]?.(page.text, retryWhen(page, refusal.retryAfterSeconds), refusal) ?? (status >= 500 ? busy : refused)
  );
}

/** What the form remembers of a question whether a second payment is meant. */
export function asksTwice({ code }: Refusal): { readonly isMeant?: true } {
  return code === 'POSSIBLE_DUPLICATE' ? { isMeant: true } : {};
}

/** The key of a form that is shown again; sets `Retry-After`. */
export function againAfter(context: PageRequest, refusal: Refusal, key: string): string {
  setRetryAfter(context, refusal.retryAfterSeconds);
  return keepsKey(refusal) ? key : newKey();
}

function retryWhen({ checkout, locale, text }: CheckoutPageContext, retryAfterSeconds: number | null): string {
  const { at } = text.language;
  return comeBack(retryAfterSeconds ?? WAIT_SECONDS, { nowMs: Date.parse(checkout.server_time), locale, at });
}

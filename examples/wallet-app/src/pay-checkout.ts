import {
  isMitakoError,
  type Checkout,
  type CheckoutPaid,
  type LoginParams,
  type PayByMobileMoneyParams,
  type PinParams,
  type WalletClient,
} from '@mitako/client/wallet';
import { readCheckoutLink } from './read-checkout-link.ts';

/** Dependencies of the flow. */
export interface App {
  readonly wallet: WalletClient;
  /** URL of the gateway this app belongs to, without a trailing slash. Never taken from a link or a QR code. */
  readonly publicUrl: string;
  /** A random UUID per tap on "pay". */
  readonly newKey: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** One decision of the user to pay. Its key stays the same over wrong PINs, logins and lost responses: it pays once. */
export type Tap = { readonly key: string } & (
  | { readonly method: 'wallet' }
  | ({ readonly method: 'mobile_money' } & PayByMobileMoneyParams)
);

/** What the user sees. Plain data without a PIN or a token, so that screens, logs and crash reports may contain it. */
export type PayState =
  /** Nothing scanned yet. */
  | { readonly kind: 'start' }
  /** The scanned code is not a checkout of our gateway. */
  | { readonly kind: 'foreign' }
  /** The gateway does not know this checkout. */
  | { readonly kind: 'unknown' }
  /** No response: the state of this checkout is unknown. */
  | { readonly kind: 'offline'; readonly slug: string }
  /** Merchant, amount and payment methods; `checkout.failure` explains the last declined attempt. */
  | { readonly kind: 'choose'; readonly checkout: Checkout; readonly problem: Problem | null }
  | (Tapped & { readonly kind: 'login'; readonly problem: Problem | null })
  /** There is no PIN yet, or it is locked: the user sets it with the password. */
  | (Tapped & { readonly kind: 'set_pin'; readonly problem: Problem | null })
  | (Tapped & { readonly kind: 'enter_pin'; readonly problem: Problem | null })
  /** The response was lost: the payment may or may not have succeeded. The only way on is to repeat the same tap. */
  | (Tapped & { readonly kind: 'unclear'; readonly problem: Problem })
  /** In progress: `checkout.next_action` says what to do. `reference` is null when another payer is paying. */
  | Waiting
  /** This user has paid. */
  | { readonly kind: 'paid'; readonly checkout: Checkout; readonly reference: string }
  /** Already paid, failed, canceled or expired, see `checkout.status`. */
  | { readonly kind: 'over'; readonly checkout: Checkout };

interface Waiting {
  readonly kind: 'waiting';
  readonly checkout: Checkout;
  readonly reference: string | null;
  readonly problem: Problem | null;
}

interface Tapped {
  readonly checkout: Checkout;
  readonly tap: Tap;
}

/** Why the user must try again. */
export interface Problem {
  /** A code of the API, or of the client without a response. Have a sentence for unknown codes. */
  readonly code: string;
  /** With `INVALID_PIN` and `INVALID_CODE`. */
  readonly attemptsLeft?: number | undefined;
  /** Epoch milliseconds by this phone's clock, if the response contained a delay. */
  readonly againAtMs?: number | undefined;
}

/** Events of the app. */
export type PayEvent =
  | { readonly kind: 'open'; readonly text: string }
  /** Returning to the foreground, "try again", or `next_action.poll_after_ms` has passed. */
  | { readonly kind: 'look' }
  | { readonly kind: 'pay_from_wallet' }
  | ({ readonly kind: 'pay_by_mobile_money' } & PayByMobileMoneyParams)
  | ({ readonly kind: 'log_in' } & LoginParams)
  | ({ readonly kind: 'set_pin' } & PinParams)
  /** The PIN of a wallet payment; without one, a mobile-money payment whose response was lost is repeated. */
  | { readonly kind: 'confirm'; readonly pin?: string | undefined }
  /** The provider's code, when `next_action.type` is `enter_otp`. */
  | { readonly kind: 'enter_code'; readonly code: string }
  /** To the other payment methods: one needs no PIN when the PIN is locked. */
  | { readonly kind: 'back' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'leave' };

/**
 * Pays a checkout in a wallet app, as a state machine from one state and an event to the next state. It never throws
 * errors of the network or the gateway. An event that does not fit the state changes nothing: process events one after
 * the other, and a second, impatient tap on "pay" finds the payment made.
 */
export async function payCheckout(app: App, state: PayState, event: PayEvent): Promise<PayState> {
  switch (event.kind) {
    case 'open': {
      const slug = readCheckoutLink(event.text, app.publicUrl);
      return slug === undefined ? { kind: 'foreign' } : look(app, slug);
    }
    case 'leave':
      return { kind: 'start' };
    case 'look':
      return lookAgain(app, state);
    case 'pay_from_wallet':
      return state.kind === 'choose' ? begin(app, state.checkout, { key: app.newKey(), method: 'wallet' }) : state;
    case 'pay_by_mobile_money': {
      if (state.kind !== 'choose') return state;
      const { provider, phone } = event;
      return begin(app, state.checkout, { key: app.newKey(), method: 'mobile_money', provider, phone });
    }
    case 'log_in':
      return state.kind === 'login' ? logIn(app, state, event) : state;
    case 'set_pin':
      return state.kind === 'set_pin' ? setPin(app, state, event) : state;
    case 'confirm':
      return state.kind === 'enter_pin' || state.kind === 'unclear' ? send(app, state, event.pin) : state;
    case 'enter_code':
      return state.kind === 'waiting' ? enterCode(app, state, event.code) : state;
    case 'back':
      return isBefore(state) ? look(app, state.checkout.slug) : state;
    case 'cancel':
      return state.kind === 'choose' || isBefore(state) ? cancel(app, state.checkout) : state;
  }
}

/** Whether this tap still waits for something from its user. */
function isBefore(state: PayState): state is Extract<PayState, { readonly kind: 'login' | 'set_pin' | 'enter_pin' }> {
  return ['login', 'set_pin', 'enter_pin'].includes(state.kind);
}

/** Reads the checkout, also after every refusal: its status is authoritative. */
async function look(app: App, slug: string, problem: Problem | null = null): Promise<PayState> {
  try {
    const checkout = await app.wallet.checkout.retrieve(slug);
    if (checkout.status === 'requested') return { kind: 'choose', checkout, problem };
    return checkout.status === 'processing'
      ? { kind: 'waiting', checkout, reference: null, problem }
      : { kind: 'over', checkout };
  } catch (error) {
    return problemOf(app, error).code === 'CHECKOUT_NOT_FOUND' ? { kind: 'unknown' } : { kind: 'offline', slug };
  }
}

async function lookAgain(app: App, state: PayState): Promise<PayState> {
  if (state.kind === 'offline') return look(app, state.slug);
  if (state.kind === 'waiting') return lookWhileWaiting(app, state, null);
  if (state.kind !== 'choose') return state;
  const seen = await look(app, state.checkout.slug);
  return seen.kind === 'offline' ? state : seen;
}

async function lookWhileWaiting(app: App, state: Waiting, problem: Problem | null): Promise<PayState> {
  const { reference } = state;
  const seen = await look(app, state.checkout.slug, problem);
  if (seen.kind === 'offline') return { ...state, problem };
  if (reference === null) return seen;
  if (seen.kind === 'waiting') return { ...seen, reference };
  return seen.kind === 'over' && seen.checkout.succeeded_at !== null
    ? { kind: 'paid', checkout: seen.checkout, reference }
    : seen;
}

async function enterCode(app: App, state: Waiting, code: string): Promise<PayState> {
  try {
    return taken(state.checkout, await app.wallet.checkout.confirm(state.checkout.slug, { code }));
  } catch (error) {
    return lookWhileWaiting(app, state, problemOf(app, error));
  }
}

/** Reading needs no login; paying does, so that is checked before the PIN is requested. */
async function begin(app: App, checkout: Checkout, tap: Tap): Promise<PayState> {
  try {
    return await goOn(app, { checkout, tap }, (await app.wallet.me()).has_pin);
  } catch (error) {
    const problem = problemOf(app, error);
    // Not being logged in yet is not an error to show.
    if (problem.code === 'AUTHENTICATION_REQUIRED') return { kind: 'login', checkout, tap, problem: null };
    return isSignedOut(problem) ? { kind: 'login', checkout, tap, problem } : { kind: 'choose', checkout, problem };
  }
}

async function goOn(app: App, { checkout, tap }: Tapped, hasPin = false): Promise<PayState> {
  if (tap.method === 'mobile_money') return send(app, { checkout, tap }, undefined);
  return { kind: hasPin ? 'enter_pin' : 'set_pin', checkout, tap, problem: null };
}

async function logIn(app: App, { checkout, tap }: Tapped, { email, password }: LoginParams): Promise<PayState> {
  try {
    return await goOn(app, { checkout, tap }, (await app.wallet.login({ email, password })).has_pin);
  } catch (error) {
    return { kind: 'login', checkout, tap, problem: problemOf(app, error) };
  }
}

async function setPin(app: App, { checkout, tap }: Tapped, { password, pin }: PinParams): Promise<PayState> {
  try {
    await app.wallet.setPin({ password, pin });
    return { kind: 'enter_pin', checkout, tap, problem: null };
  } catch (error) {
    const problem = problemOf(app, error);
    return { kind: isSignedOut(problem) ? 'login' : 'set_pin', checkout, tap, problem };
  }
}

async function send(app: App, { checkout, tap }: Tapped, pin = ''): Promise<PayState> {
  try {
    const options = { idempotencyKey: tap.key };
    const paid =
      tap.method === 'wallet'
        ? await app.wallet.checkout.payFromWallet(checkout.slug, { pin }, options)
        : await app.wallet.checkout.payByMobileMoney(checkout.slug, tap, options);
    return taken(checkout, paid);
  } catch (error) {
    const problem = problemOf(app, error);
    if (isSignedOut(problem)) return { kind: 'login', checkout, tap, problem };
    switch (problem.code) {
      case 'INVALID_PIN':
      case 'PIN_LOCKED':
        return { kind: 'enter_pin', checkout, tap, problem };
      case 'PIN_NOT_SET':
      case 'PIN_RESET_REQUIRED':
        return { kind: 'set_pin', checkout, tap, problem };
      default:
        return isDecided(error) ? look(app, checkout.slug, problem) : { kind: 'unclear', checkout, tap, problem };
    }
  }
}

function taken(before: Checkout, { payment, redirect_url, next_action }: CheckoutPaid): PayState {
  const { status, succeeded_at } = payment;
  const checkout = { ...before, status, succeeded_at, redirect_url, next_action };
  return status === 'processing'
    ? { kind: 'waiting', checkout, reference: payment.id, problem: null }
    : { kind: 'paid', checkout, reference: payment.transaction_id ?? payment.id };
}

async function cancel(app: App, checkout: Checkout): Promise<PayState> {
  try {
    const { payment, redirect_url } = await app.wallet.checkout.cancel(checkout.slug);
    return { kind: 'over', checkout: { ...checkout, status: payment.status, redirect_url } };
  } catch (error) {
    return look(app, checkout.slug, problemOf(app, error));
  }
}

const SIGNED_OUT_CODES: readonly string[] = [
  'AUTHENTICATION_REQUIRED',
  'INVALID_TOKEN',
  'TOKEN_REVOKED',
  'REFRESH_TOKEN_INVALID',
  'REFRESH_TOKEN_REUSED',
];

/** Expired access tokens are not included: the client has refreshed the token and repeated the call with its key. */
function isSignedOut({ code }: Problem): boolean {
  return SIGNED_OUT_CODES.includes(code);
}

/**
 * Whether the gateway certainly acted on this very tap, or certainly did not. After a lost response even "too many
 * requests" leaves it open, because it may answer a repetition.
 */
function isDecided(error: unknown): boolean {
  if (!isMitakoError(error) || error.status === undefined || error.code === 'IDEMPOTENCY_IN_PROGRESS') return false;
  return (
    (error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)) || error.code === 'RAIL_ERROR'
  );
}

/** @throws programming errors, never errors of the network or the gateway */
function problemOf(app: App, error: unknown): Problem {
  if (!isMitakoError(error)) throw error;
  const { code, details, retryAfterSeconds } = error;
  return {
    code,
    ...(typeof details['attempts_left'] === 'number' && { attemptsLeft: details['attempts_left'] }),
    // The response contains a duration, not a time: phone clocks are unreliable.
    ...(retryAfterSeconds !== undefined && { againAtMs: app.now() + retryAfterSeconds * 1000 }),
  };
}
